import { useQuery } from '@tanstack/react-query';
import type { Claim, claimGift, InviteInfo, listChannels, listClaims, takeGrowthNews } from '@yanmo/contract/growth';
import type { RouteInput, RouteResult } from '@yanmo/contract/route';
import { call, upload } from '../../lib/api.ts';
import { newsPollMs } from '../../lib/constants.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';

const contract = () => loadPart(() => import('@yanmo/contract/growth'));

export const growthKey = ['growth'] as const;

/** The own invite link, and what came of it. */
export function useInvite() {
  const session = useSession();
  return useQuery<InviteInfo>({
    queryKey: [...growthKey, 'invite'],
    queryFn: async ({ signal }) => await call((await contract()).fetchInvite, {}, { signal }),
    enabled: session !== null,
    // Somebody may have come by it since.
    staleTime: 0,
  });
}

/** The platforms on which a like is worth a coupon; the operator rarely changes them. */
export function useChannels() {
  return useQuery<RouteResult<typeof listChannels>>({
    queryKey: [...growthKey, 'channels'],
    queryFn: async ({ signal }) => await call((await contract()).listChannels, {}, { signal }),
    staleTime: newsPollMs,
  });
}

/** Own claims. While one waits for the operator they are asked for again and again. */
export function useClaims() {
  const session = useSession();
  return useQuery<RouteResult<typeof listClaims>>({
    queryKey: [...growthKey, 'claims'],
    queryFn: async ({ signal }) => await call((await contract()).listClaims, {}, { signal }),
    enabled: session !== null,
    staleTime: newsPollMs / 2,
    refetchInterval: ({ state: { data } }) =>
      data?.claims.some(({ status }) => status === 'PENDING') ? newsPollMs : false,
  });
}

export type ClaimWish = RouteInput<typeof claimGift>['body'];

export async function sendClaim(wish: ClaimWish, idempotencyKey: string): Promise<Claim> {
  return await call((await contract()).claimGift, { body: wish }, { idempotencyKey });
}

/** What was decided or earned; each piece of it is told to one tab only. */
export async function takeNews(): Promise<RouteResult<typeof takeGrowthNews>> {
  return await call((await contract()).takeGrowthNews, { body: {} });
}

export async function uploadScreenshot(file: File, signal: AbortSignal): Promise<string> {
  const { uploadFile } = await loadPart(() => import('@yanmo/contract/files'));
  const form = new FormData();
  // The server asks what a file is for before it reads a byte of it.
  form.append('purpose', 'CLAIM');
  form.append('file', file);
  return (await upload(uploadFile, form, { signal })).file_key;
}
