import { listPieces } from '../../../../text/word-overlap.ts';
import type { ContextKind, Sign } from '../../../../understanding/title-reading.ts';
import { listPeople, type People } from '../../knowledge/people-words.ts';
import type { Subject } from '../subject.ts';
import { readSettings, type TitleSettings } from './other-settings.ts';
import type { ToldFact } from './told-fact.ts';

/** Words that stand in titles of all kinds and tell no topic from another. */
export const ofAnyTitle: readonly string[] = [
  ...'现状 对策 原因 影响 设计 优化 体系 策略 成因 特征 风格 应用 治疗 临床 进展 评价 调查 系统 理论 研究 发展 中国 我国 作用 关系 意义'.split(
    ' ',
  ),
  ...'困境 出路 措施 建议 能力 模式 路径 建设 改革 分析 比较 问题 管理 机制 实现 探究 浅析 视角 背景 案例 实践 教学 制度'.split(
    ' ',
  ),
  ...'影響 効果 課題 現状 対策 考察 解析 形成 支援 関係 人物像 是非 あり方'.split(' '),
];
const ofAnyLatin = listPieces(
  [
    'causes cause effects impact role strategy design comparison case analysis problems challenges development system management theory age relation century current modern measures solutions remedies ways responses',
    'causas efectos impacto papel estrategia análisis comparación caso problemas desarrollo sistema gestión diseño implementación evaluación prevención consecuencias reflexión actual medidas soluciones propuestas respuestas',
  ].join(' '),
);

/** Those who are many things: what the title says of them tells, as long as it says something. */
const ofAnyPeople =
  /患者|病人|人群|群体|人员|对象|\b(?:patients?|people|persons?|individuals?|adults?|users?|groups?|areas?|regions?|communities|pacientes?|personas?|usuari[oa]s|grupos?|zonas?|áreas|unidades)\b/giu;
export const tellingOf = (text: string): string => {
  const rest = text.replace(ofAnyPeople, ' ').trim();
  return listTelling(rest).size > 0 ? rest : text;
};

/** Whose something is: employee loyalty is about loyalty. */
const holders =
  /企业|公司|团队|员工|职工|大学生|中学生|小学生|学生|消费者|用户|教师|居民|従業員|社員|職員|従事者|チーム|大学生|生徒|企業|消費者|\b(?:employees?|staff|teams?|workers?|students?|pupils?|teachers?|consumers?|firms?|compan(?:y|ies)|corporate|emplead[oa]s|equipos?|trabajador(?:es|as)|estudiantes?|alumnado|docentes|consumidor(?:es|as)|empresas?)\b/giu;
/** Whether a phrase names nobody in particular. */
export const isAnybody = (text: string): boolean => text.replace(holders, ' ').replace(ofAnyPeople, ' ').trim() === '';
/** What is held, without those who hold it: 信任 of 消费者信任. */
export const heldOf = (text: string): string => {
  const rest = text.replace(holders, ' ').trim();
  return listTelling(rest).size > 0 ? rest : text;
};

/** Where and when a thing is studied is no side of it: what is known of it holds there too. */
const surrounding: ReadonlySet<ContextKind> = new Set<ContextKind>(['place', 'time', 'case']);

const han = /[\p{Script=Han}\u3040-\u30ff]+/gu;
const isWide = (text: string): boolean => /[\p{Script=Han}\u30a0-\u30ff]/u.test(text);

/** By what the pieces of a text are, which are kept where it is looked at again and again. */
const tellingKnown = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** The words of a text by which two topics are told apart. */
export function listTelling(text: string): ReadonlySet<string> {
  const pieces = listPieces(text);
  const before = tellingKnown.get(pieces);
  if (before) return before;
  const kept = new Set([...pieces].filter((piece) => !/[\u3040-\u309f]/u.test(piece) && !ofAnyLatin.has(piece)));
  tellingKnown.set(pieces, kept);
  return kept;
}

/** What is left of a text without what names hold, without these words as they stand, and without those of any title. */
function without(text: string, names: readonly string[], words: readonly string[] = []): Set<string> {
  let rest = text.toLowerCase();
  // 大学生 takes nothing away from 小学生.
  for (const word of words) if (isWide(word)) rest = rest.replaceAll(word.toLowerCase(), ' ');
  for (const run of names.flatMap((name) => name.toLowerCase().match(han) ?? [])) {
    for (let length = run.length; length > 1; length -= 1) {
      for (let from = 0; from + length <= run.length; from += 1)
        rest = rest.replaceAll(run.slice(from, from + length), ' ');
    }
  }
  for (const word of ofAnyTitle) rest = rest.replaceAll(word, ' ');
  const named = new Set([...names, ...words].flatMap((name) => [...listTelling(name)]));
  const left = [...listTelling(rest)].filter((piece) => isWide(piece) || !named.has(piece));
  // 紫の上: a name that falls apart into nothing is looked for whole.
  const short = (rest.match(han) ?? []).filter((run) => run.length > 2 && run.length < 5 && isWide(run));
  return new Set([...left, ...short]);
}

/** A word that ends another is the head of it, if it has so many letters. */
const longEnough = 5;

