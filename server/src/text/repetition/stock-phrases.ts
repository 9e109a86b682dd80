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

const prepared = new Map<Language, readonly (readonly string[])[]>();

function partsOf(language: Language): readonly (readonly string[])[] {
  const known = prepared.get(language);
  if (known) return known;
  const made = phrases[language].map((phrase) => phrase.split('…').map((part) => normalise(part).text.trim()));
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
  for (const [first = '', ...rest] of partsOf(language)) {
    for (let start = text.indexOf(first); start !== -1; start = text.indexOf(first, start + first.length)) {
      let end = start + first.length;
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
