import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { loadPart } from '../../lib/load-part.ts';
import { showInfo } from '../../lib/notify.ts';

/** Packing takes seconds; what is not there by then will not come while somebody looks. */
const patienceMs = 60_000;

/** All files of an order as one. While they are being packed, a quiet word says so, and it is asked again. */
export async function getPackUrl(outTradeNo: string): Promise<string> {
  const { getPack } = await loadPart(() => import('@yanmo/contract/papers'));
  const untilMs = Date.now() + patienceMs;
  let isTold = false;
  for (;;) {
    try {
      return (await call(getPack, { params: { out_trade_no: outTradeNo } })).zip_url;
    } catch (error) {
      if (!(error instanceof ApiError) || error.error !== 'pack_not_ready' || Date.now() > untilMs) throw error;
      if (!isTold) showInfo(error.message);
      isTold = true;
      const waitMs = 1_000 * (error.retryAfterSeconds ?? 2);
      await new Promise((again) => setTimeout(again, waitMs));
    }
  }
}
