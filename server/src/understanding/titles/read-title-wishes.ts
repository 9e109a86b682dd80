import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { cleanTitle, withoutOrders } from '../clean-title.ts';
import { findTitleLanguage } from '../title-language.ts';
import type { Sign } from '../title-reading.ts';
import { understandTitle } from '../understand-title.ts';
import { withoutAsking } from './asking-words.ts';
import { classifyPhrase, type PhraseKind } from './classify-phrase.ts';

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
  /** All of them. */
  words: readonly string[];
}

/** As many keywords as one title can hold. */
const keywordsATitle = 3;
const hintPhrases = 3;
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

interface Phrase {
  text: string;
  kind: PhraseKind;
}

/** A hint that is a title already, or a sentence: its object, what it bears on and where. */
function readWhole(
  text: string,
  { field, language }: TitleWishQuestion,
): { phrases: Phrase[]; isBearing: boolean } | null {
  const read = understandTitle({ title: text, language, field });
  const isShort = isCjk(text) ? text.length <= 14 : text.split(' ').length <= 6;
  const asks = read.bearing !== null || read.signs.some((sign) => asking.has(sign));
  if (!asks && isShort) return null;
  const contexts = read.contexts
    .filter(({ isQuiet }) => !isQuiet)
    .slice(0, 2)
    .map(({ text }) => ({ text, kind: classifyPhrase(text, language, field) }));
  const matters = read.bearing ? [read.bearing.cause, read.bearing.outcome] : [read.object];
  const given = [...matters.map((matter) => ({ text: matter, kind: 'matter' as const })), ...contexts];
  // A reading may reword a question; what does not stand in the hint was not the student's.
  const own = given.filter((phrase) => text.toLowerCase().includes(phrase.text.toLowerCase()));
  return own.length > 0 ? { phrases: own, isBearing: read.bearing !== null } : null;
}

function readHint(question: TitleWishQuestion): { phrases: Phrase[]; isBearing: boolean } {
  const { field, hint } = question;
  const italic = /^[*_]{1,2}([^*_]+)[*_]{1,2}$/u.exec(hint.trim())?.[1];
  if (italic && clean(italic)) return { phrases: [{ text: clean(italic), kind: 'work' }], isBearing: false };
  const text = clean(hint);
  const language = findTitleLanguage(text, question.language);
  const parts = text
    .split(isCjk(text) ? /[，,;；、。！!\n|/]+|(?<=[\p{Script=Han}\u3040-\u30ff])\s+/u : /[,;.!\n|]+\s*/u)
    .map((part) => withoutAsking(part, language))
    .filter((part) => /\p{L}{2}/u.test(part))
    .slice(0, hintPhrases);
  let isBearing = false;
  const phrases = parts.flatMap((part): Phrase[] => {
    const kind = classifyPhrase(part, language, field);
    if (kind !== 'matter') return [{ text: part, kind }];
    const whole = readWhole(part, { ...question, language });
    isBearing ||= whole?.isBearing ?? false;
    return whole?.phrases ?? [{ text: part, kind }];
  });
  return { phrases, isBearing };
}

/** What keywords and hint ask of every title; of more keywords than a title holds, those whose turn it is. */
export function readTitleWishes(question: TitleWishQuestion, turn = 0): TitleWishes {
  const { field, language } = question;
  const given = [...new Set(question.keywords.map(clean))].filter((word) => /\p{L}/u.test(word));
  const few = given.length <= keywordsATitle;
  const taken = few
    ? given
    : Array.from({ length: keywordsATitle }, (_, index) => given[(turn + index) % given.length] ?? '');
  const hint = readHint(question);
  const all = [
    ...taken.map((text): Phrase => ({ text, kind: classifyPhrase(text, language, field) })),
    ...hint.phrases.map((phrase) => ({ ...phrase, text: clip(phrase.text) })),
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
  const of = (kind: PhraseKind): string[] => phrases.filter((phrase) => phrase.kind === kind).map(({ text }) => text);
  return {
    matters: of('matter'),
    isBearing: hint.isBearing && of('matter').length === 2,
    places: of('place'),
    times: of('time'),
    populations: of('population'),
    works: of('work'),
    methods: of('method'),
    words: phrases.map(({ text }) => text),
  };
}

/** How many turns it takes until every keyword had its own. */
export const turnsOf = ({ keywords }: Pick<TitleWishQuestion, 'keywords'>): number =>
  keywords.length <= keywordsATitle ? 1 : keywords.length;

/** Whether a title holds every word that was asked for. */
export const holdsWishes = (title: string, { words }: Pick<TitleWishes, 'words'>): boolean =>
  words.every((word) => title.toLowerCase().includes(word.toLowerCase()));
