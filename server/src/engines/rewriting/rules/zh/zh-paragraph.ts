import { cutSentences } from '../../../../text/sentences.ts';
import { type Span, trimSpan } from '../../../../text/span.ts';
import { segmentWords } from '../../../../text/words.ts';

export interface Clause extends Span {
  /** What ends it: a comma, a semicolon, a colon; '' at the end of the sentence. */
  mark: string;
}

/** `end` lies before the full stop. */
export interface Sentence extends Span {
  stop: string;
  clauses: Clause[];
}

export interface ZhParagraph {
  text: string;
  sentences: Sentence[];
  /** Whether a word may begin or end here. */
  isBoundary(at: number): boolean;
}

const stops = new Set('。！？!?');
const marks = new Set('，；：,;');
const opening = new Set('（([【《〈“‘「『');
const closing = new Set('）)]】》〉”’」』');
/** Words that the dictionary glues to what stands before them. */
const glued = /^.{2,}[的是在与为]$/u;

/** A protected span stands as one character of the private use area. */
export const span = '[\\uE000-\\uF8FF]';
const spanSign = new RegExp(span, 'u');
export const isSpan = (sign: string | undefined): boolean => sign !== undefined && spanSign.test(sign);

export function readZhParagraph(text: string): ZhParagraph {
  const boundaries = new Uint8Array(text.length + 1);
  for (const { segment, index } of segmentWords(text, 'zh')) {
    boundaries[index] = 1;
    if (glued.test(segment)) boundaries[index + segment.length - 1] = 1;
  }
  boundaries[text.length] = 1;
  const sentences = cutSentences(text).flatMap((cut) => {
    const { start, end } = trimSpan(text, cut);
    if (start === end) return [];
    let last = end;
    while (last > start && stops.has(text[last - 1] ?? '')) last -= 1;
    return [{ start, end: last, stop: text.slice(last, end), clauses: cutAtMarks(text, start, last) }];
  });
  return { text, sentences, isBoundary: (at) => boundaries[at] === 1 };
}

/** Marks within brackets part nothing. */
function cutAtMarks(text: string, start: number, end: number): Clause[] {
  const clauses: Clause[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at += 1) {
    const sign = text[at] ?? '';
    if (opening.has(sign)) depth += 1;
    else if (closing.has(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && marks.has(sign)) {
      clauses.push({ start: from, end: at, mark: sign });
      from = at + 1;
    }
  }
  clauses.push({ start: from, end, mark: '' });
  return clauses;
}

export const textOf = ({ text }: ZhParagraph, { start, end }: Span): string => text.slice(start, end);
