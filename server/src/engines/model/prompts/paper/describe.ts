import type { Language, Localized } from '@yanmo/contract/languages';
import type { PaperPlan, PaperRequest, PaperSection } from '../../../engine.ts';
import type { AliasedWork } from '../../prose/cite-aliases.ts';
import type { PromptRoom } from './compose.ts';
import { describeCard, gistOf } from './describe-card.ts';
import { ownWords } from './describe-own.ts';
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

/** The outline with the names of its sections. */
export function describeOutline(
  request: PaperRequest,
  { withSummaries = false }: { withSummaries?: boolean } = {},
): string {
  const aliases = new Map(listLeaves(request).map(({ alias, section }) => [section.id, alias]));
  const print = (sections: readonly PaperSection[], depth: number): string[] =>
    sections.flatMap((section) => {
      const alias = aliases.get(section.id);
      const summary = withSummaries && section.summary !== '' ? ` | ${cut(section.summary, 60)}` : '';
      return [
        `${'  '.repeat(depth)}${alias ? `${alias} | ` : ''}${section.title}${summary}`,
        ...print(section.children, depth + 1),
      ];
    });
  return print(request.chapters, 0).join('\n');
}

/** Points of a section in a plan that many sections are told of. */
const pointTokens = 28;
/** Above it each section shows only its first points to the others. */
const fewSections = 40;

/** The outline with what each section says and no other: the same for all of them. */
export function describePlan(request: PaperRequest, plan: PaperPlan): string {
  const leaves = new Map(listLeaves(request).map(({ alias, section }) => [section.id, alias]));
  const briefs = new Map(plan.briefs.map((brief) => [brief.section, brief]));
  const most = leaves.size > fewSections ? 2 : 4;
  const print = (sections: readonly PaperSection[], depth: number): string[] =>
    sections.flatMap((section) => {
      const alias = leaves.get(section.id);
      const indent = '  '.repeat(depth);
      const points = (briefs.get(section.id)?.points ?? []).slice(0, most);
      return [
        `${indent}${alias ? `${alias} | ` : ''}${section.title}`,
        ...points.map((point) => `${indent}  - ${cut(point.replace(/\s+/gu, ' '), pointTokens)}`),
        ...print(section.children, depth + 1),
      ];
    });
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
export function listWorks(works: readonly AliasedWork[], language: Language, abstractTokens: number): string {
  return works
    .map((work) => {
      const gist = gistOf(work, language, abstractTokens);
      return `${headOf(work)}${gist === '' ? '' : ` | ${gist}`}`.replace(/\s+/gu, ' ');
    })
    .join('\n');
}

/** Works with what they say on a subject: their cards, or their abstracts, and passages of the student's own files. */
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
      const card = describeCard(work.card, language, tokens.abstract);
      if (card) lines.push(card);
      else if (work.abstract)
        lines.push(`${about[language]}: ${cut(work.abstract.replace(/\s+/gu, ' '), tokens.abstract)}`);
      if (work.text?.trim()) {
        const passages = excerptOn(subject, work.text, Math.floor(tokens.texts / uploaded));
        lines.push(`${inside[language]}: ${passages.replace(/\s+/gu, ' ')}`);
      }
      return lines.join('\n');
    })
    .join('\n\n');
}

export const describeTerms = ({ terms }: PaperPlan): string =>
  terms
    .slice(0, 12)
    .map(({ term, meaning }) => `${term}: ${cut(meaning, 80)}`)
    .join('\n');

/** Tokens that an answer of so many units takes, with some to spare. */
const tokensAUnit: Localized<number> = { zh: 1.1, ja: 1.1, en: 1.6, es: 1.9 };

export const answerTokensFor = (language: Language, units: number): number =>
  Math.ceil(units * tokensAUnit[language] * 1.2) + 120;

export const roomFor = (
  contextTokens: number | undefined,
  language: Language,
  units: number,
): PromptRoom | undefined =>
  contextTokens === undefined ? undefined : { contextTokens, answerTokens: answerTokensFor(language, units) };

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
export const givenBy = (request: PaperRequest): string => {
  const { title, keywords, extraRequirements, chapters } = request;
  const below = ({ title: name, summary, children }: PaperSection): string[] => [
    name,
    summary,
    ...children.flatMap(below),
  ];
  return [title, ...keywords, extraRequirements, ...ownWords(request), ...chapters.flatMap(below)].join('\n');
};

export const codesOf = (
  { language, type, level, field, variant }: PaperRequest,
  task: string,
): Record<string, string | number> => ({ task, language, type, level, field, variant });
