import { queryOptions } from '@tanstack/react-query';
import type { SimilarityCertificate } from '@yanmo/contract/similarity';
import { call } from '../../../lib/api.ts';
import { loadPart } from '../../../lib/load-part.ts';

export function certificateQuery(number: string) {
  return queryOptions({
    queryKey: ['certificate', number],
    queryFn: async ({ signal }): Promise<SimilarityCertificate> => {
      const { getSimilarityCertificate } = await loadPart(() => import('@yanmo/contract/similarity'));
      return await call(getSimilarityCertificate, { params: { number } }, { signal });
    },
    // What was certified does not change while somebody looks at it.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
