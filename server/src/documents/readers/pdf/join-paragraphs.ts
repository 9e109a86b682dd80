import { joinLines } from '../plain-text/read-text-blocks.ts';
import { median, type PlacedRow } from './reading-order.ts';
import { textOfRow } from './text-row.ts';

export interface PdfLine extends PlacedRow {
  page: number;
  text: string;
}

export interface PdfParagraph {
  text: string;
  page: number;
  size: number;
  /** The one font that all of it is set in; null where there are several. */
  font: string | null;
  /** A row of cells, as tables have them. */
  isRow: boolean;
}

export function toLines(rows: readonly PlacedRow[], page: number): PdfLine[] {
  return rows.map((row) => ({ ...row, page, text: textOfRow(row) })).filter(({ text }) => text !== '');
}

/** Puts lines together to paragraphs, over the ends of columns and pages. */
export function joinParagraphs(lines: readonly PdfLine[]): PdfParagraph[] {
  const spaces = measure(lines);
  const usualFont = usualFontOf(lines);
  const words = wordsOf(lines);
  // Set in the size of the text, a heading is told by its font, and by being shorter than the lines around it.
  const isHeadingLine = (line: PdfLine): boolean => {
    if (line.font === null || line.font === usualFont || line.hasCells || line.text.length > longestHeadingLine)
      return false;
    const edge = spaces.edges.get(edgeKey(line));
    return edge !== undefined && edge.right - line.right > line.size && !/[.。,，;；:：]$/u.test(line.text);
  };
  const isHeadingEdge = (previous: PdfLine, line: PdfLine): boolean =>
    previous.font !== line.font &&
    (isHeadingLine(previous) || (isHeadingLine(line) && /[.。！？!?]$/u.test(previous.text)));
  const paragraphs: PdfParagraph[] = [];
  lines.forEach((line, index) => {
    const last = paragraphs.at(-1);
    const previous = lines[index - 1];
    if (last && previous && !isBreak(previous, line, lines[index + 1], spaces) && !isHeadingEdge(previous, line)) {
      last.text = joinHyphenated(last.text, line.text, words);
      if (last.font !== line.font) last.font = null;
    } else {
      const { text, page, size, font, hasCells: isRow } = line;
      paragraphs.push({ text, page, size, font, isRow });
    }
  });
  return paragraphs;
}

const longestHeadingLine = 90;

/** That most of the text is set in. */
export function usualFontOf(texts: readonly { text: string; font: string | null }[]): string | null {
  const weights = new Map<string, number>();
  for (const { text, font } of texts) if (font) weights.set(font, (weights.get(font) ?? 0) + text.length);
  return [...weights].reduce<[string | null, number]>((best, next) => (next[1] > best[1] ? next : best), [null, -1])[0];
}

interface Spaces {
  /** The usual step from line to line, in parts of the type size. */
  leading: number;
  edges: Map<string, { left: number; right: number }>;
}

const edgeKey = ({ page, column }: PdfLine): string => `${page} ${column}`;

function measure(lines: readonly PdfLine[]): Spaces {
  const steps: number[] = [];
  const columns = new Map<string, PdfLine[]>();
  lines.forEach((line, index) => {
    const group = columns.get(edgeKey(line)) ?? [];
    columns.set(edgeKey(line), group);
    group.push(line);
    const previous = lines[index - 1];
    if (!previous || edgeKey(previous) !== edgeKey(line) || previous.size !== line.size) return;
    const step = (previous.y - line.y) / line.size;
    if (step > 0.8 && step < 3) steps.push(step);
  });
  const edges = new Map<string, { left: number; right: number }>();
  for (const [key, group] of columns) {
    // Single lines may stick out; the edge is where lines usually end.
    const rights = group.map(({ right }) => right).sort((one, other) => one - other);
    const lefts = group.map(({ x }) => x).sort((one, other) => one - other);
    edges.set(key, {
      left: lefts[Math.floor(lefts.length * 0.05)] ?? 0,
      right: rights[Math.ceil((rights.length - 1) * 0.95)] ?? 0,
    });
  }
  return { leading: median(steps) || 1.2, edges };
}

