import { countDraft } from '@yanmo/contract/draft-count';
import { chance } from '../../seeded-random.ts';
import type { Composed } from '../compose-section.ts';
import { writeDefinitionGap, writeGap } from '../gaps.ts';
import { openLiterature, surveying } from '../literature.ts';
import { placeFigure, placeMaterial, placeWished } from '../place-material.ts';
import type { Source } from '../pool.ts';
import type { Spot } from '../read-outline.ts';
import { type GapKind, type MaterialKind, roleSpecs } from '../role-specs.ts';
import type { Role } from '../roles.ts';
import { SectionDraft, sentenceUnits } from '../section-draft.ts';
import { writeHypotheses } from '../section-duties.ts';
import type { Sentence } from '../sentence-writer.ts';
import { writeOwn } from '../write-sentences.ts';
import type { WritingContext } from '../writing-context.ts';
import { writeClaims } from './claims.ts';
import type { Deal } from './deal-facts.ts';
import { tellFact } from './tell-fact.ts';
import type { ToldFact } from './told-fact.ts';

/** Sentences that come neither from the subject nor from the student nor from a work: how many a paper may still have. */
export interface Allowance {
  left: number;
  /** Units that this section and those behind it may still come to. */
  units: number;
  /** Sections behind this one, each of which has something to say. */
  behind: number;
}

/** The order in which a reader wants to hear of a subject. */
const order: readonly ToldFact['kind'][] = [
  ...(['definition', 'view', 'setting', 'milestone', 'driver', 'part', 'stage', 'actor'] as const),
  ...([
    'law',
    'standard',
    'policy',
    'rule',
    'figure',
    'finding',
    'fact',
    'mechanism',
    'relation',
    'condition',
  ] as const),
  ...([
    'effect',
    'evidence',
    'problem',
    'indicator',
    'measure',
    'cause',
    'remedy',
    'example',
    'material',
    'method',
  ] as const),
  ...(['debate', 'counter', 'limit', 'implication'] as const),
];

/** A chain is told from the problem over what brings it about to what answers it, whatever else stands around it. */
const inChain: readonly ToldFact['kind'][] = [
  'problem',
  'indicator',
  'cause',
  'remedy',
  'example',
  'condition',
  'limit',
  'counter',
];

const placeIn = (kinds: readonly ToldFact['kind'][], { kind }: ToldFact): number => {
  const place = kinds.indexOf(kind);
  return place < 0 ? kinds.length : place;
};

const orderOf = ({ proposition }: ToldFact): number => proposition?.source.entry.sheet?.order ?? 0;

/** Facts of a section as they are told: what belongs together stays together. */
function arrange(facts: readonly ToldFact[], spot: Spot, context: WritingContext): ToldFact[][] {
  const { seed } = context.subject;
  const heading = spot.section.title.toLowerCase();
  const groups = [...Map.groupBy(facts, ({ group }) => group).values()].map((group) =>
    group.toSorted(
      (one, other) =>
        placeIn(inChain, one) - placeIn(inChain, other) ||
        placeIn(order, one) - placeIn(order, other) ||
        orderOf(one) - orderOf(other),
    ),
  );
  const rank = ([first]: readonly ToldFact[]): number => {
    if (!first) return 0;
    const isNamed = first.term !== '' && heading.includes(first.term.toLowerCase());
    return (isNamed ? -100 : 0) + placeIn(order, first) + orderOf(first) * 0.05;
  };
  const subjectOf = ([first]: readonly ToldFact[]): string => first?.proposition?.source.entry.sheet?.id ?? '';
  return groups.toSorted(
    (one, other) =>
      Math.floor(rank(one)) - Math.floor(rank(other)) ||
      subjectOf(one).localeCompare(subjectOf(other)) ||
      rank(one) - rank(other) ||
      chance(seed, `${one[0]?.id}:turn`) - chance(seed, `${other[0]?.id}:turn`),
  );
}

const kindsTogether = 3;
const mostInParagraph = 5;

/** Short clauses of one thing make one longer sentence now and then: prose of one length tires. */
const joined = 0.75;
/** Japanese clauses end in a verb that cannot be strung on with a comma. */
function mayJoin(first: Sentence, second: Sentence, context: WritingContext): boolean {
  const { language } = context.subject;
  const isBare = second.frame === null && first.works.length + second.works.length === 0;
  return (
    language !== 'ja' &&
    isBare &&
    !first.text.includes('；') &&
    first.units + second.units < sentenceUnits[language] * 2.6
  );
}

/** Tables that hold something of the paper; sheets to be filled in and lists of work are none of its text. */
const shown: ReadonlySet<MaterialKind> = new Set<MaterialKind>(['measures', 'compare']);
/** What nobody but the student can supply. */
const owed: ReadonlySet<GapKind> = new Set<GapKind>(['sample', 'result', 'test', 'date']);

const naming: ReadonlySet<Role> = new Set<Role>([
  'theory',
  'theoryFit',
  'concept',
  'mediated',
  'moderated',
  'factor',
  'textCraft',
  'textForm',
  'structure',
  'ground',
]);

