import { compareTokens } from '../../text/compare-tokens.ts';
import { tokensOf } from '../round-trip/compare-texts.ts';
import type { InlinePart } from './marked-lines.ts';

type MarkPart = InlinePart & { kind: 'mark' };
const isSeen = (part: InlinePart): part is MarkPart => part.kind === 'mark' && part.text !== '';

/**
 * Puts the marks of a line back into its new text: what a reader sees of an object stands there word for word, and becomes its
 * mark again; what nobody sees goes beside the words that it stood beside. Null where the new text has lost an object, unless
 * its author `mayLose` some: then those go with their words.
 */
export function placeMarks(parts: readonly InlinePart[], fresh: string, { mayLose = false } = {}): string | null {
  if (parts.every(({ kind }) => kind === 'text')) return fresh;
  // What stood apart mostly still does; where a digit has come beside it, it is looked for within words too.
  const [apart, within] = [tokeniserFor(parts, true), tokeniserFor(parts, false)];
  const whole = place(parts, fresh, apart, false) ?? place(parts, fresh, within, false);
  return whole ?? (mayLose ? place(parts, fresh, apart, true) : null);
}

function place(
  parts: readonly InlinePart[],
  fresh: string,
  tokenise: (text: string) => string[],
  mayLose: boolean,
): string | null {
  const old: { token: string; part: MarkPart | null }[] = [];
  const unseen: { mark: string; at: number }[] = [];
  const runs = runsOf(parts);
  const divided = new Set(runs.flatMap((run) => dividedIn(run, tokenise)));
  // A word that a mark stands within is compared sign by sign: taken whole it would not be found in the new text.
  const cut = (text: string): string[] =>
    tokenise(text).flatMap((token) => (divided.has(token) ? Array.from(token) : [token]));
  for (const { text, marks, object } of runs) {
    let end = 0;
    const waiting = [...marks];
    const placeUpTo = (place: number): void => {
      while (waiting[0] && waiting[0].at <= place) unseen.push({ mark: waiting.shift()?.mark ?? '', at: old.length });
    };
    for (const token of cut(text)) {
      placeUpTo(end);
      old.push({ token, part: null });
      end += token.length;
    }
    placeUpTo(end);
    if (object) old.push({ token: object.text, part: object });
  }
  const tokens = cut(fresh);
  const stretches = compareTokens(
    old.map(({ token }) => token),
    tokens,
  );
  const places = placesOf(old.length, stretches);
  const seats = seatObjects(old, tokens, places, mayLose);
  if (!seats) return null;

  const before = new Map<number, string>();
  for (const { mark, at } of unseen) {
    const boundary = boundaryOf(at, { old, seats, places, stretches, end: tokens.length });
    before.set(boundary, (before.get(boundary) ?? '') + mark);
  }
  const markAt = new Map([...seats].map(([index, seat]) => [seat, old[index]?.part?.mark ?? '']));
  return [...tokens, ''].map((token, index) => `${before.get(index) ?? ''}${markAt.get(index) ?? token}`).join('');
}

/** Text up to an object that a reader sees, with what nobody sees in it. */
interface TextRun {
  text: string;
  marks: { mark: string; at: number }[];
  object: MarkPart | null;
}

function runsOf(parts: readonly InlinePart[]): TextRun[] {
  const runs: TextRun[] = [];
  let open: TextRun = { text: '', marks: [], object: null };
  for (const part of parts) {
    if (part.kind === 'text') open.text += part.text;
    else if (part.text === '') open.marks.push({ mark: part.mark, at: open.text.length });
    else {
      runs.push({ ...open, object: part });
      open = { text: '', marks: [], object: null };
    }
  }
  return [...runs, open];
}

function dividedIn({ text, marks }: TextRun, tokenise: (text: string) => string[]): string[] {
  let start = 0;
  return tokenise(text).filter((token) => {
    const [from, to] = [start, start + token.length];
    start = to;
    return marks.some(({ at }) => from < at && at < to);
  });
}

const wordSign = /[\p{Script=Latin}\p{N}]/u;

