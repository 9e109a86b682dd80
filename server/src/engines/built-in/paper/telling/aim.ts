import type { Language } from '@yanmo/contract/languages';
import { listPieces } from '../../../../text/word-overlap.ts';
import { hasWord } from '../../knowledge/has-word.ts';
import { chance } from '../../seeded-random.ts';
import type { Spot } from '../read-outline.ts';
import type { Subject } from '../subject.ts';
import type { WritingContext } from '../writing-context.ts';
import { listCalledBySide } from './called-by-side.ts';
import { dropInForce, isGround } from './in-force.ts';
import { keepToMatter } from './keep-to-matter.ts';
import { leaveUnsaid } from './leave-unsaid.ts';
import { countMatterIn } from './matter.ts';
import { setNeighboursBehind } from './neighbours.ts';
import { standFacts } from './stand-facts.ts';
import { readAsks, type TitleAsks } from './title-asks.ts';
import { openReasons } from './title-question.ts';
import { isHead, type Standing, type ToldFact } from './told-fact.ts';

/** Shared words that make a fact as near to the title as it can be. */
const fullyShared = 1.6;
/** A side of the subject that so many of its facts speak of is the subject itself. */
const mostNarrow = 0.4;
/** What so many facts speak of is no side that a title could leave aside. */
const mostAside = 0.18;
/** A name of which the title holds so much is the title's own. */
const namedByTitle = 0.6;
const otherByName = 1;
const otherByWord = 0.4;
/** What is this near to the title may well speak of another side too. */
const nearEnough = 0.45;
/** Of a chain what its problem is near to, its causes and answers are near to. */
const ofChain = 0.9;
/** Below it a paper cannot be sold: what is far from the title is told before that. Leads and ties come on top of the facts. */
const fewestUnits = 1_080;
/** From so much on, what only touches another side is left out too; a word says more than a character. */
const plenty: Readonly<Record<Language, number>> = { zh: 1_500, ja: 1_500, en: 1_100, es: 1_010 };
/** From so much on, what is merely on the wider subject gives way until half of a paper is on its topic, if that can be had at all. */
const enough: Readonly<Record<Language, number>> = { zh: 1_900, ja: 1_900, en: 1_150, es: 1_150 };
/** From so much on, what is on another side of the subject gives way, however much of a paper is on its topic. */
const enoughOfSides: Readonly<Record<Language, number>> = { zh: 1_700, ja: 1_700, en: 1_200, es: 1_200 };
const onTopicEnough = 0.5;
const onTopicAtAll = 0.25;
const farFromTitle = 0.5;
const clearlyAway = -0.5;
/** How much of a paper may stand beside its topic: as long as there is enough else, and in any case. */
const fewBeside = 0.1;
const mostBeside = 0.25;
const ofStanding: Readonly<Record<Standing, number>> = { TOPIC: 0.35, WIDER: 0, ASIDE: -0.35 };

/** Whom a fact speaks of, what is acted on, and whether its kind answers what the title asks. */
const ofPeople = 0.5;
const ofOthers = -0.5;
const ofOutcome = 0.4;
const ofAskedKind = 0.2;
const ofSpecial = -0.5;
/** What is on another setting is farther than anything else. */
const elsewhere = -1;
/** A problem one of whose causes or answers speaks of the title's own people. */
const ofItsChain = 0.6;

const sheetOf = ({ proposition }: ToldFact): string => proposition?.source.entry.sheet?.id ?? '';
const isOfSubject = ({ proposition }: ToldFact): boolean => proposition?.source.entry.sheet?.isWhole === true;
const nameOf = (fact: ToldFact): string => (isOfSubject(fact) ? '' : fact.term.toLowerCase());

const isWide = (text: string): boolean => /[\p{Script=Han}\u3040-\u30ff]/u.test(text);
/** Two ideographs side by side are less than a word. */
const ofPair = 0.6;

/** Stretches that a text shares with the title, each with what it counts; a longer one counts for all that it holds. */
function sharedRuns(text: string, title: string): [string, number][] {
  const runs: [string, number][] = [];
  for (const run of title.match(/[\p{Script=Han}\u3040-\u30ff]+/gu) ?? []) {
    for (let from = 0; from + 1 < run.length; ) {
      let to = from + 1;
      while (to < run.length && text.includes(run.slice(from, to + 1))) to += 1;
      const found = run.slice(from, to);
      const worth = listPieces(found).size;
      if (worth > 0 && found.length > 1) runs.push([found, found.length === 2 ? ofPair : worth]);
      from = found.length > 1 ? to - 1 : from + 1;
    }
  }
  const words = wordsOf(title);
  const own = words.length > 0 ? listPieces(text) : new Set();
  for (const piece of words) if (own.has(piece)) runs.push([piece, 1]);
  return runs;
}

