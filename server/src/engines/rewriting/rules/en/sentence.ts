import { cutSentences } from '../../../../text/sentences.ts';
import { trimSpan } from '../../../../text/span.ts';
import { isAdverb, isFunctionWord } from './word-classes.ts';

export interface Token {
  start: number;
  end: number;
  text: string;
  lower: string;
  kind: 'word' | 'number' | 'span' | 'mark';
}

/** A sentence of a paragraph; positions of its tokens are positions in the paragraph. */
export interface Sentence {
  start: number;
  end: number;
  text: string;
  tokens: Token[];
  /** The mark that ends it, or nothing where the text breaks off. */
  stop: string;
}

export interface Paragraph {
  text: string;
  sentences: Sentence[];
}

const pieces =
  /(?<span>[\uE000-\uF8FF])|(?<word>\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?:-[\p{L}\d]+)*)|(?<number>\d+(?:[.,:/-]\d+)*%?)|(?<mark>[^\s])/gu;

function tokenize(text: string, offset: number): Token[] {
  return [...text.matchAll(pieces)].map((found) => {
    const groups = found.groups ?? {};
    const kind = groups.span ? 'span' : groups.word ? 'word' : groups.number ? 'number' : 'mark';
    const start = offset + found.index;
    return {
      start,
      end: start + found[0].length,
      text: found[0],
      lower: found[0].toLowerCase().replaceAll('’', "'"),
      kind,
    };
  });
}

export function readParagraph(text: string): Paragraph {
  const sentences = cutSentences(text).flatMap((span) => {
    const { start, end } = trimSpan(text, span);
    if (start === end) return [];
    const inner = text.slice(start, end);
    return [{ start, end, text: inner, tokens: tokenize(inner, start), stop: /[.!?]$/u.exec(inner)?.[0] ?? '' }];
  });
  return { text, sentences };
}

/** A plain statement, without quotation, brackets or colon, whose parts may change their places. */
export const isPlainStatement = ({ stop, text }: Sentence): boolean =>
  stop === '.' && !/["“”«»()[\]{}:;—–…?!]|\.\.|\s-\s|\d\)/u.test(text);

export const countWords = (tokens: readonly Token[]): number => tokens.filter(({ kind }) => kind !== 'mark').length;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const commonEnds =
  /(?:tion|tions|ment|ments|ing|ness|ance|ence|ences|ities|ity|ies|ogy|ly|ure|ures|ship|hood|sis|ics)$/u;
const common = new Set(
  'students people researchers teachers learners workers women men children studies results findings data companies firms governments schools universities users participants technology research education culture language society many most some several recent such critics scholars policymakers educators consumers patients individuals parents employees managers leaders experts authors readers writers social economic political environmental digital online public'.split(
    ' ',
  ),
);

/**
 * The first word as it stands within a sentence; null where it may be a name. Abbreviations and “I” keep their capital, a protected span
 * or a figure has none.
 */
export function uncapitalize(text: string, paragraph: string): string | null {
  const word = /^[\p{L}'’-]+/u.exec(text)?.[0];
  if (word === undefined) return /^[\uE000-\uF8FF\d]/u.test(text) ? text : null;
  if (/^I(?:['’]|$)/u.test(word) || !/^\p{Lu}/u.test(word)) return text;
  if (word !== 'A' && (/\p{Lu}/u.test(word.slice(1)) || word.length === 1)) return text;
  const lower = word.toLowerCase();
  const isCommon =
    isFunctionWord(lower) ||
    isAdverb(lower) ||
    common.has(lower) ||
    (lower.length > 5 && commonEnds.test(lower)) ||
    new RegExp(`[^.!?]\\s${lower}\\b`, 'u').test(paragraph);
  return isCommon ? lower.charAt(0) + text.slice(1) : null;
}
