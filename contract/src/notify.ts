import { z } from 'zod';
import { Bytes, defineRoute } from './route.ts';

/** At most 32 of A-Za-z0-9: both gateways take it as their number too. */
export const PaymentNo = z.string().regex(/^[A-Za-z0-9]{1,32}$/);

export const notifyAlipay = defineRoute({
  method: 'POST',
  path: '/api/notify/alipay',
  who: 'public',
  summary: 'Alipay and the built-in cashier say what became of a payment; answers the seven bytes success, or fail.',
  body: Bytes,
  result: z.unknown(),
  shape: 'bytes',
});

export const notifyWechat = defineRoute({
  method: 'POST',
  path: '/api/notify/wechat',
  who: 'public',
  summary:
    'WeChat Pay says what became of a payment or a refund; answers 204, or a failure that makes it say so again.',
  body: Bytes,
  result: z.unknown(),
  shape: 'bytes',
});

const params = z.strictObject({ payment_no: PaymentNo });

export const showCashier = defineRoute({
  method: 'GET',
  path: '/cashier/{payment_no}',
  who: 'public',
  summary: 'The page of the built-in cashier, while it stands in for a payment gateway.',
  params,
  result: z.unknown(),
  shape: 'raw',
});

export const payAtCashier = defineRoute({
  method: 'POST',
  path: '/cashier/{payment_no}/pay',
  who: 'public',
  summary: 'Pays at the built-in cashier: the state in the envelope, or for a browser the way back to the page.',
  params,
  body: Bytes,
  result: z.unknown(),
  shape: 'bytes',
});

export const failAtCashier = defineRoute({
  method: 'POST',
  path: '/cashier/{payment_no}/fail',
  who: 'public',
  summary:
    'Lets a payment at the built-in cashier fail: the state in the envelope, or for a browser the way back to the page.',
  params,
  body: Bytes,
  result: z.unknown(),
  shape: 'bytes',
});

/** Mounted only while the built-in cashier is on. */
export const cashierRoutes = [showCashier, payAtCashier, failAtCashier] as const;
