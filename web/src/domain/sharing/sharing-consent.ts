import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { RouteBody } from '@yanmo/contract/route';
import type { decideSharing as decideRoute } from '@yanmo/contract/sharing';
import type { SharingConsent } from '@yanmo/contract/similarity';
import { call } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';

const contract = () => loadPart(() => import('@yanmo/contract/sharing'));

type Decision = RouteBody<typeof decideRoute>;

const followedEveryMs = 5_000;
const followedForMs = 120_000;

const isFresh = (consent: SharingConsent | undefined): boolean =>
  consent?.is_shared === true &&
  consent.decided_at !== null &&
  Date.now() - Date.parse(consent.decided_at) < followedForMs;

/** Under the key of the user: another login never sees what was cached for the one before. */
export function sharingQuery(loginId: string) {
  return queryOptions({
    queryKey: ['user', loginId, 'sharing'],
    queryFn: async ({ signal }): Promise<SharingConsent> =>
      await call((await contract()).getSharingConsent, {}, { signal }),
    // Papers join by and by after a yes; whoever looks on sees their number.
    refetchInterval: ({ state }) => (isFresh(state.data) ? followedEveryMs : false),
  });
}

/** Whether others' texts may be compared with one's papers. */
export function useSharingConsent({ isWanted = true } = {}) {
  const session = useSession();
  return useQuery({ ...sharingQuery(session?.loginId ?? ''), enabled: session !== null && isWanted });
}

export const decideSharing = (client: QueryClient, loginId: string, isShared: boolean): Promise<SharingConsent> =>
  say(client, loginId, { is_shared: isShared });

/**
 * The answer of whoever was not asked yet, as far as is known here: on another device they may have decided since. Without a hook of its
 * own: whoever ordered has left the panel by the time it is answered.
 */
export const answerSharing = (client: QueryClient, loginId: string, isShared: boolean): Promise<SharingConsent> =>
  say(client, loginId, { is_shared: isShared, only_undecided: true });

async function say(client: QueryClient, loginId: string, body: Decision): Promise<SharingConsent> {
  const consent = await call((await contract()).decideSharing, { body });
  client.setQueryData(sharingQuery(loginId).queryKey, consent);
  return consent;
}
