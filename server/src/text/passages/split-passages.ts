import { cutClauses } from '../sentences.ts';
import { measureUnits } from './measure-units.ts';
import { headingSeparator, type Passage, type TextBlock } from './text-block.ts';

/** A passage is a paragraph or a few: long enough to be understood alone, short enough to be read beside an answer. */
const fewestUnits = 200;
const mostUnits = 400;
/** What is left over goes to the passage before it, as far as that stays readable. */
const mostWithRest = 500;
/** Headings that nobody wrote by hand are cut, so that a path stays one line. */
const longestHeading = 120;
const longestPath = 400;

interface Piece {
  text: string;
  page: number | null;
  units: number;
}

/** Cuts a text into passages. None reaches over a heading, and none is longer than a reader looks at. */
export function splitPassages(blocks: Iterable<TextBlock>): Passage[] {
  const path: { level: number; text: string }[] = [];
  const passages: Passage[] = [];
  let section: Piece[] = [];
  /** Headings below which nothing stands: they are what the text says there. */
  let bare: (Piece & { above: string | null })[] = [];

  const pathText = (): string | null => {
    const text = path.map((heading) => heading.text).join(headingSeparator);
    return text === '' ? null : text.slice(-longestPath);
  };
  const closeSection = (): void => {
    passages.push(...packPieces(section, pathText()));
    section = [];
  };
  const closeBare = (): void => {
    for (const [above, headings] of Map.groupBy(bare, (heading) => heading.above)) {
      passages.push(...packPieces(headings, above));
    }
    bare = [];
  };

  for (const block of blocks) {
    const text = cleanText(block.text);
    if (text === '') continue;
    if (block.headingLevel === null) {
      // The last of the headings has a text; those before it have none of their own.
      bare.pop();
      closeBare();
      section.push(...cutParagraph(text, block.page));
      continue;
    }
    closeSection();
    const level = block.headingLevel;
    while ((path.at(-1)?.level ?? 0) >= level) path.pop();
    // What leads to a heading below it is said by that heading's path.
    if (bare.at(-1)?.text === path.at(-1)?.text) bare.pop();
    const heading = text.replaceAll('\n', ' ').slice(0, longestHeading);
    bare.push({ text: heading, page: block.page, units: measureUnits(heading), above: pathText() });
    path.push({ level, text: heading });
  }
  closeSection();
  closeBare();
  return passages;
}

/** PostgreSQL keeps no zero, and half a character is none. */
const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n\s*/gu, '\n')
    .trim();

/** Whole, or by sentences in parts that are about equally long. */
function cutParagraph(text: string, page: number | null): Piece[] {
  const units = measureUnits(text);
  if (units <= mostUnits) return [{ text, page, units }];
  const wanted = units / Math.ceil(units / mostUnits);
  const pieces: Piece[] = [];
  for (const sentence of listSentences(text)) {
    const own = measureUnits(sentence);
    const open = pieces.at(-1);
    if (!open || open.units >= wanted || open.units + own > mostUnits)
      pieces.push({ text: sentence, page, units: own });
    else {
      open.text += sentence;
      open.units += own;
    }
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.trim() })).filter((piece) => piece.text !== '');
}

/** With what stands between them; what has no end of a sentence for too long is cut where a word ends, or anywhere. */
function* listSentences(text: string): Generator<string> {
  for (const { start, end } of cutClauses(text)) {
    let rest = text.slice(start, end);
    while (rest.length > mostUnits && measureUnits(rest) > mostUnits) {
      const head = rest.slice(0, mostUnits);
      const blank = head.lastIndexOf(' ');
      // Never through the middle of a pair of code units.
      const at = blank > mostUnits / 2 ? blank + 1 : /[\uD800-\uDBFF]$/u.test(head) ? mostUnits - 1 : mostUnits;
      yield rest.slice(0, at);
      rest = rest.slice(at);
    }
    yield rest;
  }
}

function packPieces(pieces: readonly Piece[], heading: string | null): Passage[] {
  const packed: Piece[] = [];
  for (const piece of pieces) {
    const last = packed.at(-1);
    // Each page by itself: whoever opens a passage is led to the page that it says.
    const mayJoin = last?.page === piece.page && last.units < fewestUnits && last.units + piece.units <= mostUnits;
    if (last && mayJoin) join(last, piece);
    else packed.push({ ...piece });
  }
  const [rest, before] = [packed.at(-1), packed.at(-2)];
  const isRest = rest?.page === before?.page && (rest?.units ?? 0) < fewestUnits / 2;
  if (rest && before && isRest && before.units + rest.units <= mostWithRest) {
    join(before, rest);
    packed.pop();
  }
  return packed.map(({ text, page }) => ({ heading, page, text }));
}

function join(piece: Piece, next: Piece): void {
  piece.text += `\n${next.text}`;
  piece.units += next.units;
}
