import type { Span } from '../../../text/span.ts';
import { paragraphOf, type ReadBlock } from '../document-model.ts';

const longestHeading = 60;

/** Forms in which plain text shows a heading; the first part of each gives its level. */
const headingForms: readonly { pattern: RegExp; level: (match: RegExpExecArray) => number }[] = [
  { pattern: /^第[一二三四五六七八九十百零〇\d]{1,5}[章編编]/u, level: () => 1 },
  { pattern: /^第[一二三四五六七八九十百零〇\d]{1,5}[节節]/u, level: () => 2 },
  { pattern: /^(?:chapter|capítulo)\s+[\divxlc]+\b/iu, level: () => 1 },
  { pattern: /^(\d{1,2}(?:\.\d{1,2}){0,3})[.．、]?\s+\p{L}/u, level: (match) => (match[1] ?? '').split('.').length },
  {
    pattern: /^(\d{1,2}(?:\.\d{1,2}){1,3})(?=\p{Script=Han})(?![倍万亿个元年月日岁人次])/u,
    level: (match) => (match[1] ?? '').split('.').length,
  },
  { pattern: /^[一二三四五六七八九十]{1,3}、/u, level: () => 1 },
  { pattern: /^[（(][一二三四五六七八九十]{1,3}[）)]/u, level: () => 2 },
  { pattern: /^(?=[IVX])(?:IX|IV|V?I{0,3}|X{1,2}(?:IX|IV|V?I{0,3}))\.\s+\p{Lu}/u, level: () => 1 },
  {
    pattern:
      /^(?:摘\s*要|abstract|resumen|要\s*旨|引\s*言|绪\s*论|緒論|结\s*论|結\s*論|参考文献|references|referencias|致\s*谢|謝辞|introduction|introducción|conclusions?|conclusi(?:ón|ones)|methods|methodology|materials and methods|methods and materials|results|results and discussion|discussion|related works?|literature review|limitations|acknowledge?ments?|data availability|bibliography|works cited|métodos?|metodología|resultados(?: y discusión)?|discusión|agradecimientos|limitaciones|bibliografía|研究方法|結果|考察|はじめに|おわりに|引用文献|附\s*录|付録|讨\s*论)$/iu,
    level: () => 1,
  },
];

export function readTextBlocks(text: string): ReadBlock[] {
  return cutTextParagraphs(text).map(({ text: paragraph }, index) =>
    paragraphOf({ id: `p${index + 1}`, text: paragraph, headingLevel: headingLevelOf(paragraph), isEditable: true }),
  );
}

/** A paragraph in one line, and where it stands in the text without the blanks around it. */
export interface TextParagraph extends Span {
  text: string;
}

/** Lines that a file broke at a width are one paragraph; those that it did not are one each. */
export function cutTextParagraphs(text: string): TextParagraph[] {
  const isOneEach = !(hasBlankLines(text) && isWrapped(text));
  const pieces = text.split(isOneEach ? /(\n)/u : /(\n[ \t\u3000]*\n)/u);
  const paragraphs: TextParagraph[] = [];
  let at = 0;
  for (const piece of pieces) {
    const start = at + piece.length - piece.trimStart().length;
    const end = at + piece.trimEnd().length;
    at += piece.length;
    if (start >= end) continue;
    paragraphs.push({ start, end, text: joinWrapped(text.slice(start, end)) });
  }
  return paragraphs;
}

export function headingLevelOf(line: string): number | null {
  if (line.length > longestHeading || /[。；;，,]$/u.test(line)) return null;
  for (const { pattern, level } of headingForms) {
    const match = pattern.exec(line);
    // A numbered line that is a sentence is an item of a list.
    if (match && !/[。！？.!?]$/u.test(line)) return Math.min(6, level(match));
  }
  return null;
}

const hasBlankLines = (text: string): boolean => /\n[ \t\u3000]*\n/u.test(text);

/** Broken by a program: most lines are nearly equally long, and none much longer. */
function isWrapped(text: string): boolean {
  const lengths = text
    .split('\n')
    .map((line) => line.trim().length)
    .filter((length) => length > 0);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return longest <= 120 && lengths.filter((length) => length > longest * 0.75).length > lengths.length * 0.5;
}

function joinWrapped(paragraph: string): string {
  return paragraph
    .split('\n')
    .map((line) => line.trim())
    .reduce((joined, line) => joinLines(joined, line), '');
}

/** Words are divided by a blank where their script divides words. */
export function joinLines(before: string, after: string): string {
  if (before === '' || after === '') return before + after;
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
  const last = [...before.slice(-2)].at(-1) ?? '';
  const [first = ''] = after;
  return isDense.test(last) || isDense.test(first) ? before + after : `${before} ${after}`;
}