/** What a title asks for, as far as a sheet may or may not speak of it. */
export interface TitleAsks {
  /** The title, in lower case. */
  text: string;
  /** What it is on and what is asked of that, in lower case, without where and against which background. */
  object: string;
  /** How much of a name stands in the title. */
  holds(name: string): number;
  /** Whether the title's object, or the text or case that it is read in, is called by one of the names. */
  isCalled(names: readonly string[]): boolean;
  /** What it asks for beyond these names, and beyond these words as they stand. */
  beyond(names: readonly string[], words?: readonly string[]): Set<string>;
  people: People;
  /** Which people, stages, places and uses it is on, and which it leaves out by that. */
  settings: TitleSettings;
  /** Whether the title asks what one thing does to another, and the words of what is acted on beyond these names. */
  isOfEffect: boolean;
  outcome(names: readonly string[]): Set<string>;
  /** Words of what is asked of the object, those of any title left out. */
  aspect: ReadonlySet<string>;
  /** The kinds of facts that answer what is asked. */
  kinds: ReadonlySet<ToldFact['kind']>;
}

type Kinds = readonly ToldFact['kind'][];
const bySign: Partial<Record<Sign, Kinds>> = {
  ...{ effect: ['effect', 'mechanism', 'relation', 'condition', 'evidence', 'figure'] },
  ...{ factors: ['cause', 'driver', 'mechanism', 'relation', 'condition'], history: ['milestone', 'stage', 'driver'] },
  ...{ problem: ['problem', 'cause', 'limit', 'condition'], remedy: ['problem', 'cause', 'remedy', 'limit'] },
  ...{ concept: ['definition', 'debate', 'counter'], argument: ['debate', 'counter', 'limit'] },
  ...{ norm: ['law', 'standard', 'policy', 'debate'], policy: ['policy', 'law', 'effect', 'limit'] },
};
/** What a title asks for in words of its own. */
const byWord: readonly (readonly [RegExp, Kinds])[] = [
  [
    /\b(?:causes?|reasons?|roots?|origins?|why)\b|causas?|orígenes|原因|成因|要因|根源/iu,
    ['cause', 'driver', 'mechanism'],
  ],
  [
    /\b(?:effects?|impacts?|consequences?)\b|efectos|impacto|consecuencias|影响|影響|后果|効果/iu,
    ['effect', 'mechanism', 'condition', 'evidence'],
  ],
  [
    /\b(?:barriers?|obstacles?|challenges?|difficult)|barreras|obstáculos|dificultades|障碍|困境|困难|难点|課題|障壁/iu,
    ['problem', 'cause', 'limit', 'condition'],
  ],
  [
    /\b(?:history|rise|fall|development of|evolution)\b|historia|evolución|演变|历史|沿革|変遷|歴史/iu,
    ['milestone', 'stage', 'driver'],
  ],
  [/ethic|moral|\bética|伦理|道德|倫理/iu, ['debate', 'counter', 'problem', 'limit']],
  [/\broles?\b|papel|作用|役割/iu, ['mechanism', 'effect', 'actor', 'condition']],
];

export function readAsks({ understanding }: Pick<Subject, 'understanding'>): TitleAsks {
  const { text, object, contexts, bearing, sides, aspect, isAspectNamed, signs } = understanding;
  const words = listTelling(text);
  const own = contexts.filter(({ isQuiet }) => isQuiet !== true);
  const read = [
    object,
    ...own.filter(({ kind }) => !surrounding.has(kind)).map((context) => tellingOf(context.text)),
    heldOf(bearing?.outcome ?? ''),
    ...(sides ?? []),
  ].join(' / ');
  // 是非, 問題: an object that tells no topic from another stands for the whole title.
  const asked = without(object, []).size > 0 ? read : `${read} / ${text}`;
  const called = listTelling([object, ...own.filter(({ kind }) => kind === 'text').map((one) => one.text)].join(' / '));
  /** *Ciberacoso* is a kind of *acoso*. */
  const isOfCalled = (piece: string): boolean =>
    called.has(piece) || (piece.length >= longEnough && [...called].some((word) => word.endsWith(piece)));
  // 昆山反杀案: a case has a name of its own and is one of what is known.
  const isCase = own.some(({ kind, text: name }) => kind === 'case' && name.includes(object));
  const behind = contexts.filter(({ kind }) => kind === 'setting' || kind === 'policy');
  return {
    text: text.toLowerCase(),
    object: behind.reduce((rest, context) => rest.replace(context.text, ' '), text).toLowerCase(),
    holds: (name) => {
      const pieces = [...listTelling(name)];
      return pieces.filter((piece) => words.has(piece)).length / Math.max(1, pieces.length);
    },
    isCalled: (names) => isCase || names.some((name) => [...listTelling(name)].some(isOfCalled)),
    beyond: (names, words) => without(asked, names, words),
    people: listPeople(text.toLowerCase()),
    settings: readSettings(text, understanding.kind, understanding.language),
    isOfEffect: without(bearing?.outcome ?? '', []).size > 0,
    outcome: (names) => without(heldOf(bearing?.outcome ?? ''), names),
    aspect: isAspectNamed ? without(aspect, []) : new Set(),
    kinds: new Set([
      ...signs.flatMap((sign) => bySign[sign] ?? []),
      ...byWord.flatMap(([cue, kinds]) => (cue.test(text) ? kinds : [])),
    ]),
  };
}
