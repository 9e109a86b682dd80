import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { cleanTitle, withoutOrders } from '../clean-title.ts';
import { findTitleLanguage } from '../title-language.ts';
import type { ContextKind, Sign } from '../title-reading.ts';
import { understandTitle } from '../understand-title.ts';
import { withoutAsking } from './asking-words.ts';
import { classifyPhrase, type PhraseKind } from './classify-phrase.ts';
import { isWord } from './is-word.ts';
import { nameIn } from './name-in.ts';
import { questionMatters } from './question-matters.ts';
import { readClauses } from './read-clauses.ts';
import { splitScene } from './split-scene.ts';
import { isStory } from './story-words.ts';

/** What a student gave to be helped to a title. */
export interface TitleWishQuestion {
  field: Field;
  language: Language;
  keywords: readonly string[];
  hint: string;
}

/** What every title must hold, each in the student's own words. */
export interface TitleWishes {
  /** The first is what the paper is about; the second what it bears on, where a title names both. */
  matters: readonly string[];
  /** Whether the student said that the first bears on the second. */
  isBearing: boolean;
  places: readonly string[];
  times: readonly string[];
  populations: readonly string[];
  works: readonly string[];
  methods: readonly string[];
  /** What a thing is made with or run on: 基于STM32. */
  tools: readonly string[];
  /** Among which firms, in which trade, at whose: 中小企业, Nigerian banks. */
  settings: readonly string[];
  /** Under which policy or rule. */
  policies: readonly string[];
  /** Whose work is read, where no single work is named. */
  authors: readonly string[];
  /** All of them. */
  words: readonly string[];
  /** What no title may be about. */
  refused: readonly string[];
}

/** As many keywords as one title can hold. */
const keywordsATitle = 3;
const hintPhrases = 3;
/** More is a story in any case. */
const longestHint = 2_000;
const isCjk = (text: string): boolean => /[\p{Script=Han}\u3040-\u30ff]/u.test(text);
const asking: ReadonlySet<Sign> = new Set<Sign>([
  ...(['effect', 'factors', 'status', 'problem', 'remedy', 'design', 'application', 'comparison'] as const),
  ...(['review', 'history', 'question', 'case', 'norm', 'teaching', 'trial'] as const),
]);

/** No longer than a title can hold beside its frame; cut where a word ends. */
function clip(text: string): string {
  const most = isCjk(text) ? 24 : 60;
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return isCjk(text)
    ? cut
    : cut.slice(0, Math.max(cut.lastIndexOf(' '), 20)).replace(/\s(?:of|in|the|and|de|en|la|el|y|on|for)$/iu, '');
}

const clean = (text: string): string => withoutOrders(cleanTitle(text));

type WishKind = PhraseKind | 'tool' | 'setting' | 'policy';

interface Phrase {
  text: string;
  kind: WishKind;
}

const wishOfContext: Readonly<Record<ContextKind, WishKind>> = {
  place: 'place',
  time: 'time',
  population: 'population',
  policy: 'policy',
  case: 'setting',
  text: 'work',
  means: 'tool',
  setting: 'setting',
};