/** How lines begin that always begin something: chapters, numbered sections, references, items. */
const opening =
  /^(?:第[一二三四五六七八九十百\d]{1,4}[章节節編]|[［[【]\d{1,3}[］\]】]|\d{1,2}(?:\.\d{1,2}){1,3}\s*\p{L}|[一二三四五六七八九十]{1,3}、|[（(][一二三四五六七八九十\d]{1,3}[）)]|[•●■◆▪–]\s?|(?:图|表|圖|図|fig(?:ure|\.)|table|tabla|figura)\s*\d|(?:摘\s*要|关键词|关\s*键\s*词|キーワード|abstract|key\s?words|resumen|palabras clave|references|参考文献)\s*(?:[:：.]|$))/iu;

/** The chapters of journals that count them in Roman numerals; their names are in capitals. */
const romanOpening = /^[IVX]{1,5}\.\s+\p{Lu}{2}[^\p{Ll}]*$/u;

/** A line of a contents list: its title is led to its page. */
export const contentsLine = /… [\divxlc]{1,5}$/iu;

const sentenceEnd = /[。！？.!?:：;；”"」』）)]$/u;

function isBreak(previous: PdfLine, line: PdfLine, next: PdfLine | undefined, { leading, edges }: Spaces): boolean {
  if (
    opening.test(line.text) ||
    romanOpening.test(line.text) ||
    previous.hasCells ||
    line.hasCells ||
    contentsLine.test(previous.text)
  )
    return true;
  const isLikeSize = Math.abs(previous.size - line.size) <= line.size * 0.12;
  if (!isLikeSize) return true;
  const edge = edges.get(edgeKey(line)) ?? { left: line.x, right: line.right };
  const previousEdge = edges.get(edgeKey(previous)) ?? edge;
  const isShort = firstWordFits(previous, line, previousEdge.right);
  const indent = line.x - edge.left;
  const isIndented = indent > line.size * 0.9 && indent < line.size * 8;
  if (edgeKey(previous) !== edgeKey(line)) {
    // A new column or page goes on with a sentence, never with a heading.
    return isShort || isIndented || sentenceEnd.test(previous.text);
  }
  const step = (previous.y - line.y) / line.size;
  if (step > leading * 1.35 || step < 0) return true;
  if (isShort) return true;
  if (!isIndented || line.x - previous.x < line.size * 0.9) return false;
  // Set in under a first line that hangs out: the lines after it are set in likewise, or the first has its number.
  const isHanging =
    next !== undefined && edgeKey(next) === edgeKey(line) && Math.abs(next.x - line.x) < line.size * 0.3;
  return !(
    isHanging ||
    /^(?:[［[【]?\d{1,3}[］\]】.．]|[（(][一二三四五六七八九十\da-z]{1,3}[）)]|[•●■◆▪–])/iu.test(previous.text)
  );
}

/** Where the next line's first word still had room, the line was ended on purpose. */
function firstWordFits(previous: PdfLine, line: PdfLine, right: number): boolean {
  const word = /^[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u.exec(line.text)?.[0] ?? '';
  const perCharacter = line.text.length === 0 ? line.size : (line.right - line.x) / line.text.length;
  const isDense = word === '';
  // Full-width signs may not begin a line, so that up to two of them leave room without ending anything.
  const needed = isDense ? line.size * 2.2 : word.length * perCharacter + line.size * 0.6;
  return right - previous.right > needed;
}

/** Words as they stand within lines, to tell a divided word from one that has a hyphen. */
function wordsOf(lines: readonly PdfLine[]): Set<string> {
  const words = new Set<string>();
  for (const { text } of lines) {
    const whole = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*(?!\p{L}|-$)/gu) ?? [];
    for (const word of whole) words.add(word);
  }
  return words;
}

function joinHyphenated(before: string, after: string, words: ReadonlySet<string>): string {
  const head = /(\p{L}+)(?:[-\u2010]|\u00ad)$/u.exec(before);
  const tail = /^\p{Ll}+/u.exec(after)?.[0];
  if (!head?.[1] || tail === undefined) return joinLines(before, after);
  const isKept = words.has(`${head[1]}-${tail}`.toLowerCase()) && !words.has(`${head[1]}${tail}`.toLowerCase());
  return isKept && !before.endsWith('\u00ad') ? before + after : before.slice(0, -1) + after;
}
