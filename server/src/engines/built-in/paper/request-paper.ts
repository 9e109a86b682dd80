import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { DraftChapter, PaperRequest, PaperSection } from '../../engine.ts';
import { writeOutlineAtOnce } from '../outline/write-outline.ts';

interface Wish extends Partial<Omit<PaperRequest, 'chapters'>> {
  title: string;
  language: Language;
  field: Field;
  wordCount: number;
}

/** A paper on the outline that the engine itself writes for a title; samples, tests and the bench begin here. */
export function requestPaper(wish: Wish): PaperRequest {
  const request = {
    type: 'thesis' as const,
    level: 'UNDERGRADUATE' as const,
    keywords: [],
    works: [],
    extraRequirements: '',
    variant: 0,
    ...wish,
  };
  const chapters = writeOutlineAtOnce(request);
  const total = chapters.reduce((sum, { weight }) => sum + weight, 0);
  return {
    ...request,
    chapters: chapters.map((chapter, index) =>
      toSection(chapter, String(index + 1), (request.wordCount * chapter.weight) / total),
    ),
  };
}

/** A heading with its share of the words; ids follow from the place. */
export function toSection(chapter: DraftChapter, id: string, units: number): PaperSection {
  const total = chapter.children.reduce((sum, { weight }) => sum + weight, 0);
  return {
    id,
    title: chapter.title,
    summary: chapter.summary,
    units,
    works: chapter.works,
    children: chapter.children.map((child, index) =>
      toSection(child, `${id}.${index + 1}`, (units * child.weight) / total),
    ),
  };
}
