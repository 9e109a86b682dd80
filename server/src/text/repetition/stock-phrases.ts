import type { Language } from '@yanmo/contract/languages';
import type { NormalisedText } from '../comparing/normalise.ts';
import { normalise } from '../comparing/normalise.ts';
import type { Span } from '../span.ts';
import { isWideLanguage } from '../wide-language.ts';
import { enPhrases } from './stock/en.ts';
import { esPhrases } from './stock/es.ts';
import { jaPhrases } from './stock/ja.ts';
import { zhPhrases } from './stock/zh.ts';

const phrases: Readonly<Record<Language, readonly string[]>> = {
  ...{ zh: zhPhrases, en: enPhrases, es: esPhrases, ja: jaPhrases },
};

/** Of what a gap stands for, in UTF-16 units; both fit within one sentence. */
const widestGap = { wide: 16, other: 60 };
const letter = /[\p{L}\p{M}\p{N}]/u;
const sentenceEnd = /[.!?。\n]/u;

/** A phrase by its parts, between which a gap stands. */
interface Phrase {
  number: number;
  first: string;
  rest: readonly string[];
}

/** By the two units with which they begin, or the one: a text is gone through once, whatever their number. */
type Beginnings = ReadonlyMap<number, readonly Phrase[]>;

const prepared = new Map<Language, Beginnings>();

const ofOne = (text: string, at: number): number => text.charCodeAt(at) * 0x10000;
const ofTwo = (text: string, at: number): number => ofOne(text, at) + (text.charCodeAt(at + 1) || 0);
const none: readonly Phrase[] = [];

function beginningsOf(language: Language): Beginnings {
  const known = prepared.get(language);
  if (known) return known;
  const made = new Map<number, Phrase[]>();
  phrases[language].forEach((phrase, number) => {
    const [first = '', ...rest] = phrase.split('…').map((part) => normalise(part).text.trim());
    const alike = made.get(ofTwo(first, 0)) ?? [];
    made.set(ofTwo(first, 0), [...alike, { number, first, rest }]);
  });
  prepared.set(language, made);
  return made;
}

/** Ready-made phrases of papers, in the order of the text; longer ones go before those that stand within them. */
export function findStockPhrases({ text }: NormalisedText, language: Language): Span[] {
  const isWide = isWideLanguage(language);
  const gap = isWide ? widestGap.wide : widestGap.other;
  const isWhole = (start: number, end: number) =>
    isWide || !(letter.test(text[start - 1] ?? ' ') || letter.test(text[end] ?? ' '));
  const found: Span[] = [];
  const beginnings = beginningsOf(language);
  /** Of each phrase, where the next one may begin: none begins within another of the same. */
  const free = new Uint32Array(phrases[language].length);
  for (let start = 0; start < text.length; start += 1) {
    const ofBoth = beginnings.get(ofTwo(text, start)) ?? none;
    const ofFirst = beginnings.get(ofOne(text, start)) ?? none;
    if (ofBoth.length + ofFirst.length === 0) continue;
    for (const { number, first, rest } of [...ofBoth, ...ofFirst]) {
      if (start < (free[number] as number) || !text.startsWith(first, start)) continue;
      let end = start + first.length;
      free[number] = end;
      for (const part of rest) {
        const within = text.slice(end, end + gap + part.length);
        const stop = within.search(sentenceEnd);
        const at = (stop === -1 ? within : within.slice(0, stop)).indexOf(part);
        end = at === -1 ? -1 : end + at + part.length;
        if (end === -1) break;
      }
      if (end !== -1 && isWhole(start, end)) found.push({ start, end });
    }
  }
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  let reached = 0;
  return found.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}
