import { countDraft } from '@yanmo/contract/draft-count';
import { listCitations } from '../../../draft-text.ts';
import type { Composed } from '../compose-section.ts';
import {
  writeCaseGap,
  writeDefinitionGap,
  writeGap,
  writeHeadingGap,
  writeLinkGap,
  writePeopleGap,
  writeReadingGap,
} from '../gaps.ts';
import { openLiterature, surveying } from '../literature.ts';
import { isOnMatter } from '../on-matter.ts';
import { placeFigure, placeMaterial, placeWished } from '../place-material.ts';
import { holdsSchedule, writePlanGaps } from '../plan-gaps.ts';
import type { Spot } from '../read-outline.ts';
import { type GapKind, type MaterialKind, roleSpecs } from '../role-specs.ts';
import type { Role } from '../roles.ts';
import { SectionDraft, sentenceUnits } from '../section-draft.ts';
import { writeHypotheses } from '../section-duties.ts';
import type { Sentence } from '../sentence-writer.ts';
import type { WritingContext } from '../writing-context.ts';
import { arrangeFacts } from './arrange-facts.ts';
import { tieOf, writeClaims } from './claims.ts';
import type { Deal } from './deal-facts.ts';
import { findDirection } from './direction.ts';
import { jointBetween } from './join-facts.ts';
import { listNames } from './join-names.ts';
import { noteLead } from './lead-ins.ts';
import { leaveLinkOpen, nameBoth } from './leave-link-open.ts';
import { namedByHeading } from './named-by-heading.ts';
import { openPaper } from './open-paper.ts';
import { gathering, reporting, reportsToo } from './reported-roles.ts';
import { tellFact, tellTogether } from './tell-fact.ts';
import { type ToldFact, wordFact } from './told-fact.ts';

/** A claim for which nothing is known is posed and left open. */
function writeOpenHypothesis(spot: Spot, context: WritingContext, draft: SectionDraft, deal: Deal): void {
  const { argument, writer, wording, spots, mapped } = context;
  const own = argument.hypotheses.find(({ home, kind }) => home === spot && kind !== 'factor');
  // What speaks for it may stand in the section before, which gives its reasons.
  const argued = spots.filter((one) => one === spot || (one.role === 'direct' && one.isLeaf));
  if (!own || argued.some((one) => deal.of(one).some(({ bears }) => bears))) return;
  const { label, x, y } = own;
  // That nothing is known of how the one acts on the other is so for every claim on the two.
  const mark = `open ${x} ${y}`;
  if (mapped.has(mark)) return;
  mapped.add(mark);
  draft.add(writer.word(wording.telling.open, { label, x, y }, 'telling.open'));
}

/** What holds of a subject at large is not known to hold of those whom the title names. */
function boundToOthers(people: readonly string[], context: WritingContext, draft: SectionDraft): void {
  const { writer, wording, mapped, subject } = context;
  if (mapped.has('people')) return;
  mapped.add('people');
  draft.add(writer.word(wording.telling.bound, { list: listNames(people, subject.language) }, 'telling.bound'));
  draft.close();
}

/** What it is examined on, said once where the paper opens. */
function sayExamined(cases: readonly string[], context: WritingContext, draft: SectionDraft): void {
  const { writer, wording, mapped, subject } = context;
  if (cases.length === 0 || mapped.has('examined')) return;
  mapped.add('examined');
  draft.add(writer.word(wording.telling.examined, { list: listNames(cases, subject.language) }, 'telling.examined'));
}

/** Sentences that come neither from the subject nor from the student nor from a work: how many a paper may still have. */
export interface Allowance {
  left: number;
  /** Units that this section and those behind it may still come to. */
  units: number;
  /** Of these, what the sections that are not told yet have at least. */
  kept: number;
  /** How long a section that concludes was, where the paper was written before. */
  concluded: number | null;
}

/** Tables that hold something of the paper; sheets to be filled in and lists of work are none of its text. */
const shown: ReadonlySet<MaterialKind> = new Set<MaterialKind>(['measures', 'compare']);
/** What nobody but the student can supply. */
const owed: ReadonlySet<GapKind> = new Set<GapKind>([
  ...(['sample', 'instrument', 'result', 'group', 'robust', 'test', 'date'] as const),
]);

/** Works that something told anywhere in the paper rests on. */
const listCited = (spots: readonly Spot[], deal: Deal): ReadonlySet<string> =>
  new Set(spots.flatMap((spot) => deal.of(spot)).flatMap(({ clause }) => listCitations(clause)));

