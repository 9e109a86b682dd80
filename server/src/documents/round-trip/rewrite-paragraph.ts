import type { ReadMark } from '../readers/document-model.ts';
import { piecesOf } from '../readers/docx/paragraph-pieces.ts';
import { markOf, markText, type ObjectPiece, type Piece, type TextPiece } from '../readers/docx/piece.ts';
import type { XmlElement } from '../readers/xml/walk-xml.ts';
import { elementsOf, findChild } from '../readers/xml/xml-element.ts';
import { compareTexts, markPattern, movedMarks, tokensOf } from './compare-texts.ts';
import { type RoundTripRefusal, RoundTripRefused } from './round-trip-refused.ts';
import { isCopyable, type RunWriter } from './write-runs.ts';

interface PlacedPiece {
  piece: Piece;
  mark: string;
  from: number;
  to: number;
}

export interface RewrittenParagraph {
  /** All of the paragraph, to stand where the old one stood; null where nothing changes. */
  xml: string | null;
  lostMarks: ReadMark[];
}

/** Writes a paragraph anew with another text. What is no text goes where its mark stands in the new one. */
export function rewriteParagraph(
  element: XmlElement,
  source: string,
  replacement: { paragraphId: string; text: string },
  writer: RunWriter,
): RewrittenParagraph {
  const { leading, middle, trailing } = piecesOf(element, source);
  const old = markText(middle);
  const fresh = cleanText(replacement.text);
  if (old === fresh) return { xml: null, lostMarks: [] };
  const placed = place(middle);
  const moved = checkMarks(old, fresh, placed, writer.isTracking, replacement.paragraphId);
  const looks = new Looks(placed, markProperties(element, source));
  const lostMarks: ReadMark[] = [];
  const objects = new Map(placed.filter(isObject).map(({ mark, piece }) => [mark, piece]));

  const keep = (from: number, to: number): string =>
    overlapping(placed, from, to)
      .map((item) =>
        isObject(item) ? item.piece.xml : isText(item) ? writer.keep(item.piece, slice(item, from, to)) : '',
      )
      .join('');
  const remove = (from: number, to: number): string =>
    overlapping(placed, from, to)
      .map((item) => {
        if (isText(item)) return writer.remove(item.piece, slice(item, from, to));
        if (!isObject(item)) return '';
        if (moved.has(item.mark)) return writer.isTracking ? writer.removeObject(item.piece) : '';
        if (item.piece.isAnchor) return item.piece.xml;
        const xml = writer.removeObject(item.piece);
        if (xml !== item.piece.xml) lostMarks.push({ mark: item.mark, kind: item.piece.what, text: item.piece.text });
        return xml;
      })
      .join('');
  const edits = compareTexts(old, fresh, (from, to) => looks.isPrecious(from, to), moved);
  const homeless = looks.lostIn(edits.filter(({ kind }) => kind === 'change'));
  const add = (text: string, properties: string): string =>
    text
      .split(/(⟦\d+⟧)/u)
      .map((part) => {
        const object = objects.get(part);
        if (object) return writer.addObject(object);
        return takeHome(part, homeless)
          .map((piece) => writer.add(piece.properties ?? properties, piece.text))
          .join('');
      })
      .join('');

  const body = edits
    .map((edit) =>
      edit.kind === 'keep'
        ? keep(edit.from, edit.to)
        : remove(edit.from, edit.to) + add(edit.text, looks.forNew(edit.from, edit.to)),
    )
    .join('');
  const ends = [leading, trailing].map((pieces) => pieces.map(({ xml }) => xml).join(''));
  return { xml: enclose(element, source, `${ends[0]}${body}${ends[1]}`), lostMarks };
}

/** Signs that XML cannot hold, and line ends of other systems. */
function cleanText(text: string): string {
  return text.replace(/\r\n?/gu, '\n').replace(/(?![\t\n])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu, '');
}

function place(pieces: readonly Piece[]): PlacedPiece[] {
  let at = 0;
  let objects = 0;
  return pieces.map((piece) => {
    const from = at;
    let mark = '';
    if (piece.kind === 'text') at += piece.text.length;
    else {
      objects += 1;
      mark = markOf(objects);
      at += mark.length;
    }
    return { piece, mark, from, to: at };
  });
}

const isObject = (item: PlacedPiece): item is PlacedPiece & { piece: ObjectPiece } => item.piece.kind === 'object';
const isText = (item: PlacedPiece): item is PlacedPiece & { piece: TextPiece } => item.piece.kind === 'text';

const overlapping = (placed: readonly PlacedPiece[], from: number, to: number): PlacedPiece[] =>
  placed.filter((item) => item.from < to && item.to > from);

const slice = ({ piece, from: start }: PlacedPiece & { piece: TextPiece }, from: number, to: number): string =>
  piece.text.slice(Math.max(0, from - start), Math.max(0, to - start));

