import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { loadPart } from '../../lib/load-part.ts';
import { showInfo } from '../../lib/notify.ts';

/** Packing takes seconds; what is not there by then will not come while somebody looks. */
const patienceMs = 60_000;

/** All files of an order as one. */
export async function getPackUrl(outTradeNo: string): Promise<string> {
  const { getPack } = await loadPart(() => import('@yanmo/contract/papers'));
  return await whenPacked(async () => (await call(getPack, { params: { out_trade_no: outTradeNo } })).zip_url);
}

/** A rewritten file with its report, as its owner's choices have it now. */
export async function getReductionPackUrl(outTradeNo: string): Promise<string> {
  const { packReduction } = await loadPart(() => import('@yanmo/contract/reductions'));
  return await whenPacked(async () => (await call(packReduction, { query: { out_trade_no: outTradeNo } })).zip_url);
}

/** While files are being packed, a quiet word says so, and they are asked for again. */
async function whenPacked(ask: () => Promise<string>): Promise<string> {
  const untilMs = Date.now() + patienceMs;
  let isTold = false;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.error !== 'pack_not_ready' || Date.now() > untilMs) throw error;
      if (!isTold) showInfo(error.message);
      isTold = true;
      const waitMs = 1_000 * (error.retryAfterSeconds ?? 2);
      await new Promise((again) => setTimeout(again, waitMs));
    }
  }
}
