import { hasWord, isIdeographic } from '../../knowledge/has-word.ts';
import type { Source } from '../pool.ts';
import type { Subject } from '../subject.ts';
import { listCalledBySide } from './called-by-side.ts';
import { reachOf } from './matter.ts';
import { listHeads, openSetting } from './of-setting.ts';
import { openWordUse } from './rarity.ts';
import { readAsks } from './title-asks.ts';
import { listWords } from './title-words.ts';
import type { ToldFact } from './told-fact.ts';

type Asked = Pick<Subject, 'understanding' | 'language' | 'field' | 'about'>;

/** Troubles with causes and answers from which on a title needs none of its neighbours. */
const enoughOwn = 3;
/** A neighbour's chain is told behind all of the title's own. */
const behindOwn = 2;
/** What the setting is opens no paper on what is studied there, however well it is defined. */
const behindMatter = 4;
/** Below it a paper can hardly be sold: not all that may be told finds a place. */
const fewestUnits = 1_250;

/** Words of a name that the title does not have; a single sign is none. */
function listAdded(name: string, { understanding, language, field }: Asked): string[] {
  const title = understanding.text.toLowerCase();
  const words = listWords(name.toLowerCase(), language, openWordUse({ field, language }));
  return words.filter(
    (word) => !(isIdeographic(word) && word.length < 2) && !hasWord(title, isIdeographic(word) ? word : `${word}*`),
  );
}

/** What the title calls its thing, in full, in short and by its last word. */
const listThings = (facts: readonly ToldFact[], subject: Asked): string[] =>
  [subject.understanding.object, subject.understanding.short, ...listHeads(facts, subject)]
    .map((thing) => thing.toLowerCase())
    .filter(Boolean);

/**
 * Whether a trouble is a neighbour's: its sheet is not the one that the title calls by name, or knows the title's setting alone, and its own name adds
 * something to the title. 小微绿色项目融资难 is no trouble of 中小企业融资难.
 */
export function openNeighbours(facts: readonly ToldFact[], subject: Asked): (problem: Source) => boolean {
  const bySide = listCalledBySide(facts, readAsks(subject));
  const isOfSetting = openSetting(facts, subject);
  const things = listThings(facts, subject);
  /** 课外阅读缺少指导 is the title's own, though 课外阅读 is one side of its sheet. */
  const isOfSide = ({ entry }: Source): boolean =>
    bySide.has(entry.sheet?.id ?? '') && !things.some((thing) => hasWord(entry.term.toLowerCase(), thing));
  return (problem) =>
    (problem.isBeside || isOfSide(problem) || isOfSetting(problem, problem.entry.id)) &&
    listAdded(problem.entry.term, subject).length > 0;
}

const has = (group: readonly ToldFact[], kind: ToldFact['kind']): boolean => group.some((fact) => fact.kind === kind);
const unitsOf = (facts: readonly ToldFact[]): number => facts.reduce((sum, { units }) => sum + units, 0);

/**
 * The title's own chains first: a neighbour's come behind them, and not at all where there are enough. Of the setting alone no more is told than what it is,
 * and of a neighbour what speaks of the very thing, as long as there is enough else. What a heading names stays.
 */
export function setNeighboursBehind(
  facts: readonly ToldFact[],
  isKept: (fact: ToldFact) => boolean,
  subject: Asked,
): ToldFact[] {
  const isNeighbour = openNeighbours(facts, subject);
  const reach = reachOf(facts, subject);
  const chains = [...Map.groupBy(facts, ({ group }) => group).values()].flatMap((group) => {
    const source = group.find(({ kind }) => kind === 'problem')?.proposition?.source;
    // What speaks of the very matter is no neighbour's, whatever the title calls the sheet by; what does not is no trouble of the title's own.
    if (!source) return [];
    const isNear = source.isBeside
      ? isNeighbour(source)
      : reach(group) === 2 || (reach(group) === 1 && isNeighbour(source));
    return [{ group, isNear }];
  });
  const own = chains.filter(({ isNear }) => !isNear).map(({ group }) => group);
  const near = chains.filter(({ isNear }) => isNear).map(({ group }) => group);
  if (own.length === 0) return [...facts];
  const whole = own.filter(
    (group) => has(group, 'cause') && has(group, 'remedy') && group.every(({ standing }) => standing !== 'ASIDE'),
  );
  let left = unitsOf(facts);
  const gone = new Set<ToldFact>();
  const leaveOut = (group: readonly ToldFact[]): void => {
    if (group.some(isKept) || left - unitsOf(group) < fewestUnits) return;
    left -= unitsOf(group);
    for (const fact of group) gone.add(fact);
  };
  for (const group of whole.length >= enoughOwn ? near : []) leaveOut(group);
  const isOfSetting = openSetting(facts, subject);
  const things = listThings(facts, subject);
  const isOfThing = ({ term, clause }: ToldFact): boolean =>
    things.some((thing) => hasWord(`${term} ${clause}`.toLowerCase(), thing));
  const isLoose = (fact: ToldFact): boolean => {
    const { source } = fact.proposition ?? {};
    if (!source) return false;
    return source.isBeside ? !isOfThing(fact) : fact.kind !== 'definition' && isOfSetting(source, fact.group);
  };
  for (const fact of whole.length >= enoughOwn ? facts : []) if (isLoose(fact) && !gone.has(fact)) leaveOut([fact]);
  const isSetting = ({ kind, group, proposition }: ToldFact): boolean =>
    kind === 'definition' && proposition !== null && isOfSetting(proposition.source, group);
  const lowest = Math.min(...own.flat().map(({ aim }) => aim));
  const behind = new Set(near.flat());
  return facts
    .filter((fact) => !gone.has(fact))
    .map((fact) => (behind.has(fact) ? { ...fact, aim: Math.min(fact.aim, lowest - behindOwn) } : fact))
    .map((fact) => (isSetting(fact) ? { ...fact, aim: fact.aim - behindMatter } : fact));
}
