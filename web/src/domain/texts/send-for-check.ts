import type { RouteInput } from '@yanmo/contract/route';
import type { SentForCheck, sendForCheck } from '@yanmo/contract/similarity';
import { call } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';

export type CheckWish = RouteInput<typeof sendForCheck>['body'];

/** Has a text, a file or a paper read and counted; it is an order then, which nobody has paid for yet. */
export async function sendToCheck(
  body: CheckWish,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<SentForCheck> {
  const { sendForCheck: route } = await loadPart(() => import('@yanmo/contract/similarity'));
  return await call(route, { body }, { idempotencyKey, ...(signal ? { signal } : {}) });
}
