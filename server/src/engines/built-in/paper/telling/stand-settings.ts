import type { TitleSettings } from './other-settings.ts';
import { isHead, type ToldFact } from './told-fact.ts';

/** So much of a clause says whom it is on. */
const ofOpening = 0.4;
/** What a trouble, a cause or an answer says last it says in passing: *and minors need a guardian*. */
const ofBody = 0.65;
const acting: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>(['problem', 'cause', 'remedy', 'indicator']);
/** A special group of whom so many facts of a sheet speak is its own. */
const ownGroup = 0.2;
/** How a technique came about is told of whatever it was first tried on. */
const anywhere: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>(['milestone']);
/** Other countries and villages count where a fact is called by them: a word of either stands in many a fact on all. */
const byName: ReadonlySet<string> = new Set(['country', 'rural']);
const ofChain: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>(['problem', 'cause', 'remedy']);
/** In a dispute everybody has a voice. */
const arguing: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>(['debate', 'counter']);

const entryOf = ({ proposition }: ToldFact) => proposition?.source.entry;
const nameOf = (fact: ToldFact): string => (entryOf(fact)?.sheet?.isWhole ? '' : fact.term.toLowerCase());
const textOf = (fact: ToldFact): string => `${nameOf(fact)} ${fact.clause}`.toLowerCase();
const startOf = (fact: ToldFact, share: number): string =>
  `${nameOf(fact)} ${fact.clause.slice(0, Math.ceil(fact.clause.length * share))}`.toLowerCase();
const openingOf = (fact: ToldFact): string => startOf(fact, ofOpening);
const bodyOf = (fact: ToldFact): string => startOf(fact, ofBody);

/** Which facts of one sheet are on other settings than the title's, and which on some among many whom it leaves open. */
export function findOthers(
  facts: readonly ToldFact[],
  settings: TitleSettings,
): { isOther(fact: ToldFact): boolean; isSpecial(fact: ToldFact): boolean } {
  const heads = new Map(facts.filter(isHead).map((fact) => [fact.group, fact]));
  const named = facts.filter((fact) => entryOf(fact)?.sheet?.isWhole !== true);
  const byEntry = Map.groupBy(named, (fact) => entryOf(fact)?.id ?? fact.id);
  const isNamed = (fact: ToldFact): boolean =>
    settings.isOther(textOf(fact)) && (!acting.has(fact.kind) || settings.isOther(bodyOf(fact)));
  const says = new Map(facts.map((fact) => [fact, isNamed(fact)]));
  const isSaid = (fact: ToldFact): boolean => says.get(fact) ?? false;
  /** What qualifies a cause or an answer is of its setting: the limit of a remedy for kindergartens. */
  const isOfEntry = (entry: string): boolean => {
    const [main] = byEntry.get(entry) ?? [];
    return main !== undefined && (main.kind === 'cause' || main.kind === 'remedy') && isOther(main);
  };
  const isAnswerElsewhere = (fact: ToldFact): boolean => {
    const causes = fact.kind === 'remedy' || fact.kind === 'limit' ? (entryOf(fact)?.sheet?.answers ?? []) : [];
    return causes.length > 0 && causes.every(isOfEntry);
  };
  /** What it belongs to is on another setting, and it does not name the title's. */
  const isWithOther = (fact: ToldFact): boolean => {
    const entry = entryOf(fact)?.id ?? '';
    const isMain = byEntry.get(entry)?.[0] === fact;
    return !settings.isOwn(textOf(fact)) && ((!isMain && isOfEntry(entry)) || isAnswerElsewhere(fact));
  };
  const known = new Map<ToldFact, boolean>();
  const findOther = (fact: ToldFact): boolean => {
    if (anywhere.has(fact.kind)) return false;
    const head = heads.get(fact.group);
    if (head && isSaid(head)) return true;
    // 初中生厌学 goes back to 小学: a chain is of the setting that its problem names.
    if (head && head !== fact && ofChain.has(fact.kind) && settings.isOwn(textOf(head)))
      return isSaid(fact) && settings.isOther(nameOf(fact));
    return isSaid(fact) || isWithOther(fact);
  };
  function isOther(fact: ToldFact): boolean {
    const is = known.get(fact) ?? findOther(fact);
    known.set(fact, is);
    return is;
  }
  const listGroups = (fact: ToldFact): string[] => {
    const named = settings.isOwn(textOf(fact)) ? [] : settings.specialOf(textOf(fact));
    return named.length > 0 ? settings.specialOf(openingOf(fact)) : [];
  };
  const groups = new Map(facts.map((fact) => [fact, listGroups(fact)]));
  const counts = new Map<string, number>();
  for (const ids of groups.values()) for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const isRare = (id: string): boolean => (counts.get(id) ?? 0) < facts.length * ownGroup;
  const isOfSome = (fact: ToldFact): boolean =>
    !arguing.has(fact.kind) &&
    (groups.get(fact) ?? []).some(
      (id) => isRare(id) && (!byName.has(id) || settings.specialOf(nameOf(fact)).includes(id)),
    );
  return {
    isOther,
    isSpecial: (fact) => isOfSome(heads.get(fact.group) ?? fact) || isOfSome(fact),
  };
}
