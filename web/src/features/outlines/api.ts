import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerId, Interview } from '@yanmo/contract/interview';
import type { OutlineWorks } from '@yanmo/contract/outline-works';
import type { Chapter, OutlineDetail, OutlineForm } from '@yanmo/contract/outlines';
import type { Understanding, Wish } from '@yanmo/contract/understanding';
import { call, fillPath, upload } from '../../lib/api.ts';
import { defaultPollMs, listPageSize } from '../../lib/constants.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';

/** The schemas load beside the first request: the page is drawn without them. */
const contract = () => loadPart(() => import('@yanmo/contract/outlines'));

/** Everything that was asked about outlines, for invalidation. */
export const outlinesKey = ['outlines'] as const;

export function outlineQuery(key1: string) {
  return queryOptions({
    queryKey: [...outlinesKey, 'detail', key1],
    queryFn: async ({ signal }): Promise<OutlineDetail> =>
      await call((await contract()).getOutline, { params: { key: key1 } }, { signal }),
  });
}

/**
 * While an outline is being written the stream brings what is new; asking now and then as well ends the waiting even
 * where a proxy holds streams back.
 */
export function useOutline(key1: string) {
  const session = useSession();
  return useQuery({
    ...outlineQuery(key1),
    enabled: session !== null,
    refetchInterval: ({ state }) => (isBeingWritten(state.data) ? defaultPollMs * 5 : false),
  });
}

/** A custom outline that is still being prepared waits for its student, not for an engine. */
export function isBeingWritten(outline: OutlineDetail | undefined): boolean {
  return outline?.status === 'WAITING' && outline.step === 'OUTLINE';
}

export function useOutlineList(pageNum: number) {
  const session = useSession();
  return useQuery({
    queryKey: [...outlinesKey, 'list', pageNum],
    queryFn: async ({ signal }) =>
      await call(
        (await contract()).listOutlines,
        { query: { page_num: pageNum, page_size: listPageSize } },
        { signal },
      ),
    enabled: session !== null,
    placeholderData: keepPreviousData,
    // Whoever opens the drawer wants to see how things stand now.
    staleTime: 0,
  });
}

