import type { Language } from '@yanmo/contract/languages';
import { findStockPhrases } from '../repetition/stock-phrases.ts';
import { narrowReach, wideReach } from './clusters.ts';
import type { Copy } from './find-copies.ts';
import { holdOnce } from './one-text.ts';
import { tokensAt } from './passages.ts';
import type { Prepared } from './prepared.ts';

/** In characters of zh or ja. Two writers come to the same 13 by themselves, and hardly to these. */
const leastAlone = 20;
/** Copies of one source that stand near each other bear each other out: so many tokens apart, and together so much. */
const near = 150;
const leastTogether = 30;
/** What was edited has to be longer: by the square of what is not the same, so that 3 more at a tenth, and 33 at a third. */
const editedMore = 300;
const runStart = 4;
/** A word of another script says as much as so many characters. */
const wordWorth = wideReach.copy / narrowReach.copy;
/**
 * What stands in so many sources is a phrase of the trade: the longer it is, the more have to hold it, and from some length on no number
 * makes it one. Whoever puts formulas together has runs of 40 characters that a dozen have too, with other words between: more holders
 * are asked for only where one run is all of the copy. Lower, and formulas of medicine count; higher, and a sentence that four copied is nobody's.
 */
const phrases: readonly { upToWorth: number; sources: number; ifInPieces: number }[] = [
  { upToWorth: 25, sources: 4, ifInPieces: 4 },
  { upToWorth: 35, sources: 8, ifInPieces: 4 },
  { upToWorth: 45, sources: 16, ifInPieces: 4 },
  { upToWorth: 60, sources: 32, ifInPieces: 32 },
];
const fewestForPhrase = Math.min(...phrases.map(({ sources }) => sources));
/** Of shorter ones a chain of formulas has many. */
const longRun = 20;
/** What is worth less than this counts beside nothing. */
const leastBeside = 8;

const stockOf = new WeakMap<Prepared, { language: Language; isStock: Uint8Array }>();

/** Nothing of a source is needed for it: whoever has a moment to spare may ask for it before there are copies to weigh. */
export function markStock(prepared: Prepared, language: Language): Uint8Array {
  const known = stockOf.get(prepared);
  if (known?.language === language) return known.isStock;
  const isStock = findStock(prepared, language);
  stockOf.set(prepared, { language, isStock });
  return isStock;
}

function findStock({ tokens }: Prepared, language: Language): Uint8Array {
  const isStock = new Uint8Array(tokens.length);
  for (const each of new Set<Language>([language, 'en'])) {
    const phrases = findStockPhrases(tokens.source, each).map((phrase) => tokens.source.toOriginal(phrase));
    const edges = tokensAt(
      tokens,
      phrases.flatMap(({ start, end }) => [start, end]),
    );
    for (let index = 0; index < edges.length; index += 2) isStock.fill(1, edges[index], edges[index + 1]);
  }
  return isStock;
}

/** Up to each token what all before it are worth as evidence: numbers, ready-made phrases and what so many sources hold are worth nothing. */
function worthOfTokens(
  { tokens, areWide }: Prepared,
  isStock: Uint8Array,
  held?: { holders: Uint16Array; bySources: number },
): Float64Array {
  const { text } = tokens.source;
  const upTo = new Float64Array(tokens.length + 1);
  for (let token = 0; token < tokens.length; token += 1) {
    const isNumber = text.charCodeAt(tokens.starts[token] as number) < 0x3a;
    const isCommon = held !== undefined && (held.holders[token] as number) >= held.bySources;
    const isAmongWide = areWide[token] || areWide[token - 1] || areWide[token + 1];
    const worth = isStock[token] || isNumber || isCommon ? 0 : isAmongWide ? 1 : wordWorth;
    upTo[token + 1] = (upTo[token] as number) + worth;
  }
  return upTo;
}

/** What each run has beyond its first characters: a phrase here and a phrase there, put together anew, are nobody's. */
function worthOf({ fragments }: Copy, upTo: Float64Array): number {
  let worth = runStart;
  for (const { at, length } of fragments)
    worth += Math.max(0, (upTo[at + length] as number) - (upTo[at] as number) - runStart);
  return worth;
}

/** Of the longest run, or of the long ones together. */
function worthOfRuns({ fragments }: Copy, upTo: Float64Array): number {
  let longest = 0;
  let together = 0;
  for (const { at, length } of fragments) {
    const worth = (upTo[at + length] as number) - (upTo[at] as number);
    longest = Math.max(longest, worth);
    if (worth >= longRun) together += worth - runStart;
  }
  return Math.max(longest, together);
}

interface Weighed {
  copy: Copy;
  worth: number;
}

/** A name that a text says twice is one name. */
function areSameWords({ from, to }: Copy, other: Copy, keys: Int32Array): boolean {
  if (to - from !== other.to - other.from) return false;
  for (let step = 0; step < to - from; step += 1) if (keys[from + step] !== keys[other.from + step]) return false;
  return true;
}

/** Of the copies of one source around a place, until they are enough. */
function weighAround(own: readonly Weighed[], index: number, keys: Int32Array): number {
  const { copy, worth } = own[index] as Weighed;
  const counted = [copy];
  let together = worth;
  const add = (one: Weighed): void => {
    if (counted.some((known) => areSameWords(known, one.copy, keys))) return;
    counted.push(one.copy);
    together += one.worth;
  };
  for (let other = index - 1; other >= 0 && together < leastTogether; other -= 1) {
    const before = own[other] as Weighed;
    if (copy.from - before.copy.to > near) break;
    add(before);
  }
  for (let other = index + 1; other < own.length && together < leastTogether; other += 1) {
    const behind = own[other] as Weighed;
    if (behind.copy.from - copy.to > near) break;
    add(behind);
  }
  return together;
}

/** The copies that count: the others are too short to be anybody's, or everybody's. */
export function weighCopies(
  prepared: Prepared,
  language: Language,
  copies: readonly Copy[],
  holders: Uint16Array,
): Set<Copy> {
  const isStock = markStock(prepared, language);
  const any = worthOfTokens(prepared, isStock);
  const once = holdOnce(copies, holders, (count) => count >= fewestForPhrase);
  const limits = new Set(phrases.flatMap(({ sources, ifInPieces }) => [sources, ifInPieces]));
  const rare = new Map(
    Array.from(limits, (bySources) => [bySources, worthOfTokens(prepared, isStock, { holders: once, bySources })]),
  );
  const bySource = new Map<string, Weighed[]>();
  for (const copy of [...copies].sort((one, other) => one.from - other.from)) {
    const edited = editedMore * (1 - copy.same / (copy.to - copy.from)) ** 2;
    const inRuns = worthOfRuns(copy, any);
    const phrase = phrases.find(({ upToWorth }) => inRuns <= upToWorth);
    const isInPieces = copy.longest < copy.to - copy.from;
    const upTo = (phrase && rare.get(isInPieces ? phrase.ifInPieces : phrase.sources)) ?? any;
    const worth = Math.max(0, worthOf(copy, upTo) - edited);
    const own = bySource.get(copy.region.sourceId);
    if (own) own.push({ copy, worth });
    else bySource.set(copy.region.sourceId, [{ copy, worth }]);
  }
  const counted = new Set<Copy>();
  for (const own of bySource.values()) {
    own.forEach(({ copy, worth }, index) => {
      const isBorneOut = worth >= leastBeside && weighAround(own, index, prepared.keys) >= leastTogether;
      if (worth >= leastAlone || isBorneOut) counted.add(copy);
    });
  }
  return counted;
}
