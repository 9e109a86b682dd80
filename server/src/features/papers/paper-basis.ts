import { createHash } from 'node:crypto';
import { totalWords } from '@yanmo/contract/chapter-words';
import type { Language } from '@yanmo/contract/languages';
import type { Chapter } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import type { CitationStyle } from '../../documents/citations/citations.ts';
import type { PaperRequest, PaperSection, PaperWork } from '../../engines/engine.ts';
import { paperWorkOf } from '../library/service.ts';
import type { OrderedOutline } from '../outlines/service.ts';
import type { PaperBasis } from './store.ts';
import { assignWorks } from './writing/assign-works.ts';

/** What each language's schools ask for unless told; Japanese papers are cited by number. */
export const defaultStyles: Readonly<Record<Language, CitationStyle>> = {
  zh: 'gbt7714-2025',
  en: 'apa',
  es: 'apa',
  ja: 'gbt7714-2015',
};

function sectionOf(chapter: Chapter): PaperSection {
  return {
    id: chapter.id,
    title: chapter.title,
    summary: chapter.summary,
    units: chapter.word_count,
    works: chapter.works,
    children: chapter.children.map(sectionOf),
  };
}

/** Fixed when it is paid for: a later edit of the outline changes nothing of it. */
export function basisOf(outline: OrderedOutline): PaperBasis {
  const { form, keywords, extraRequirements, understanding, wishes, variant, chapters, sources } = outline;
  const { own, ownTables, hasUploads, englishTitle, cover } = outline;
  return {
    title: form.title,
    language: form.language,
    type: form.type,
    field: form.field,
    level: form.product,
    wordCount: totalWords(chapters),
    keywords,
    extraRequirements,
    // Left out where there is none: what was ordered before they were kept has the hash it had.
    ...(understanding ? { understanding } : {}),
    ...(wishes ? { wishes } : {}),
    ...(englishTitle !== null && form.language !== 'en' ? { englishTitle } : {}),
    ...(own.length > 0 ? { own } : {}),
    ...(ownTables.length > 0 ? { ownTables } : {}),
    ...(hasUploads ? { hasUploads } : {}),
    ...(Object.keys(cover).length > 0 ? { cover } : {}),
    variant,
    chapters: chapters.map(sectionOf),
    ...(sources ? { sources } : {}),
  };
}

/** Two of them that would give the same paper have the same; it tells an outline that was changed after it was ordered. */
export function hashBasis(given: PaperBasis): string {
  // What was answered and handed in may be added to until it is paid for: it is as long, and of the same headings.
  const {
    variant: _variant,
    sources,
    own: _own,
    ownTables: _tables,
    hasUploads: _uploads,
    englishTitle: _title,
    cover: _cover,
    ...basis
  } = given;
  // Works may be dropped and added until it is paid for, and one that left the library is nobody's change: it is as long, and
  // of the same headings.
  const chapters = sources?.isSearched ? basis.chapters.map(withoutWorks) : basis.chapters;
  return createHash('sha256')
    .update(JSON.stringify({ ...basis, chapters }))
    .digest('hex')
    .slice(0, 32);
}

const withoutWorks = (section: PaperSection): PaperSection => ({
  ...section,
  works: [],
  children: section.children.map(withoutWorks),
});

/** Headings that have text of their own: those without any below them, in the order of reading. */
export function listLeaves(sections: readonly PaperSection[]): PaperSection[] {
  return sections.flatMap((section) => (section.children.length > 0 ? listLeaves(section.children) : [section]));
}

const unitsOf = (leaves: readonly PaperSection[]): number => leaves.reduce((sum, { units }) => sum + units, 0);

/**
 * A deposit buys the first third of the sections, and at least one. Their lengths are their student's to set: as many of them
 * are left out as would make it more than half of the paper.
 */
export function previewLeaves(sections: readonly PaperSection[]): PaperSection[] {
  const leaves = listLeaves(sections);
  const held = leaves.slice(0, Math.max(1, Math.ceil(leaves.length / 3)));
  while (held.length > 1 && isOverHalf(held, leaves)) held.pop();
  return held;
}

const isOverHalf = (held: readonly PaperSection[], leaves: readonly PaperSection[]): boolean =>
  unitsOf(held) > unitsOf(leaves) / 2;

/** Whether a preview leaves enough to pay the rest for: the first section may be nearly all of a paper. */
export function hasPreview(sections: readonly PaperSection[]): boolean {
  return !isOverHalf(previewLeaves(sections), listLeaves(sections));
}

const isCitable =
  (works: readonly Work[]) =>
  ({ cite }: { cite?: string }): boolean =>
    cite === undefined || works.some(({ id }) => id === cite);

/** The same works give the same request: which section speaks of which follows from their words. */
export const requestOf = (
  {
    sources,
    cover: _cover,
    hasUploads: _uploads,
    isWithoutGaps: _gaps,
    companionUnits: _units,
    own,
    ownTables,
    ...basis
  }: PaperBasis,
  works: readonly Work[],
  paperWorks: readonly PaperWork[] = works.map(paperWorkOf),
): PaperRequest => {
  const isChosen = chosenOf(sources);
  return {
    ...basis,
    // What was read in a work that may not be printed any more is nobody's to say.
    ...(own ? { own: own.filter(isCitable(works)) } : {}),
    ...(ownTables ? { ownTables: ownTables.filter(isCitable(works)) } : {}),
    // A verified record that stands for what the student handed in is the student's no less.
    works: paperWorks.map((work) => (isChosen(work) ? { ...work, isOwn: true } : work)),
    chapters: assignWorks(basis.chapters, works, basis.language, isChosen),
  };
};

function chosenOf(sources: PaperBasis['sources']): (work: { id: string }) => boolean {
  const chosen = new Set(sources?.chosen);
  return ({ id }) => chosen.has(id);
}
