import { isLineEnd, isWide } from './cutting/characters.ts';
import { SentenceScanner } from './cutting/sentence-scanner.ts';
import { type Span, trimSpan } from './span.ts';

function cut(text: string, { clauses = false, paragraphs = false, isWhole = true }): Span[] {
  const scanner = new SentenceScanner({ clauses });
  scanner.read(text, isWhole);
  const spans: Span[] = [];
  let start = 0;
  for (let next = scanner.next(); next !== null; next = scanner.next()) {
    if (paragraphs && !scanner.endsParagraph) continue;
    spans.push({ start, end: next });
    start = next;
  }
  if (isWhole && start < text.length) spans.push({ start, end: text.length });
  return spans;
}

/**
 * The sentences of a text in whatever language it is written. They tile it: white space belongs to the sentence before it,
 * at the very beginning to the first one. A sentence never reaches over the end of a paragraph.
 */
export const cutSentences = (text: string): Span[] => cut(text, {});

/** The same, and the wide semicolon ends too: between two of them Chinese and Japanese put what others put in sentences. */
export const cutClauses = (text: string): Span[] => cut(text, { clauses: true });

/** Paragraphs, headings, items of lists and rows of tables; they tile the text in the same way. */
export const cutParagraphs = (text: string): Span[] => cut(text, { paragraphs: true });

/** The sentences at the beginning of a growing text that will stay as they are, whatever follows. */
export const cutSettledSentences = (text: string): Span[] => cut(text, { isWhole: false });

/** As one line: a line that was broken within a sentence is joined. */
function flatten(text: string): string {
  return text.replace(/\s+/gu, (blank, at: number) => {
    const isBroken = [...blank].some((sign) => isLineEnd(sign.charCodeAt(0)));
    return isBroken && isWide(text.charCodeAt(at - 1)) && isWide(text.charCodeAt(at + blank.length)) ? '' : ' ';
  });
}

const listed = (text: string, spans: readonly Span[]): string[] =>
  spans.flatMap((span) => {
    const { start, end } = trimSpan(text, span);
    return start === end ? [] : [flatten(text.slice(start, end))];
  });

export const listSentences = (text: string): string[] => listed(text, cutSentences(text));

export const listClauses = (text: string): string[] => listed(text, cutClauses(text));

const lastSign = /[。！？｡!?.…](?:["”’»』」）)】\]]|\[@[\w-]+\]|\s)*$/u;

/** Whether a text breaks off behind a stop. */
export const endsSentence = (text: string): boolean => lastSign.test(text.slice(-200));
