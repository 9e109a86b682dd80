import { withoutCitationMarks } from '../../../draft-text.ts';
import type { ToldFact } from './told-fact.ts';

/** Of the shorter fact's words so many stand in the other: two sheets tell one thing. */
const mostShared = 0.72;
/** The same where both name the same year, article or number. */
const mostSharedOfOne = 0.6;
/** Too few words to tell two facts apart by. */
const fewestPieces = 6;

const marksOf = (clause: string): string[] =>
  withoutCitationMarks(clause).match(/\d[\d.,]*\d|《[^》]+》|第[一二三四五六七八九十百零\d]+条/gu) ?? [];

function isDoubled(one: ToldFact, other: ToldFact): boolean {
  const [less, more] = one.pieces.size < other.pieces.size ? [one, other] : [other, one];
  if (less.pieces.size < fewestPieces) return false;
  let shared = 0;
  for (const piece of less.pieces) if (more.pieces.has(piece)) shared += 1;
  const share = shared / less.pieces.size;
  if (share >= mostShared) return true;
  const marks = marksOf(one.clause);
  const others = new Set(marksOf(other.clause));
  return (
    share >= mostSharedOfOne &&
    marks.filter((mark) => others.has(mark)).length >= Math.min(2, marks.length) &&
    marks.length > 0
  );
}

const sheetOf = ({ proposition }: ToldFact): string => proposition?.source.entry.sheet?.id ?? '';

/** Facts without those that another sheet tells too: the one nearer to the title stays, and what a student gave always does. */
export function dropDoubled(facts: readonly ToldFact[]): ToldFact[] {
  const kept: ToldFact[] = [];
  for (const fact of facts.toSorted((one, other) => other.aim - one.aim)) {
    const twin = kept.find((other) => sheetOf(other) !== sheetOf(fact) && isDoubled(other, fact));
    if (fact.own || !twin) kept.push(fact);
  }
  const left = new Set(kept);
  return facts.filter((fact) => left.has(fact));
}
