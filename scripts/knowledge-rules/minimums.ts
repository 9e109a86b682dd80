import { type Language, languages } from '@yanmo/contract/languages';
import { approaches, stages, type TermLine, type termTypes } from '../../server/src/knowledge/knowledge-line.ts';
import type { WorkLine } from '../../server/src/knowledge/work-line.ts';
import type { Subject } from './subject-rules.ts';

export interface Minimums {
  /** What a field must hold to carry a paper. */
  terms: Record<Language, number>;
  /** Of each type; and without words that a title must hold, so that any title of the field finds some. */
  types: Partial<Record<(typeof termTypes)[number], { all: number; forAnyTitle: number }>>;
  methods: number;
  methodsOfAStage: number;
  methodsOfAnApproach: number;
  works: number;
  chineseWorks: number;
  /** Words of a thesaurus. */
  thesaurus: Partial<Record<Language, number>>;
  /** Entries of the writing guide. */
  guide: Partial<Record<Language, number>>;
  /** Of a subject: what can be said of it, how many problems with their causes and remedies, in how many languages it has a name. */
  sheet: { facts: number; chains: number; languages: number };
}

export const minimums: Minimums = {
  terms: { zh: 60, en: 40, es: 15, ja: 15 },
  types: {
    theory: { all: 1, forAnyTitle: 0 },
    method: { all: 1, forAnyTitle: 0 },
    variable: { all: 1, forAnyTitle: 3 },
    data: { all: 1, forAnyTitle: 0 },
    institution: { all: 1, forAnyTitle: 0 },
    problem: { all: 1, forAnyTitle: 3 },
    cause: { all: 1, forAnyTitle: 0 },
    measure: { all: 1, forAnyTitle: 0 },
    debate: { all: 1, forAnyTitle: 0 },
  },
  methods: 120,
  methodsOfAStage: 6,
  methodsOfAnApproach: 6,
  works: 120,
  chineseWorks: 15,
  thesaurus: { zh: 1_200, en: 800 },
  guide: { zh: 150, en: 130, es: 100, ja: 100 },
  sheet: { facts: 24, chains: 3, languages: languages.length },
};

function tooFew(file: string, what: string, count: number, least: number): string[] {
  return count < least ? [`${file}:1: has ${count} ${what}, not ${least} at least`] : [];
}

export function countTerms(file: string, terms: readonly TermLine[], language: Language, least: Minimums): string[] {
  return [
    ...tooFew(file, 'terms', terms.length, least.terms[language]),
    ...Object.entries(least.types).flatMap(([type, { all, forAnyTitle }]) => {
      const own = terms.filter((term) => term.type === type);
      const general = own.filter(({ about = [] }) => about.length === 0);
      return [
        ...tooFew(file, `terms of the type ${type}`, own.length, all),
        ...tooFew(file, `terms of the type ${type} for any title`, general.length, forAnyTitle),
      ];
    }),
  ];
}

export function countMethods(file: string, terms: readonly TermLine[], least: Minimums): string[] {
  return [
    ...tooFew(file, 'methods', terms.length, least.methods),
    ...stages.flatMap((stage) =>
      tooFew(
        file,
        `methods of the stage ${stage}`,
        terms.filter((term) => term.stage === stage).length,
        least.methodsOfAStage,
      ),
    ),
    ...approaches.flatMap((approach) =>
      tooFew(
        file,
        `methods of the approach ${approach}`,
        terms.filter((term) => term.approaches?.includes(approach)).length,
        least.methodsOfAnApproach,
      ),
    ),
  ];
}

export function countWorks(file: string, works: readonly WorkLine[], least: Minimums): string[] {
  const chinese = works.filter(({ language }) => language === 'zh');
  return [
    ...tooFew(file, 'works', works.length, least.works),
    ...tooFew(file, 'works in Chinese', chinese.length, least.chineseWorks),
  ];
}

export function countThesaurus(file: string, count: number, language: Language, least: Minimums): string[] {
  return tooFew(file, 'words', count, least.thesaurus[language] ?? 0);
}

export function countGuide(file: string, count: number, language: Language, least: Minimums): string[] {
  return tooFew(file, 'entries', count, least.guide[language] ?? 0);
}

export function countSheet({ line, facts, chains }: Subject, least: Minimums): string[] {
  const file = line.at.replace(/:\d+$/u, '');
  return [
    ...tooFew(file, 'facts', facts.length, least.sheet.facts),
    ...tooFew(file, 'chains', chains.length, least.sheet.chains),
    ...tooFew(
      file,
      'languages with its name',
      1 + Object.keys(line.value.translations ?? {}).length,
      least.sheet.languages,
    ),
  ];
}
