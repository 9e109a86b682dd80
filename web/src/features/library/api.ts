import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import type { CitationStyleCode, exploreSearch, VerifiedReference } from '@yanmo/contract/explore';
import type { OutlineForm } from '@yanmo/contract/outlines';
import type { RouteResult } from '@yanmo/contract/route';
import { call, upload } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';
import type { AskedSearch } from './asked-search.ts';

/** The schemas load beside the first request: the page is drawn without them. */
const contract = () => loadPart(() => import('@yanmo/contract/explore'));
const outlineContract = () => loadPart(() => import('@yanmo/contract/outlines'));

const exploreKey = ['explore'] as const;
const searchKey = [...exploreKey, 'search'] as const;
export const libraryKey = [...exploreKey, 'library'] as const;

export type SearchPage = RouteResult<typeof exploreSearch>;

/** A screen and a half of entries. */
const searchPageSize = 15;
const libraryPageSize = 20;
/** The most that one answer lists; an export reads the library in such steps. */
const longestPage = 50;
/** Ids stand in the address of the request, which proxies cut at 8 kB. */
const citedAtOnce = 100;

export function searchQuery(asked: AskedSearch) {
  const { open_access, ...rest } = asked;
  return infiniteQueryOptions({
    queryKey: [...searchKey, asked],
    queryFn: async ({ pageParam, signal }): Promise<SearchPage> =>
      await call(
        (await contract()).exploreSearch,
        {
          query: {
            ...rest,
            page_num: pageParam,
            page_size: searchPageSize,
            ...(open_access ? { open_access: 'true' as const } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page_num, total }) => (page_num * searchPageSize < total ? page_num + 1 : null),
    placeholderData: keepPreviousData,
    enabled: asked.q !== '',
    // The same words a minute later find the same works; asking again would reorder what is being read.
    staleTime: 5 * 60_000,
  });
}

/** Search answers that are already shown follow what is saved and removed, without being asked for again. */
export function markSaved(client: QueryClient, ids: readonly string[], isSaved: boolean): void {
  client.setQueriesData<InfiniteData<SearchPage>>({ queryKey: searchKey }, (found) =>
    found === undefined
      ? undefined
      : {
          ...found,
          pages: found.pages.map((page) => ({
            ...page,
            works: page.works.map((work) => (ids.includes(work.id) ? { ...work, is_saved: isSaved } : work)),
          })),
        },
  );
  // An answer that is still on its way was found before this, and would take it back.
  const underWay = { queryKey: searchKey, fetchStatus: 'fetching' } as const;
  if (client.isFetching(underWay) === 0) return;
  void client.cancelQueries(underWay).then(() => client.invalidateQueries({ queryKey: searchKey }));
}

export function citeQuery(ids: readonly string[], style: CitationStyleCode) {
  return queryOptions({
    queryKey: [...exploreKey, 'cite', style, ids],
    queryFn: async ({ signal }) =>
      await call((await contract()).citeWorks, { query: { ids: ids.join(','), style } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Any number of works as one text; the server writes them in portions. */
export async function writeCitations(ids: readonly string[], style: CitationStyleCode): Promise<string> {
  const { citeWorks } = await contract();
  const texts: string[] = [];
  for (let from = 0; from < ids.length; from += citedAtOnce) {
    const portion = ids.slice(from, from + citedAtOnce).join(',');
    texts.push((await call(citeWorks, { query: { ids: portion, style } })).text.trim());
  }
  return `${texts.join('\n\n')}\n`;
}

export interface LibraryView {
  folderId: string | null;
  text: string;
  pageNum: number;
}

export function useLibrary({ folderId, text, pageNum }: LibraryView, isShown: boolean) {
  const session = useSession();
  return useQuery({
    queryKey: [...libraryKey, folderId, text, pageNum],
    queryFn: async ({ signal }) =>
      await call(
        (await contract()).listLibrary,
        {
          query: {
            page_num: pageNum,
            page_size: libraryPageSize,
            ...(folderId ? { folder_id: folderId } : {}),
            ...(text ? { q: text } : {}),
          },
        },
        { signal },
      ),
    enabled: session !== null && isShown,
    placeholderData: keepPreviousData,
  });
}

export { libraryPageSize };

export function useFolders(isShown: boolean) {
  const session = useSession();
  return useQuery({
    queryKey: [...libraryKey, 'folders'],
    queryFn: async ({ signal }) =>
      (await call((await contract()).listLibrary, { query: { page_num: 1, page_size: 1 } }, { signal })).folders,
    enabled: session !== null && isShown,
  });
}

/** Every work that the account keeps, for an export. */
export async function listKeptIds(folderId: string | null): Promise<string[]> {
  const { listLibrary } = await contract();
  const ids: string[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { works, total } = await call(listLibrary, {
      query: { page_num: pageNum, page_size: longestPage, ...(folderId ? { folder_id: folderId } : {}) },
    });
    ids.push(...works.map(({ id }) => id));
    if (works.length === 0 || pageNum * longestPage >= total) return ids;
  }
}

export async function saveWorks(works: string[], folderId: string | null) {
  return await call((await contract()).saveToLibrary, { body: { works, folder_id: folderId } });
}

export async function removeWorks(works: string[]) {
  return await call((await contract()).removeFromLibrary, { body: { works } });
}

export async function saveFolder(name: string, id?: string) {
  return await call((await contract()).saveFolder, { body: id ? { id, name } : { name } });
}

export async function deleteFolder(id: string) {
  return await call((await contract()).deleteFolder, { body: { id } });
}

export async function importFile(file: File, folderId: string | null) {
  const form = new FormData();
  if (folderId) form.append('folder_id', folderId);
  form.append('file', file);
  return await upload((await contract()).importToLibrary, form);
}

export async function verifyReferences(references: string[], signal: AbortSignal): Promise<VerifiedReference[]> {
  return (await call((await contract()).verifyReferences, { body: { references } }, { signal })).references;
}

/** The list of references of a paper: the server finds it in the file. */
export async function verifyFile(file: File, signal: AbortSignal): Promise<VerifiedReference[]> {
  const form = new FormData();
  // The server asks what a file is for before it reads a byte of it.
  form.append('purpose', 'REFERENCES');
  form.append('file', file);
  const { uploadFile } = await loadPart(() => import('@yanmo/contract/files'));
  const { file_key } = await upload(uploadFile, form, { signal });
  return (await call((await contract()).verifyReferences, { body: { file_key } }, { signal })).references;
}

/** Outlines that wait for their literature: works can be put into them as they stand. */
export function useWaitingOutlines(isShown: boolean) {
  const session = useSession();
  return useQuery({
    queryKey: ['outlines', 'waiting-for-literature'],
    queryFn: async ({ signal }) => {
      const query = { page_num: 1, page_size: longestPage, status: 'WAITING' as const };
      const { outline_list } = await call((await outlineContract()).listOutlines, { query }, { signal });
      return outline_list.filter(({ version, step }) => version === 'v2' && step === 'PAPERS');
    },
    enabled: session !== null && isShown,
    staleTime: 0,
  });
}

/** Beside what the student chose there already. */
export async function addToOutline(key1: string, works: readonly string[]): Promise<void> {
  const { getOutline, savePapers } = await outlineContract();
  const { papers } = await call(getOutline, { params: { key: key1 } });
  const ids = [...new Set([...papers.map(({ id }) => id), ...works])];
  await call(savePapers, { body: { key1, papers: ids } });
}

/** The first two steps of a custom outline, taken at once; each can be gone back to. */
export async function beginOutline(form: OutlineForm, works: readonly string[]): Promise<string> {
  const { generateKeywords, saveKeywords, savePapers } = await outlineContract();
  const { key1, keywords } = await call(generateKeywords, { body: form });
  await call(saveKeywords, { body: { key1, keywords } });
  await call(savePapers, { body: { key1, papers: [...works] } });
  return key1;
}