/** One title is held against every fact. */
let lastTitle = '';
let lastWords: readonly string[] = [];
function wordsOf(title: string): readonly string[] {
  if (title !== lastTitle) [lastTitle, lastWords] = [title, [...listPieces(title)].filter((piece) => !isWide(piece))];
  return lastWords;
}

type Aimed = Pick<ToldFact, 'aim' | 'standing' | 'bears' | 'isOfOtherSetting' | 'isOfOtherSide'>;

/** How near each fact of one sheet is to what the title asks for, and how it stands to its topic. */
function aimSheet(facts: readonly ToldFact[], about: string, asks: TitleAsks): Map<string, Aimed> {
  const title = about.toLowerCase();
  const pieces = listPieces(about);
  const texts = new Map(facts.map((fact) => [fact, `${nameOf(fact)} ${fact.clause.toLowerCase()}`]));
  const textOf = (fact: ToldFact): string => texts.get(fact) ?? '';
  const shareOfFacts = (isIt: (text: string) => boolean): number =>
    facts.filter((fact) => isIt(textOf(fact))).length / facts.length;
  const weights = new Map<string, number>();
  /** What every fact says does not tell one from another. */
  const weightOf = (run: string): number => {
    const weight = weights.get(run) ?? 1 - shareOfFacts((text) => text.includes(run));
    weights.set(run, weight);
    return weight;
  };
  const runs = new Map(facts.map((fact) => [fact, sharedRuns(textOf(fact), title)]));
  /** Of a fact that is asked about without its clause, anew. */
  const runsOf = (fact: ToldFact): readonly [string, number][] => runs.get(fact) ?? sharedRuns(textOf(fact), title);
  const shared = (fact: ToldFact, without: ReadonlySet<string> = new Set()): number => {
    const runs = runsOf(fact).filter(([run]) => !without.has(run));
    return Math.min(1, runs.reduce((sum, [run, worth]) => sum + worth * weightOf(run), 0) / fullyShared);
  };

  const isOfTitle = (side: string): boolean => {
    if (hasWord(title, side)) return true;
    const own = [...listPieces(side)];
    return own.length > 0 && own.filter((piece) => pieces.has(piece)).length / own.length >= namedByTitle;
  };
  const shareOfSide = (side: string): number => shareOfFacts((text) => hasWord(text, side));
  const isNarrow = (side: string): boolean => {
    const share = isOfTitle(side) ? shareOfSide(side) : 0;
    return share > 0 && share < mostNarrow;
  };
  const { about: calls = [], sheet } = facts[0]?.proposition?.source.entry ?? {};
  const plain = new Set([...(sheet?.same ?? []), ...(sheet?.within ?? [])]);
  const words = calls.filter((word) => !/[&*]/u.test(word) && !plain.has(word));
  const parts = facts.filter(({ kind }) => kind === 'part').map(nameOf);
  // Only a title that names one of the parts leaves the others aside.
  const sides = [...new Set([...words.map((word) => word.toLowerCase()), ...(parts.some(isNarrow) ? parts : [])])];
  const narrow = sides.filter(isNarrow);
  const near = facts.filter((fact) => shared(fact) >= nearEnough && narrow.some((side) => hasWord(textOf(fact), side)));
  const others =
    narrow.length > 0
      ? sides.filter(
          (side) =>
            side.length > 1 &&
            !isOfTitle(side) &&
            shareOfSide(side) < mostAside &&
            !near.some((fact) => hasWord(textOf(fact), side) && !hasWord(nameOf(fact), side)),
        )
      : [];
  const ofOtherSides = new Set(others.flatMap((side) => [...listPieces(side)]));
  const own = new Map(
    facts.map((fact) => {
      const nearness = shared(fact, ofOtherSides);
      if (others.some((side) => hasWord(nameOf(fact), side))) return [fact.id, nearness * 0.4 - otherByName] as const;
      const isAway = nearness < nearEnough && others.some((side) => hasWord(textOf(fact), side));
      return [fact.id, isAway ? nearness - otherByWord : nearness] as const;
    }),
  );
  const stands = standFacts(facts, asks, (fact, names) => {
    const own = runsOf(fact).map(([run]) => run);
    return shared(fact, new Set(own.filter((run) => names.some((name) => name.toLowerCase().includes(run)))));
  });
  const focusOf = (fact: ToldFact): number => {
    const stand = stands.get(fact.id);
    return (
      (stand?.isOfPeople ? ofPeople : 0) +
      (stand?.isOfOthers ? ofOthers : 0) +
      (stand?.isSpecial ? ofSpecial : 0) +
      (stand?.bears ? ofOutcome : 0) +
      (asks.kinds.has(fact.kind) ? ofAskedKind : 0)
    );
  };
  const byGroup = Map.groupBy(facts, ({ group }) => group);
  const heads = new Map(
    facts.filter(isHead).map((fact) => {
      const best = Math.max(0, ...(byGroup.get(fact.group) ?? []).map(focusOf)) * ofItsChain;
      return [fact.group, (own.get(fact.id) ?? 0) + Math.max(focusOf(fact), best)] as const;
    }),
  );
  return new Map(
    facts.map((fact) => {
      const head = heads.get(fact.group);
      const aim = (own.get(fact.id) ?? 0) + focusOf(fact);
      const near = head === undefined ? aim : head < 0 ? head : Math.max(head * ofChain, aim);
      const { standing = 'WIDER', bears = false } = stands.get(fact.id) ?? {};
      const { isOfOtherSetting = false, isOfOtherSide = false } = stands.get(fact.id) ?? {};
      const away = isOfOtherSetting ? Math.min(near, 0) + elsewhere : near;
      return [fact.id, { aim: away + ofStanding[standing], standing, bears, isOfOtherSetting, isOfOtherSide }];
    }),
  );
}

