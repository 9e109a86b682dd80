import type { PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { depthFor, mostSections } from '../../../understanding/outline-depth.ts';
import { countSections, trimSections } from '../../../understanding/trim-sections.ts';
import type { Section } from './section.ts';

/** Words below which a section is too thin to stand alone; larger papers have larger sections. */
const sectionWords = (wordCount: number): number => Math.min(900, Math.max(200, wordCount / 28));

/** Headings of all levels; an outline is read at a glance, so it grows far slower than the paper. */
const headingBudget = (wordCount: number): number => Math.round(Math.min(58, 17 + wordCount / 800));

const countHeadings = (sections: readonly Section[]): number =>
  sections.reduce((sum, { children }) => sum + 1 + countHeadings(children), 0);

/** The lightest go first, and of equals the last. */
function keepWeightiest(children: readonly Section[], count: number): Section[] {
  const kept = new Set([...children].sort((left, right) => right.weight - left.weight).slice(0, count));
  return children.filter((child) => kept.has(child));
}

/** Problem, cause and measure are one to one: a problem cut from one chapter is cut from the others that answer it. */
function keepPairs(chapters: Section[]): void {
  const paired = chapters.filter(({ children }) => children.some(({ slots }) => slots.problem !== undefined));
  const common = paired
    .map(({ children }) => new Set(children.map(({ slots }) => slots.problem)))
    .reduce<Set<string | undefined> | null>((kept, problems) => (kept ? kept.intersection(problems) : problems), null);
  if (paired.length < 2 || !common) return;
  // One pair alone is no list: a paper that short speaks of it in the chapters themselves.
  const kept = common.size >= 2 ? common : new Set<string | undefined>();
  for (const chapter of paired) {
    const children = chapter.children.filter(({ slots }) => slots.problem === undefined || kept.has(slots.problem));
    chapter.children = children.length >= 2 ? children : [];
  }
}

interface Size {
  type: PaperType;
  wordCount: number;
  language: Language;
}

/**
 * Cuts a full plan to what the paper's length carries: sections by the words of their chapter, no more of them than such
 * a paper has, a third level in the weightiest chapters until the headings are enough. A heading never has a single
 * heading below it.
 */
export function fitSize(chapters: readonly Section[], { type, wordCount, language }: Size): Section[] {
  const most = mostSections(type, wordCount, language);
  const fitted = trimSections(divide(chapters, type, wordCount), most, { tieOf: ({ slots }) => slots.problem });
  keepPairs(fitted);
  return depthFor(type, wordCount).levels < 3 ? fitted : deepen(fitted, chapters, wordCount, most);
}

function divide(chapters: readonly Section[], type: PaperType, wordCount: number): Section[] {
  const total = chapters.reduce((sum, { weight }) => sum + weight, 0);
  // The items of a proposal or a task book are paragraphs; none of them can be left out.
  const unit = sectionWords(wordCount) * (type === 'proposal' || type === 'task_book' ? 0.5 : 1);
  const fitted = chapters.map((chapter) => {
    const words = (wordCount * chapter.weight) / total;
    const count = Math.max(words >= unit * 1.3 ? 2 : 0, Math.round(words / unit));
    const children = keepWeightiest(chapter.children, count).map((child) => ({ ...child, children: [] as Section[] }));
    return { ...chapter, children: children.length >= 2 ? children : [] };
  });
  keepPairs(fitted);
  return fitted;
}

function deepen(fitted: Section[], chapters: readonly Section[], wordCount: number, most: number): Section[] {
  let left = Math.max(headingBudget(wordCount) - countHeadings(fitted), 4);
  let sections = countSections(fitted);
  const byWeight = fitted
    .map((chapter, index) => ({ chapter, source: chapters[index] }))
    .sort((first, second) => second.chapter.weight - first.chapter.weight);
  for (let place = 0; place < 6 && left >= 2; place += 1) {
    for (const { chapter, source } of byWeight) {
      const deep = (source?.children ?? []).filter(({ children }) => children.length >= 2)[place];
      const target = deep && chapter.children.find(({ move, slots }) => move === deep.move && slots === deep.slots);
      const added = deep ? deep.children.length - 1 : 0;
      if (!deep || !target || left < deep.children.length || sections + added > most) continue;
      target.children = deep.children.map((child) => ({
        ...child,
        slots: { ...deep.slots, ...child.slots },
        children: [],
      }));
      left -= deep.children.length;
      sections += added;
    }
  }
  return fitted;
}
