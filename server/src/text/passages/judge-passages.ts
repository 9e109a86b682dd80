import type { Language } from '@yanmo/contract/languages';
import { foldText } from '../search-words.ts';
import { cutClauses } from '../sentences.ts';
import { asksForFigure, holdsFigure } from './asked-figure.ts';
import { isWidePiece, listTerms, type Stems } from './passage-terms.ts';
import type { WeighedWord } from './rank-passages.ts';

/** A passage that may answer, with its words. */
export interface Candidate {
  stems: Stems;
  title: string;
  heading: string | null;
  text: string;
  /** How it ranked by its words alone. */
  score: number;
}

export interface Judgement {
  /** From 0 to 1: how much of the question it meets. */
  score: number;
  /** Whether an answer may rest on it; where no passage is sure, nothing that was searched fits. */
  isSure: boolean;
}

/** How much of a score is the share of the question that the passage meets, its closest sentences meet, and how it ranked. */
const shares = { met: 0.45, close: 0.35, rank: 0.2 };
/** What meets only the title of the text counts beside what meets the passage. */
const titleWeight = 0.6;
const headingWeight = 0.9;
/** Sentences that are read together: what is asked and its answer often stand in two. */
const together = 2;
/** What was asked for is not spoken of here; or in nothing that is searched. */
const withoutAsked = 0.8;
const withoutAnyAsked = 0.65;
/** A number was asked for, and there is none. */
const withoutFigure = 0.75;
const sureScore: Readonly<Record<Language, number>> = { zh: 0.5, en: 0.52, es: 0.55, ja: 0.5 };

/** How well passages answer a question, in the order in which they were given. */
export function judgePassages(
  question: string,
  language: Language,
  words: readonly WeighedWord[],
  candidates: readonly Candidate[],
): Judgement[] {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return candidates.map(() => ({ score: 0, isSure: false }));
  const best = candidates.reduce((most, { score }) => Math.max(most, score), 0);
  const wantsFigure = asksForFigure(question, language);
  return candidates.map((candidate) => {
    const { met, close, isBorne, asked } = meet(candidate, words, whole);
    const rank = best === 0 ? 0 : candidate.score / best;
    const lacksFigure = wantsFigure && !holdsFigure(candidate.text);
    const score =
      (shares.met * met + shares.close * close + shares.rank * rank * met) * (lacksFigure ? withoutFigure : 1) * asked;
    return { score, isSure: isBorne && score >= sureScore[language] };
  });
}

interface Sentence {
  has(term: string): boolean;
}

/** Pairs are looked for where they stand; words have to be stemmed, and are only where the question has any. */
function termsOf(sentence: string, stems: Stems, hasNarrow: boolean): Sentence {
  const folded = foldText(sentence);
  const words = hasNarrow ? new Set(listTerms(folded, stems)) : null;
  return { has: (term) => (isWidePiece(term) ? folded.includes(term) : words?.has(term) === true) };
}

function meet({ stems, title, heading, text }: Candidate, words: readonly WeighedWord[], whole: number) {
  const hasNarrow = words.some(({ terms }) => !isWidePiece(terms[stems]));
  const inTitle = new Set(listTerms(title, stems));
  const inHeading = new Set(listTerms(heading ?? '', stems));
  const sentences = cutClauses(text).map(({ start, end }) => termsOf(text.slice(start, end), stems, hasNarrow));
  let met = 0;
  let isBorne = false;
  let asked = 1;
  const close = sentences.map(() => 0);
  for (const { terms, weight, isWeak, isAsked, isUnknown } of words) {
    const term = terms[stems];
    const beside = inHeading.has(term) ? headingWeight : inTitle.has(term) ? titleWeight : 0;
    const held = sentences.map((sentence) => !isUnknown && sentence.has(term));
    const isHeld = held.includes(true);
    met += weight * (isHeld ? 1 : beside);
    // By weak words alone any text meets any question.
    isBorne ||= (isHeld || inHeading.has(term)) && !isWeak;
    if (isAsked && !isHeld && beside === 0) asked = Math.min(asked, isUnknown ? withoutAnyAsked : withoutAsked);
    held.forEach((_, at) => {
      const share = held.slice(at, at + together).includes(true) ? 1 : beside;
      close[at] = (close[at] ?? 0) + weight * share;
    });
  }
  return { met: met / whole, close: Math.max(0, ...close) / whole, isBorne, asked };
}
