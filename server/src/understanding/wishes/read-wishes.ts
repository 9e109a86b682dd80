import { seenText } from '@yanmo/contract/seen-text';
import { maximumWishes, type Wish } from '@yanmo/contract/understanding';
import { cutClauses } from '../../text/sentences.ts';
import { withoutHalves, withoutOrders } from '../clean-title.ts';
import { cleanWhat, isAsking, isTold, type ReadAs, withoutPoliteness } from './asking.ts';
import { cutAtNumbers, listWishClauses } from './cut-clauses.ts';
import { findKnownName } from './find-known-name.ts';
import { findPlace } from './find-place.ts';
import { readInPaper } from './in-paper-language.ts';
import { judgeWishes } from './judge-wishes.ts';
import { readAddition } from './read-addition.ts';
import { readBareCase, readCase } from './read-case.ts';
import { readComparison } from './read-comparison.ts';
import { readExclusion, stripWanted } from './read-exclusion.ts';
import { readMethods } from './read-methods.ts';
import { readOrder } from './read-order.ts';
import { readPlan } from './read-plan.ts';
import { readScope } from './read-scope.ts';
import { readShow } from './read-show.ts';
import { readSize } from './read-size.ts';
import { readTheory } from './read-theory.ts';
import { readWeight } from './read-weight.ts';
import { readWriting } from './read-writing.ts';
import { findTopic, isBarePart } from './topics.ts';
import { isBeyondReading, isNoName } from './unreadable.ts';
import type { WishSituation } from './wish-situation.ts';

/** What the form takes; more is not read. */
const readableLength = 2_000;
/** A clause longer than this is told, not wished: only its beginning is looked at. */
const longestClause = 160;
/** Texts shorter than this were meant as wishes, whatever they are. */
const shortText = 60;

/** 第三章要有问卷: what is asked of a chapter, a method where it is one. */
function readPlaced(clause: string): ReadAs[] {
  const place = findPlace(clause);
  if (!place) return [];
  const { rest, ...where } = place;
  const what = cleanWhat(rest).replace(/の(?:章|節)$/u, '');
  if (what.length < 2) return [];
  const shown = readShow(rest);
  if (shown.length > 0) return shown.map((read) => ({ ...read, ...where }));
  const named = readCase(rest);
  if (named.length > 0) return named.map((read) => ({ ...read, ...where }));
  const methods = readMethods(rest, true);
  const isMatter = findTopic(what) !== null && /(?:结果|现状|问题|results?|resultados|結果|現状)$/iu.test(what);
  if (methods.length > 0 && !isMatter) return methods.map((read) => ({ ...read, ...where }));
  if (readWriting(what).length > 0 && findTopic(what) === null) return [{ kind: 'WRITING', what, ...where }];
  return [{ kind: 'CHAPTER', what, ...where }];
}

const firstOf = (...readings: ReadAs[][]): ReadAs[] => readings.find((reads) => reads.length > 0) ?? [];

/** What a refusal wants in place of what it refuses. */
const readLeft = (left: string): ReadAs[] => {
  const text = withoutPoliteness(left);
  return firstOf(readMethods(text, true), readTheory(text), readCase(text));
};

function readClause(text: string): ReadAs[] {
  const clause = withoutPoliteness(withoutHalves(text.slice(0, longestClause)));
  const size = readSize(clause);
  if (size.length > 0) return size;
  const weight = isTold(clause) ? [] : readWeight(clause);
  // "Focus on Finland" keeps the paper to a place.
  if (weight.length > 0) return weight[0]?.kind === 'EMPHASIS' ? firstOf(readScope(clause), weight) : weight;
  const refusal = readExclusion(clause);
  if (refusal) return [...(refusal.left === '' ? [] : readLeft(refusal.left)), ...refusal.reads];
  const wanted = stripWanted(clause).trim();
  const order = readOrder(wanted);
  if (order.length > 0) return order;
  const placed = readPlaced(wanted);
  if (placed.length > 0) return placed;
  if (isTold(wanted)) return [];
  const shown = readShow(wanted);
  if (shown.length > 0) return shown;
  const compared = readComparison(wanted);
  if (compared.length > 0) return compared;
  const theory = readTheory(wanted);
  if (theory.length > 0) return theory;
  const named = firstOf(readCase(wanted), readScope(wanted));
  if (named.length > 0) return named;
  const isForText = readWriting(wanted);
  // Methods that sources are cited for are about the citing.
  const methods = /引用|参考文献|\bcit(?:e|es|ing|ations?)\b|\breferences\b|\bcit(?:ar|as)\b/iu.test(wanted)
    ? []
    : readMethods(wanted, false);
  if (methods.length > 0) return methods;
  if (isForText.length > 0 && (isAsking(text) || text.length <= shortText)) return isForText;
  const added = readAddition(wanted);
  if (added.length > 0) return added;
  const bare = isBarePart(wanted) ? [] : readBareCase(text);
  if (bare.length > 0) return bare;
  // 政策建议, a literature review: a part named and nothing else.
  return wanted.length <= 24 && isBarePart(wanted) ? [{ kind: 'CHAPTER', what: cleanWhat(wanted) }] : [];
}

/** The same wish in two sentences is one wish. */
const keyOf = ({ kind, what, chapter, other, position }: ReadAs): string =>
  JSON.stringify([kind, what.toLowerCase(), chapter, other, position]);

/** Orders to a machine are data: they are shown as what was not understood, and nothing of them is read. */
function listAsked(text: string, onOrder: (words: string) => void): string[] {
  return cutClauses(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end).trim();
    const kept = withoutOrders(sentence);
    const isOrder = bare(kept).length + 4 < bare(sentence).length;
    if (isOrder) onOrder(withoutHalves(sentence.slice(0, 500)));
    return listWishClauses(isOrder ? kept : sentence);
  });
}

const bare = (text: string): string => text.replace(/[\s\p{P}]/gu, '');

/** What a student's free text asks of an outline, each wish in his own words and as it was read. */
export function readWishes(requirements: string, situation: WishSituation): Wish[] {
  const text = withoutHalves(seenText(requirements.slice(0, readableLength))).normalize('NFC');
  const wishes: Wish[] = [];
  const seen = new Set<string>();
  const unread: Wish[] = [];
  const leave = (words: string, what: string): void => {
    unread.push({ text: words, read_as: { kind: 'UNKNOWN', what }, why_not: 'NOT_UNDERSTOOD' });
  };
  for (const clause of cutAtNumbers(text).flatMap((item) => listAsked(item, (order) => leave(order, '')))) {
    const words = withoutHalves(clause.slice(0, 500));
    const reads = isBeyondReading(clause) ? [] : (readPlan(clause) ?? readClause(clause));
    if (isBeyondReading(clause) || reads.some(isNoName)) {
      // Part of it would be shown as if it were all of it.
      leave(words, withoutHalves(cleanWhat(clause)));
      continue;
    }
    for (const read of reads) {
      const key = keyOf(read);
      if (seen.has(key)) continue;
      seen.add(key);
      const named = readInPaper(read, situation.language, findKnownName) ?? read;
      wishes.push({ text: words, read_as: { ...named, what: withoutHalves(named.what) } });
    }
    const isAsked = isAsking(clause) && !isTold(clause) && clause.length <= longestClause;
    if (reads.length === 0 && (isAsked || text.trim().length <= shortText)) {
      leave(words, withoutHalves(cleanWhat(clause)));
    }
  }
  const kept = wishes.slice(0, maximumWishes);
  return judgeWishes([...kept, ...unread.slice(0, Math.min(5, maximumWishes - kept.length))], situation);
}
