import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Says of own entries that they may be printed, or takes it back; whatever shows them is asked for again. */
export function useAllowWorks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ works, isAllowed }: { works: readonly string[]; isAllowed: boolean }) => {
      const { allowWorks } = await import('@yanmo/contract/explore');
      return await call(allowWorks, { body: { works: [...works], is_allowed: isAllowed } });
    },
    onSuccess: () =>
      client.invalidateQueries({
        // Not all of the outlines: keywords that were proposed would be asked for again.
        predicate: ({ queryKey: [room, part] }) =>
          room === 'explore' ||
          room === 'papers' ||
          part === 'sources' ||
          (room === 'outlines' && (part === 'papers' || part === 'works')),
      }),
  });
}
