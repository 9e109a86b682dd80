import { useQuery } from '@tanstack/react-query';
import type { changeOrder, changeUser, ManagedOrder, ManagedUser, retryFailedItem } from '@yanmo/contract/operator';
import type { RouteInput } from '@yanmo/contract/route';
import { operatorKey } from '../../domain/operator/operator-list.tsx';
import { call } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';

export const contract = () => loadPart(() => import('@yanmo/contract/operator'));

export type UserChange = RouteInput<typeof changeUser>['body'];
export type OrderChange = RouteInput<typeof changeOrder>['body'];
export type Retry = RouteInput<typeof retryFailedItem>['body'];

export interface DayRange {
  from: string;
  to: string;
}

/** The last days as they are counted here: in China. */
export function lastDays(count: number, now = Date.now()): DayRange {
  const dayMs = 86_400_000;
  const dayOf = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
  return { from: dayOf(now - (count - 1) * dayMs), to: dayOf(now) };
}

/** What changes while somebody looks: today. */
const overviewMs = 60_000;

export function useOverview(range: DayRange) {
  const session = useSession();
  return useQuery({
    queryKey: [...operatorKey, 'overview', range.from, range.to],
    queryFn: async ({ signal }) => await call((await contract()).getOverview, { query: range }, { signal }),
    enabled: session !== null,
    staleTime: 0,
    refetchInterval: overviewMs,
  });
}

export async function sendUserChange(body: UserChange, idempotencyKey: string): Promise<ManagedUser> {
  return await call((await contract()).changeUser, { body }, { idempotencyKey });
}

export async function sendOrderChange(body: OrderChange, idempotencyKey: string): Promise<ManagedOrder> {
  return await call((await contract()).changeOrder, { body }, { idempotencyKey });
}

export async function sendRetry(body: Retry, idempotencyKey: string) {
  return await call((await contract()).retryFailedItem, { body }, { idempotencyKey });
}

export async function askToVerify() {
  return await call((await contract()).verifyLedger, { body: { action: 'VERIFY' } });
}
