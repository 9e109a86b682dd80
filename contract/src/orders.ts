import { z } from 'zod';
import { ExtraService, OrderType, PayType, QuoteLine } from './catalogue.ts';
import {
  englishTitleLength,
  englishTitleLetters,
  paidByMethods,
  paymentMethods,
  paymentStatuses,
  stages,
} from './codes.ts';
import { Coupon } from './coupons.ts';
import { Fen } from './money.ts';
import { OutlineForm } from './outlines.ts';
import { PageQuery, PageResult } from './page.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

export const OutTradeNo = z.string().regex(/^[A-Za-z0-9]{8,32}$/);
export const PaymentStatus = z.enum(paymentStatuses);
/** What can be scanned. */
export const ScanMethod = z.enum(['ALIPAY', 'WECHAT']);
export type ScanMethod = z.infer<typeof ScanMethod>;
export const PaymentMethod = z.enum(paymentMethods);

/** A template of documents/templates. */
export const TemplateId = z.string().regex(/^[a-z][a-z0-9-]{1,63}$/);
/** The styles that a paper can be printed in; the rest of the citation styles are for files. */
export const printedStyles = ['gbt7714-2025', 'gbt7714-2015', 'apa', 'mla'] as const;
export const PrintedStyle = z.enum(printedStyles);
export type PrintedStyle = z.infer<typeof PrintedStyle>;

/** In Latin letters, Greek ones among them as sciences use them. Brackets would read as a mark of the text it goes into. */
export const EnglishTitle = z
  .string()
  .trim()
  .min(1)
  .max(englishTitleLength)
  .regex(englishTitleLetters, 'english_title_letters');

export const FileUrls = z.object({
  word: z.string().nullable(),
  pdf: z.string().nullable(),
  zip: z.string().nullable(),
});
export type FileUrls = z.infer<typeof FileUrls>;

export const OrderItem = z.object({
  id: z.string(),
  kind: z.string(),
  paper_case: z.object({ title: z.string(), stage: z.literal(stages) }),
  /** 0 to 100. */
  progress: z.number(),
  error: z.object({ error: z.string(), message: z.string() }).nullable(),
  /** Free tries left after a failure; none for what will not be made any more, whatever the reason. */
  retries_left: z.int(),
  /** It failed, and every free try was used. */
  is_out_of_retries: z.boolean(),
  /** Its money went back, and what was made of it with it. */
  is_refunded: z.boolean(),
  file_urls: FileUrls,
  /** Percent: the headline of a check. Null of everything else, and until it is measured. */
  rate: z.number().nullable(),
});
export type OrderItem = z.infer<typeof OrderItem>;

