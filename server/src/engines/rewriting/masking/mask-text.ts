import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Span } from '../../../text/span.ts';
import type { ProtectedSpan } from '../rewriter.ts';
import {
  findCitations,
  findCode,
  findFormulas,
  findGaps,
  findLinks,
  findNamedWorks,
  findQuotations,
} from './find-marked.ts';
import { findNames } from './find-names.ts';
import { findNumbers } from './find-numbers.ts';
import { findTerms } from './find-terms.ts';
import { knownTerms } from './known-terms.ts';

export interface MaskedText {
  /** Every protected span is one sign of the private use area, each another. */
  text: string;
  /** What the signs stand for, from the first one on. */
  words: string[];
}

export interface MaskOptions {
  language: Language;
  field: Field | null;
  terms: readonly string[];
}

const firstMask = 0xe000;
/** As many signs as the area has. */
const mostMasks = 0xf8ff - firstMask + 1;
/** Whatever stands for something else. */
export const maskSign = /[\u{e000}-\u{f8ff}]/gu;

export const isMask = (sign: string): boolean => sign >= '\u{e000}' && sign <= '\u{f8ff}';

export const maskOf = (index: number): string => String.fromCharCode(firstMask + index);

/** Of those that overlap the one that is found first counts, unless a later one holds it as a whole. */
function settle(found: readonly ProtectedSpan[], length: number): ProtectedSpan[] {
  // Who holds a place, counted from 1: a text of a book's length has tens of thousands of spans.
  const holder = new Int32Array(length);
  const settled: (ProtectedSpan | null)[] = [];
  for (const span of found) {
    const touched = new Set<number>();
    for (let place = span.start; place < span.end; place += 1) {
      const index = holder[place] as number;
      if (index > 0) touched.add(index - 1);
    }
    const others = [...touched].map((index) => settled[index] as ProtectedSpan);
    const isWhole = others.every(({ start, end }) => span.start <= start && end <= span.end);
    if (!isWhole || others.some(({ start, end }) => start === span.start && end === span.end)) continue;
    for (const index of touched) settled[index] = null;
    settled.push(span);
    holder.fill(settled.length, span.start, span.end);
  }
  return settled.filter((span) => span !== null).sort((one, other) => one.start - other.start);
}

/** Stretches that no rewriting may touch, in order, none over another. */
export function findProtected(text: string, { language, field, terms }: MaskOptions): ProtectedSpan[] {
  const found = [
    ...findCode(text),
    ...findFormulas(text),
    ...findLinks(text),
    ...findCitations(text),
    ...findGaps(text),
    ...findNamedWorks(text),
    ...findQuotations(text),
    ...findTerms(text, language, { own: terms, known: knownTerms(language, field) }),
    ...findNames(text, language),
    ...findNumbers(text, language),
  ];
  return settle(found, text.length);
}

/** A text, or a stretch of it, with a sign for each of the spans that lie in it. */
export function maskSpans(text: string, spans: readonly ProtectedSpan[], { start, end }: Span): MaskedText {
  const own = spans.filter((span) => start <= span.start && span.end <= end);
  if (own.length > mostMasks) throw new RangeError(`More than ${mostMasks} protected spans in one piece of text.`);
  let masked = '';
  let last = start;
  for (const [index, span] of own.entries()) {
    masked += text.slice(last, span.start) + maskOf(index);
    last = span.end;
  }
  return {
    text: masked + text.slice(last, end),
    words: own.map((span) => text.slice(span.start, span.end)),
  };
}

export const maskText = (text: string, options: MaskOptions): MaskedText =>
  maskSpans(text, findProtected(text, options), { start: 0, end: text.length });

/** What the signs stood for, in the places that they have now; a sign that stands for nothing stays and is refused by the checks. */
export const unmask = (text: string, { words }: Pick<MaskedText, 'words'>): string =>
  text.replace(maskSign, (sign) => words[sign.charCodeAt(0) - firstMask] ?? sign);
