import type { Entry } from '../../knowledge/entry.ts';
import { isIdeographic } from '../../knowledge/has-word.ts';
import type { Subject } from '../subject.ts';
import { openWordUse } from './rarity.ts';
import {
  hangsOnAny,
  nearlyRarest,
  nearlyWhole,
  openTelling,
  rareHead,
  shareOfWord,
  type WeighedWord,
} from './tells-term.ts';
import { isAnybody, listTelling, tellingOf } from './title-asks.ts';
import { listWords } from './title-words.ts';
import type { ToldFact } from './told-fact.ts';
import { listFamilies } from './word-families.ts';

/** What a title names: what it is about, both ends of a relation, both sides of a comparison, and what stands around them. */
export type TermPart =
  | 'object'
  | 'cause'
  | 'outcome'
  | 'through'
  | 'under'
  | 'side'
  | 'aspect'
  /** Whose work with people is asked for: what is told of these alone does not answer the title. */
  | 'helper'
  | Subject['understanding']['contexts'][number]['kind'];

export interface TitleTerm {
  /** As the title has it. */
  text: string;
  part: TermPart;
}

/** A term with what speaks of it. */
export interface KnownTerm extends TitleTerm {
  /** How many words it has that tell topics apart, and those of them that no sheet is called by. */
  words: number;
  rest: readonly string[];
  /** How seldom sheets use the rarest of them: a word that stands everywhere names no thing. */
  rarity: number;
  /** How much of it sheets are called by, 0 to 1, and whether the whole name of one, or the word on which the others hang, is among that. */
  covered: number;
  isHeadCovered: boolean;
  /** How many of the facts name the rest, and how many there are. */
  named: number;
  told: number;
  /** How many speak of the very thing, and not only of a word in it. */
  telling: number;
}

/** A fact that holds so much of a term, its rarer words before the others, names it. */
export const namedFrom = 0.35;
/** A part of a word stands for it as far as it is as rare: 关税 is no 碳关税. */
const shortestPart = 2;
const ofOneSign = 0.5;
/** So much of a name is the thing; of two words that are as rare as each other one is another thing's. */
const sameThing = 0.6;
/** What a name of its own on a sheet counts for. */
const ofEntry = 2;

const relation = /^与(.+)的关系$|^(.+)との関係$|^relation to (.+)$|^relación con (?:el |la |los |las )?(.+)$/u;

/** 养老服务供需失衡, 直播带货乱象: that something is wrong with a thing is what all of its problems say. */
const trouble =
  /(?<=.{2})(?:供需|结构|功能)?(?:失衡|失调|错位|缺位|缺失|缺乏|不足|短缺|滞后|乱象|难题|困境|困局|矛盾|隐患|短板|瓶颈)?(?:现象|问题)?$/u;
/** 婚姻关系存续期间夫妻共同债务: while a thing lasts is no other thing. */
const during = /^.{2,10}?(?:期间|期内|过程中|阶段)的?(?=.{4})/u;
/** 破解路径, 问题与政策优化: that something is wrong and that there is a way out is what all problems and remedies say. */
const wayOut =
  /^(?:破解|化解|纾解|突围|破局|应对|优化|提升|改进|完善|推进|实现)(?:之策|之道|路径|策略|对策|措施|思路|办法|方案)?$|^(?:(?:现状|问题|困境|困局|成因|原因|对策|政策|制度|路径|策略|措施|建议|思考|探析|启示|出路|优化|完善|改进|提升|创新)(?:与|及其|及|和|、|的)?)+$/u;

/** Whose trouble is asked about, and not the trouble: what is told of them alone does not answer the title. */
const patients =
  /(?:患者|病人|产妇|孕妇|孕产妇|患儿|婴儿|新生儿|高齢者|患者|妊婦|産婦)$|\b(?:patients?|pacientes?)\b/iu;
/** What may be asked of anybody: it names no thing. */
const plainAspect =
  /^(?:的|の)?(?:影响因素|相关因素|危险因素|现状|护理|护理干预|护理对策|治疗|分析|調査|要因|看護|ケア)$|^(?:factors?|care|nursing care|analysis|interpretation|tratamiento|cuidados?|análisis)$/iu;