/** Facts with how near they come to the title's own words. */
export function nearFacts(facts: readonly ToldFact[], subject: Pick<Subject, 'about' | 'understanding'>): ToldFact[] {
  const asks = readAsks(subject);
  const aimed = new Map<string, Aimed>();
  for (const [sheet, own] of Map.groupBy(facts, sheetOf)) {
    if (sheet === '') continue;
    for (const [id, each] of aimSheet(own, subject.about, asks)) aimed.set(id, each);
  }
  return facts.map((fact) => ({ ...fact, ...aimed.get(fact.id) }));
}

const unitsOf = (facts: readonly ToldFact[]): number => facts.reduce((sum, fact) => sum + fact.units, 0);
const isAside = ({ standing, aim }: ToldFact): boolean => standing === 'ASIDE' || aim < 0;

type Test = (fact: ToldFact) => boolean;

/** Groups all of whose facts are of a sort, the farthest from the title first; of what is equally far another one in each paper. */
const listFar = (facts: readonly ToldFact[], isIt: Test, isKept: Test, seed: number) =>
  [...Map.groupBy(facts, ({ group }) => group).values()]
    .filter((group) => group.every(isIt))
    .map((group) => ({
      ...{ group, own: unitsOf(group), isKept: group.some(isKept), turn: chance(seed, `${group[0]?.group}:far`) },
      aim: Math.round(Math.max(...group.map(({ aim }) => aim)) * 5) / 5,
    }))
    .toSorted(
      (one, other) => Number(one.isKept) - Number(other.isKept) || one.aim - other.aim || one.turn - other.turn,
    );

/**
 * Which facts are told. What stands beside the topic is left out first, the farthest before the nearer: all but a tenth as long as there is enough to
 * tell, all but a quarter in any case. What a heading names stays, as far as that goes. Whether there is enough is asked of what we know alone: a student
 * who brings more gets a longer paper, not another choice of the rest.
 */
export function chooseFacts(
  aimed: readonly ToldFact[],
  isKept: (fact: ToldFact) => boolean = () => false,
  language: Language = 'zh',
  bySide: ReadonlySet<string> = new Set(),
  seed = 0,
): ToldFact[] {
  const far = listFar(aimed, isAside, isKept, seed);
  let left = unitsOf(aimed);
  const students = unitsOf(aimed.filter(({ own }) => own !== null));
  let aside = far.reduce((sum, { own }) => sum + own, 0);
  const gone = new Set<string>();
  for (const { group, own, aim, isKept: isNamed } of far) {
    const isTooMuch = aside > left * mostBeside;
    const isSpare =
      !isNamed &&
      aside > left * fewBeside &&
      left - students - own >= (aim < clearlyAway ? fewestUnits : plenty[language]);
    if (!isTooMuch && !isSpare) continue;
    left -= own;
    aside -= own;
    for (const { id } of group) gone.add(id);
  }
  const told = aimed.filter(({ id }) => !gone.has(id));
  const topic = unitsOf(told.filter(({ standing }) => standing === 'TOPIC'));
  // What the matter is and which law governs it stay: what a neighbour says is no more to the point.
  const isFree = (fact: ToldFact): boolean => fact.kind !== 'definition' && !isGround(fact) && !isKept(fact);
  const isLoose = (fact: ToldFact): boolean => fact.standing !== 'TOPIC' && isFree(fact);
  for (const { group, own, aim } of topic < left * onTopicAtAll ? [] : listFar(told, isLoose, isKept, seed)) {
    if (topic >= left * onTopicEnough || aim > farFromTitle) break;
    // What a sheet says beyond the side that it is called by is background: a shorter paper does without it.
    const isBackground = group.every((fact) => bySide.has(sheetOf(fact)));
    if (left - students - own < (isBackground ? fewestUnits : enough[language])) continue;
    left -= own;
    for (const { id } of group) gone.add(id);
  }
  return aimed.filter(({ id }) => !gone.has(id));
}

