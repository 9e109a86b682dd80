import type { FactKind } from '../../knowledge/entry.ts';
import type { Source } from '../pool.ts';
import type { WritingContext } from '../writing-context.ts';
import { nearFacts } from './aim.ts';
import { type Reach, reachOf } from './matter.ts';
import { openNeighbours } from './neighbours.ts';
import { listTelling } from './title-asks.ts';
import { namedFrom, type OpenTerm, openTerms, type TermPart } from './title-terms.ts';
import { listTold, type ToldFact } from './told-fact.ts';

/** How what is known stands to the title. */
interface OwnOfTitle {
  /** An entry says something on the title's very topic. */
  isOwn(entry: string): boolean;
  /** What an entry says as this names what the title asks of its subject. */
  isNaming(entry: string, kind: FactKind): boolean;
  /** The same of a problem, with its causes and answers: how much of them do; null of one that is not on the topic. */
  namingOf(problem: string): number | null;
  /** Something of a problem, its causes or answers stands beside the topic. */
  isAside(problem: string): boolean;
  /** A problem is one of a neighbouring subject. */
  isNeighbour(problem: Source): boolean;
  /** How far a problem with its causes and answers is from the matter of the title. */
  reachOf(problem: string): Reach;
}

/** What a title is on and asks for; whom it is among, when and against which background is no trouble of its own. */
const asking: ReadonlySet<TermPart> = new Set<TermPart>([
  ...(['object', 'cause', 'outcome', 'through', 'under', 'side', 'aspect'] as const),
]);
/** An aspect often has several parts: *sources and health risks*. */
const ofAspect = 0.25;
/** Words that stand on sheets of all subjects, or in most of these facts, tell no trouble from another. */
const telling = 0.5;
const mostNaming = 0.6;
/** Less of a problem, and it names it in passing. */
const leastNaming = 0.3;
/** A paper that has found one thing has others behind it. */
const fewestFound = 2;
/** How a thing is studied goes wrong for those who study it: no answer to what the title asks, unless it asks for that. */
const ofStudy =
  /(?:已有|现有)研究|研究(?:者|结论|样本)|测量|测度|量表|样本|问卷|口径|可比|同源|\b(?:studies|questionnaires?|measurement|small samples?|samples|self-reports?|comparab\p{L}+|common source)\b|\bcuestionarios?\b|\bmuestras\b|\bmedici[oó]n\b|質問紙|測定|尺度|標本/iu;
/** What its chapters tell of the wider subject is found as well, as long as a conclusion is no list. */
const mostFound = 4;

const known = new WeakMap<WritingContext['pool']['sources'], OwnOfTitle>();

function readOwn({ pool, subject }: Pick<WritingContext, 'pool' | 'subject'>): OwnOfTitle {
  // A cause on another setting is not told, and takes nothing away from its problem.
  const facts = nearFacts(listTold(pool, []), subject).filter(
    ({ kind, isOfOtherSetting }) => kind === 'problem' || isOfOtherSetting !== true,
  );
  const texts = facts.map(({ term, clause }) => `${term} ${clause}`.toLowerCase());
  const pieces = new Map(texts.map((said) => [said, listTelling(said)]));
  // What is acted on has a name on the sheet, of which not all of it speaks: purchasing power on one on inflation.
  const isBorne = ({ part, rest, whole }: OpenTerm): boolean => part === 'outcome' && rest.length === 0 && whole !== '';
  const isNamed = (one: OpenTerm, said: string): boolean =>
    isBorne(one) ? said.includes(one.whole) : holdsTerm(one, said);
  const holdsTerm = ({ part, shareIn }: OpenTerm, said: string): boolean =>
    shareIn(said, pieces.get(said) ?? listTelling(said)) >= (part === 'aspect' ? ofAspect : namedFrom);
  const terms = openTerms(facts, subject)
    .filter((term) => asking.has(term.part) && (term.rarity >= telling || isBorne(term)))
    .filter((term) => texts.filter((said) => isNamed(term, said)).length <= facts.length * mostNaming);
  const entryOf = ({ proposition }: ToldFact): string => proposition?.source.entry.id ?? '';
  const onTopic = facts.filter(({ standing }) => standing === 'TOPIC');
  const own = new Set(onTopic.map(entryOf));
  const byGroup = Map.groupBy(facts, ({ group }) => group);
  const reach = reachOf(facts, subject);
  const countNamed = ({ term, clause }: ToldFact): number =>
    terms.filter((one) => isNamed(one, `${term} ${clause}`.toLowerCase())).length;
  const naming = new Set(onTopic.filter((fact) => countNamed(fact) > 0).map((fact) => `${entryOf(fact)} ${fact.kind}`));
  return {
    isNeighbour: openNeighbours(facts, subject),
    reachOf: (problem) => reach(byGroup.get(problem) ?? []),
    isOwn: (entry) => own.has(entry),
    isAside: (problem) => (byGroup.get(problem) ?? []).some(({ standing }) => standing === 'ASIDE'),
    isNaming: (entry, kind) => naming.has(`${entry} ${kind}`),
    namingOf: (problem) => {
      const group = byGroup.get(problem) ?? [];
      const isOn = group.some(({ kind, standing }) => kind === 'problem' && standing === 'TOPIC');
      if (!isOn || group.some(({ standing }) => standing === 'ASIDE')) return null;
      return group.reduce((sum, fact) => sum + countNamed(fact), 0) / group.length;
    },
  };
}

