import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { listPageSize } from '../../../lib/constants.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { useSession } from '../../../lib/session.ts';

const contract = () => loadPart(() => import('@yanmo/contract/messages'));

export const messagesKey = ['messages'] as const;

/** An answer comes in minutes at the soonest: whoever waits on the page needs no more. */
const answerPollMs = 60_000;

export function useOwnMessages(pageNum: number) {
  const session = useSession();
  return useQuery({
    queryKey: [...messagesKey, session?.loginId, pageNum],
    queryFn: async ({ signal }) =>
      await call(
        (await contract()).listOwnMessages,
        { query: { page_num: pageNum, page_size: listPageSize } },
        { signal },
      ),
    enabled: session !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: answerPollMs,
  });
}

export async function sendMessage(text: string, contact: string) {
  const { sendMessage: route } = await contract();
  return await call(route, { body: { text, ...(contact === '' ? {} : { contact }) } });
}

export async function seeMessages(client: QueryClient, ids: string[]): Promise<void> {
  await call((await contract()).seeMessages, { body: { ids } });
  // Those on the page keep their mark until it is opened again: it says which answer is the new one.
  await client.invalidateQueries({ queryKey: messagesKey, refetchType: 'none' });
}
