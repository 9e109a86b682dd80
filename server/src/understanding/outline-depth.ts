import type { PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../text/wide-language.ts';

export interface OutlineDepth {
  /** Chapters, introduction and conclusion among them. */
  chapters: { min: number; max: number };
  /** Levels of headings at most. */
  levels: 2 | 3;
}

/** Up to so many words: so many chapters and levels. */
type Step = readonly [below: number, min: number, max: number, levels: 2 | 3];

const steps: Record<PaperType, readonly Step[]> = {
  course_paper: [
    [2_000, 3, 4, 2],
    [4_500, 4, 4, 2],
    [8_000, 4, 6, 2],
    [15_000, 5, 6, 2],
    [Number.POSITIVE_INFINITY, 5, 7, 3],
  ],
  thesis: [
    [5_000, 4, 5, 2],
    [8_000, 5, 6, 2],
    [20_000, 5, 7, 3],
    [40_000, 6, 8, 3],
    [Number.POSITIVE_INFINITY, 6, 9, 3],
  ],
  journal_article: [
    [4_500, 4, 5, 2],
    [15_000, 4, 6, 2],
    [Number.POSITIVE_INFINITY, 5, 7, 3],
  ],
  literature_review: [
    [15_000, 4, 6, 2],
    [Number.POSITIVE_INFINITY, 5, 7, 3],
  ],
  proposal: [[Number.POSITIVE_INFINITY, 4, 6, 2]],
  task_book: [[Number.POSITIVE_INFINITY, 3, 5, 2]],
  survey_report: [
    [4_500, 4, 6, 2],
    [15_000, 5, 7, 2],
    [Number.POSITIVE_INFINITY, 5, 7, 3],
  ],
};

/** How many chapters and levels a paper of a type and length can carry, whoever plans it. */
export function depthFor(type: PaperType, wordCount: number): OutlineDepth {
  const found = steps[type].find(([below]) => wordCount < below) ?? steps[type].at(-1);
  const [, min, max, levels] = found ?? [0, 4, 6, 2 as const];
  return { chapters: { min, max }, levels };
}

/** Signs that an English or Spanish word takes the place of. */
const signsPerWord = 1.6;

/**
 * How many sections, headings with none below them, a paper has at most: each has a thought to carry out, and the longer
 * the paper the longer they are (5,000 signs: 12 of about 400; 3,000: 8). The items of a form are paragraphs.
 */
export function mostSections(type: PaperType, wordCount: number, language: Language): number {
  const signs = isWideLanguage(language) ? wordCount : wordCount * signsPerWord;
  const ofForm = type === 'proposal' || type === 'task_book' ? 2 : 1;
  return Math.max(depthFor(type, wordCount).chapters.max, Math.round((2 + signs / 500) * ofForm));
}
