import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { AmendChange, getAmending } from '@yanmo/contract/amending';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { defaultPollMs, listPageSize } from '../../lib/constants.ts';
import { loadPart } from '../../lib/load-part.ts';

/** The schemas load beside the first request: the page is drawn without them. */
const contract = () => loadPart(() => import('@yanmo/contract/amending'));

export type AmendFile = z.infer<typeof getAmending.result>;
export type { AmendChange };

const amendKey = ['amending'] as const;
export const fileListKey = [...amendKey, 'files'] as const;

export function useFileList(pageNum: number) {
  return useQuery({
    queryKey: [...fileListKey, pageNum],
    queryFn: async ({ signal }) =>
      await call(
        (await contract()).listAmendings,
        { query: { page_num: pageNum, page_size: listPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Asked again while something in it is being worked on. */
export function fileQuery(key: string) {
  return queryOptions({
    queryKey: [...amendKey, 'file', key],
    queryFn: async ({ signal }) => await call((await contract()).getAmending, { params: { key } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.some((one) => one.state === 'WORKING') ? defaultPollMs : false),
  });
}

/** With what changed word by word, which the list leaves out. */
export function changeQuery(key: string, { id, version, state, proposal }: AmendChange) {
  return queryOptions({
    queryKey: [...amendKey, 'change', key, id, version, state, proposal?.text],
    queryFn: async ({ signal }) =>
      await call((await contract()).getChange, { params: { key, change_id: id } }, { signal }),
  });
}

export function useParagraphs(key: string, q: string, pageNum: number) {
  return useQuery({
    queryKey: [...amendKey, 'paragraphs', key, q, pageNum],
    queryFn: async ({ signal }) =>
      await call(
        (await contract()).listAmendParagraphs,
        { query: { key, q, page_num: pageNum, page_size: 10 } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export async function openFile(fileKey: string, signal: AbortSignal) {
  return await call((await contract()).openAmending, { body: { file_key: fileKey } }, { signal });
}

export async function propose(key: string, changeId: string, instruction?: string): Promise<AmendChange> {
  const body = { key, change_id: changeId, ...(instruction === undefined ? {} : { instruction }) };
  return await call((await contract()).proposeChange, { body });
}

export async function addWish(key: string, paragraph: string, instruction: string): Promise<AmendChange> {
  return await call((await contract()).addAmendChange, { body: { key, paragraph, instruction } });
}

/** What must reach the server in the order in which it was asked for. */
export const decisionsOf = (key: string) => ({ id: `amending ${key}` });

export interface Decided {
  decision: 'ACCEPT' | 'DISMISS' | 'UNDO' | 'ANSWER';
  version?: number;
  text?: string;
  reply?: string;
}

export async function decide(key: string, changeId: string, decided: Decided) {
  return await call((await contract()).decideChange, { body: { key, change_id: changeId, ...decided } });
}

export async function exportFile(key: string, author: string) {
  return await call((await contract()).exportAmending, { body: { key, ...(author === '' ? {} : { author }) } });
}

export async function removeFile(key: string) {
  return await call((await contract()).removeAmending, { body: { key } });
}

const isDecided = ({ state }: AmendChange): boolean => state === 'ACCEPTED' || state === 'DISMISSED';

/** Whether nothing is left to be done about it. */
export const isSettled = (change: AmendChange): boolean => isDecided(change) || change.comment?.is_resolved === true;

/** A proposal that was long on its way may come behind a decision: then the newest is asked for. */
export function placeProposal(client: QueryClient, key: string, fresh: AmendChange): void {
  const now = findChange(client, key, fresh.id);
  if (now && isDecided(now) && !isDecided(fresh)) {
    void client.invalidateQueries({ queryKey: fileQuery(key).queryKey });
  } else placeChanges(client, key, [fresh]);
}

export const findChange = (client: QueryClient, key: string, id: string): AmendChange | undefined =>
  client.getQueryData(fileQuery(key).queryKey)?.list.find((one) => one.id === id);

/** What came back is on the page at once, and so is what became of others of its paragraphs. */
export function placeChanges(client: QueryClient, key: string, changed: readonly AmendChange[]): void {
  client.setQueryData(fileQuery(key).queryKey, (file) => {
    if (!file) return file;
    const fresh = new Map(changed.map((change) => [change.id, change]));
    const list = file.list.map((old) => fresh.get(old.id) ?? old);
    const known = new Set(file.list.map(({ id }) => id));
    list.push(...changed.filter(({ id }) => !known.has(id)));
    return {
      ...file,
      list,
      changes: list.length,
      settled: list.filter(isSettled).length,
      accepted: list.filter(({ state }) => state === 'ACCEPTED').length,
    };
  });
}
