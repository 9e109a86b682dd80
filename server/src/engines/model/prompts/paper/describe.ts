import type { Language, Localized } from '@yanmo/contract/languages';
import type { PaperPlan, PaperRequest, PaperSection } from '../../../engine.ts';
import { type AliasedWork, nameWorks } from '../../prose/cite-aliases.ts';
import { cut, excerptOn } from './excerpt.ts';

/** A heading that has text of its own, under the short name by which prompts call it. */
export interface Leaf {
  alias: string;
  section: PaperSection;
  /** Titles above it, from the chapter down. */
  above: readonly string[];
}

export function listLeaves({ chapters }: Pick<PaperRequest, 'chapters'>): Leaf[] {
  const found: Omit<Leaf, 'alias'>[] = [];
  const visit = (section: PaperSection, above: readonly string[]): void => {
    if (section.children.length === 0) found.push({ section, above });
    for (const child of section.children) visit(child, [...above, section.title]);
  };
  for (const chapter of chapters) visit(chapter, []);
  return found.map((leaf, index) => ({ alias: `S${index + 1}`, ...leaf }));
}

export function getLeaf(request: PaperRequest, id: string): Leaf {
  const leaf = listLeaves(request).find(({ section }) => section.id === id);
  if (!leaf) throw new Error(`the outline has no section ${id} with text of its own`);
  return leaf;
}

const here: Localized = { zh: '← 本节', en: '← this section', es: '← este apartado', ja: '← この節' };
/** Above it only the chapters and what stands beside the section are shown. */
const shownHeadings = 90;

/** The outline with the names of its sections; one of them may be pointed at. */
export function describeOutline(
  request: PaperRequest,
  { current, withSummaries = false }: { current?: string; withSummaries?: boolean } = {},
): string {
  const aliases = new Map(listLeaves(request).map(({ alias, section }) => [section.id, alias]));
  const holds = (section: PaperSection): boolean =>
    section.id === current || section.children.some((child) => holds(child));
  const countOf = (sections: readonly PaperSection[]): number =>
    sections.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
  const isCut = current !== undefined && countOf(request.chapters) > shownHeadings;
  const print = (sections: readonly PaperSection[], depth: number): string[] =>
    sections.flatMap((section) => {
      const alias = aliases.get(section.id);
      const summary = withSummaries && section.summary !== '' ? ` | ${cut(section.summary, 60)}` : '';
      const mark = section.id === current ? ` ${here[request.language]}` : '';
      const line = `${'  '.repeat(depth)}${alias ? `${alias} | ` : ''}${section.title}${summary}${mark}`;
      return isCut && !holds(section) && depth > 0 ? [line] : [line, ...printBelow(section, depth)];
    });
  const printBelow = (section: PaperSection, depth: number): string[] =>
    isCut && !holds(section) ? [] : print(section.children, depth + 1);
  return print(request.chapters, 0).join('\n');
}

const about: Localized = { zh: '摘要', en: 'Abstract', es: 'Resumen', ja: '要旨' };
const inside: Localized = {
  zh: '原文摘录',
  en: 'From the text',
  es: 'Del texto',
  ja: '本文より',
};

const headOf = ({ alias, title, authors, year }: AliasedWork): string =>
  `${alias} | ${cut(title, 80)} | ${cut(authors, 40)} | ${year ?? '?'}`.replace(/\s+/gu, ' ');

/** One line a work: enough to see where it belongs. */
export function listWorks(works: readonly AliasedWork[], abstractTokens: number): string {
  return works
    .map((work) => {
      const abstract = abstractTokens > 0 && work.abstract ? ` | ${cut(work.abstract, abstractTokens)}` : '';
      return `${headOf(work)}${abstract}`.replace(/\s+/gu, ' ');
    })
    .join('\n');
}

/** Works with what they say on a subject: abstracts, and passages of the student's own files. */
export function quoteWorks(
  works: readonly AliasedWork[],
  subject: string,
  language: Language,
  tokens: { abstract: number; texts: number },
): string {
  const uploaded = works.filter(({ text }) => text !== null && text.trim() !== '').length;
  return works
    .map((work) => {
      const lines = [headOf(work)];
      if (work.abstract) lines.push(`${about[language]}: ${cut(work.abstract.replace(/\s+/gu, ' '), tokens.abstract)}`);
      if (work.text?.trim()) {
        const passages = excerptOn(subject, work.text, Math.floor(tokens.texts / uploaded));
        lines.push(`${inside[language]}: ${passages.replace(/\s+/gu, ' ')}`);
      }
      return lines.join('\n');
    })
    .join('\n\n');
}

export const worksOf = (request: PaperRequest, ids: readonly string[]): AliasedWork[] => {
  const wanted = new Set(ids);
  return nameWorks(request.works).filter(({ id }) => wanted.has(id));
};

export const describeTerms = ({ terms }: PaperPlan): string =>
  terms
    .slice(0, 12)
    .map(({ term, meaning }) => `${term}: ${cut(meaning, 80)}`)
    .join('\n');

/** Claims and chains of a paper: what the sections have to agree on. */
export const describeArgument = ({ hypotheses, chains }: PaperPlan): string =>
  [
    ...hypotheses.slice(0, 8).map(({ label, claim, test }) => `${label}: ${cut(claim, 80)} | ${cut(test, 80)}`),
    ...chains
      .slice(0, 8)
      .map(({ problem, cause, measure }) => [problem, cause, measure].map((part) => cut(part, 50)).join(' -> ')),
  ].join('\n');

/** The student's own words, within what a prompt has room for. */
export const requirementsOf = ({ extraRequirements }: PaperRequest): string => cut(extraRequirements, 1_200);

/** Where numbers may come from without a source: the student's own words. */
export const givenBy = ({ title, keywords, extraRequirements, chapters }: PaperRequest): string => {
  const below = ({ title: name, summary, children }: PaperSection): string[] => [
    name,
    summary,
    ...children.flatMap(below),
  ];
  return [title, ...keywords, extraRequirements, ...chapters.flatMap(below)].join('\n');
};

export const codesOf = (
  { language, type, level, field, variant }: PaperRequest,
  task: string,
): Record<string, string | number> => ({ task, language, type, level, field, variant });
