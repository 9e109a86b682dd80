import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PayResult, recharge } from '@yanmo/contract/orders';
import type { RouteInput } from '@yanmo/contract/route';
import { walletKey } from '../../domain/wallet/wallet.ts';
import { call } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';

export type WalletUnit = 'FEN' | 'CHARACTER';
export type RechargeWish = RouteInput<typeof recharge>['body'];

export const entriesPageSize = 10;

export function useWalletEntries(unit: WalletUnit, pageNum: number) {
  const session = useSession();
  return useQuery({
    queryKey: [...walletKey, 'entries', unit, pageNum],
    queryFn: async ({ signal }) =>
      await call(
        (await loadPart(() => import('@yanmo/contract/wallet'))).listWalletEntries,
        { query: { unit, page_num: pageNum, page_size: entriesPageSize } },
        { signal },
      ),
    enabled: session !== null,
    // Another page of the same list may take the place of the one before; the other list may not.
    placeholderData: (before, query) => (query?.queryKey[2] === unit ? keepPreviousData(before) : undefined),
    staleTime: 0,
  });
}

export async function orderRecharge(wish: RechargeWish, idempotencyKey: string): Promise<PayResult> {
  return await call(
    (await loadPart(() => import('@yanmo/contract/orders'))).recharge,
    { body: wish },
    { idempotencyKey },
  );
}
