import { notifyAlipay, notifyWechat } from '@yanmo/contract/notify';
import type { FastifyRequest } from 'fastify';
import type { Mount } from '../../platform/http/mount.ts';
import type { Logger } from '../../platform/logger.ts';
import type { PaymentGateways } from '../../providers/payment/create-payment-gateways.ts';
import { type NoticeReader, NoticeRefused } from '../../providers/payment/payment-gateway.ts';
import { PaymentMismatch, type PaymentsService } from './service.ts';

/** A notification has some kilobytes. */
const noticeLimitBytes = 64 * 1024;

function headersOf({ headers }: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}

export function mountPaymentsRoutes(
  mount: Mount,
  payments: PaymentsService,
  { gateways, logger }: { gateways: PaymentGateways; logger: Logger },
): void {
  /** False for what must be refused; whatever else goes wrong is a failure, and the gateway says it again later. */
  async function apply(reader: NoticeReader, request: FastifyRequest, body: Uint8Array): Promise<boolean> {
    try {
      await payments.applyNotice(await reader.read({ headers: headersOf(request), body }));
      return true;
    } catch (error) {
      if (error instanceof NoticeRefused) logger.warn({ err: error, ip: request.ip }, 'a notification was refused');
      else if (error instanceof PaymentMismatch)
        logger.error({ err: error }, 'a notification does not fit its payment');
      else throw error;
      return false;
    }
  }

  // Money that was paid is taken in during maintenance too.
  const options = { bodyLimitBytes: noticeLimitBytes, isOpenInMaintenance: true };

  mount(
    notifyAlipay,
    async ({ body, request, reply }) => {
      const isTaken = await apply(gateways.alipayNotices, request, body);
      return reply.type('text/plain; charset=utf-8').send(isTaken ? 'success' : 'fail');
    },
    options,
  );

  mount(
    notifyWechat,
    async ({ body, request, reply }) => {
      const isTaken = await apply(gateways.wechatNotices, request, body);
      if (isTaken) return reply.code(204).send();
      const refusal = JSON.stringify({ code: 'FAIL', message: 'refused' });
      return reply.code(400).type('application/json; charset=utf-8').send(refusal);
    },
    options,
  );
}