export const OrderEvent = z.object({
  id: z.int(),
  type: z.string(),
  from_status: PaymentStatus.nullable(),
  to_status: PaymentStatus.nullable(),
  amount: Fen.nullable(),
  created_at: z.iso.datetime(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** Its word_count is what the sections come to together, whatever the form asked for. */
export const OrderOutline = OutlineForm.extend({ key1: z.string(), word_count: z.int() });
export type OrderOutline = z.infer<typeof OrderOutline>;

export const Order = z.object({
  id: z.string(),
  out_trade_no: z.string(),
  key1: z.string().nullable(),
  order_type: OrderType,
  pay_type: PayType,
  payment_status: PaymentStatus,
  /** What it was sold for, coupons taken off. */
  total_price: Fen,
  original_amount: Fen,
  deposit: Fen.nullable(),
  /** What is due next; 0 when all is paid. */
  due_amount: Fen,
  paid_amount: Fen,
  refunded_amount: Fen,
  lines: z.array(QuoteLine),
  created_at: z.iso.datetime(),
  payment_method: z.enum(paidByMethods).nullable(),
  is_reduce_aigc: z.boolean(),
  additional_service: z.array(ExtraService),
  word_count: z.int().nullable(),
  estimated_minutes: z.int(),
  coupon_id: z.string().nullable(),
  /** How a paper is to be set; null for what is no paper. */
  template_id: z.string().nullable(),
  citation_style: PrintedStyle.nullable(),
  /** An item was delivered or failed since its owner last looked. */
  is_unread: z.boolean(),
  order_item_response: z.array(OrderItem),
  outline: OrderOutline.nullable(),
});
export type Order = z.infer<typeof Order>;

export const OrderDetail = Order.extend({
  /** Grows with every change of the order or of an item: of two answers the one with the smaller number is the older. */
  last_seq: z.int(),
  /** Until its main item is there, by the pace so far; null while there is nothing to go by. */
  remaining_seconds: z.int().nullable(),
  events: z.array(OrderEvent),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

export const PayResult = z.object({
  out_trade_no: z.string(),
  pay_amount: Fen,
  /** Null until a way to pay is chosen. */
  pay_link: z.string().nullable(),
  payment_no: z.string().nullable(),
  original_amount: Fen,
  discounted_price: Fen,
  is_discount: z.boolean(),
  order_type: OrderType,
  word_count: z.int().nullable(),
  is_reduce_aigc: z.boolean(),
  additional_service: z.array(ExtraService),
  payment_status: PaymentStatus,
});
export type PayResult = z.infer<typeof PayResult>;

/** What a scan needs: the code as a picture, and until when it works. */
export const ScanPayment = z.object({
  payment_no: z.string(),
  pay_link: z.string(),
  qr_svg: z.string(),
  pay_amount: Fen,
  payment_method: ScanMethod,
  expires_at: z.iso.datetime(),
});
export type ScanPayment = z.infer<typeof ScanPayment>;

const CouponChoice = z.uuid().optional();

export const createOrder = defineRoute({
  method: 'POST',
  path: `${prefix}/orders/order`,
  who: 'user',
  summary: 'Order; a repeated call answers the open order, or 409 if it differs.',
  body: z.strictObject({
    key1: z.string().min(1).max(64),
    order_type: OrderType,
    pay_type: PayType.default('PAY_ALL'),
    is_reduce_aigc: z.boolean().default(false),
    additional_service: z.array(ExtraService).max(4).default([]),
    /** Left out: what schools of the paper's language usually ask for. */
    template_id: TemplateId.optional(),
    citation_style: PrintedStyle.optional(),
    /** Of a paper in another language, for its English abstract; left out, the place is marked for the student. */
    english_title: EnglishTitle.optional(),
    coupon_id: CouponChoice,
  }),
  result: PayResult,
});

export const payOutlineDownload = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/outline/pay_download`,
  who: 'user',
  summary: 'Order the outline as Word, and choose how to pay.',
  body: z.strictObject({
    key1: z.string().min(1).max(64),
    payment_method: PaymentMethod.optional(),
    coupon_id: CouponChoice,
  }),
  result: PayResult,
});

export const recharge = defineRoute({
  method: 'POST',
  path: `${prefix}/third_aigc/recharge`,
  who: 'user',
  summary: 'Put money on the wallet, or buy prepaid characters.',
  body: z.strictObject({
    kind: z.enum(['WALLET', 'CHARACTERS']),
    amount: z.int().min(1).max(100_000_000).optional(),
    package_id: z.string().max(20).optional(),
    payment_method: PaymentMethod.optional(),
  }),
  result: PayResult,
});

export const listOrders = defineRoute({
  method: 'GET',
  path: `${prefix}/orders/order/list`,
  who: 'user',
  summary: 'Own orders, newest first.',
  query: PageQuery.extend({ order_type: OrderType.optional(), payment_status: PaymentStatus.optional() }).strict(),
  /** `outline_list` is the same list under the name that older pages know. */
  result: PageResult.extend({ order_list: z.array(Order), outline_list: z.array(Order) }),
});

const Key = z.strictObject({ key: z.string().min(1).max(64) });

export const getOrder = defineRoute({
  method: 'GET',
  path: `${prefix}/orders/order/{key}`,
  who: 'user',
  summary: 'One order by its number, or the newest of an outline by key1, with all that happened to it.',
  params: Key,
  result: OrderDetail,
});

export const followOrder = defineRoute({
  method: 'GET',
  path: `${prefix}/orders/order/{key}/events`,
  who: 'user',
  summary:
    'Server-sent events: a snapshot (OrderDetail), then `order` with the whole order after every change; while its paper is written also `paper` (PaperSheet), `section`, `text`, `stage`, `progress` and `done`, while a text is rewritten `reduction` (ReductionSheet), `paragraph` and `rates`. Resumes after Last-Event-ID.',
  params: Key,
  query: z.strictObject({ last_event_id: z.string().max(80).optional() }),
  result: z.unknown(),
  shape: 'stream',
});

/** A section on the sheet of a paper that is being written. */
export const SheetSection = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  depth: z.int(),
  /** HEADING has no text of its own; LATER is not part of what was paid for so far. */
  state: z.enum(['HEADING', 'WAITING', 'WRITING', 'WRITTEN', 'LATER']),
  /** Where `text` events of this section come from while it is WRITING. */
  step: z.string().nullable(),
  /** Draft text as far as it is there. */
  text: z.string(),
});
export type SheetSection = z.infer<typeof SheetSection>;

/**
 * The sheet as it stands when a reader comes; the events after it change it: `section` { section, step } begins one,
 * `text` { step, offset, text } keeps what is there up to offset and appends, `progress` { phase, done, total, step }
 * ends a step, `stage` { phase, done, total } begins a phase, `done` { state, error? } ends all.
 */
export const PaperSheet = z.object({
  item_id: z.string(),
  phase: z.string(),
  sections: z.array(SheetSection),
});
export type PaperSheet = z.infer<typeof PaperSheet>;

export const OrderNews = z.object({
  /** Orders with something delivered or failed that their owner has not looked at. */
  unread: z.int(),
  /** Orders that are being worked on. */
  working: z.int(),
  /** The newest unread ones. */
  orders: z.array(z.object({ out_trade_no: z.string(), title: z.string(), stage: z.literal(stages) })),
});
export type OrderNews = z.infer<typeof OrderNews>;

export const getOrderNews = defineRoute({
  method: 'GET',
  path: `${prefix}/orders/news`,
  who: 'user',
  summary: 'What was delivered or failed since it was last looked at.',
  result: OrderNews,
});

export const markOrdersSeen = defineRoute({
  method: 'POST',
  path: `${prefix}/orders/seen`,
  who: 'user',
  summary: 'These orders were looked at.',
  body: z.strictObject({ trade_no_list: z.array(OutTradeNo).min(1).max(50) }),
  result: OrderNews,
});

export const retryItem = defineRoute({
  method: 'POST',
  path: `${prefix}/orders/retry`,
  who: 'user',
  summary: 'Try a failed item again, free of charge.',
  body: z.strictObject({ out_trade_no: OutTradeNo, item_id: z.uuid() }),
  result: OrderItem,
});

export const repayOrder = defineRoute({
  method: 'POST',
  path: `${prefix}/orders/repay`,
  who: 'user',
  summary: 'Pay an order whose payment failed or ran out.',
  body: z.strictObject({ out_trade_no: OutTradeNo, payment_method: PaymentMethod }),
  result: PayResult,
});

export const payRest = defineRoute({
  method: 'POST',
  path: `${prefix}/orders/balance_pay`,
  who: 'user',
  summary: 'Pay what is left after the deposit.',
  body: z.strictObject({ out_trade_no: OutTradeNo, payment_method: PaymentMethod }),
  result: PayResult,
});

export const payByCoupon = defineRoute({
  method: 'POST',
  path: `${prefix}/orders/free_pay`,
  who: 'user',
  summary: 'A coupon that covers the whole order pays it.',
  body: z.strictObject({ out_trade_no: OutTradeNo, coupon_id: z.uuid() }),
  result: Order,
});

export const deleteOrders = defineRoute({
  method: 'POST',
  path: `${prefix}/orders/batch_delete`,
  who: 'user',
  summary: 'Take orders off the list; paid and unfinished ones are refused.',
  body: z.strictObject({ trade_no_list: z.array(OutTradeNo).min(1).max(50) }),
  result: z.object({
    deleted: z.array(z.string()),
    refused: z.array(z.object({ out_trade_no: z.string(), error: z.string(), message: z.string() })),
  }),
});

export const beginPayment = defineRoute({
  method: 'POST',
  path: `${prefix}/pass/pre_create`,
  who: 'user',
  summary: 'Choose how to pay by scanning; the same choice answers the same code until it runs out.',
  body: z.strictObject({
    out_trade_no: OutTradeNo,
    payment_method: ScanMethod,
    /** Null takes a coupon off again; absent leaves it as it is. */
    coupon_id: z.uuid().nullable().optional(),
  }),
  result: ScanPayment,
});

export const payByBalance = defineRoute({
  method: 'POST',
  path: `${prefix}/pass/pay_order`,
  who: 'user',
  summary: 'Pay from the wallet, or a reduction from prepaid characters.',
  body: z.strictObject({
    out_trade_no: OutTradeNo,
    source: z.enum(['BALANCE', 'CHARACTERS']).default('BALANCE'),
    coupon_id: z.uuid().nullable().optional(),
  }),
  result: Order,
});

export const getPayDiscount = defineRoute({
  method: 'GET',
  path: `${prefix}/pass/pay_discount/{out_trade_no}`,
  who: 'user',
  summary: 'What an order costs with and without its coupon, and which coupons would fit.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  result: z.object({
    original_amount: Fen,
    discounted_price: Fen,
    is_discount: z.boolean(),
    coupons: z.array(Coupon.extend({ discount: Fen })),
  }),
});