/** Each mark at most once, and only marks that the paragraph has; those that changed places are given back. */
function checkMarks(
  old: string,
  fresh: string,
  placed: readonly PlacedPiece[],
  isTracking: boolean,
  paragraphId: string,
): Set<string> {
  const refuse = (reason: RoundTripRefusal): RoundTripRefused => new RoundTripRefused(reason, paragraphId);
  const known = new Set(placed.filter(isObject).map(({ mark }) => mark));
  const given = [...fresh.matchAll(markPattern)].map(([mark]) => mark);
  if (given.some((mark) => !known.has(mark)) || /[⟦⟧]/u.test(fresh.replace(markPattern, ''))) {
    throw refuse('unknown_mark');
  }
  if (new Set(given).size !== given.length) throw refuse('mark_given_twice');
  // To be shown as moved, an object has to stand in the file twice, and a note or a bookmark cannot.
  const single = new Set(isTracking ? placed.filter(isObject).filter(({ piece }) => !isCopyable(piece)) : []);
  const singleMarks = new Set([...single].map(({ mark }) => mark));
  const moved = movedMarks(tokensOf(old), tokensOf(fresh), (mark) => singleMarks.has(mark));
  if ([...moved].some((mark) => singleMarks.has(mark))) throw refuse('marks_reordered');
  return moved;
}

interface LostLook {
  text: string;
  properties: string;
}

/** Words in bold that moved within the paragraph are bold where they stand now, each once. */
function takeHome(text: string, homeless: LostLook[]): { text: string; properties: string | null }[] {
  for (const [index, { text: whole, properties }] of homeless.entries()) {
    const words = whole.trim();
    const at = text.indexOf(words);
    if (at < 0) continue;
    homeless.splice(index, 1);
    return [
      ...takeHome(text.slice(0, at), homeless),
      { text: words, properties },
      ...takeHome(text.slice(at + words.length), homeless),
    ];
  }
  return [{ text, properties: null }];
}

/** The looks of the runs of a paragraph, and which of them new text takes. */
class Looks {
  readonly #placed: readonly PlacedPiece[];
  readonly #dominant: { key: string; properties: string };

  constructor(placed: readonly PlacedPiece[], fallback: string) {
    this.#placed = placed;
    const weights = new Map<string, { properties: string; length: number }>();
    for (const { piece } of placed) {
      if (piece.kind !== 'text') continue;
      const key = keyOf(piece.properties);
      const weight = weights.get(key) ?? { properties: piece.properties, length: 0 };
      weight.length += piece.text.trim().length;
      weights.set(key, weight);
    }
    let best = { key: keyOf(fallback), properties: fallback, length: -1 };
    for (const [key, { properties, length }] of weights) if (length > best.length) best = { key, properties, length };
    this.#dominant = best;
  }

  /** Whether the range holds all of a stretch that looks unlike the rest, which would be lost with it. */
  isPrecious(from: number, to: number): boolean {
    return this.#placed.some(
      (item) =>
        isText(item) &&
        item.from >= from &&
        item.to <= to &&
        item.piece.text.trim() !== '' &&
        keyOf(item.piece.properties) !== this.#dominant.key,
    );
  }

  /** Stretches that look unlike the rest and go with these ranges; their words may stand elsewhere in the new text. */
  lostIn(ranges: readonly { from: number; to: number }[]): LostLook[] {
    const lost: LostLook[] = [];
    let last: (LostLook & { to: number; key: string }) | null = null;
    for (const { piece, from, to } of this.#placed) {
      const key = piece.kind === 'text' ? keyOf(piece.properties) : null;
      const isLost = ranges.some((range) => range.from <= from && to <= range.to);
      if (piece.kind !== 'text' || key === null || key === this.#dominant.key || !isLost) last = null;
      else if (last?.to === from && last.key === key) {
        last.text += piece.text;
        last.to = to;
      } else {
        last = { text: piece.text, properties: piece.properties, to, key };
        lost.push(last);
      }
    }
    return lost.filter(({ text }) => text.trim().length > 1);
  }

  /** New text looks like what it replaces where that looks alike throughout, else like most of the paragraph. */
  forNew(from: number, to: number): string {
    const replaced = overlapping(this.#placed, from, to).filter(isText);
    const [first] = replaced;
    const isAlike = replaced.every((item) => keyOf(item.piece.properties) === keyOf(first?.piece.properties ?? ''));
    return first && isAlike ? first.piece.properties : this.#dominant.properties;
  }
}

/** What can be seen of a run's properties; Word notes hints and languages in them as it types. */
const keyOf = (properties: string): string => {
  const seen = properties
    .replace(/\s\w+:hint="[^"]*"/gu, '')
    .replace(/<\w+:(?:lang|noProof)\b[^>]*\/>|<\w+:rFonts\s*\/>/gu, '');
  return /^<\w+:rPr\s*(?:\/>|>\s*<\/\w+:rPr>)$/u.test(seen) ? '' : seen;
};

const history = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:rPrChange']);

/** The looks of the paragraph's end, which a blank paragraph has for the text to come. */
function markProperties(element: XmlElement, source: string): string {
  const properties = findChild(findChild(element, 'w:pPr'), 'w:rPr');
  if (!properties || properties.children.length === 0) return '';
  const inner = [...elementsOf(properties)]
    .filter(({ name }) => !history.has(name))
    .map(({ start, end }) => source.slice(start, end))
    .join('');
  const open = source.slice(properties.start, properties.openEnd);
  return inner === '' ? '' : `${open}${inner}${source.slice(properties.closeStart, properties.end)}`;
}

function enclose(element: XmlElement, source: string, body: string): string {
  const open = source.slice(element.start, element.openEnd);
  const properties = findChild(element, 'w:pPr');
  if (element.openEnd === element.end) {
    const name = /^<([^\s/>]+)/u.exec(open)?.[1] ?? 'w:p';
    return `${open.replace(/\s*\/>$/u, '>')}${body}</${name}>`;
  }
  const kept = properties ? source.slice(properties.start, properties.end) : '';
  return `${open}${kept}${body}${source.slice(element.closeStart, element.end)}`;
}
