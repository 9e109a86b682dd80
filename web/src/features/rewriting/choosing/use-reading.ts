import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReadText } from '@yanmo/contract/reductions';
import { useSession } from '../../../lib/session.ts';
import { readText } from '../api.ts';
import type { Draft } from '../use-draft.ts';

const readAfterMs = 700;

/**
 * What lies on the page as it would be rewritten, paragraph by paragraph. A file was read when it came; a text is read once somebody
 * chooses of it, and again when it was edited.
 */
export function useReading({ file, text }: Draft, isWanted: boolean) {
  const session = useSession();
  const [rested] = useDebouncedValue(text, readAfterMs);
  const query = useQuery({
    queryKey: ['reductions', 'read', rested],
    queryFn: ({ signal }) => readText({ text: rested }, signal),
    enabled: isWanted && file === null && session !== null && rested.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isOwn = rested === text;
  const read: ReadText | null = file?.read ?? (isOwn && isWanted ? (query.data ?? null) : null);
  return {
    read,
    error: file === null && isOwn ? query.error : null,
    retry: () => void query.refetch(),
  };
}