/**
 * What a sheet beside the title's own says is told where it is on the topic, and says more than one more word on somebody who is spoken of already. Under a
 * title that reads a text others are no part of it: the women of one author are not those of another.
 */
function keepBeside(facts: readonly ToldFact[], { contexts }: Subject['understanding']): ToldFact[] {
  const reads = contexts.some(({ kind }) => kind === 'text');
  const isBeside = ({ proposition }: ToldFact): boolean => proposition?.source.isBeside === true;
  const named = new Set(facts.filter((fact) => !isBeside(fact)).map(nameOf));
  return facts.filter((fact) => {
    if (!isBeside(fact)) return true;
    if (reads) return false;
    const name = nameOf(fact);
    if (fact.standing !== 'TOPIC' || (name !== '' && named.has(name))) return false;
    if (fact.kind === 'actor') named.add(name);
    return true;
  });
}

/**
 * Where one thing acts on another, a trouble is beside the topic unless it speaks of the other. One that a heading names was chosen to be discussed: it is
 * on the wider subject, with its causes and answers.
 */
export function nearNamed(
  facts: readonly ToldFact[],
  spots: readonly Spot[],
  subject: Pick<Subject, 'about' | 'understanding' | 'language' | 'field'>,
): ToldFact[] {
  const aimed = countMatterIn(nearFacts(facts, subject), subject);
  if (subject.understanding.bearing === null) return aimed;
  const headings = spots.map(({ section }) => section.title.toLowerCase());
  const named = new Set(
    aimed
      .filter(({ kind, term }) => kind === 'problem' && headings.includes(term.toLowerCase()))
      .map(({ group }) => group),
  );
  return aimed.map((fact) =>
    fact.standing === 'ASIDE' && named.has(fact.group) && fact.isOfOtherSetting !== true
      ? { ...fact, standing: 'WIDER', aim: Math.max(0, fact.aim) }
      : fact,
  );
}

/** Facts without those of a sort, the farthest first, as long as so much is left. What a heading names stays. */
function leaveOut(facts: readonly ToldFact[], isOfSort: Test, isKept: Test, fewest: number): ToldFact[] {
  let left = unitsOf(facts.filter(({ own }) => own === null));
  const gone = new Set<ToldFact>();
  const groups = Map.groupBy(facts.filter(isOfSort), ({ group }) => group);
  const farthest = [...groups.values()].toSorted(
    (one, other) => Math.max(...one.map(({ aim }) => aim)) - Math.max(...other.map(({ aim }) => aim)),
  );
  for (const group of farthest) {
    if (group.some(isKept) || left - unitsOf(group) < fewest) continue;
    left -= unitsOf(group);
    for (const fact of group) gone.add(fact);
  }
  return facts.filter((fact) => !gone.has(fact));
}

/** What is on other people, stages, places or uses than the title's is left out as long as a paper can be sold without it. */
export const leaveOutElsewhere = (facts: readonly ToldFact[], isKept: Test): ToldFact[] =>
  leaveOut(facts, ({ isOfOtherSetting }) => isOfOtherSetting === true, isKept, fewestUnits);

/** What is on another side of the subject, for which other titles ask, is left out as long as a paper of some length can be told without it. */
export const leaveOutSides = (facts: readonly ToldFact[], isKept: Test, language: Language): ToldFact[] =>
  leaveOut(facts, ({ isOfOtherSide }) => isOfOtherSide === true, isKept, enoughOfSides[language]);

/** The facts that a paper is told from; `kept`: such as are told whatever else gives way; `more`: so many units more than one needs at least. */
export function aimFacts(
  facts: readonly ToldFact[],
  spots: readonly Spot[],
  { subject }: WritingContext,
  kept: ReadonlySet<string> = new Set(),
  more = 0,
): ToldFact[] {
  const headings = spots.map(({ section }) => section.title.toLowerCase());
  const isNamed = (fact: ToldFact): boolean =>
    nameOf(fact) !== '' && headings.some((heading) => heading.includes(nameOf(fact)));
  const isReason = openReasons(subject);
  const isKept = (fact: ToldFact): boolean => fact.own !== null || isNamed(fact) || kept.has(fact.id) || isReason(fact);
  const bySide = listCalledBySide(facts, readAsks(subject));
  const near = keepBeside(nearNamed(dropInForce(facts), spots, subject), subject.understanding);
  const chosen = chooseFacts(leaveOutElsewhere(near, isKept), isKept, subject.language, bySide, subject.seed);
  const told = leaveOutSides(chosen, isKept, subject.language);
  return leaveUnsaid(setNeighboursBehind(keepToMatter(told, isKept, subject, more), isKept, subject), isKept, subject);
}