/** A place in a question may drag its verb along: Cornwall attract guests. */
const placeName = (text: string): string =>
  /^(?:[\p{Ll}-]+ )?(?:(?:\p{Lu}[\p{L}'’-]*|of|the|de|del|la|y|and)(?: |$))+/u.exec(text)?.[0].trim() || text;

/** What every paper does with its matter. */
const plainAspect =
  /(?:的?(?:路径|策略|对策|建议|现状|问题|成因|原因|影响因素|机制|优化|研究|分析|探析|探讨|设计|实现|应用|及其?|与|和|、))+$/u;

/** 钢铁企业 whose 绿色转型 is asked about is 钢铁企业绿色转型, where the title says it in one breath. */
function withAspect(object: string, aspect: string, title: string): string {
  if (!isCjk(object)) return object;
  const core = aspect.replace(plainAspect, '');
  const joined = [`${object}${core}`, `${object}的${core}`, `${object}の${core}`].find((each) => title.includes(each));
  return core.length >= 2 && joined !== undefined && joined.length <= 22 ? joined : object;
}

/** The way a context is joined to the title: under a policy, at a firm. */
function joinContext(text: string, kind: WishKind, title: string): Phrase {
  const after = title.slice(title.indexOf(text) + text.length);
  if (kind === 'setting' && /^(?:的?背景)?(?:之?下|のもとで)/u.test(after)) return { text, kind: 'policy' };
  if (kind === 'setting' && title.includes(` at ${text}`)) return { text: `at ${text}`, kind };
  return { text, kind };
}

/** A hint that is a title already, or a sentence: its object, what it bears on and where. */
function readWhole(
  title: string,
  { field, language }: TitleWishQuestion,
): { phrases: Phrase[]; isBearing: boolean } | null {
  const text = title;
  const read = understandTitle({ title, language, field });
  const isShort = isCjk(text) ? text.length <= 14 : text.split(' ').length <= 6;
  const asks = read.bearing !== null || read.signs.some((sign) => asking.has(sign));
  if (!asks && isShort) return null;
  const contexts = read.contexts
    .filter(({ isQuiet }) => !isQuiet)
    .slice(0, 2)
    .map(({ text: told, kind }) => {
      const text = kind === 'place' && !isCjk(told) && title.includes('?') ? placeName(told) : told;
      const found = classifyPhrase(text, language, field);
      return joinContext(text, found === 'matter' ? wishOfContext[kind] : found, title);
    });
  const stands = (phrase: string): boolean => text.toLowerCase().includes(phrase.toLowerCase());
  const toMatter = (raw: string): Phrase => {
    const matter = raw.replace(/(?:の(?:課題|現状|問題点?|研究|分析|検討|考察|対策|可能性|意義))+$/u, '');
    const kind = classifyPhrase(matter, language, field);
    return { text: matter, kind: kind === 'population' ? kind : 'matter' };
  };
  // A reading may reword; what does not stand in the hint was not the student's.
  const around = contexts.filter((context) => stands(context.text));
  if (read.bearing && stands(read.bearing.cause) && stands(read.bearing.outcome)) {
    const pair = [read.bearing.cause, read.bearing.outcome].map((matter) => ({
      text: matter,
      kind: 'matter' as const,
    }));
    return { phrases: [...pair, ...around], isBearing: true };
  }
  if (read.signs.includes('question')) {
    const bare = around.reduce((rest, context) => rest.replace(context.text, ' '), text);
    const pieces = questionMatters(bare, language).map(toMatter);
    return { phrases: [...pieces, ...around], isBearing: false };
  }
  const object = withAspect(read.object, read.aspect, text);
  const own = [...(stands(object) ? [toMatter(object)] : []), ...around];
  return own.length > 0 ? { phrases: own, isBearing: false } : null;
}

/** Of a story its places are held; what it is about, our topics come near to. */
function placesTold(story: string, { field, language }: TitleWishQuestion): Phrase[] {
  const told = story.split(/[，,;；。.！!？?\n]+/u).flatMap((sentence) => {
    if (sentence.trim() === '') return [];
    return understandTitle({ title: sentence.trim(), language, field }).contexts;
  });
  const place = told.find(({ text, kind }) => kind === 'place' && story.includes(text) && text.length <= 24);
  return place ? [{ text: place.text, kind: 'place' }] : [];
}

const pairOf: Readonly<Record<Language, RegExp>> = {
  zh: /^([^与和及的对，：]{2,12})[与和]([^与和及的对，：]{2,12})$/u,
  en: /^([\p{L}\d -]{3,40}?) and ([\p{L}\d -]{3,40})$/iu,
  es: /^([\p{L}\d -]{3,40}?) [ye] ([\p{L}\d -]{3,40})$/iu,
  ja: /^([^とのをがは、：]{2,14})と([^とのをがは、：]{2,14})$/u,
};
const noMatter =
  /(?:对策|现状|问题|应用|实现|设计|发展|完善|启示|挑战|保护|研究|对比|比较|展望|対策|課題|展望|比較|応用|設計)$|\b(?:implementation|design|problems|challenges|solutions|prospects|comparison|applications?|reform|soluciones|problemas|retos|perspectivas|comparación)$/iu;

/** A title around a work in quotes: the work, and what is asked of it. */
function readQuoted(text: string, { field, language }: TitleWishQuestion): Phrase[] | null {
  const quoted = /《[^《》]+》|『[^『』]+』|“[^“”]+”|«[^«»]+»/u.exec(text)?.[0];
  if (!quoted || quoted === text || classifyPhrase(quoted, language, field) !== 'work') return null;
  const rest = text
    .replace(quoted, ' ')
    .split(
      /视角下?|语境下?|理论下?|中的|中|的|论|における|の|から見た|\b(?:in|of|an?|the|on|en|de|del|la|el|un|una)\b|[：:，,]/iu,
    )
    .map((piece) =>
      piece
        .trim()
        .replace(/(?:研究|分析|解读|探析|について|の?考察|の?研究|analysis|study|estudio|análisis)$/iu, '')
        .trim(),
    );
  const matters = rest
    .filter((piece) => (isCjk(piece) ? piece.length >= 2 : piece.length > 3) && piece.length <= 30)
    .slice(0, 2);
  return [{ text: quoted, kind: 'work' }, ...matters.map((matter) => ({ text: matter, kind: 'matter' as const }))];
}

/** 基于…的…: what a thing is made with or taught by, and the thing. */
function readBased(text: string): Phrase[] | null {
  const [, tool = '', thing = ''] = /^基于([^的]{2,14})的([^的]{2,20})/u.exec(text) ?? [];
  const matter = thing.replace(plainAspect, '');
  return tool !== '' && matter.length >= 2
    ? [
        { text: matter, kind: 'matter' },
        { text: tool, kind: 'tool' },
      ]
    : null;
}

/** Two things with nothing but a word that joins them: both are asked for as they stand. */
function readPair(text: string, { field, language }: TitleWishQuestion): Phrase[] | null {
  const [, first = '', second = ''] = pairOf[language].exec(text) ?? [];
  if (first === '' || noMatter.test(second)) return null;
  return [first, second].map((part) => ({ text: part, kind: classifyPhrase(part, language, field) }));
}

interface ReadHint {
  phrases: Phrase[];
  isBearing: boolean;
  refused: readonly string[];
}

/** 不要写数字经济的现状: what is left when its state is not to be written of. */
const besides = (refused: string): string => {
  const rest = refused.replace(plainAspect, '');
  return rest === refused || rest.length < 2 ? '' : rest;
};

/** Where a student says that he is, if what he asks for lies nowhere yet. */
function placesOf(told: readonly string[], { field, language }: TitleWishQuestion): Phrase[] {
  const places = told.filter(
    (where) => /^\p{Lu}\p{Ll}/u.test(where) || classifyPhrase(where, language, field) === 'place',
  );
  return places.slice(0, 1).map((text) => ({ text, kind: 'place' }));
}

function readHint(question: TitleWishQuestion): ReadHint {
  const { field, hint } = question;
  const italic = /^[*_]{1,2}([^*_]+)[*_]{1,2}$/u.exec(hint.trim())?.[1];
  if (italic && clean(italic))
    return { phrases: [{ text: clean(italic), kind: 'work' }], isBearing: false, refused: [] };
  const text = clean(hint);
  const language = findTitleLanguage(text, question.language);
  // A comma ends no clause of a lone noun; what somebody says is read clause by clause.
  const said = readClauses(hint.replace(/[<>{}]/gu, ' ').slice(0, longestHint), language);
  const { refused } = said;
  const split = text.split(
    isCjk(text) ? /[，,;；、。！!\n|/]+|(?<=[\p{Script=Han}\u3040-\u30ff])\s+/u : /[,;.!\n|]+\s*/u,
  );
  const asked = (said.asked.length > 0 ? said.asked : refused.map(besides))
    .map(clean)
    .filter((part) => isWord(part) && !refused.includes(part));
  const isTold =
    said.isSpoken && (said.told.length + refused.length > 0 || split.filter((part) => part.trim() !== '').length > 1);
  if (asked.length === 0 && (isTold || isStory(text, language, split.filter((part) => part.trim() !== '').length))) {
    const around = placesOf(said.told, { ...question, language });
    return {
      phrases: around.length > 0 ? around : placesTold(text, { ...question, language }),
      isBearing: false,
      refused,
    };
  }
  const parts = (asked.length > 0 ? asked : split)
    .map((part) => withoutAsking(part, language))
    .filter((part) => isWord(part))
    .slice(0, hintPhrases);
  let isBearing = false;
  const phrases = parts.flatMap((part): Phrase[] => {
    const quoted = readQuoted(part, { ...question, language });
    if (quoted) return quoted;
    const kind = classifyPhrase(part, language, field);
    if (kind !== 'matter') return [{ text: part, kind }];
    const pair = readBased(part) ?? readPair(part, { ...question, language });
    if (pair) return pair;
    const halves = splitScene(part, language, field);
    if (halves)
      return [
        { text: halves.matter, kind },
        { text: halves.scene, kind: halves.kind },
      ];
    const whole = readWhole(part, { ...question, language });
    isBearing ||= whole?.isBearing ?? false;
    return whole?.phrases ?? [{ text: part, kind }];
  });
  const around = phrases.some(({ kind }) => kind === 'place') ? [] : placesOf(said.told, { ...question, language });
  return { phrases: [...phrases, ...around], isBearing, refused };
}

/** A word of grammar, not of the student's: it may change where the title needs another. */
const leadingArticle = /^(?:the|an?|el|la|los|las) (?=\S)/iu;

/** What keywords and hint ask of every title; of more keywords than a title holds, those whose turn it is. */
export function readTitleWishes(question: TitleWishQuestion, turn = 0): TitleWishes {
  const { field, language } = question;
  const given = [...new Set(question.keywords.map(clean))]
    .filter((word) => isWord(word))
    .map((word) => nameIn(word, language));
  const few = given.length <= keywordsATitle;
  const taken = few
    ? given
    : Array.from({ length: keywordsATitle }, (_, index) => given[(turn + index) % given.length] ?? '');
  const hint = readHint(question);
  const all = [
    ...taken.map((text): Phrase => ({ text, kind: classifyPhrase(text, language, field) })),
    ...hint.phrases.map((phrase) => ({ ...phrase, text: clip(nameIn(phrase.text, language)) })),
  ];
  // What stands inside another is said with it.
  const phrases = all.filter(
    ({ text }, index) =>
      !all.some(
        (other, at) =>
          at !== index &&
          other.text.toLowerCase().includes(text.toLowerCase()) &&
          (other.text.length > text.length || at < index),
      ),
  );
  const of = (kind: WishKind): string[] => phrases.filter((phrase) => phrase.kind === kind).map(({ text }) => text);
  return {
    matters: of('matter'),
    isBearing: hint.isBearing && of('matter').length === 2,
    places: of('place'),
    times: of('time'),
    populations: of('population'),
    works: of('work'),
    methods: of('method'),
    tools: of('tool'),
    settings: of('setting'),
    policies: of('policy'),
    authors: of('author'),
    words: phrases.map(({ text }) => text.replace(leadingArticle, '')),
    refused: hint.refused,
  };
}

/** How many turns it takes until every keyword had its own. */
export const turnsOf = ({ keywords }: Pick<TitleWishQuestion, 'keywords'>): number =>
  keywords.length <= keywordsATitle ? 1 : keywords.length;

/** 数字经济的现状 is refused in every form: both of its words. */
const isRefused = (title: string, refused: string): boolean =>
  refused
    .replace(/^(?:the|el|la|los|las) /iu, '')
    .split(/的|の| of (?:the )?| de (?:la |los |las |el )?| del /iu)
    .filter((piece) => piece.length > 1)
    .every((piece) => title.toLowerCase().includes(piece.toLowerCase()));

/** Whether a title holds every word that was asked for and none that was refused. */
export const holdsWishes = (title: string, { words, refused }: Pick<TitleWishes, 'words' | 'refused'>): boolean =>
  words.every((word) => title.toLowerCase().includes(word.toLowerCase())) &&
  !refused.some((what) => isRefused(title, what));
