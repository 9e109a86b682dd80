import { countDraft } from '@yanmo/contract/draft-count';
import { listPieces } from '../../../text/word-overlap.ts';
import { printBlock } from '../../draft-text.ts';
import { writeDefinitionGap, writeGap } from './gaps.ts';
import { openLiterature, surveying } from './literature.ts';
import { listSpareMaterials } from './materials.ts';
import { placeFigure, placeMaterial, placeWished } from './place-material.ts';
import type { Source } from './pool.ts';
import type { Spot } from './read-outline.ts';
import { roleSpecs } from './role-specs.ts';
import type { Role } from './roles.ts';
import { type Piece, SectionDraft, sentenceUnits } from './section-draft.ts';
import { writeChainLink, writeHypotheses, writeLead, writeMap } from './section-duties.ts';
import type { Sentence } from './sentence-writer.ts';
import { writeParagraph } from './write-paragraph.ts';
import { linkBetween, writeOwn } from './write-sentences.ts';
import { fillersAt, findReferred, refOf, topicOf, type WritingContext } from './writing-context.ts';

/** A section as it was planned and worded; its text follows from it. */
export interface Composed {
  spot: Spot;
  pieces: Piece[];
  units: number;
  /** Nothing that is known, was given or is planned for the student stands below its heading: a place is marked and nothing said. */
  isUnanswered?: boolean;
}

/** How near an entry must be to the title, step by step as the near ones run out. */
const nearnessSteps = [0.45, 0.25, 0.1] as const;

/** How much of a heading's own words the text below it takes up. */
export function coverHeading(title: string, text: string): number {
  const wanted = listPieces(topicOf(title));
  if (wanted.size === 0) return 1;
  const said = listPieces(text);
  let found = 0;
  for (const piece of wanted) if (said.has(piece)) found += 1;
  return found / wanted.size;
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) =>
      piece.kind === 'sentences' ? piece.sentences.map(({ text }) => text).join(' ') : printBlock(piece.block),
    )
    .join('\n');

/** Where a reader expects tables, guides and steps; elsewhere they would stand in the way of the argument. */
const working: ReadonlySet<Role> = new Set<Role>([
  'approach',
  'sample',
  'measurement',
  'model',
  'result',
  'problem',
  'cause',
  'status',
  'needs',
  'build',
  'check',
  'property',
  'schedule',
  'feasibility',
]);

/** A list or a table neither opens a section nor ends it: a sentence leads there and on from there. */
function closeSection(spot: Spot, context: WritingContext, draft: SectionDraft): void {
  const isLoose = (piece: Piece | undefined): boolean => piece?.kind === 'block' && piece.block.kind !== 'paragraph';
  if (isLoose(draft.pieces[0])) {
    const opener = context.writer.word(context.wording.openers, fillersAt(spot, context), 'opener');
    if (opener) {
      context.writer.keep(opener);
      draft.pieces.unshift({ kind: 'sentences', sentences: [opener] });
      draft.units += opener.units;
    }
  }
  if (!isLoose(draft.pieces.at(-1))) return;
  if (!draft.add(writeOwn(spot, context))) {
    const referred = findReferred(spot, context);
    if (referred) {
      const isAhead = context.spots.indexOf(referred) > context.spots.indexOf(spot);
      const fillers = {
        ...fillersAt(spot, context),
        ref: refOf(referred, context),
        topic: topicOf(referred.section.title),
      };
      draft.add(
        context.writer.word(
          isAhead ? context.wording.forward : context.wording.back,
          fillers,
          isAhead ? 'forward' : 'back',
        ),
      );
    }
  }
  draft.close();
}

