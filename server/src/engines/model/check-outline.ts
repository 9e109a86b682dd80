import type { Localized } from '@yanmo/contract/languages';
import type { Wish } from '@yanmo/contract/understanding';
import { correctUnderstanding } from '../../understanding/correct-understanding.ts';
import { fitOf } from '../../understanding/methods/fit-of.ts';
import { findMethods, findMethodsOfHeading } from '../../understanding/methods/known-methods.ts';
import { depthFor, mostSections } from '../../understanding/outline-depth.ts';
import { countSections, trimSections } from '../../understanding/trim-sections.ts';
import { understandTitle } from '../../understanding/understand-title.ts';
import { findUnmet } from '../../understanding/wishes/find-unmet.ts';
import { listUnfitTheories } from '../built-in/outline/unfit-theories.ts';
import type { DraftChapter, OutlineRequest } from '../engine.ts';
import { settleRequest } from '../understand-at-once.ts';
import { listForOutline } from './prompts/described-wishes.ts';

interface ProblemTexts {
  unmet(number: number, wish: Wish): string;
  unfit(heading: string, method: string): string;
  few(count: number, least: number): string;
  many(count: number, most: number): string;
  manyChapters(count: number, most: number): string;
  stray(heading: string, theory: string): string;
}

const texts: Localized<ProblemTexts> = {
  zh: {
    unmet: (number, { text }) => `第 ${number} 条要求没有落实：${text}`,
    unfit: (heading, method) => `“${heading}”：${method}答不了这类题目`,
    few: (count, least) => `只有 ${count} 章，至少要有 ${least} 章`,
    many: (count, most) => `全文有 ${count} 节（没有下级标题的标题），最多 ${most} 节：合并或删去次要的`,
    manyChapters: (count, most) => `有 ${count} 章，这样的篇幅最多 ${most} 章：合并或删去次要的`,
    stray: (heading, theory) => `“${heading}”：${theory}与题目所问无关，换成题目用得上的，或不写理论`,
  },
  en: {
    unmet: (number, { text }) => `wish ${number} is not met: ${text}`,
    unfit: (heading, method) => `"${heading}": ${method} cannot answer such a title`,
    few: (count, least) => `only ${count} chapters; at least ${least} are wanted`,
    many: (count, most) =>
      `${count} sections (headings with none below) in all; at most ${most} are wanted: merge or drop the lesser ones`,
    manyChapters: (count, most) =>
      `${count} chapters; at most ${most} are wanted at this length: merge or drop the lesser ones`,
    stray: (heading, theory) =>
      `"${heading}": ${theory} has nothing to do with what the title asks; name one that has, or none`,
  },
  es: {
    unmet: (number, { text }) => `el deseo ${number} no se cumple: ${text}`,
    unfit: (heading, method) => `«${heading}»: ${method} no puede responder a un título así`,
    few: (count, least) => `solo ${count} capítulos; se piden al menos ${least}`,
    many: (count, most) =>
      `${count} apartados (títulos sin otros debajo) en total; se piden ${most} como máximo: une o quita los menores`,
    manyChapters: (count, most) =>
      `hay ${count} capítulos; con esta extensión se piden ${most} como máximo: une o quita los menores`,
    stray: (heading, theory) =>
      `«${heading}»: ${theory} no tiene que ver con lo que pregunta el título; nombra una que sí, o ninguna`,
  },
  ja: {
    unmet: (number, { text }) => `希望 ${number} が満たされていません：${text}`,
    unfit: (heading, method) => `「${heading}」：${method}ではこの種の題目に答えられません`,
    few: (count, least) => `${count} 章しかありません。少なくとも ${least} 章が必要です`,
    many: (count, most) =>
      `全体で ${count} 節（下に見出しのない見出し）あります。${most} 節以内とし、重要でないものはまとめるか省いてください`,
    manyChapters: (count, most) =>
      `${count} 章あります。この分量では ${most} 章以内とし、重要でないものはまとめるか省いてください`,
    stray: (heading, theory) =>
      `「${heading}」：${theory}は題目の問いに当てはまりません。当てはまる理論に替えるか、理論を挙げないでください`,
  },
};

const walk = (chapters: readonly DraftChapter[]): DraftChapter[] =>
  chapters.flatMap((chapter) => [chapter, ...walk(chapter.children)]);