/** The keywords that the engine proposes; the same form gets the same answer, so a second look costs nothing. */
export function proposedKeywordsQuery(key1: string, form: OutlineForm) {
  return queryOptions({
    queryKey: [...outlinesKey, 'keywords', key1, form],
    queryFn: async () => (await proposeKeywords(form, key1)).keywords,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How a title is read and what of it is doubtful, once a title: of the other choices only those that change its meaning ask for it anew. */
export function readingQuery(form: OutlineForm) {
  const { title, language, field } = form;
  return queryOptions({
    queryKey: ['readings', 'title', { title, language, field }],
    queryFn: async ({ signal }) => {
      const read = await call((await contract()).understandTitle, { body: form }, { signal });
      return { understanding: read.understanding, doubts: read.doubts, unfitKinds: read.unfit_kinds };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The form does without it.
    retry: false,
  });
}

/** What is read from the requirements, and whether a paper that is understood so can have it. */
export function wishesQuery(form: OutlineForm, requirements: string, understanding: Understanding | null) {
  return queryOptions({
    queryKey: ['readings', 'wishes', form, requirements, understanding?.kind],
    queryFn: async ({ signal }) => {
      const body = { ...form, extra_requirements: requirements, ...(understanding ? { understanding } : {}) };
      return (await call((await contract()).understandTitle, { body }, { signal })).wishes;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** What goes with a form; what is left out the server reads itself. */
export interface SentReading {
  extra_requirements?: string;
  understanding?: Understanding;
  wishes?: Wish[];
}

export interface TitleWish {
  field: OutlineForm['field'];
  type: OutlineForm['type'];
  language: OutlineForm['language'];
  keywords?: string[];
  hint?: string;
  batch?: number;
}

export async function recommendTitles(wish: TitleWish, signal: AbortSignal) {
  return (await call((await contract()).recommendTitles, { body: wish }, { signal })).titles;
}

export async function createOutline(form: OutlineForm, reading: SentReading) {
  return await call((await contract()).createOutline, { body: { ...form, ...reading, version: 'v1' } });
}

/** Written again by the form (v1) or by the saved steps (v2); free when there was nothing yet. */
export async function writeAgain(
  { key1, version, form }: Pick<OutlineDetail, 'key1' | 'version' | 'form'>,
  reading: Pick<SentReading, 'understanding'> = {},
) {
  if (version === 'v2') return await createFromSteps(key1, reading);
  return await call((await contract()).createOutline, { body: { ...form, ...reading, version, key: key1 } });
}

export async function saveChapters(key1: string, revision: number, chapters: readonly Chapter[]) {
  return await call((await contract()).editOutline, { body: { key1, revision, chapters: [...chapters] } });
}

export async function deleteOutline(key1: string) {
  return await call((await contract()).deleteOutline, { body: { key1 } });
}

export async function restoreOutline(key1: string) {
  return await call((await contract()).restoreOutline, { body: { key1 } });
}

export async function getOutlineFileUrl(key1: string): Promise<string> {
  return (await call((await contract()).getOutlineFile, { params: { key1 } })).url;
}

export async function getEventsUrl(key1: string): Promise<string> {
  return fillPath((await contract()).followOutline.path, { key: key1 });
}

export async function proposeKeywords(
  form: OutlineForm,
  key1: string | null,
  { extra_requirements, understanding }: SentReading = {},
) {
  const body = {
    ...form,
    ...(key1 === null ? {} : { key1 }),
    ...(extra_requirements === undefined ? {} : { extra_requirements }),
    ...(understanding ? { understanding } : {}),
  };
  return await call((await contract()).generateKeywords, { body });
}

export async function saveKeywords(key1: string, keywords: string[]) {
  return await call((await contract()).saveKeywords, { body: { key1, keywords } });
}

export async function savePapers(key1: string, papers: string[]) {
  return await call((await contract()).savePapers, { body: { key1, papers } });
}

export async function saveRequirements(
  key1: string,
  text: string,
  reading: Pick<SentReading, 'understanding' | 'wishes'>,
) {
  return await call((await contract()).saveExtraRequirements, { body: { key1, text, ...reading } });
}

export async function createFromSteps(key1: string, reading: SentReading = {}) {
  return await call((await contract()).createCustomOutline, { body: { key1, ...reading } });
}

const worksContract = () => loadPart(() => import('@yanmo/contract/outline-works'));

/** The works beside an outline; what was found may be more with every look. */
export function outlineWorksQuery(key1: string) {
  return queryOptions({
    queryKey: [...outlinesKey, 'works', key1],
    queryFn: async ({ signal }): Promise<OutlineWorks> =>
      await call((await worksContract()).listOutlineWorks, { query: { key1 } }, { signal }),
    staleTime: 0,
  });
}

const interviewContract = () => loadPart(() => import('@yanmo/contract/interview'));

/** Questions about the paper of an outline, with the answers; another tab may have given some since. */
export function interviewQuery(key1: string) {
  return queryOptions({
    queryKey: [...outlinesKey, 'interview', key1],
    queryFn: async ({ signal }): Promise<Interview> =>
      await call((await interviewContract()).askOutlineQuestions, { query: { key1 } }, { signal }),
    staleTime: 0,
  });
}

export async function saveAnswers(
  key1: string,
  answers: readonly { id: AnswerId; text: string }[],
  isFinished?: boolean,
): Promise<Interview> {
  const body = { key1, answers: [...answers], ...(isFinished === undefined ? {} : { is_finished: isFinished }) };
  return await call((await interviewContract()).saveOutlineAnswers, { body });
}

/** What the order panel says of the same works. */
export const sourcesOfOrderKey = (key1: string) => ['orders', 'sources', key1] as const;

export async function addOutlineWorks(key1: string, ids: readonly string[]): Promise<OutlineWorks> {
  return await call((await worksContract()).addOutlineWorks, { body: { key1, work_ids: [...ids] } });
}

export async function dropOutlineWorks(key1: string, ids: readonly string[]): Promise<OutlineWorks> {
  return await call((await worksContract()).dropOutlineWorks, { body: { key1, work_ids: [...ids] } });
}

/** Without a query the outline's keywords are searched for. */
export function paperSearchQuery(key1: string, query: string, pageNum: number, keywords: readonly string[]) {
  return queryOptions({
    queryKey: [...outlinesKey, 'papers', key1, query || keywords, pageNum],
    queryFn: async ({ signal }) =>
      await call(
        (await contract()).searchPapers,
        { body: { key1, query: query || undefined, page_num: pageNum } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** One file a request: what became of each is told by its own answer. */
export async function uploadPaper(key1: string, file: File) {
  const form = new FormData();
  // The server asks whose outline it is before it reads a byte of the file.
  form.append('key1', key1);
  form.append('files', file);
  return await upload((await contract()).uploadPapers, form);
}
