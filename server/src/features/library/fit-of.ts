import type { WeighedQuery } from './rank-store.ts';

/** Lexemes of a title, and of all that a record says. */
export interface HeldTerms {
  title: ReadonlySet<string>;
  whole: ReadonlySet<string>;
}

/** What is said outside the title may be said by the way. */
const outsideShare = 0.6;
/**
 * Together the terms that a work shares with a question must be so rare that it hardly shares them by chance: in natural
 * logarithms, as rarities are. One word that stands in each hundredth work is far from enough, two of them are nearly.
 */
const enoughEvidence = 8;

/** One word in common may be chance, unless it is all that is asked for. */
const oneWordShare = 0.6;

export interface Fit {
  /** How much of what is asked a work speaks of, by the weight of its terms: 0 to 1. */
  share: number;
  /** The same, as far as it can be no chance. */
  fit: number;
}

export function fitOf({ terms }: WeighedQuery, { title, whole }: HeldTerms): Fit {
  let [asked, met, evidence] = [0, 0, 0];
  let [ownTerms, metTerms] = [0, 0];
  for (const { term, weight } of terms) {
    asked += weight;
    const holds = (lexemes: ReadonlySet<string>) => term.lexemes.some((lexeme) => lexemes.has(lexeme));
    const share = holds(title) ? 1 : holds(whole) ? outsideShare : 0;
    met += weight * share;
    if (term.isGeneral || term.isSeam) continue;
    evidence += term.rarity * share;
    ownTerms += 1;
    if (share > 0) metTerms += 1;
  }
  if (asked === 0) return { share: 0, fit: 0 };
  const alone = metTerms === 1 && ownTerms > 1 ? oneWordShare : 1;
  return { share: met / asked, fit: (met / asked) * alone * Math.min(1, (evidence / enoughEvidence) ** 2) };
}
