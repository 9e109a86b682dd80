import type { Chapter } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import type { Queryable } from '../../platform/database/database.ts';
import type { LibraryService } from '../library/service.ts';
import { type KeptWork, listWorks } from './outline-work-store.ts';
import type * as store from './store.ts';

/** What a paper of an outline is written from; `isSearched`: these and no others. */
export interface OutlineSources {
  kept: string[];
  dropped: string[];
  /** Of those that are kept, what the student handed in, chose or added, and what stands for it: cited in any case. */
  chosen: string[];
  isSearched: boolean;
}

export const originOf = ({ source }: Work): 'UPLOADED' | 'CHOSEN' => (source === 'UPLOAD' ? 'UPLOADED' : 'CHOSEN');

/** What an engine is told of the paper, to look for its works and to judge them. */
export const subjectOf = ({ form, keywords, understanding }: store.Outline) => ({
  ...{ title: form.title, language: form.language, type: form.type, field: form.field, level: form.product, keywords },
  ...(understanding ? { understanding } : {}),
});

/** Headings that rest on none but these. */
export const restOn = (chapters: readonly Chapter[], isThere: (id: string) => boolean): Chapter[] =>
  chapters.map((chapter) => ({
    ...chapter,
    works: chapter.works.filter(isThere),
    children: restOn(chapter.children, isThere),
  }));

/**
 * Of an outline that is from before, or still being prepared, what the student chose stands for what was found: nobody has
 * looked for any.
 */
export async function readWorks(queryable: Queryable, outline: store.Outline): Promise<KeptWork[]> {
  const rows = await listWorks(queryable, outline.id);
  if (outline.places !== null) return rows;
  const known = new Set(rows.map(({ workId }) => workId));
  const chosen = outline.paperIds.filter((id) => !known.has(id));
  return [...chosen.map((workId): KeptWork => ({ ...unjudged, workId, origin: 'CHOSEN' })), ...rows];
}
export const unjudged = { isKept: true, isMethod: false, reason: '', fit: 0 };

/** Null where nobody has looked and the student has changed nothing: then its headings say what they rest on. */
export async function readSources(
  queryable: Queryable,
  library: Pick<LibraryService, 'findWorks' | 'preferVerified'>,
  outline: store.Outline,
): Promise<OutlineSources | null> {
  const rows = await listWorks(queryable, outline.id);
  const isSearched = outline.places !== null;
  if (!isSearched && rows.length === 0) return null;
  const works = await readWorks(queryable, outline);
  const idsOf = (isKept: boolean) => works.filter((work) => work.isKept === isKept).map(({ workId }) => workId);
  const chosen = works.filter(({ isKept, origin }) => isKept && origin !== 'FOUND').map(({ workId }) => workId);
  const found = chosen.length > 0 ? await library.findWorks(queryable, outline.userId, chosen) : [];
  // A record that is borne out since stands for what was handed in.
  const standing = (await library.preferVerified(queryable, found)).map(({ id }) => id);
  return {
    ...{ kept: idsOf(true), dropped: idsOf(false), isSearched },
    chosen: [...new Set([...chosen, ...standing])],
  };
}
