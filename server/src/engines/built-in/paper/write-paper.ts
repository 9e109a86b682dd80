import { printBlock } from '../../draft-text.ts';
import type { PaperRequest } from '../../engine.ts';
import { planArgument } from './argument.ts';
import { type Composed, composeSection } from './compose-section.ts';
import { isOnMatter } from './on-matter.ts';
import { listStandings } from './origin.ts';
import { planOwnTables } from './own-tables.ts';
import type { Paper } from './paper.ts';
import { planFigures } from './plan-figures.ts';
import { createPool, type Pool } from './pool.ts';
import { readOutline, type Spot } from './read-outline.ts';
import type { Piece } from './section-draft.ts';
import { createSentenceWriter, type SentenceWriter } from './sentence-writer.ts';
import { readSubject, type Subject } from './subject.ts';
import { dealFacts } from './telling/deal-facts.ts';
import { rankProblems } from './telling/rank-problems.ts';
import { listSpared } from './telling/spare-aside.ts';
import { type Allowance, keptFor, tellSection } from './telling/tell-section.ts';
import { placeWishedTables } from './wished-shows.ts';
import { listWording } from './wordings/list-wording.ts';
import type { WritingContext } from './writing-context.ts';

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
    // What the student's own facts say of a work is told as such, and not quoted beside it.
    quoted: new Set((request.own ?? []).map(({ text }) => text)),
    linked: new Set(),
    mapped: new Set(),
    named: new Set(),
    leads: new Map(),
    worded: new Set(),
    problems: new Map(),
    order: new Map(),
  };
  return { ...context, figures: planFigures(context, request) };
}

/** How much of a paper may come from neither its subject nor its student nor a work: planned before its sentences are known, and as they are counted. */
const mostUnsourced = 0.13;
const mostOff = 0.145;
const mostTries = 6;
/** Some facts share a sentence. */
const inSentences = 0.7;
/** A sentence is ended, not cut. */
const mostOver = 1.01;

/** What a paper does without: so many sentences that only lead through it, and these facts beside its topic. */
interface Spared {
  frames: number;
  facts: ReadonlySet<string>;
  /** How long its conclusion was. */
  concluded: number | null;
}

/** A paper is told from what is known of its subject; where that ends, it ends. */
function openTelling(request: PaperRequest, context: WritingContext, { frames, facts, concluded }: Spared) {
  const deal = dealFacts(context, request.own ?? [], request.wordCount, facts);
  context.order = rankProblems(context, deal);
  const works = new Set(context.spots.flatMap(({ section }) => section.works));
  const cited = [...works]
    .flatMap((id) => context.works.get(id) ?? [])
    .filter((work) => isOnMatter(work, context.subject));
  const sourced = deal.count + cited.length;
  const allowance: Allowance = {
    left: Math.floor((sourced * inSentences * mostUnsourced) / (1 - mostUnsourced)) - frames,
    units: request.wordCount * mostOver,
    kept: context.spots
      .filter(({ isLeaf }) => isLeaf)
      .reduce((sum, spot) => sum + keptFor(spot, context, deal, concluded), 0),
    concluded,
  };
  return {
    unknown: {
      ...{ terms: deal.unknown.terms, missing: deal.unknown.missing, seldom: deal.unknown.seldom },
      unlinked: deal.unknown.unlinked,
    },
    compose: (spot: Spot, target: number): Composed => tellSection(spot, context, deal, allowance, target),
  };
}

/** Sentences that a paper has too many from outside its subject; it is written again without as many. */
function countOff(paper: Paper): number {
  const standings = listStandings(paper);
  const off = standings.filter(({ standing }) => standing === null || standing === 'ASIDE').length;
  return Math.max(0, Math.ceil(off - standings.length * mostOff));
}

/** A paper that is so far from its length is written again with the room that its conclusion takes. */
const mostAmiss = 0.025;

/** What the conclusion came to, where another room was kept for it and the paper is the longer or shorter for that; else null. */
function readConcluded({ sections, context }: Paper, wordCount: number): number | null {
  const closing = sections.filter(({ spot }) => spot.role === 'findings');
  if (closing.length !== 1) return null;
  const [{ spot, units }] = closing as [Composed];
  const kept = keptFor(spot, context, { of: () => [] });
  const over = sections.reduce((sum, one) => sum + one.units, 0) / wordCount - 1;
  const beyond = (units - kept) / wordCount;
  return over * beyond > 0 && Math.min(Math.abs(over), Math.abs(beyond)) > mostAmiss ? units : null;
}

/**
 * The sections of a paper in order. What one section has too much or too little the next ones make up for, so that the
 * whole keeps its length. `isOfSubject`: told from what is known, and no longer than that, as all are that are sold by their length; else brought to it.
 */
export function writePaperAtOnce(request: PaperRequest, isOfSubject = true): Paper {
  let spared: Spared = { frames: 0, facts: new Set(), concluded: null };
  let paper = writeSections(request, isOfSubject, spared);
  if (!isOfSubject) return paper;
  const concluded = readConcluded(paper, request.wordCount);
  if (concluded !== null) {
    spared = { ...spared, concluded };
    paper = writeSections(request, isOfSubject, spared);
  }
  let off = countOff(paper);
  for (let tries = 1; tries < mostTries && off > 0; tries += 1) {
    const before = off;
    spared = { ...spared, frames: spared.frames + off };
    paper = writeSections(request, isOfSubject, spared);
    off = countOff(paper);
    // What is left of such sentences has to be said (a hypothesis): what stands beside the topic gives way.
    if (off >= before) spared = { ...spared, facts: new Set([...spared.facts, ...listSpared(paper, off)]) };
  }
  return paper;
}

function writeSections(request: PaperRequest, isOfSubject: boolean, spared: Spared): Paper {
  const context = openContext(request);
  const leaves = context.spots.filter(({ isLeaf }) => isLeaf);
  const { compose, unknown } = isOfSubject
    ? openTelling(request, context, spared)
    : {
        unknown: null,
        compose: (spot: Spot, target: number): Composed => composeSection(spot, context, target),
      };
  let carried = 0;
  const sections = leaves.map((spot) => {
    const composed = compose(spot, spot.units + carried);
    carried += spot.units - composed.units;
    return composed;
  });
  const { subject, spots, argument } = context;
  return { subject, spots, argument, sections, unknown, context };
}

export function printPiece(piece: Piece, language: Subject['language']): string {
  if (piece.kind === 'block') return printBlock(piece.block);
  return piece.sentences.map(({ text }) => text).join(language === 'zh' || language === 'ja' ? '' : ' ');
}

export const printSection = ({ pieces }: Composed, language: Subject['language']): string =>
  pieces.map((piece) => printPiece(piece, language)).join('\n\n');
