import type { Language } from '@yanmo/contract/languages';
import { cutSentences } from '../../../text/sentences.ts';
import { trimSpan } from '../../../text/span.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import type { SummaryTerm } from '../../chat-port.ts';
import { findTerms, listDefined } from '../../rewriting/masking/find-terms.ts';
import { knownTerms } from '../../rewriting/masking/known-terms.ts';

const most = 12;
/** A term that is named once and explained nowhere is mentioned, not used. */
const leastCount = 2;
const longest = 120_000;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** How a text says what it means by a word: what stands behind it, up to the end of the sentence. */
const explains: Readonly<Record<Language, (term: string) => RegExp>> = {
  zh: (term) =>
    new RegExp(
      `(?:所谓)?[“"]?${term}[”"]?(?:[（(][^（）()]{1,60}[）)])?[，,]?(?:是指|指的是|是一种|即指|可以?定义为|被定义为)`,
      'u',
    ),
  ja: (term) => new RegExp(`[「]?${term}[」]?(?:[（(][^（）()]{1,60}[）)])?とは`, 'u'),
  en: (term) =>
    new RegExp(
      `(?<!\\p{L})${term}s?(?: \\([^()]{1,60}\\))?,? (?:is|are|was) (?:defined as|understood as|an? (?:type|kind|form|method|technique|process|measure) of|the (?:degree|extent|process|ability|practice)|any )|(?<!\\p{L})${term}s? (?:refers?|means?) `,
      'iu',
    ),
  es: (term) =>
    new RegExp(
      `(?<!\\p{L})${term}(?:e?s)?(?: \\([^()]{1,60}\\))?,? (?:se (?:define|entiende|refiere)|consiste en|es (?:una? (?:tipo|forma|método|técnica|proceso)|el (?:grado|proceso)|la (?:capacidad|medida)))`,
      'iu',
    ),
};

/**
 * What a text speaks of: terms that its field knows or that it defines itself, those first that it names most for their length, with what it
 * says that they mean.
 */
export function findKeyTerms(whole: string, language: Language, title: string): SummaryTerm[] {
  const text = whole.slice(0, longest);
  const found = new Map<string, { term: string; count: number; start: number }>();
  for (const { start, end } of findTerms(text, language, {
    own: listDefined(text, language),
    known: knownTerms(language, null),
  })) {
    const term = text.slice(start, end);
    const key = term.toLowerCase();
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { term, count: 1, start });
  }
  const sentences = cutSentences(text);
  const meaningOf = (term: string): string | null => {
    const pattern = explains[language](literal(term));
    const span = sentences.find(({ start, end }) => pattern.test(text.slice(start, end)));
    if (!span) return null;
    const { start, end } = trimSpan(text, span);
    return text.slice(start, end);
  };
  const named = title.toLowerCase();
  const weigh = ({ term, count }: { term: string; count: number }): number =>
    Math.log(1 + count) *
      (isWideLanguage(language) ? Math.min(term.length, 6) / 3 : Math.min(term.split(' ').length, 3)) +
    (named.includes(term.toLowerCase()) ? 1 : 0);
  return [...found.values()]
    .toSorted((one, other) => weigh(other) - weigh(one) || one.start - other.start)
    .slice(0, most * 3)
    .map(({ term, count, start }) => ({
      term,
      count,
      meaning: meaningOf(term),
      at: { start, end: start + term.length },
    }))
    .filter(({ count, meaning }) => count >= leastCount || meaning !== null)
    .slice(0, most)
    .map(({ term, meaning, at }) => ({ term, meaning, at }));
}