/** Cuts what objects show out of a text first, so that it is one token in the old text and in the new one. */
function tokeniserFor(parts: readonly InlinePart[], staysApart: boolean): (text: string) => string[] {
  const line = parts.map(({ text }) => text).join('');
  const texts = [...new Set(parts.filter(isSeen).map(({ text }) => text))].sort(
    (one, other) => other.length - one.length,
  );
  if (texts.length === 0) return tokensOf;
  const isApart = (text: string, side: 'before' | 'after'): boolean => {
    let end = 0;
    return parts.every((part) => {
      const start = end;
      end += part.text.length;
      if (!isSeen(part) || part.text !== text) return true;
      return !wordSign.test(line.charAt(side === 'before' ? start - 1 : end));
    });
  };
  const alternatives = texts.map((text) => {
    const escaped = text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
    // A number that a field shows is not the number within another one.
    const lead =
      staysApart && wordSign.test(text.charAt(0)) && isApart(text, 'before') ? `(?<!${wordSign.source})` : '';
    const tail =
      staysApart && wordSign.test(text.at(-1) ?? '') && isApart(text, 'after') ? `(?!${wordSign.source})` : '';
    return `${lead}${escaped}${tail}`;
  });
  const shown = new RegExp(`(${alternatives.join('|')})`, 'gu');
  const known = new Set(texts);
  return (text) => text.split(shown).flatMap((piece) => (known.has(piece) ? [piece] : tokensOf(piece)));
}

type Stretches = ReturnType<typeof compareTokens>;

/** Where each old token stands in the new text; -1 where it is gone. */
function placesOf(length: number, stretches: Stretches): Int32Array {
  const places = new Int32Array(length).fill(-1);
  for (const { isKept, from, to, newFrom } of stretches) {
    if (isKept) for (let at = from; at < to; at += 1) places[at] = newFrom + at - from;
  }
  return places;
}

/**
 * A place for each object: where it stayed, else where the same words stand that nothing else claims. Of an object and a text
 * that read alike, the object goes before.
 */
function seatObjects(
  old: readonly { token: string; part: MarkPart | null }[],
  tokens: readonly string[],
  places: Int32Array,
  mayLose: boolean,
): Map<number, number> | null {
  const seats = new Map<number, number>();
  const matched = new Set<number>(places.filter((place) => place >= 0));
  for (const [index, { part }] of old.entries()) {
    const place = places[index] ?? -1;
    if (part && place >= 0) seats.set(index, place);
  }
  const taken = new Set(seats.values());
  const free = new Map<string, number[]>();
  const offer = (isMatched: boolean): void => {
    for (const [index, token] of tokens.entries()) {
      if (taken.has(index) || matched.has(index) !== isMatched) continue;
      const list = free.get(token) ?? [];
      free.set(token, list);
      list.push(index);
    }
  };
  offer(false);
  offer(true);
  for (const [index, { token, part }] of old.entries()) {
    if (!part || seats.has(index)) continue;
    const seat = free.get(token)?.shift();
    if (seat !== undefined) seats.set(index, seat);
    else if (!mayLose) return null;
  }
  return seats;
}

/** Before which token of the new text something goes that stood before the old token `at`. */
function boundaryOf(
  at: number,
  {
    old,
    seats,
    places,
    stretches,
    end,
  }: {
    old: readonly { part: MarkPart | null }[];
    seats: ReadonlyMap<number, number>;
    places: Int32Array;
    stretches: Stretches;
    end: number;
  },
): number {
  // A bookmark around a citation goes where the citation goes.
  const [before, behind] = [seats.get(at - 1), seats.get(at)];
  if (before !== undefined) return before + 1;
  if (behind !== undefined) return behind;
  if (at === 0) return 0;
  if (at === old.length) return end;
  const previous = places[at - 1] ?? -1;
  if (previous >= 0) return previous + 1;
  const next = places[at] ?? -1;
  if (next >= 0) return next;
  const stretch = stretches.find(({ from, to }) => from < at && at < to);
  if (!stretch) return end;
  const share = (at - stretch.from) / (stretch.to - stretch.from);
  return stretch.newFrom + Math.round(share * (stretch.newTo - stretch.newFrom));
}
