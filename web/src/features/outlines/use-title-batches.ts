import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { lastTitleBatch } from '@yanmo/contract/title-kinds';
import { useState } from 'react';
import { recommendTitles, type TitleWish } from './api.ts';

const staleTime = 10 * 60_000;

/** The batches of titles for a wish: another one is asked for when it is wanted, and what was shown stays at hand. */
export function useTitleBatches(wish: TitleWish) {
  const client = useQueryClient();
  const wished = JSON.stringify(wish);
  const [place, setPlace] = useState({ wished, batch: 0 });
  // Other wishes begin anew.
  const batch = place.wished === wished ? place.batch : 0;
  const question = (of: number) => ({
    queryKey: ['titles', wish, of],
    queryFn: ({ signal }: { signal: AbortSignal }) => recommendTitles(of === 0 ? wish : { ...wish, batch: of }, signal),
    staleTime,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...question(batch),
    placeholderData: batch === 0 ? undefined : keepPreviousData,
  });

  return {
    titles: data,
    error,
    isFetching,
    /** What stands on the page is of the batch before. */
    isTurning: isPlaceholderData,
    batch,
    isFirst: batch === 0,
    isLast: batch >= lastTitleBatch,
    goBack: () => setPlace({ wished, batch: Math.max(0, batch - 1) }),
    goOn: () => setPlace({ wished, batch: Math.min(lastTitleBatch, batch + 1) }),
    /** Asks anew, from the first. */
    askAgain: () => {
      setPlace({ wished, batch: 0 });
      if (batch === 0) void refetch();
      else void client.invalidateQueries({ queryKey: ['titles', wish, 0] });
    },
  };
}
