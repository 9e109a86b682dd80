import type { Language } from '@yanmo/contract/languages';
import type { FactKind } from '../../knowledge/entry.ts';
import { type Hypothesis, isPlaceAlone } from '../argument.ts';
import type { Source } from '../pool.ts';
import type { Spot } from '../read-outline.ts';
import type { SectionDraft } from '../section-draft.ts';
import { nameWhole } from '../whole-matter.ts';
import type { Fillers, TellingMove } from '../wordings/wording.ts';
import type { WritingContext } from '../writing-context.ts';
import { answerQuestion } from './answer-question.ts';
import {
  borne,
  createSaidBefore,
  type Finding,
  fitFrames,
  listFindings,
  nameFinding,
  wordFinding,
  wordSide,
} from './findings.ts';
import { isReported } from './in-force.ts';
import { listNames } from './join-names.ts';
import { entriesOfClaim, gatherClaims, isKnown, mostClaims } from './list-claims.ts';
import { mayAdvise } from './may-advise.ts';
import { keepOwnProblems, openOwn } from './own-of-title.ts';
import { gathering, reporting } from './reported-roles.ts';
import type { Tie } from './tell-fact.ts';
import { isDisputed, listCalled, type ToldFact } from './told-fact.ts';

const sheetsOf = (sources: readonly Source[]): string[] => [
  ...new Set(sources.flatMap(({ entry }) => [entry.id, entry.sheet?.id ?? entry.id])),
];

/** What keeps a conclusion to its topic: whether it may have a sentence that only opens it, and the problems that stand beside the topic. */
interface Bounds {
  mayOpen: boolean;
  aside: ReadonlySet<string>;
  /** What it is on, where that is not what the title asks: two things of which nothing says how they hang together. */
  matter?: string | undefined;
}

/** What the paper claims, where it is asked and where it is answered. */
export function writeClaims(
  spot: Spot,
  context: WritingContext,
  draft: SectionDraft,
  room: () => number,
  bounds: Bounds,
): void {
  const { argument, wording, writer, mapped } = context;
  if (spot.role === 'question' && !mapped.has('question')) {
    mapped.add('question');
    const chains = keepOwnProblems(
      argument.chains.filter((chain) => isKnown(chain, context)),
      context,
    );
    const named = [...new Map(chains.map((chain) => [chain.problem, chain])).values()].slice(0, mostClaims);
    if (named.length > 1) {
      const list = listNames(
        named.map(({ problem }) => problem),
        context.subject.language,
      );
      draft.add(
        writer.word(
          wording.telling.ask,
          { list },
          'telling.ask',
          gatherClaims(named).flatMap((answer) => entriesOfClaim(answer, context)),
        ),
      );
    }
  }
  if (spot.role === 'findings' && !mapped.has('findings')) {
    mapped.add('findings');
    conclude(context, draft, room, bounds);
    draft.close();
  }
}

/** Clauses behind one of the frames that have room for them. */
function addWorded(
  { move, options, about }: { move: TellingMove; options: ReturnType<typeof fitFrames>; about: readonly string[] },
  { writer, worded }: WritingContext,
  draft: SectionDraft,
): boolean {
  // Frames take a clause in different forms: those of one form are tried together.
  for (const own of Map.groupBy(options, ({ words }) => `${words.clause}|${words.clause2 ?? ''}`).values()) {
    const words: Fillers = own[0]?.words ?? {};
    const sentence = writer.word(
      own.map(({ frame }) => frame),
      words,
      `telling.${move}`,
      about,
    );
    if (!sentence || !draft.add(sentence)) continue;
    for (const clause of [words.clause, words.clause2]) if (clause) worded.add(clause);
    return true;
  }
  return false;
}

/** More of them, and a conclusion tells the paper once more. */
const mostConcluded = 4;
/** Behind an answer to the title's own question they are what has to be mended, and not the answer. */
const mostBesideAnswer = 2;
/** With more problems than this, each is told by one cause. */
const mostInFull = 2;

