import { normalise } from '../comparing/normalise.ts';
import { isLineEnd, isWide } from '../cutting/characters.ts';
import type { Span } from '../span.ts';
import { firstAt } from './first-at.ts';

/**
 * A text as the detector sees it, and where in the original each unit stood. What a program, a keyboard or a publisher
 * decides is gone: kinds of quotation marks, dashes and stops, widths, digits, markup, the markers of lists, line ends.
 */
export class PreparedText {
  readonly codes: Uint16Array;
  /** In the original; never falling. */
  readonly starts: Uint32Array;
  readonly length: number;
  #text: string | null = null;

  constructor(codes: Uint16Array, starts: Uint32Array) {
    this.codes = codes;
    this.starts = starts;
    this.length = codes.length;
  }

  /** The first unit that stood at this place of the original or behind it. */
  indexAt(place: number): number {
    return firstAt(this.starts, place);
  }

  /** No half of a character is left alone in it. */
  get text(): string {
    this.#text ??= decoder.decode(this.codes);
    return this.#text;
  }

  rangeOf({ start, end }: Span): Span {
    return { start: this.indexAt(start), end: this.indexAt(end) };
  }
}

const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });

const blank = 0x20;
const comma = 0x2c;
const stop = 0x2e;
const zero = 0x30;

const keep = 0;
const drop = 1;
const asBlank = 2;
const digit = 3;
/** Written against the word before it, with a blank behind it. */
const closing = 4;
const opening = 5;

const kinds = new Uint8Array(0x10000);
for (const sign of '"*#_|~^=<>《》〈〉•·●■□◆○※→') kinds[sign.charCodeAt(0)] = drop;
for (const sign of ' -/\\+') kinds[sign.charCodeAt(0)] = asBlank;
for (const sign of '0123456789') kinds[sign.charCodeAt(0)] = digit;
for (const sign of ',.;:!?)') kinds[sign.charCodeAt(0)] = closing;
kinds['('.charCodeAt(0)] = opening;

const round: Readonly<Record<string, string>> = { '[': '(', '{': '(', '【': '(', ']': ')', '}': ')', '】': ')' };
const roundOf = new Map(Object.entries(round).map(([from, to]) => [from.charCodeAt(0), to.charCodeAt(0)]));

const apostrophe = 0x27;

const isLetter = (code: number): boolean => code >= 0x61 && !isWide(code) && kinds[code] === keep;

function endsLine(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isLineEnd(text.charCodeAt(at))) return true;
  return false;
}

/** "1.", "(2)", "3、": at the beginning of a line it is layout. */
const marker = /^\(?\d{1,2}[.,):]\)? ?(?!\d)/u;

export function prepareText(text: string): PreparedText {
  const normal = normalise(text);
  const { length } = normal.text;
  const codes = new Uint16Array(length * 2 + 2);
  const starts = new Uint32Array(length * 2 + 2);
  let count = 0;
  const put = (code: number, at: number): void => {
    codes[count] = code;
    starts[count] = at;
    count += 1;
  };
  let opensLine = true;
  for (let index = 0; index < length; index += 1) {
    if (opensLine) {
      opensLine = false;
      const found = marker.exec(normal.text.slice(index, index + 8));
      if (found) index += found[0].length;
      if (index >= length) break;
    }
    let code = normal.text.charCodeAt(index);
    code = roundOf.get(code) ?? code;
    const kind = kinds[code] as number;
    const at = normal.starts[index] as number;
    const last = count > 0 ? (codes[count - 1] as number) : blank;
    if (kind === drop) continue;
    // Within a word it belongs to it; elsewhere it is a quotation mark.
    if (code === apostrophe && !(isLetter(last) && isLetter(normal.text.charCodeAt(index + 1)))) continue;
    if (kind === asBlank) {
      if (last !== blank && last !== 0x28 && !isWide(last)) put(blank, at);
      if (code === blank && endsLine(text, at, normal.ends[index] as number)) opensLine = true;
      continue;
    }
    if (kind === digit) {
      if (last === zero) continue;
      // 3.5 and 1,000 are one number.
      const isWithin =
        (last === stop || last === comma) &&
        codes[count - 2] === zero &&
        kinds[normal.text.charCodeAt(index - 1)] === closing;
      if (isWithin) count -= 1;
      else {
        if (last === comma || last === 0x3b || last === 0x3a) put(blank, at);
        put(zero, at);
      }
      continue;
    }
    if (kind === closing) {
      if (last === blank && count > 0) count -= 1;
      const before = count > 0 ? (codes[count - 1] as number) : blank;
      // A row of stops is one, and one that follows another says no more.
      if (before !== code) put(code, at);
      continue;
    }
    if (isWide(code)) {
      if (last === blank && count > 0) count -= 1;
      put(code, at);
      continue;
    }
    const isClosed = last === comma || last === 0x3b || last === 0x3a || last === 0x21 || last === 0x3f;
    // "end.The": a blank was forgotten, which is no abbreviation with its points.
    const isEnd =
      last === stop && count > 2 && isLetter(codes[count - 2] as number) && isLetter(codes[count - 3] as number);
    if (isClosed || (isEnd && isLetter(code))) put(blank, at);
    put(code, at);
  }
  return new PreparedText(codes.slice(0, count), starts.slice(0, count));
}