const helping = /(?<helper>社会工作|小组工作|个案工作|社区工作|社工)者?(?:介入|参与|嵌入|助力)/u;

const bearingOn =
  /^(?<cause>(?:(?!应$|针$|面$|反$|相$|校$).){2,})对(?![策比应抗立话手照数虾外口冲])(?<outcome>.{2,})$/u;

/** 延续性护理对2型糖尿病患者自我管理能力影响的研究进展: two ends that stand in what was read as the object and as whom it is among. */
function findEnds({
  text,
  object,
  contexts,
}: Subject['understanding']): Pick<
  NonNullable<Subject['understanding']['bearing']>,
  'cause' | 'outcome' | 'through' | 'under'
> | null {
  if (!/影响|作用|效果|效应/u.test(text)) return null;
  const among = contexts.find((context) => context.kind === 'population' && bearingOn.test(context.text));
  const { cause, outcome } = bearingOn.exec(among?.text ?? object)?.groups ?? {};
  if (cause === undefined || outcome === undefined) return null;
  const end = (among ? object : outcome).replace(/的?影响$/u, '');
  return { cause, outcome: end, through: null, under: null };
}

export function listTerms(understanding: Subject['understanding']): TitleTerm[] {
  const { sides, contexts } = understanding;
  const bearing = understanding.bearing ?? findEnds(understanding);
  // Whose thing it is, and where, are looked for apart.
  const object = contexts
    .filter(({ kind }) => kind === 'case' || kind === 'place')
    .reduce((rest, { text }) => (rest === text ? rest : rest.replace(text, ' ').trim()), understanding.object)
    .replace(trouble, '')
    .replace(during, '');
  // *Relation to the electronic tag*: what stands in the aspect is the other end.
  const related = understanding.isAspectNamed ? relation.exec(understanding.aspect) : null;
  const other = related?.slice(1).find((text) => text !== undefined);
  const ends: TitleTerm[] = bearing
    ? [
        { text: bearing.cause, part: 'cause' },
        { text: bearing.outcome, part: 'outcome' },
        ...(bearing.through ? [{ text: bearing.through, part: 'through' } as const] : []),
        ...(bearing.under ? [{ text: bearing.under, part: 'under' } as const] : []),
      ]
    : other
      ? [
          { text: object, part: 'cause' },
          { text: other, part: 'outcome' },
        ]
      : [];
  // Two cities are where a thing is compared.
  const isPlace = (text: string): boolean =>
    contexts.some((context) => (context.kind === 'place' || context.kind === 'case') && context.text.includes(text));
  const compared: TitleTerm[] = (sides ?? [])
    .filter((text) => !isPlace(text) && !wayOut.test(text))
    .map((text) => ({ text, part: 'side' }));
  const helper = helping.exec(understanding.aspect)?.groups?.helper;
  // 剖宫产术后产妇的疼痛护理 is on the pain, and on those whose pain it is.
  const isOfPatients =
    ends.length + compared.length === 0 &&
    understanding.isAspectNamed &&
    patients.test(object) &&
    !wayOut.test(understanding.aspect) &&
    !plainAspect.test(understanding.aspect);
  const thing: TitleTerm[] = isOfPatients
    ? [
        { text: understanding.aspect, part: 'object' },
        { text: object, part: 'population' },
      ]
    : [{ text: object, part: 'object' }];
  return [
    ...ends,
    ...compared,
    ...(helper ? [{ text: helper, part: 'helper' } as const] : []),
    ...(ends.length === 0 ? thing : []),
    ...(ends.length + compared.length === 0 &&
    understanding.isAspectNamed &&
    !isOfPatients &&
    !wayOut.test(understanding.aspect)
      ? [{ text: understanding.aspect, part: 'aspect' } as const]
      : []),
    ...contexts.filter(({ isQuiet }) => isQuiet !== true).map(({ text, kind }) => ({ text, part: kind })),
  ];
}

export type Sheet = NonNullable<Entry['sheet']>;

/** A fact as far as it is looked through for what a title names. */
export interface SpokenFact extends Pick<ToldFact, 'term' | 'clause' | 'also'> {
  /** Absent before a paper is planned. */
  standing?: ToldFact['standing'];
  own: unknown;
  proposition: { source: { isBeside: boolean; entry: Pick<Entry, 'sheet'> } } | null;
}