/** Where a paper opens that rests on no work and has no section for any: its student is to say what others have written. */
const isUnread = (spot: Spot, { spots, works, subject }: WritingContext, deal: Deal): boolean =>
  spot.path[0] === 1 &&
  spots.findLast(({ isLeaf, path }) => isLeaf && path[0] === 1) === spot &&
  !spots.some(({ section }) =>
    section.works.some((id) => {
      const work = works.get(id);
      return work !== undefined && isOnMatter(work, subject);
    }),
  ) &&
  listCited(spots, deal).size === 0 &&
  !spots.some(({ isLeaf, role }) => isLeaf && surveying.has(role));

/** Where a paper opens. */
const introducing: ReadonlySet<Role> = new Set<Role>(['background', 'question']);

const fewestSides = 2;
/** What is asked, and how the paper goes about it. */
const askingSentences = 2;
/** Sentences that each section behind has at least: claims come on top of its facts. */
const keptBehind = 1.4;
/** Of what was dealt to a section so much is kept for it: some facts share a sentence, and some are not told. */
const keptOfFacts = 0.8;
/** What a paper concludes is said in any case: so many sentences, as long as it is not known how many they are. */
const keptToConclude = 5;
/** One that holds marked places alone was measured to nothing. `concluded`: what the conclusion came to when the paper was written before. */
export function keptFor(
  spot: Spot,
  { subject }: Pick<WritingContext, 'subject'>,
  deal: Pick<Deal, 'of'>,
  concluded: number | null = null,
): number {
  const unit = sentenceUnits[subject.language];
  const dealt = deal.of(spot).reduce((sum, { units }) => sum + units, 0);
  if (spot.role !== 'findings') return Math.min(spot.units, Math.max(dealt * keptOfFacts, unit * keptBehind));
  return concluded ?? Math.min(spot.units, unit * keptToConclude);
}

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
  allowance.kept -= keptFor(spot, context, deal, allowance.concluded);
  const facts = deal.of(spot).map((fact) => wordFact(fact, subject.seed));
  const spend = (sentence: Sentence | null): boolean => {
    if (!sentence || !draft.add(sentence)) return false;
    allowance.left -= 1;
    return true;
  };

  const { unlinked } = deal.unknown;
  const stated = writeHypotheses(spot, context, draft, {
    withTests: allowance.left > context.argument.hypotheses.length * 2,
    direction: findDirection(context, deal),
    isOpen: unlinked !== null,
  });
  allowance.left -= stated;
  if (unlinked === null) writeOpenHypothesis(spot, context, draft, deal);
  else if (deal.unknown.isLinkAt(spot)) leaveLinkOpen('unlinked', unlinked, context, draft);
  const aside = context.spots.flatMap((one) => deal.of(one)).filter(({ standing }) => standing === 'ASIDE');
  writeClaims(spot, context, draft, room, {
    mayOpen: allowance.left > 0,
    aside: new Set(aside.map(({ group }) => group)),
    matter: unlinked ? nameBoth(unlinked, subject.language) : undefined,
  });
  const literature = openLiterature(spot, context, draft, { unit, cited: listCited(context.spots, deal) });
  if (surveying.has(spot.role)) literature.survey(room, false);
  const named = namedByHeading(spot, context, deal);
  if (named && allowance.left >= fewestSides) {
    for (const proposition of pool.left(named, roleSpecs[spot.role].facets, spot).slice(0, fewestSides)) {
      pool.draw(proposition, spot);
      spend(writer.state(proposition.clause, proposition.facet, [named.entry.id]));
    }
    draft.close();
  }

  let paragraphs = 0;
  const closeParagraph = (): void => {
    draft.close();
    paragraphs += 1;
    if (paragraphs !== 1) return;
    for (const kind of roleSpecs[spot.role].materials) {
      if (shown.has(kind) && allowance.left > 0 && placeMaterial(kind, spot, context, draft)) allowance.left -= 1;
    }
    if (holdsSchedule(spot, context) && !context.shown.has('tab:schedule') && allowance.left > 0) {
      if (placeMaterial('schedule', spot, context, draft)) allowance.left -= 1;
    }
    placeWished(spot, context, draft);
    const figure = context.figures.get(spot);
    const isWished = subject.shows.figures.some(({ kind }) => kind === figure?.kind);
    // The way through the chapters stands in the table of contents already.
    if (!figure || (!isWished && (figure.kind === 'route' || allowance.left <= 0))) return;
    allowance.left -= 1;
    placeFigure(spot, context, draft);
  };
  const most = allowance.units - allowance.kept;
  const isToAsk = (): boolean => !context.mapped.has('asked') && introducing.has(spot.role) && spot.path[0] === 1;
  const kept = (): number => literature.units() + (isToAsk() ? unit * askingSentences : 0);
  const isFull = (): boolean => draft.units > 0 && draft.units + kept() + unit * 0.4 > most;
  const draw = ({ proposition }: ToldFact): void => {
    if (!proposition) return;
    pool.draw(proposition, spot);
    pool.visit(proposition.source, spot.section.id);
  };
  const tell = (sentence: Sentence): void => {
    if (draft.add(sentence) && sentence.frame) noteLead(sentence.frame, spot.section.id, context);
  };
  /** Said once, as the last of what the paper opens with: nothing comes between how it goes on and that. */
  const sayAsked = (): void => {
    if (!isToAsk()) return;
    context.mapped.add('asked');
    for (const sentence of openPaper(context, deal)) {
      if (draft.add(sentence) && sentence.about.length === 0) allowance.left -= 1;
    }
    sayExamined(deal.unknown.examined, context, draft);
  };
  const told: ToldFact[] = [];
  for (const paragraph of arrangeFacts(facts, spot, context)) {
    const earlier: ToldFact[] = [];
    for (let at = 0; at < paragraph.length && !isFull(); at += 1) {
      const fact = paragraph[at] as ToldFact;
      const next = paragraph[at + 1];
      const chapter = spot.path[0] ?? 0;
      const place = {
        ...{ section: spot.section.id, earlier, isNew: !spot.section.title.includes(fact.term) },
        ...{ tie: tieOf(fact, earlier, context, told), before: context.problems.get(chapter) ?? null },
      };
      if (fact.kind === 'problem' && fact.term) context.problems.set(chapter, fact.term);
      const joint = next ? jointBetween(fact, next, spot.section.id, context) : null;
      draw(fact);
      if (next && joint) {
        draw(next);
        tell(tellTogether(fact, next, joint, place, context));
        earlier.push(fact, next);
        at += 1;
      } else {
        tell(tellFact(fact, { ...place, isJoined: false }, context));
        earlier.push(fact);
      }
    }
    told.push(...earlier);
    closeParagraph();
  }
  sayAsked();
  closeParagraph();
  if (spot.role === 'findings' && deal.unknown.bounding.length > 0)
    boundToOthers(deal.unknown.bounding, context, draft);
  if (spot.role === 'findings' && unlinked) leaveLinkOpen('noLink', unlinked, context, draft);
  literature.rest(() => most - draft.units);

  draft.close();
  const gap = reportsToo.test(spot.section.title) ? 'result' : roleSpecs[spot.role].gap;
  const isBare = draft.pieces.length === 0;
  const wantsGap = gap !== null && (owed.has(gap) || isBare);
  // Of what is still to be done nothing was counted or found yet.
  const isDone = !(subject.isPlan && (reporting.has(spot.role) || gathering.has(spot.role)));
  const usual =
    spot.role === 'concept' && facts.length === 0 && !pool.hasOwnEntry(spot)
      ? writeDefinitionGap(spot, context)
      : gap !== null && wantsGap && isDone
        ? writeGap(gap, spot, context)
        : null;
  const dates =
    holdsSchedule(spot, context) && !context.shown.has('tab:schedule') ? writeGap('date', spot, context) : null;
  const planned = [...writePlanGaps(spot, context), ...(dates === null || usual !== null ? [] : [dates])];
  const missing = usual ?? (isBare && planned.length === 0 ? writeHeadingGap(spot, context) : null);
  const unread = isUnread(spot, context, deal) ? writeReadingGap(spot, context) : null;
  const people = deal.unknown.at(spot);
  const unsaid = [
    ...(people.length > 0 ? [writePeopleGap(people, context)] : []),
    ...(unlinked && deal.unknown.isLinkAt(spot) ? [writeLinkGap(unlinked, context)] : []),
    ...deal.unknown.casesAt(spot).map((name) => writeCaseGap(name, spot, context)),
  ];
  for (const text of [
    ...planned,
    ...(missing === null ? [] : [missing]),
    ...(unread === null ? [] : [unread]),
    ...unsaid,
  ]) {
    const units = countDraft(text);
    draft.pieces.push({
      ...{ kind: 'sentences', sentences: [{ text, frame: null, move: 'gap', about: [], works: [], units }] },
    });
    draft.units += units;
  }
  allowance.units -= draft.units;
  const isUnanswered = isBare && unsaid.length === 0 && planned.length === 0 && !(gap !== null && owed.has(gap));
  return { spot, pieces: draft.pieces, units: draft.units, isUnanswered };
}
