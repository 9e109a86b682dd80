import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { grammars } from '../grammar/grammars.ts';
import { nameFall } from './skeletons/case.ts';
import { isAilment } from './skeletons/technical-remedies.ts';
import { isTranslation } from './skeletons/text-interpretation.ts';

/** What is tried on patients or on the bench, or taught: it asks neither for causes nor for remedies. */
type Manner = 'clinical' | 'bench' | 'lesson';

/** Where and when something is found, whatever it depends on. */
const pattern = /时空|空间分布|动态变化|distribution|spatial|variation in|distribuci|空間|分布|変動/iu;

export const isPattern = ({ text }: TitleUnderstanding): boolean => pattern.test(text);

export function findManner({ kind }: TitleUnderstanding): Manner | null {
  switch (kind) {
    case 'clinical-study':
      return 'clinical';
    case 'lab-experiment':
      return 'bench';
    case 'teaching-design':
      return 'lesson';
    default:
      return null;
  }
}

const lessonsOf: Record<Language, (focus: string) => string> = {
  zh: (focus) => `${focus}的得失与启示`,
  en: (focus) => `what can be learned from ${focus}`,
  es: (focus) => {
    const named = grammars.es.inflect(focus, undefined);
    return `lo que ${/^(?:los|las) /u.test(named) ? 'enseñan' : 'enseña'} ${named}`;
  },
  ja: (focus) => `${focus}の得失と示唆`,
};
const casesOf: Record<Language, (focus: string) => string> = {
  zh: (focus) => `${focus}的研究缘起`,
  en: (focus) => `${focus} as a case`,
  es: (focus) => `el caso ${grammars.es.inflect(focus, 'de')}`,
  ja: (focus) => `事例としての${focus}`,
};

/** A case is looked at before it is a problem. */
export const wordCase = (title: TitleUnderstanding, focus: string): string | null =>
  title.kind === 'case-study' ? casesOf[title.language](nameFall(title) ?? focus) : null;

/** What a case, an illness or a translation comes to: none of them has a crux and a way out. */
export function wordOutcome(title: TitleUnderstanding, field: Field, focus: string): string | null {
  const { kind, language, text, object } = title;
  if (kind === 'case-study') return lessonsOf[language](nameFall(title) ?? focus);
  if (language !== 'zh') return null;
  if (kind !== 'status-and-remedies') return null;
  if (field === 'literature' && isTranslation(text)) return `${focus}的基本判断`;
  return isAilment(object) ? `${object}的防治要点` : null;
}

type Clauses = readonly [
  ask: (object: string, grammar: Grammar) => string,
  answer: (object: string, grammar: Grammar) => string,
];
const of = (object: string, grammar: Grammar): string => grammar.inflect(object, 'de');

const clauses: Record<Language, Record<Manner, Clauses>> = {
  zh: {
    clinical: [(object) => `${object}的临床问题`, (object) => `${object}的临床评价`],
    bench: [(object) => `${object}的研究背景与目的`, (object) => `${object}的主要结果与用途`],
    lesson: [
      (object) => `${object}${object.endsWith('教学') ? '设计的缘起' : '的教学缘起'}`,
      (object) => `${object}的收获与反思`,
    ],
  },
  en: {
    clinical: [(object) => `${object} as a clinical question`, (object) => `the clinical worth of ${object}`],
    bench: [(object) => `reasons for studying ${object}`, (object) => `main results on ${object}`],
    lesson: [(object) => `${object} as a teaching question`, (object) => `gains and limits of ${object}`],
  },
  es: {
    clinical: [
      (object, grammar) => `el interés clínico ${of(object, grammar)}`,
      (object, grammar) => `el valor clínico ${of(object, grammar)}`,
    ],
    bench: [
      (object, grammar) => `por qué estudiar ${grammar.inflect(object, undefined)}`,
      (object, grammar) => `resultados sobre ${grammar.inflect(object, undefined)}`,
    ],
    lesson: [
      (object, grammar) => `el sentido didáctico ${of(object, grammar)}`,
      (object, grammar) => `logros y límites ${of(object, grammar)}`,
    ],
  },
  ja: {
    clinical: [(object) => `${object}の臨床的な課題`, (object) => `${object}の臨床的な評価`],
    bench: [(object) => `${object}を調べる意義`, (object) => `${object}に関する主な結果`],
    lesson: [(object) => `${object}を取り上げる意義`, (object) => `${object}の成果と省察`],
  },
};

/** Question and outcome of such a paper, for its first and its last heading. */
export function wordManner(
  manner: Manner,
  object: string,
  grammar: Grammar,
  language: Language,
): { ask: string; answer: string } {
  const [ask, answer] = clauses[language][manner];
  return { ask: ask(object, grammar), answer: answer(object, grammar) };
}