/** All sentences of a paper ask the same of the same facts. */
export function openOwn(context: Pick<WritingContext, 'pool' | 'subject'>): OwnOfTitle {
  const { sources } = context.pool;
  const read = known.get(sources) ?? readOwn(context);
  known.set(sources, read);
  return read;
}

/**
 * The title's own troubles, in their order: first such as name what it asks of its subject, then the others on its topic; those of a neighbouring subject
 * last, and only where there is hardly another. One beside the topic is none of them. Such of the wider subject as it tells stand
 * behind them: they are what its chapters are on.
 */
export function keepOwnProblems<T extends { problem: string }>(
  claims: readonly T[],
  context: Pick<WritingContext, 'pool' | 'subject'>,
): T[] {
  const { namingOf, isNeighbour, isAside, reachOf } = openOwn(context);
  const all = [...Map.groupBy(claims, ({ problem }) => problem)].map(([problem, own]) => ({
    ...{ problem, own, reach: reachOf(context.pool.findByTerm(problem)?.entry.id ?? '') },
  }));
  // What is not on the matter is no finding where enough is, and else stands last.
  const nearest = all.filter(({ reach }) => reach === 0);
  const byProblem = (
    nearest.length >= fewestFound ? nearest : all.toSorted((one, other) => one.reach - other.reach)
  ).map(({ problem, own, reach }) => [problem, own, reach] as const);
  const ranked = byProblem
    .flatMap(([problem, own, reach]) => {
      const source = context.pool.findByTerm(problem);
      const naming = namingOf(source?.entry.id ?? '');
      if (!source || naming === null) return [];
      return [{ own, reach, naming: naming < leastNaming ? 0 : naming, isNear: isNeighbour(source) }];
    })
    .toSorted(
      (one, other) => Number(one.isNear) - Number(other.isNear) || one.reach - other.reach || other.naming - one.naming,
    );
  const isOnStudy = (problem: string): boolean => ofStudy.test(problem) && !ofStudy.test(context.subject.about);
  const onMatter = ranked.filter(({ own }) => !isOnStudy(own[0]?.problem ?? ''));
  const asked = onMatter.length > 0 ? onMatter : ranked;
  const kept = asked.filter((one, at) => one.naming > 0 || !one.isNear || at < fewestFound);
  const wider = byProblem.flatMap(([problem, own]) => {
    const source = context.pool.findByTerm(problem);
    const isWider =
      source &&
      !isOnStudy(problem) &&
      namingOf(source.entry.id) === null &&
      !isAside(source.entry.id) &&
      !isNeighbour(source);
    return isWider ? [own] : [];
  });
  return [...kept.map(({ own }) => own), ...wider.slice(0, Math.max(0, mostFound - kept.length))].flat();
}

/** Whether a trouble of the title's own names what the title asks. */
export const isNamingProblem = (problem: string, context: Pick<WritingContext, 'pool' | 'subject'>): boolean =>
  (openOwn(context).namingOf(context.pool.findByTerm(problem)?.entry.id ?? '') ?? 0) >= leastNaming;
