import type { ProtectedKind } from '@yanmo/contract/reductions';
import { cleanCounted } from '../../text/clean-counted.ts';
import type { MarkKind, ReadMark, ReadParagraph } from '../readers/document-model.ts';
import { looksLikeCitation } from './citation-forms.ts';
import { itemLead } from './item-lead.ts';
import type { ProtectedSpan } from './text-to-rewrite.ts';

/** Text, or the mark of something that is none; of that, `text` is what a reader sees, empty for an anchor or a picture. */
export type InlinePart = { kind: 'text'; text: string } | { kind: 'mark'; mark: string; what: MarkKind; text: string };

/** A line of a paragraph: mostly all of it. What stands before and behind its text goes round with it untouched. */
export interface MarkedLine {
  head: string;
  /** The end of the head: the number of an item, as it was typed. */
  lead: string;
  parts: InlinePart[];
  tail: string;
}

export interface MarkedLines {
  lines: MarkedLine[];
  cleaned: number;
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Notes are shown as they are printed, so that whoever rewrites a sentence sees that its note belongs to it. */
export class NoteSigns {
  readonly #counts = { footnote: 0, endnote: 0 };

  next(kind: 'footnote' | 'endnote'): string {
    this.#counts[kind] += 1;
    return [...String(this.#counts[kind])].map((digit) => raisedDigits[Number(digit)]).join('');
  }
}

/** Takes a paragraph apart at the breaks that were typed within it. The same paragraph gives the same lines. */
export function markedLinesOf({ markedText, marks }: ReadParagraph, notes: NoteSigns): MarkedLines {
  const known = new Map(marks.map((mark) => [mark.mark, mark]));
  const lines: InlinePart[][] = [[]];
  let cleaned = 0;
  for (const piece of markedText.split(/(⟦\d+⟧)/u)) {
    if (piece === '') continue;
    const mark = known.get(piece);
    if (mark) lines.at(-1)?.push({ kind: 'mark', mark: piece, what: mark.kind, text: shownText(mark, notes) });
    else {
      const clean = cleanCounted(piece);
      cleaned += clean.cleaned;
      clean.text.split('\n').forEach((text, index) => {
        if (index > 0) lines.push([]);
        if (text !== '') lines.at(-1)?.push({ kind: 'text', text });
      });
    }
  }
  return { lines: lines.map(trimLine), cleaned };
}

/** The same in one piece, its breaks among the words: for whoever changes a paragraph as a whole. */
export function markedParagraphOf(paragraph: ReadParagraph, notes: NoteSigns): MarkedLine {
  const known = new Map(paragraph.marks.map((mark) => [mark.mark, mark]));
  const parts = paragraph.markedText
    .split(/(⟦\d+⟧)/u)
    .filter((piece) => piece !== '')
    .map((piece): InlinePart => {
      const mark = known.get(piece);
      return mark
        ? { kind: 'mark', mark: piece, what: mark.kind, text: shownText(mark, notes) }
        : { kind: 'text', text: cleanCounted(piece).text };
    });
  return trimLine(parts.filter(({ kind, text }) => kind === 'mark' || text !== ''));
}

function shownText({ kind, text }: ReadMark, notes: NoteSigns): string {
  if (kind === 'footnote' || kind === 'endnote') return notes.next(kind);
  return cleanCounted(text).text.replace(/\s+/gu, ' ').trim();
}

/** Blanks and anchors at the ends: an indent of typed blanks is none of the text. */
function trimLine(parts: readonly InlinePart[]): MarkedLine {
  const isOuter = (part: InlinePart): boolean => (part.kind === 'text' ? part.text.trim() : part.text) === '';
  const first = parts.findIndex((part) => !isOuter(part));
  if (first < 0) return { head: parts.map(written).join(''), lead: '', parts: [], tail: '' };
  const last = parts.findLastIndex((part) => !isOuter(part));
  const inner = parts.slice(first, last + 1);
  let head = parts.slice(0, first).map(written).join('');
  let tail = parts
    .slice(last + 1)
    .map(written)
    .join('');
  const [opening] = inner;
  if (opening?.kind === 'text') {
    const text = opening.text.trimStart();
    head += opening.text.slice(0, opening.text.length - text.length);
    inner[0] = { kind: 'text', text };
  }
  const closing = inner.at(-1);
  if (closing?.kind === 'text') {
    const text = closing.text.trimEnd();
    tail = closing.text.slice(text.length) + tail;
    inner[inner.length - 1] = { kind: 'text', text };
  }
  const lead = takeLead(inner);
  return { head: head + lead, lead, parts: inner, tail };
}

function takeLead(parts: InlinePart[]): string {
  const [opening] = parts;
  if (opening?.kind !== 'text') return '';
  const lead = itemLead(parts.map(({ text }) => text).join(''));
  // One that goes on in a field is no number that was typed.
  if (lead === '' || !opening.text.startsWith(lead)) return '';
  parts[0] = { kind: 'text', text: opening.text.slice(lead.length) };
  return lead;
}

const written = (part: InlinePart): string => (part.kind === 'text' ? part.text : part.mark);

export const textOfLine = ({ parts }: MarkedLine): string => parts.map(({ text }) => text).join('');

/** As the file has it, marks and all. */
export const markedTextOf = ({ head, parts, tail }: MarkedLine): string =>
  `${head}${parts.map(written).join('')}${tail}`;

const protectedKinds: Readonly<Partial<Record<MarkKind, ProtectedKind>>> = {
  footnote: 'CITATION',
  endnote: 'CITATION',
  field: 'LINK',
  link: 'LINK',
  formula: 'FORMULA',
  symbol: 'FORMULA',
};

export function protectedSpansOf({ parts }: MarkedLine): ProtectedSpan[] {
  const spans: ProtectedSpan[] = [];
  let at = 0;
  for (const part of parts) {
    const start = at;
    at += part.text.length;
    if (part.kind === 'text' || part.text === '') continue;
    const kind = looksLikeCitation(part.text) ? 'CITATION' : (protectedKinds[part.what] ?? 'TERM');
    spans.push({ start, end: at, kind });
  }
  return spans;
}