/** The question of the title answered: what was found, what follows from it, and what stays open. */
function conclude(
  context: WritingContext,
  draft: SectionDraft,
  room: () => number,
  { mayOpen: mayOpenIt, aside, ...bounds }: Bounds,
): void {
  const { writer, wording, subject, worded } = context;
  const hasAnswer = bounds.matter === undefined && answerQuestion(context, draft);
  let mayOpen = mayOpenIt && !hasAnswer;
  const { language } = subject;
  const isTaken = (text: string): boolean => worded.has(text);
  /** What is read has no troubles to be mended. */
  const isReading = subject.understanding.kind === 'text-interpretation';
  const findings = listFindings(context, language, isTaken)
    // What is disputed is no trouble that is explained.
    .filter(({ entries, problem }) => !aside.has(entries[0] ?? '') && !isDisputed(problem))
    .slice(0, hasAnswer || isReading ? mostBesideAnswer : mostConcluded);
  const { isNaming } = openOwn(context);
  const matter = bounds.matter ?? nameWhole(context.subject);
  const askedLink = findAskedLink(context);
  const isStudy = askedLink !== null || context.argument.hypotheses.length > 0;
  if (bounds.matter === undefined && isLongEnough(context) && isStudy) {
    sayAssumed(context, draft, askedLink);
    mayOpen = false;
  }
  // Where no trouble names what the title asks, what does name it is said first; so it is where no trouble is asked for at all.
  const isOnTrouble = !isStudy && mayAdvise(subject);
  const isAnswered =
    !hasAnswer &&
    !(isOnTrouble && findings.some((finding) => finding.isNaming)) &&
    sumUp(matter, context, draft, ({ entry }, kind) => isNaming(entry.id, kind));
  if (findings.length === 0) {
    if (!isAnswered && !hasAnswer) sumUp(matter, context, draft);
    return;
  }
  const isPast = !mayAdvise(subject);
  if (mayOpen && !isAnswered) draft.add(writer.word(wording.telling.conclude, { matter }, 'telling.conclude'));
  const told: Finding[] = [];
  const isSaidBefore = createSaidBefore(worded, language);
  for (const [at, finding] of findings.entries()) {
    const isFull = room() <= 0 && told.length > 0;
    const most = findings.length <= mostInFull || at === 0 ? 2 : 1;
    const parts = wordFinding(finding, most, { language, telling: wording.telling, isPast });
    const isSaid = [...finding.causes.slice(0, most), ...finding.remedies.slice(0, most)].some(isSaidBefore);
    // Where no room is left, or no sentence has room for its clauses, it is told by names.
    if (isFull || isSaid || parts.some(({ options }) => options.length === 0)) {
      const { move, words } = nameFinding(finding, isPast);
      if (draft.add(writer.word(wording.telling[move], words, `telling.${move}`, finding.entries))) told.push(finding);
      continue;
    }
    // What is proposed without what it is for would hang in the air.
    const count = parts.findIndex((part) => !addWorded({ ...part, about: finding.entries }, context, draft));
    if (count !== 0) told.push(finding);
  }
  if (!hasAnswer && !isPast && told.length > 1) sayRest(context, draft, told);
  // How far one of several answers goes is no end of a paper.
  if (told.length > 1) return;
  const [limit] = told.flatMap(({ limits, entries }) =>
    limits.filter((clause) => !isSaidBefore(clause)).map((clause) => ({ clause, entries })),
  );
  if (limit)
    addWorded(
      {
        move: 'leave',
        options: fitFrames(wording.telling.leave, [limit.clause], language),
        about: limit.entries,
      },
      context,
      draft,
    );
  else if (!hasAnswer) leaveOpen(context, draft);
}

/** Of so short a paper each sentence without a fact is a large part: what it assumes stands where it is assumed. */
const fewestToRepeat: Record<Language, number> = { zh: 2_400, ja: 2_800, en: 1_100, es: 1_200 };

