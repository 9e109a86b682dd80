import { useQuery } from '@tanstack/react-query';
import type { Catalogue, Product } from '@yanmo/contract/catalogue';
import { call } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';

/** Prices change by the operator's hand; what an order costs is fixed by the server when it is made. */
const staleMs = 60_000;

/** What can be bought now, at which price, and how it can be paid. */
export function useCatalogue() {
  return useQuery<Catalogue>({
    queryKey: ['catalogue'],
    queryFn: async ({ signal }) => {
      const { getCatalogue } = await loadPart(() => import('@yanmo/contract/catalogue'));
      return await call(getCatalogue, {}, { signal });
    },
    staleTime: staleMs,
  });
}

/** Null while it is not sold. */
export function findProduct(catalogue: Catalogue | undefined, orderType: string): Product | null {
  return catalogue?.products.find((product) => product.order_type === orderType) ?? null;
}