/** Sheets that the title itself calls for. */
const listOwnSheets = (told: readonly SpokenFact[]): Sheet[] => [
  ...new Map(
    told.flatMap(({ proposition }) => {
      const sheet = proposition?.source.isBeside ? undefined : proposition?.source.entry.sheet;
      return sheet ? [[sheet.id, sheet] as const] : [];
    }),
  ).values(),
];

/** By which words a sheet is called: a sheet that says which of them mean all of it has other names for its parts. */
const namesOf = ({ names, same, within }: Sheet): string[] =>
  [...(same.length + within.length > 0 ? names.slice(0, 3) : names), ...same].map((name) => name.toLowerCase());

/**
 * The word that the others of a phrase hang on: in Spanish the first, in English the last before *of* or *in*. One of any title stands for what hangs on it:
 * *uso excesivo de la prisión preventiva* is on the prison.
 */
function headOf(text: string, language: Subject['language'], isPlain: (word: string) => boolean): string {
  if (language !== 'es' && language !== 'en') return '';
  const joints = language === 'es' ? / (?:de|del|en|para|con|y) /u : / (?:of|in|on|for|among|with|to|by|and) /u;
  const heads = text.split(joints).map((part) => {
    const words = part.replace(/^(?:the|an?|el|la|los|las|una?) /u, '').split(' ');
    return (language === 'es' ? words[0] : words.at(-1)) ?? '';
  });
  return heads.find((head) => head !== '' && !isPlain(head)) ?? heads[0] ?? text;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A term as it is looked for in a text in lower case; `pieces` are the words of the text. */
export interface OpenTerm extends Omit<KnownTerm, 'named' | 'told' | 'telling'> {
  whole: string;
  /** Whether a text speaks of the very thing. */
  isToldIn(said: string, pieces: ReadonlySet<string>): boolean;
  /** How much of it a text holds, its rarer words before the others. */
  shareIn(said: string, pieces: ReadonlySet<string>): number;
  /** Whether a text names the thing itself, and not only something of it or near it: by most of its words or by the one on which they hang. */
  isNamedIn(said: string, pieces: ReadonlySet<string>): boolean;
}

/** The terms of a title as the sheets that it calls for leave them: what they are called by is known. */
export function openTerms(
  told: readonly SpokenFact[],
  subject: Pick<Subject, 'understanding' | 'language' | 'field'>,
): OpenTerm[] {
  const says = [...new Set(told.flatMap(({ proposition }) => proposition?.source.entry.sheet?.says ?? []))];
  return openTermsBeyond(listOwnSheets(told), says, subject);
}

/** The same of any sheets, which none where they are looked for as the title has them; `says`: by which words these sheets speak of them. */
export function openTermsBeyond(
  sheets: readonly Sheet[],
  says: Sheet['says'],
  { understanding, language, field }: Pick<Subject, 'understanding' | 'language' | 'field'>,
): OpenTerm[] {
  const use = openWordUse({ field, language });
  const names = sheets.flatMap(namesOf);
  const called = new Set(names.flatMap((name) => [...listTelling(name)]));
  const isCalled = (word: string): boolean =>
    isIdeographic(word)
      ? names.some((name) => name.includes(word))
      : called.has(word) || names.some((name) => name.endsWith('*') && word.startsWith(name.slice(0, -1)));
  const isPlain = (word: string): boolean => listWords(word, language, use).length === 0;
  const wide = names.filter(isIdeographic).toSorted((one, other) => other.length - one.length);

  return listTerms(understanding).map((term) => {
    const whole = tellingOf(term.text).toLowerCase();
    const left = wide.reduce((text, name) => text.replaceAll(name, ' / '), whole);
    // Of CRISPR-Cas9 a sheet on the one is on the other.
    const joined = left
      .split(/\s+/u)
      .filter((token) => !token.includes('-') || ![...listTelling(token)].some(isCalled))
      .join(' ');
    const rest = listWords(joined, language, use).filter((word) => !isCalled(word));
    const parts = rest.map((word) =>
      isIdeographic(word) && word.length > shortestPart
        ? [...Array(word.length - shortestPart + 1).keys()].map((from) => word.slice(from, from + shortestPart))
        : [],
    );
    // A word that no sheet has is as rare as the rarest of its parts that one has: 黄酮类 as 黄酮.
    const rarityOf = (word: string, at: number): number =>
      use.count(word) > 0
        ? use.rarity(word)
        : Math.max(0, ...(parts[at] ?? []).filter((part) => use.count(part) > 0).map(use.rarity)) || 1;
    // One sign alone may belong to any word.
    const weights = rest.map((word, at) => rarityOf(word, at) * (word.length === 1 ? ofOneSign : 1));
    const all = listWords(whole, language, use).map(use.rarity);
    const families = listFamilies(whole, new Set([...rest, ...rest.flatMap((word) => [...listTelling(word)])]), says);
    const weighed = rest.map((word, index) => ({
      ...{ word, weight: weights[index] ?? 0 },
      parts: (parts[index] ?? []).map((part) => ({ part, weight: use.rarity(part) })),
    }));
    // A word that goes with many things names none of them, and a part of a long word that is met in others not the whole: 人口 of 人口老龄化.
    const ofSheets = families.filter(({ words }) => says.includes(words));
    const naming = weighed.map((one) => {
      const known = one.parts.filter(({ part }) => use.count(part) > 0);
      const rarest = Math.max(0, ...known.map(({ weight }) => weight)) * nearlyRarest;
      return { ...one, parts: known.filter(({ weight }) => weight >= rarest) };
    });
    const telling = naming.filter(({ word }) => !hangsOnAny.test(word) && !isAnybody(word));
    const head = language === 'es' ? telling[0] : telling.at(-1);
    return {
      ...{ ...term, whole, words: all.length, rest, rarity: Math.max(0, ...weights) },
      isToldIn: openTelling(tellingOf(term.text), weighed, families, language),
      covered: all.length === 0 ? 1 : Math.max(0, 1 - sum(rest.map(use.rarity)) / sum(all)),
      isHeadCovered:
        rest.length === 0 || left.includes('/') || [...listTelling(headOf(left, language, isPlain))].some(isCalled),
      shareIn: (said, pieces) =>
        rest.length === 0
          ? 1
          : sum(weighed.map((one) => one.weight * shareOfWord(one, families, said, pieces))) / sum(weights),
      isNamedIn: (said, pieces) => {
        const shareOf = (one: WeighedWord): number => shareOfWord(one, ofSheets, said, pieces);
        const isHead = head !== undefined && head.weight >= rareHead && shareOf(head) >= nearlyWhole;
        const share = sum(naming.map((one) => one.weight * shareOf(one))) / sum(weights);
        return rest.length === 0 || said.includes(whole) || isHead || share >= sameThing;
      },
    };
  });
}

/** How far what is told, and the titles of works, speak of each term of the title. */
export function measureTerms(
  told: readonly SpokenFact[],
  works: readonly string[],
  subject: Pick<Subject, 'understanding' | 'language' | 'field'>,
): KnownTerm[] {
  const said = [...told.map(({ term, clause, also }) => [term, clause, ...also].join(' ')), ...works];
  const texts = said.map((text, at) => ({
    ...{ text: text.toLowerCase(), pieces: listTelling(text.toLowerCase()) },
    // What a student brings to a title is on it, whatever words it takes.
    isOwn: at < told.length && told[at]?.own !== null,
  }));
  /** What has an entry of its own is known by more than the one fact that stands there. */
  const entryNames = new Set(told.map(({ term }) => term.toLowerCase()));
  const countNames = (term: string): number => ([...entryNames].some((name) => name.includes(term)) ? ofEntry : 0);
  const spoken = told.map(({ term, clause, own }) => {
    const text = `${term} ${clause}`.toLowerCase();
    return { text, pieces: listTelling(text), isOwn: own !== null };
  });
  return openTerms(told, subject).map(({ whole, shareIn, isToldIn, ...term }) => ({
    ...term,
    told: told.length,
    telling: spoken.filter(({ text, pieces, isOwn }) => isOwn || isToldIn(text, pieces)).length,
    named:
      countNames(whole) + texts.filter(({ text, pieces, isOwn }) => isOwn || shareIn(text, pieces) >= namedFrom).length,
  }));
}
