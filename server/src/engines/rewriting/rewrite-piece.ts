import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import { isWideLanguage } from '../../text/wide-language.ts';
import type { Aims } from './aims.ts';
import { applyEdits, applyToParts, partsOf } from './apply-edits.ts';
import { checkCandidate } from './checks/check-candidate.ts';
import { shareOfContent } from './checks/content.ts';
import type { Edit, OfferEdits, RuleName } from './edit.ts';
import type { TermFinder } from './masking/term-finder.ts';
import type { Piece } from './prepare-rewriting.ts';
import type { CandidateFault, RewrittenPart } from './rewriter.ts';
import { type Searched, searchEdits, weighEdits } from './search-edits.ts';
import { usableEdits } from './usable-edits.ts';

export interface PieceRules {
  language: Language;
  offer: OfferEdits;
  terms: TermFinder;
  aims: Aims;
  round: number;
  lengthShare: number;
  /** What earlier rounds made of the whole paragraph. */
  earlier: readonly string[];
}

export interface RewrittenPiece {
  /** Masked. */
  parts: RewrittenPart[];
  similarity: number;
  /** What candidates were refused for, whatever became of the others. */
  refused: CandidateFault[];
}

/** By how sure its changes are: the first floor at which a text gets there keeps most of what it says. */
const floors: readonly (readonly number[])[] = [
  [0.9, 0.8, 0.7],
  [0.9, 0.8, 0.7, 0.6],
  [0.8, 0.65, 0.5],
];
/** Units of text for each change, by round: more of them in a row would be noticed. */
const unitsOfChange = { wide: [9, 7, 6], latin: [7, 6, 5] } as const;
/** No paragraph offers more than this that is worth asking a detector about. */
const mostWeighed = 260;
const leastContent = 0.6;

const structural: ReadonlySet<RuleName> = new Set<RuleName>(['CLAUSE_ORDER', 'VOICE', 'SPLIT', 'MERGE']);

const atRound = <Value>(values: readonly Value[], round: number): Value =>
  values[Math.min(round, values.length) - 1] as Value;

/** What stands where the changes were made is said by what they put there. */
const saidBy = (text: string, edits: readonly Edit[]): ((word: string) => boolean) => {
  const gone = edits.map(({ start, end }) => text.slice(start, end).toLowerCase()).join('\n');
  return (word) => gone.includes(word);
};

interface Made extends Searched {
  parts: RewrittenPart[];
}

/** Takes back the changes without which the rest passes every check; what cannot be mended is refused as a whole. */
function mend(text: string, searched: Searched, rules: PieceRules, refused: Set<CandidateFault>): Searched | null {
  let { edits } = searched;
  const faultsOf = (chosen: readonly Edit[]): CandidateFault[] =>
    checkCandidate(text, applyEdits(text, chosen), {
      ...{ language: rules.language, lengthShare: rules.lengthShare, leastContent, slack: 0 },
      isSaid: saidBy(text, chosen),
    });
  let faults = faultsOf(edits);
  while (faults.length > 0 && edits.length > 0) {
    for (const fault of faults) refused.add(fault);
    const tries = edits.map((edit) => {
      const fewer = edits.filter((other) => other !== edit);
      return { fewer, faults: faultsOf(fewer).length, safety: edit.safety };
    });
    const [best] = tries.sort((one, other) => one.faults - other.faults || one.safety - other.safety);
    if (!best) return null;
    edits = best.fewer;
    faults = edits.length === 0 ? [] : faultsOf(edits);
  }
  if (edits.length === 0) return null;
  if (edits === searched.edits) return searched;
  const made = applyEdits(text, edits);
  return { edits, text: made, distance: rules.aims.distance(made, edits) };
}

/** Of very many, those that are surest, spread over the text. */
function bounded(edits: readonly Edit[]): Edit[] {
  if (edits.length <= mostWeighed) return [...edits];
  return [...edits].sort((one, other) => other.safety - one.safety || one.start - other.start).slice(0, mostWeighed);
}

/**
 * Rewrites by rules: candidates at several floors of safety, each checked; of those that get there the one that keeps most, else the one
 * that gets nearest. As it was where nothing that passes brings it nearer.
 */
export function rewritePiece(piece: Piece, rules: PieceRules): RewrittenPiece {
  const { text } = piece.masked;
  const { language, offer, terms, aims, round, earlier } = rules;
  const before = aims.distance(text, []);
  const refused = new Set<CandidateFault>();
  const edits = bounded(usableEdits(text, offer(text), language, terms));
  const gains = weighEdits(text, edits, aims.distance);
  const most = Math.max(
    2,
    Math.round(countUnits(text) / atRound(unitsOfChange[isWideLanguage(language) ? 'wide' : 'latin'], round)),
  );
  const stale = (edit: Edit): boolean =>
    edit.text.length > 1 && earlier.some((one) => one.includes(edit.text) && !text.includes(edit.text));
  let best: Made | null = null;
  for (const leastSafety of atRound(floors, round)) {
    const searched = searchEdits(text, gains, { distance: aims.distance, leastSafety, most, isStale: stale });
    const sound = mend(text, searched, rules, refused);
    if (!sound) continue;
    const made = goFurther(text, sound, leastSafety, most, rules, refused);
    if (!best || made.distance < best.distance - 0.05) best = made;
    if (best.distance <= 0) break;
  }
  if (!best || before - best.distance < leastGain)
    return { parts: partsOf(text), similarity: 1, refused: [...refused] };
  return {
    parts: best.parts,
    similarity: shareOfContent(text, best.text, language, saidBy(text, best.edits)),
    refused: [...refused],
  };
}

/** In odds: less is not worth a changed word. */
const leastGain = 0.15;

/** A clause that was moved as a whole may still have its words exchanged, each place once. */
function goFurther(
  text: string,
  first: Searched,
  leastSafety: number,
  most: number,
  rules: PieceRules,
  refused: Set<CandidateFault>,
): Made {
  const parts = applyToParts(partsOf(text), first.edits);
  const moved = first.edits.filter(({ rule }) => structural.has(rule));
  if (first.distance <= 0 || moved.length === 0) return { ...first, parts };
  let shift = 0;
  const ranges = [...first.edits]
    .sort((one, other) => one.start - other.start)
    .flatMap((edit) => {
      const range = { start: edit.start + shift, end: edit.start + shift + edit.text.length };
      shift += edit.text.length - (edit.end - edit.start);
      return structural.has(edit.rule) ? [range] : [];
    });
  const { aims, language, terms, offer } = rules;
  const words = usableEdits(first.text, offer(first.text), language, terms).filter(
    ({ rule, start, end }) => !structural.has(rule) && ranges.some((range) => range.start <= start && end <= range.end),
  );
  const gains = weighEdits(first.text, bounded(words), aims.distance);
  const second = searchEdits(first.text, gains, {
    ...{ distance: aims.distance, leastSafety, isStale: () => false },
    most: Math.max(0, most - first.edits.length),
  });
  const sound = second.edits.length === 0 ? null : mend(first.text, second, rules, refused);
  if (!sound) return { ...first, parts };
  return { ...sound, edits: [...first.edits, ...sound.edits], parts: applyToParts(parts, sound.edits) };
}