function isLongEnough({ spots, subject, argument }: WritingContext): boolean {
  const units = spots.reduce((sum, spot) => sum + (spot.isLeaf ? spot.units : 0), 0);
  return units >= fewestToRepeat[subject.language] || argument.hypotheses.some(({ kind }) => kind === 'factor');
}

/** More of them, and the sentence is a list. */
const mostFactors = 4;
const mostRest = 3;

/** Problems of the title's own that the body explains and the conclusion has no room for: each with a cause and the answer to it, by their names. */
function sayRest(context: WritingContext, draft: SectionDraft, told: readonly Finding[]): void {
  const { pool, writer, wording } = context;
  const { isOwn, isAside } = openOwn(context);
  const isToldOf = (ids: readonly string[] = []): boolean =>
    ids.some((id) => {
      const source = pool.find(id);
      return source !== null && isToldIn(context, source);
    });
  const rest = listCalled(pool).filter(
    (source) =>
      source.entry.kind === 'problem' &&
      isToldIn(context, source) &&
      isOwn(source.entry.id) &&
      !isAside(source.entry.id) &&
      !told.some(({ problem }) => problem === source.entry.term) &&
      isToldOf(source.entry.links.causes) &&
      isToldOf(source.entry.links.measures),
  );
  for (const source of rest.slice(0, mostRest)) {
    const { causes = [], measures = [] } = source.entry.links;
    const told = (ids: readonly string[]): Source[] =>
      ids.flatMap((id) => pool.find(id) ?? []).filter((one) => isToldIn(context, one));
    const answers = told(measures);
    const answered = told(causes).map(
      (cause) => [cause, answers.find(({ entry }) => entry.sheet?.answers?.includes(cause.entry.id))] as const,
    );
    const [cause, answer] = answered.find(([, answer]) => answer !== undefined) ?? [told(causes)[0], answers[0]];
    if (!cause || !answer) continue;
    const words = { problem: source.entry.term, cause: cause.entry.term, measure: answer.entry.term };
    draft.add(writer.word(wording.telling.named, words, 'telling.named', sheetsOf([source, cause, answer])));
  }
}

/** What a title sets in relation, where its student brings what would decide. */
function findAskedLink({ subject, spots }: WritingContext): Pick<Hypothesis, 'x' | 'y' | 'm'> | null {
  const { object: x, aspect: y } = subject.slots.long;
  // What people think of a thing is no effect of it.
  const isMeasured =
    subject.relation === 'effect' &&
    subject.understanding.bearing !== null &&
    spots.some(({ role }) => reporting.has(role) || gathering.has(role));
  return isMeasured && !subject.isPlan && x && y && !isPlaceAlone(y) ? { x, y, m: '' } : null;
}

/** What the paper assumed and leaves to be tested: a title that asks whether one thing acts on another is answered by that, not by troubles alone. */
function sayAssumed(
  { argument: { hypotheses }, writer, wording, subject }: WritingContext,
  draft: SectionDraft,
  askedLink: Pick<Hypothesis, 'x' | 'y' | 'm'> | null,
): void {
  const say = (move: TellingMove, words: Fillers): void =>
    void draft.add(writer.word(wording.telling[move], words, `telling.${move}`));
  const ofKind = (kind: Hypothesis['kind']): Hypothesis[] => hypotheses.filter((one) => one.kind === kind);
  const factors = ofKind('factor');
  const [factor] = factors;
  if (factor && factors.length > 1) {
    const list = listNames([...new Set(factors.map(({ x }) => x))].slice(0, mostFactors), subject.language);
    say('assumedFactors', { list, y: factor.y });
    return;
  }
  const [mediated] = ofKind('mediated');
  const [moderated] = ofKind('moderated');
  const link = mediated ?? ofKind('direct')[0] ?? factor ?? askedLink;
  if (link) say(mediated ? 'assumedPath' : 'assumedLink', { x: link.x, y: link.y, m: link.m });
  if (link && moderated) say('assumedDepends', { m: moderated.m });
}

const isToldIn = ({ pool, spots }: WritingContext, source: Source): boolean =>
  spots.some(({ section }) => pool.isVisited(source, section.id));