export function composeSection(spot: Spot, context: WritingContext, target: number): Composed {
  const { language } = context.subject;
  const { materials, gap } = roleSpecs[spot.role];
  const unit = sentenceUnits[language];
  const draft = new SectionDraft(context, spot);
  const room = (): number => target - draft.units;

  if (target > unit * 5) {
    draft.lead(writeLead(spot, context));
  }
  if (!spot.isOurs) draft.add(context.writer.word(context.wording.openers, fillersAt(spot, context), 'opener'));
  writeMap(spot, context, draft, target);
  writeHypotheses(spot, context, draft);
  writeChainLink(spot, context, draft);
  const literature = openLiterature(spot, context, draft, { unit });
  if (surveying.has(spot.role)) literature.survey(room);
  else literature.open(room);
  // The gap is part of the length: room for it is kept before the rest is filled.
  const missing =
    spot.role === 'concept' && !context.pool.hasOwnEntry(spot)
      ? writeDefinitionGap(spot, context)
      : gap && target > unit * 4
        ? writeGap(gap, spot, context)
        : null;
  const ofGap = missing ? unit * 0.4 : 0;

  const left = (): number => room() - ofGap - literature.units();

  let previous: Source | null = null;
  let paragraphs = 0;
  let hasPointed = false;
  for (const [step, leastNear] of nearnessSteps.entries()) {
    for (let turn = 0; turn < 40 && left() > unit * 0.75; turn += 1) {
      if (paragraphs === 1 && target > unit * 8) {
        for (const kind of materials) {
          if (room() < unit * 5) break;
          placeMaterial(kind, spot, context, draft);
        }
      }
      if (paragraphs === 1) {
        placeWished(spot, context, draft);
        placeFigure(spot, context, draft);
      }
      const ranked = context.pool.rank(spot, leastNear);
      const last: Source | null = previous;
      const near: Source | undefined = last
        ? ranked.slice(0, 3).find((source) => linkBetween(last, source) !== null)
        : undefined;
      // With room for a sentence or two, the thing at hand is ended rather than another begun.
      const isEnding = left() < unit * 2.2;
      const rest: Source | null =
        last && isEnding && context.pool.left(last, roleSpecs[spot.role].facets, spot).length > 0 ? last : null;
      const source: Source | undefined = rest ?? near ?? ranked[0];
      if (!source) break;
      if (!writeParagraph(source, spot, context, draft, Math.min(left(), unit * 6.5), previous)) break;
      paragraphs += 1;
      if (!hasPointed && paragraphs === 2 && left() > unit) {
        const referred = findReferred(spot, context);
        if (referred && !draft.mentions(refOf(referred, context))) {
          const isAhead = context.spots.indexOf(referred) > context.spots.indexOf(spot);
          const frames = isAhead ? context.wording.forward : context.wording.back;
          const fillers = {
            ...fillersAt(spot, context),
            ref: refOf(referred, context),
            topic: topicOf(referred.section.title),
          };
          hasPointed = draft.add(context.writer.word(frames, fillers, isAhead ? 'forward' : 'back'));
        }
      }
      literature.next(room);
      draft.close();
      previous = source;
    }
    if (step === 0 && working.has(spot.role)) {
      for (const kind of [...materials, ...listSpareMaterials(context)]) {
        if (left() < unit * 6) break;
        placeMaterial(kind, spot, context, draft);
      }
    }
  }
  literature.rest(room);
  for (let turn = 0; turn < 3 && left() > unit * 0.6; turn += 1) {
    if (!draft.add(writeOwn(spot, context))) break;
    if (turn % 3 === 2) draft.close();
  }
  draft.close();
  // The knowledge has run out: what is left to do here is written down instead of being talked around.
  for (const kind of ['evidence', 'checks', ...listSpareMaterials(context)] as const) {
    if (left() < unit * 4) break;
    placeMaterial(kind, spot, context, draft);
  }
  for (let turn = 0; turn < 40 && left() > unit * 0.75; turn += 1) {
    const [source] = context.pool.rank(spot, 0, true);
    if (!source || !writeParagraph(source, spot, context, draft, Math.min(left(), unit * 6.5), null)) break;
    draft.close();
  }
  for (let turn = 0; turn < 24 && left() > unit * 0.6; turn += 1) {
    if (!draft.add(writeOwn(spot, context))) break;
    if (turn % 4 === 3) draft.close();
  }
  draft.close();
  if (left() > unit * 3) placeMaterial('notes', spot, context, draft, left());
  placeWished(spot, context, draft);
  placeFigure(spot, context, draft);
  closeSection(spot, context, draft);
  if (missing) {
    const sentence: Sentence = {
      text: missing,
      frame: null,
      move: 'gap',
      about: [],
      works: [],
      units: countDraft(missing),
    };
    draft.pieces.push({ kind: 'sentences', sentences: [sentence] });
    draft.units += sentence.units;
  }
  // What the heading names must be taken up below it, whoever wrote the heading.
  if (spot.isOurs && coverHeading(spot.section.title, textOf(draft.pieces)) < 0.5) {
    const opener = context.writer.word(context.wording.openers, fillersAt(spot, context), 'opener');
    if (opener) {
      context.writer.keep(opener);
      const [first] = draft.pieces;
      if (first?.kind === 'sentences') first.sentences.unshift(opener);
      else draft.pieces.unshift({ kind: 'sentences', sentences: [opener] });
      draft.units += opener.units;
    }
  }
  return { spot, pieces: draft.pieces, units: draft.units };
}
