import { useQuery } from '@tanstack/react-query';
import type { Coupon, Redeemed } from '@yanmo/contract/coupons';
import { call } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';

const contract = () => loadPart(() => import('@yanmo/contract/coupons'));

/** All of them: nobody has so many that a page could not hold them. */
export function useCoupons() {
  const session = useSession();
  return useQuery<Coupon[]>({
    queryKey: ['coupons'],
    queryFn: async ({ signal }) => (await call((await contract()).listCoupons, { query: {} }, { signal })).coupons,
    enabled: session !== null,
    // An order may have taken or given back one since.
    staleTime: 0,
  });
}

export async function redeemCode(code: string, idempotencyKey: string): Promise<Redeemed> {
  return await call((await contract()).redeemCode, { body: { code } }, { idempotencyKey });
}