/** What is disputed and was told stays open. */
function leaveOpen(context: WritingContext, draft: SectionDraft): void {
  const { pool, subject, wording, worded } = context;
  const isSaidBefore = createSaidBefore(worded, subject.language);
  const { isOwn } = openOwn(context);
  const told = listCalled(pool).filter(
    (source) => source.entry.kind === 'debate' && isOwn(source.entry.id) && isToldIn(context, source),
  );
  for (const source of told) {
    const clause = wordSide(source.entry, 'debate', { seed: subject.seed, isTaken: (text) => worded.has(text) });
    if (!clause || isSaidBefore(clause)) continue;
    const options = fitFrames(wording.telling.unsettled, [clause], subject.language);
    if (addWorded({ move: 'unsettled', options, about: sheetsOf([source]) }, context, draft)) return;
  }
}

/**
 * What a cause or an answer belongs to that is told apart from it; null where it is said already. `before`: what the section has told in the
 * paragraphs before, where a cause of the same problem may stand.
 */
export function tieOf(
  fact: ToldFact,
  earlier: readonly ToldFact[],
  { pool, subject }: WritingContext,
  before: readonly ToldFact[] = [],
): Tie | null {
  const problem = pool.find(fact.group)?.entry;
  if (problem?.kind !== 'problem') return null;
  const ofChain = earlier.filter(({ group }) => group === fact.group);
  if (fact.kind === 'cause') {
    const isSaid = ofChain.some(({ kind }) => kind === 'cause' || kind === 'problem');
    const isFurther = before.some(({ group, kind }) => group === fact.group && kind === 'cause');
    return isSaid ? null : { move: isFurther ? 'tieFurther' : 'tie', words: { problem: problem.term } };
  }
  if (fact.kind !== 'remedy' || !mayAdvise(subject) || isReported(fact.clause)) return null;
  const answers = fact.proposition?.source.entry.sheet?.answers ?? [];
  const cause = pool.find(answers[0] ?? '')?.entry;
  const last = ofChain.filter(({ kind }) => kind === 'cause').at(-1)?.proposition?.source.entry.id;
  const next = earlier.at(-1);
  const isBehind = next?.group === fact.group && (next.kind === 'problem' || !cause);
  // What is proposed says for what, unless the sentence before it did.
  const isSaid = last === undefined ? isBehind : !cause || answers.includes(last);
  return isSaid ? null : { move: 'answer', words: { cause: (cause ?? problem).term } };
}

/** Without chains the conclusion says what the sections have found. */
function sumUp(
  matter: string | undefined,
  context: WritingContext,
  draft: SectionDraft,
  isMeant: (source: Source, kind: FactKind) => boolean = () => true,
): boolean {
  const { pool, subject, wording, worded } = context;
  const isTaken = (text: string): boolean => worded.has(text);
  const isSaidBefore = createSaidBefore(worded, subject.language);
  const { isOwn } = openOwn(context);
  const found = borne.flatMap((kind) =>
    listCalled(pool)
      .filter((source) => isToldIn(context, source) && isMeant(source, kind))
      .toSorted((one, other) => Number(isOwn(other.entry.id)) - Number(isOwn(one.entry.id)))
      .flatMap((source) => {
        const clause = wordSide(source.entry, kind, { seed: subject.seed, isTaken });
        return clause && !isSaidBefore(clause) ? [{ clause, source, nearness: source.nearness }] : [];
      }),
  );
  for (let at = 0; at + 1 < Math.min(found.length, 8); at += 1) {
    const [one, other] = [found[at], found[at + 1]];
    if (!one || !other) return false;
    const options = fitFrames(wording.telling.summary, [one.clause, other.clause], subject.language).map(
      ({ frame, words }) => ({ frame, words: { ...words, matter } }),
    );
    if (addWorded({ move: 'summary', options, about: sheetsOf([one.source, other.source]) }, context, draft))
      return true;
  }
  return false;
}