/** An entry of the field that the heading names and nobody can leave out below it. */
function namedByHeading(spot: Spot, context: WritingContext): Source | null {
  if (!naming.has(spot.role)) return null;
  const heading = spot.section.title.toLowerCase();
  const named = context.pool.sources.filter(
    ({ entry, lower, stage, nearness }) => !entry.sheet && stage === null && nearness > 0 && heading.includes(lower),
  );
  return named.toSorted((one, other) => other.lower.length - one.lower.length)[0] ?? null;
}

const fewestSides = 2;
/** Sentences that each section behind has at least: claims and marked gaps come on top of its facts. */
const keptBehind = 1.4;

export function tellSection(
  spot: Spot,
  context: WritingContext,
  deal: Deal,
  allowance: Allowance,
  target: number,
): Composed {
  const { pool, writer, subject } = context;
  const unit = sentenceUnits[subject.language];
  const draft = new SectionDraft(context, spot);
  const room = (): number => target - draft.units;
  const facts = deal.of(spot);
  const spend = (sentence: Sentence | null): boolean => {
    if (!sentence || !draft.add(sentence)) return false;
    allowance.left -= 1;
    return true;
  };

  const stated = writeHypotheses(spot, context, draft, allowance.left > context.argument.hypotheses.length * 2);
  allowance.left -= stated;
  writeClaims(spot, context, draft, room);
  const literature = openLiterature(spot, context, draft, unit);
  if (surveying.has(spot.role)) literature.survey(room, false);
  const named = namedByHeading(spot, context);
  if (named && allowance.left >= fewestSides) {
    for (const proposition of pool.left(named, roleSpecs[spot.role].facets, spot).slice(0, fewestSides)) {
      pool.draw(proposition, spot);
      spend(writer.state(proposition.clause, proposition.facet, [named.entry.id]));
    }
    draft.close();
  }

  let kinds = new Set<string>();
  let paragraphs = 0;
  const closeParagraph = (): void => {
    draft.close();
    kinds = new Set();
    paragraphs += 1;
    if (paragraphs !== 1) return;
    for (const kind of roleSpecs[spot.role].materials) {
      if (shown.has(kind) && allowance.left > 0 && placeMaterial(kind, spot, context, draft)) allowance.left -= 1;
    }
    placeWished(spot, context, draft);
    const figure = context.figures.get(spot);
    const isWished = subject.shows.figures.some(({ kind }) => kind === figure?.kind);
    // The way through the chapters stands in the table of contents already.
    if (!figure || (!isWished && (figure.kind === 'route' || allowance.left <= 0))) return;
    allowance.left -= 1;
    placeFigure(spot, context, draft);
  };
  let before: ToldFact | null = null;
  let held: Sentence | null = null;
  const release = (): void => {
    draft.add(held);
    held = null;
  };
  const most = allowance.units - allowance.behind * unit * keptBehind;
  const isFull = (): boolean =>
    draft.units > 0 && draft.units + (held?.units ?? 0) + literature.units() + unit * 0.4 > most;
  for (const group of arrange(facts, spot, context)) {
    const isChain = group.length > 2;
    if (
      draft.length + (held ? 1 : 0) >= (isChain ? 2 : mostInParagraph) ||
      (kinds.size >= kindsTogether && draft.length > 2)
    ) {
      release();
      closeParagraph();
      before = null;
    }
    for (const fact of group) {
      if (isFull()) break;
      kinds.add(fact.kind);
      const sentence = tellFact(fact, before, context, !spot.section.title.includes(fact.term));
      if (fact.proposition) {
        pool.draw(fact.proposition, spot);
        pool.visit(fact.proposition.source, spot.section.id);
      }
      before = fact;
      if (held && mayJoin(held, sentence, context) && chance(subject.seed, `${fact.id}:join`) < joined) {
        held = writer.join(held, sentence, chance(subject.seed, `${fact.id}:joint`));
        release();
      } else {
        release();
        held = sentence;
      }
    }
  }
  release();
  draft.close();
  if (paragraphs === 0) closeParagraph();
  literature.rest(() => most - draft.units);

  // Nothing is known here: one sentence on what the section has to do, as far as a paper may hold such.
  if (draft.units === 0 && allowance.left > 0) spend(writeOwn(spot, context));
  draft.close();
  const { gap } = roleSpecs[spot.role];
  const isBare = draft.pieces.length === 0;
  const wantsGap = gap !== null && (owed.has(gap) || isBare);
  const missing =
    spot.role === 'concept' && facts.length === 0 && !pool.hasOwnEntry(spot)
      ? writeDefinitionGap(spot, context)
      : wantsGap || isBare
        ? writeGap(gap ?? 'case', spot, context)
        : null;
  if (missing) {
    const units = countDraft(missing);
    draft.pieces.push({
      ...{ kind: 'sentences', sentences: [{ text: missing, frame: null, move: 'gap', about: [], works: [], units }] },
    });
    draft.units += units;
  }
  if (draft.pieces.length === 0) {
    draft.add(writeOwn(spot, context));
    draft.close();
  }
  allowance.units -= draft.units;
  allowance.behind -= 1;
  return { spot, pieces: draft.pieces, units: draft.units };
}