/** Methods named in headings that cannot answer what a title of the kind asks; what title or wishes name is theirs. */
function listUnfit(request: OutlineRequest, chapters: readonly DraftChapter[], wishes: readonly Wish[]): string[] {
  const { language, field, title } = request;
  const { kind } = settleRequest(request).understanding;
  const named = findMethods([title, ...wishes.map(({ read_as }) => read_as.what)].join('\n'));
  const own = new Set(named.map(({ method }) => method.family));
  return walk(chapters).flatMap((heading) =>
    findMethodsOfHeading(heading.title)
      .filter(({ method: { family } }) => !own.has(family) && fitOf(family, kind, field, title) === 'impossible')
      .map(({ method }) => texts[language].unfit(heading.title, method.names[language])),
  );
}

/** As the built-in engine names none: a theory whose own words about where it applies do not meet the title. */
function listStray(request: OutlineRequest, chapters: readonly DraftChapter[], wishes: readonly Wish[]): string[] {
  const { language, field, keywords, extraRequirements } = request;
  const title = correctUnderstanding(understandTitle(request), request.understanding);
  const given = [...keywords, extraRequirements, ...wishes.map(({ read_as }) => read_as.what)].join(' ');
  const headings = walk(chapters).map((heading) => heading.title);
  return listUnfitTheories(headings, { title: { ...title, language }, field, given }).map(({ heading, theory }) =>
    texts[language].stray(heading, theory),
  );
}

/** So many chapters as the length carries, and those that were asked for by number or beside what any paper has. */
function mostChapters({ type, wordCount }: OutlineRequest, wishes: readonly Wish[]): number {
  const { max } = depthFor(type, wordCount).chapters;
  const asked = wishes.filter(({ read_as }) => read_as.kind === 'CHAPTER' || read_as.chapter !== undefined);
  return Math.max(max + asked.length, ...asked.map(({ read_as }) => read_as.chapter ?? 0));
}

const mostProblems = 12;

/** As many as the length carries; chapters that were asked for are there in any case. */
const mostSectionsOf = ({ type, wordCount, language }: OutlineRequest, chapters: readonly DraftChapter[]): number =>
  Math.max(chapters.length, mostSections(type, wordCount, language));

/** What an outline fails to do as a whole, in the language of its question; empty for one that can stand. */
export function findOutlineProblems(request: OutlineRequest, chapters: readonly DraftChapter[]): string[] {
  const { language, type, wordCount } = request;
  const { wishes } = settleRequest(request);
  const meetable = listForOutline(wishes);
  const sized = meetable.some(({ read_as }) => read_as.kind === 'SIZE');
  const { min } = depthFor(type, wordCount).chapters;
  const most = mostSectionsOf(request, chapters);
  const count = countSections(chapters);
  const chaptersAtMost = mostChapters(request, meetable);
  return [
    ...(!sized && chapters.length > chaptersAtMost
      ? [texts[language].manyChapters(chapters.length, chaptersAtMost)]
      : []),
    ...(count > most ? [texts[language].many(count, most)] : []),
    ...findUnmet(chapters, meetable).map((wish) => texts[language].unmet(meetable.indexOf(wish) + 1, wish)),
    ...listUnfit(request, chapters, wishes),
    ...listStray(request, chapters, wishes),
    ...(!sized && chapters.length < min ? [texts[language].few(chapters.length, min)] : []),
  ].slice(0, mostProblems);
}

/** Levels below what the length carries are taken off: a heading for every few lines says nothing. */
export function limitDepth(chapter: DraftChapter, { type, wordCount }: Pick<OutlineRequest, 'type' | 'wordCount'>) {
  const { levels } = depthFor(type, wordCount);
  const cut = (heading: DraftChapter, left: number): DraftChapter => ({
    ...heading,
    children: left > 1 ? heading.children.map((child) => cut(child, left - 1)) : [],
  });
  return cut(chapter, levels);
}

/** What a model leaves too many is cut to what the length carries; a wish is not cut away, and works go to the heading above. */
export function limitSections(request: OutlineRequest, chapters: readonly DraftChapter[]): DraftChapter[] {
  const { wishes } = settleRequest(request);
  const unmet = findUnmet(chapters, wishes).length;
  return trimSections(chapters, mostSectionsOf(request, chapters), {
    isWhole: (fewer) => findUnmet(fewer, wishes).length <= unmet,
    takeIn: (heading, fallen) => ({
      ...heading,
      works: [...new Set([...heading.works, ...fallen.flatMap(({ works }) => works)])],
    }),
  });
}
