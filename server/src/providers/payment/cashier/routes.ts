import { failAtCashier, payAtCashier, showCashier } from '@yanmo/contract/notify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Cashier } from './cashier.ts';
import type { ServerAddress } from './notification.ts';
import { renderCashierPage } from './page.ts';
import type { CashierTrade } from './store.ts';

/** A browser names HTML among what it takes; a program that does not care gets the envelope. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** The address at which this request reached us: there the server is sure to listen, whatever names it goes by. */
function addressOf({ raw: { socket } }: FastifyRequest): ServerAddress | null {
  const { localAddress: host, localPort: port } = socket;
  return host === undefined || port === undefined ? null : { host, port };
}

/** The forms are empty; anything larger is not from the page. */
const formLimitBytes = 16 * 1024;

export function mountCashierRoutes(mount: Mount, cashier: Cashier): void {
  mount(showCashier, async ({ params, caller, reply }) => {
    const trade = await cashier.findTrade(params.payment_no);
    if (!trade) reply.code(404);
    return renderCashierPage(trade, caller.language, reply.beginPage());
  });

  /** A browser is led back to the page, which says how things stand, also where nothing could be done. */
  async function answer(
    act: () => Promise<CashierTrade>,
    paymentNo: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!wantsPage(request)) {
      const { state } = await act();
      const envelope = { code: 200, message: 'ok', result: { state } };
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(envelope));
    }
    try {
      await act();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    return reply.code(303).header('location', `/cashier/${paymentNo}`).send();
  }

  // Whoever stands at the cashier when maintenance begins may finish.
  const options = { bodyLimitBytes: formLimitBytes, isOpenInMaintenance: true };
  mount(
    payAtCashier,
    async ({ params: { payment_no: no }, request, reply }) =>
      await answer(() => cashier.pay(no, addressOf(request)), no, request, reply),
    options,
  );
  mount(
    failAtCashier,
    async ({ params: { payment_no: no }, request, reply }) =>
      await answer(() => cashier.fail(no, addressOf(request)), no, request, reply),
    options,
  );
}
