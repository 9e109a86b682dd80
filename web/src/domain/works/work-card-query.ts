import { queryOptions } from '@tanstack/react-query';
import type { WorkCard } from '@yanmo/contract/work-cards';
import { call } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';

/** Whose work it is: of an outline, or of a paper. */
export type CardOwner = { key1: string } | { out_trade_no: string };

/** A card is read once and kept by the server; here it stays as long as the page does. */
export function workCardQuery(owner: CardOwner, workId: string) {
  return queryOptions({
    queryKey: ['cards', owner, workId],
    queryFn: async ({ signal }): Promise<WorkCard> => {
      const { getCard } = await loadPart(() => import('@yanmo/contract/work-cards'));
      return await call(getCard, { query: { ...owner, work_id: workId } }, { signal });
    },
    staleTime: 10 * 60_000,
    retry: false,
  });
}
