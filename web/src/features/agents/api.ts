import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AgentApplication,
  applyAsAgent,
  editAgentSite,
  getAgentTerms,
  getAgentUserInfo,
  Withdrawal,
  withdrawCommission,
} from '@yanmo/contract/agents';
import type { RouteInput, RouteResult } from '@yanmo/contract/route';
import { call, readFailure, upload } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import { readSession, useSession } from '../../lib/session.ts';

const contract = () => loadPart(() => import('@yanmo/contract/agents'));

const agentKey = ['agent'] as const;
export const peoplePageSize = 10;

export type Terms = RouteResult<typeof getAgentTerms>;
export type OwnSite = RouteResult<typeof getAgentUserInfo>;
export type ApplyForm = RouteInput<typeof applyAsAgent>['body'];
export type WithdrawForm = RouteInput<typeof withdrawCommission>['body'];
export type SiteChanges = RouteInput<typeof editAgentSite>['body'];

/** For visitors too; with a login also what became of the own application. */
export function useAgentTerms() {
  const session = useSession();
  return useQuery({
    queryKey: [...agentKey, 'terms', session?.loginId ?? ''],
    queryFn: async ({ signal }) => await call((await contract()).getAgentTerms, {}, { signal }),
    staleTime: 0,
  });
}

function useOwnQuery<Result>(key: readonly unknown[], ask: (signal: AbortSignal) => Promise<Result>) {
  const session = useSession();
  return useQuery({
    queryKey: [...agentKey, session?.loginId ?? '', ...key],
    queryFn: ({ signal }) => ask(signal),
    enabled: session !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useOwnSite(pageNum = 1) {
  return useOwnQuery(['own', pageNum], async (signal) =>
    call((await contract()).getAgentUserInfo, { query: { page_num: pageNum, page_size: peoplePageSize } }, { signal }),
  );
}

export function useOwnOrders(pageNum: number, userId: string | null) {
  return useOwnQuery(['orders', pageNum, userId], async (signal) =>
    call(
      (await contract()).listAgentOrders,
      { query: { page_num: pageNum, page_size: peoplePageSize, ...(userId ? { user_id: userId } : {}) } },
      { signal },
    ),
  );
}

export function useOwnWithdrawals(pageNum: number) {
  return useOwnQuery(['withdrawals', pageNum], async (signal) =>
    call(
      (await contract()).listOwnWithdrawals,
      { query: { page_num: pageNum, page_size: peoplePageSize } },
      { signal },
    ),
  );
}

export interface DayRange {
  from: string;
  to: string;
}

/** The last days as they are counted here: in China. */
export function lastDays(count: number, now = Date.now()): DayRange {
  const dayMs = 86_400_000;
  const dayOf = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
  return { from: dayOf(now - (count - 1) * dayMs), to: dayOf(now) };
}

export function useFigures(range: DayRange) {
  return useOwnQuery(['figures', range.from, range.to], async (signal) =>
    call((await contract()).getAgentFigures, { query: range }, { signal }),
  );
}

export async function sendApplication(form: ApplyForm, idempotencyKey: string): Promise<AgentApplication> {
  return await call((await contract()).applyAsAgent, { body: form }, { idempotencyKey });
}

export async function askForWithdrawal(form: WithdrawForm, idempotencyKey: string): Promise<Withdrawal> {
  return await call((await contract()).withdrawCommission, { body: form }, { idempotencyKey });
}

/** Everything of the agent's that is on the page is asked for again. */
export function useRefreshAgent() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: agentKey });
}

export function useEditSite() {
  const refresh = useRefreshAgent();
  return useMutation({
    mutationFn: async (changes: SiteChanges) => await call((await contract()).editAgentSite, { body: changes }),
    onSuccess: refresh,
  });
}

/** Stores the picture, then puts it on the site; a failure in between leaves the old one in place. */
export async function storeImage(file: File): Promise<string> {
  const { uploadFile } = await loadPart(() => import('@yanmo/contract/files'));
  const form = new FormData();
  // The server decides by the purpose what it reads next, so the field goes before the file.
  form.append('purpose', 'AGENT_IMAGE');
  form.append('file', file);
  return (await upload(uploadFile, form)).file_key;
}

/** The answer is a file, not the envelope; a refusal is. */
export async function fetchOrderFile(range: DayRange, language: string): Promise<Blob> {
  const { exportAgentOrders } = await contract();
  const response = await fetch(`${exportAgentOrders.path}?${new URLSearchParams({ ...range })}`, {
    headers: { 'Accept-Language': language, Authorization: `Bearer ${readSession()?.token ?? ''}` },
    credentials: 'same-origin',
  });
  if (!response.ok) throw await readFailure(response);
  return await response.blob();
}
