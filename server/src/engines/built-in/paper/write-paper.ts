import { printBlock } from '../../draft-text.ts';
import type { PaperRequest } from '../../engine.ts';
import { type Argument, planArgument } from './argument.ts';
import { type Composed, composeSection } from './compose-section.ts';
import { planOwnTables } from './own-tables.ts';
import { planFigures } from './plan-figures.ts';
import { createPool, type Pool } from './pool.ts';
import { readOutline, type Spot } from './read-outline.ts';
import type { Piece } from './section-draft.ts';
import { createSentenceWriter, type SentenceWriter } from './sentence-writer.ts';
import { readSubject, type Subject } from './subject.ts';
import { placeWishedTables } from './wished-shows.ts';
import { listWording } from './wordings/list-wording.ts';
import type { WritingContext } from './writing-context.ts';

/** A whole paper, planned and worded. */
export interface Paper {
  subject: Subject;
  spots: readonly Spot[];
  argument: Argument;
  sections: readonly Composed[];
  /** As it was left: it knows all that the paper says. */
  context: WritingContext;
}

/** Units of an ordinary sentence: from the length of a paper to the number of its sentences. */
const unitsOfSentence = { zh: 38, ja: 46, en: 20, es: 22 } as const;

export function openContext(request: PaperRequest): WritingContext {
  const subject = readSubject(request);
  const spots = readOutline(request.chapters, subject.language, subject.relation, request.wordCount);
  const pool: Pool = createPool(subject);
  const argument = planArgument(spots, subject, pool);
  pool.reserve(spots);
  const writer: SentenceWriter = createSentenceWriter(
    subject.language,
    subject.seed,
    request.wordCount / unitsOfSentence[subject.language],
  );
  const context: WritingContext = {
    subject,
    spots,
    argument,
    pool,
    writer,
    wording: listWording(subject.language),
    works: new Map(request.works.map((work) => [work.id, work])),
    figures: new Map(),
    wishedTables: placeWishedTables(subject.shows, spots),
    ownTables: planOwnTables(request.ownTables ?? [], spots),
    shown: new Set(),
    quoted: new Set(),
    linked: new Set(),
    mapped: new Set(),
    named: new Set(),
  };
  return { ...context, figures: planFigures(context, request) };
}

/**
 * The sections of a paper in order. What one section has too much or too little the next ones make up for, so that the
 * whole keeps its length.
 */
export function writePaperAtOnce(request: PaperRequest): Paper {
  const context = openContext(request);
  let carried = 0;
  const sections = context.spots
    .filter(({ isLeaf }) => isLeaf)
    .map((spot) => {
      const composed = composeSection(spot, context, spot.units + carried);
      carried += spot.units - composed.units;
      return composed;
    });
  return { subject: context.subject, spots: context.spots, argument: context.argument, sections, context };
}

export function printPiece(piece: Piece, language: Subject['language']): string {
  if (piece.kind === 'block') return printBlock(piece.block);
  return piece.sentences.map(({ text }) => text).join(language === 'zh' || language === 'ja' ? '' : ' ');
}

export const printSection = ({ pieces }: Composed, language: Subject['language']): string =>
  pieces.map((piece) => printPiece(piece, language)).join('\n\n');
