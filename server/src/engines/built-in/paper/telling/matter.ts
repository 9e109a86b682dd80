import type { Entry } from '../../knowledge/entry.ts';
import { hasWord, isIdeographic } from '../../knowledge/has-word.ts';
import { listPeople, speaksOfUnnamed } from '../../knowledge/people-words.ts';
import type { Subject } from '../subject.ts';
import { listCalledBySide } from './called-by-side.ts';
import { openSetting } from './of-setting.ts';
import { listTelling, readAsks } from './title-asks.ts';
import { type OpenTerm, openTerms, type TermPart } from './title-terms.ts';
import type { ToldFact } from './told-fact.ts';

export type Asked = Pick<Subject, 'understanding' | 'language' | 'field' | 'about'>;

/** How far something that is told together is from what the title is on: it speaks of it; of it, and not of where or among whom it is asked about; not of it. */
export type Reach = 0 | 1 | 2;

/** What a title is on, and where or among whom it is asked about. */
const things: ReadonlySet<TermPart> = new Set<TermPart>(['object', 'cause', 'outcome', 'side', 'helper']);
/** A term that more of the facts speak of tells none from another, and one that hardly any speaks of cannot be told. */
const mostSpeaking = 0.6;
const fewestSpeaking = 4;
/** What more of the facts speak of is no part among others. */
const mostOfPart = 0.25;
/** Of a chain half of the facts speak of the thing, or its name does. */
const mostOfChain = 0.5;

const isOfSubject = ({ proposition }: ToldFact): boolean => proposition?.source.entry.sheet?.isWhole === true;
/** What it is called, where that is not what its sheet is on. */
const named = (fact: ToldFact): string =>
  (isOfSubject(fact) ? fact.clause : `${fact.term} ${fact.clause}`).toLowerCase();

/** Whom or what a fact is on: its name, and what its clause begins with. */
const openingOf = (fact: ToldFact): string =>
  `${isOfSubject(fact) ? '' : fact.term} ${fact.clause.slice(0, Math.ceil(fact.clause.length / 2))}`.toLowerCase();

/** Whether a text names one of the terms. */
const speaksOf = (terms: readonly OpenTerm[], said: string): boolean =>
  terms.some(({ isToldIn }) => isToldIn(said, listTelling(said)));

/** Terms of which some of the facts speak, and some do not. */
const listParting = (terms: readonly OpenTerm[], facts: readonly ToldFact[]): OpenTerm[] =>
  terms.filter((term) => {
    if (term.rest.length === 0) return false;
    const speaking = facts.filter((fact) => speaksOf([term], named(fact))).length;
    return speaking >= fewestSpeaking && speaking <= facts.length * mostSpeaking;
  });

const bare = (word: string): string => word.toLowerCase().replace(/\*$/u, '');

/** Where less than this is on the topic, a sheet is wider than the title that names it. */
const onTopicEnough = 0.38;

/** 高空抛物致人损害 under a sheet on 高空抛物: what its name adds is said of all of it, unless most of it is on something else, as 中药不良反应 under 中药. */
export function listThings(terms: readonly OpenTerm[], facts: readonly ToldFact[]): OpenTerm[] {
  const onTopic = facts.filter(({ standing }) => standing === 'TOPIC').length;
  const isOfAll = onTopic >= facts.length * onTopicEnough;
  return listParting(
    terms.filter(({ part, isHeadCovered }) => things.has(part) && !(part === 'object' && isHeadCovered && isOfAll)),
    facts,
  );
}

/** Words by which the title calls for one side of a sheet, and others for the same. */
function listSideWords(facts: readonly ToldFact[], subject: Asked): Map<string, readonly string[]> {
  const { text } = readAsks(subject);
  const bySide = listCalledBySide(facts, readAsks(subject));
  const words = new Map<string, readonly string[]>();
  for (const { proposition } of facts) {
    const entry = proposition?.source.entry;
    const sheet = entry?.sheet;
    if (!entry || !sheet || words.has(sheet.id) || !bySide.has(sheet.id)) continue;
    const held = entry.about.map((word) => word.toLowerCase()).filter((word) => hasWord(text, word));
    const plain = held.filter((word) => !word.includes('&'));
    // Of a pair neither half names the side by itself.
    const called = plain.length > 0 ? plain : held.flatMap((word) => word.split(' & '));
    const kin = sheet.says.filter(([first = '']) => called.some((word) => bare(word) === bare(first))).flat();
    words.set(sheet.id, [...new Set([...called, ...kin])]);
  }
  for (const [id, own] of words) {
    const speaking = facts.filter(
      (fact) => fact.proposition?.source.entry.sheet?.id === id && own.some((word) => hasWord(named(fact), word)),
    );
    if (speaking.length < fewestSpeaking) words.delete(id);
  }
  return words;
}

/** Restaurants are one part of where food is wasted: by what the other parts are called. */
function listOtherParts(facts: readonly ToldFact[], onScope: readonly OpenTerm[], subject: Asked): string[] {
  const parts = facts.filter(({ kind }) => kind === 'part');
  const isOwn = (fact: ToldFact): boolean => speaksOf(onScope, named(fact));
  if (onScope.length === 0 || !parts.some(isOwn)) return [];
  const own = new Set(
    [subject.about, ...parts.filter(isOwn).map(({ term }) => term)].flatMap((text) => [
      ...listTelling(text.toLowerCase()),
    ]),
  );
  const others = parts.filter((fact) => !isOwn(fact)).flatMap(({ term }) => [...listTelling(term.toLowerCase())]);
  const kin = parts
    .flatMap(({ proposition }) => proposition?.source.entry.sheet?.says ?? [])
    .filter((row) => others.some((word) => row.some((one) => hasWord(word, one.toLowerCase()))))
    .flatMap((row) => row.map((word) => word.toLowerCase().replace(/\*$/u, '')));
  return [...new Set([...others, ...kin])].filter(
    (word) => !own.has(word) && facts.filter((fact) => named(fact).includes(word)).length <= facts.length * mostOfPart,
  );
}

/** 短视频对容貌焦虑的影响, with a sheet for each: what is known of the one and does not speak of the other says nothing of the effect. */
function openEnd(
  end: 'cause' | 'outcome',
  terms: readonly OpenTerm[],
  facts: readonly ToldFact[],
): ((fact: ToldFact) => boolean) | null {
  const ended = terms.find(({ part, rest, whole }) => part === end && rest.length === 0 && whole !== '');
  if (!ended) return null;
  const sheets = new Map(
    facts.flatMap(({ proposition }) => {
      const entry = proposition?.source.entry;
      return entry?.sheet ? [[entry.sheet.id, entry] as const] : [];
    }),
  );
  const wordsOf = (entry: Entry): string[] =>
    [...entry.about, ...(entry.sheet?.names ?? []), ...(entry.sheet?.same ?? [])]
      .map((word) => word.toLowerCase())
      .filter((word) => !word.includes('&'));
  const own = [...sheets.values()].filter((entry) => wordsOf(entry).some((word) => hasWord(ended.whole, word)));
  // One sheet on both says by its facts which of them it means.
  if (own.length === 0 || own.length === sheets.size) return null;
  const ids = new Set(own.map(({ sheet }) => sheet?.id));
  const words = [ended.whole, ...own.flatMap(wordsOf)];
  return (fact) => {
    const { sheet } = fact.proposition?.source.entry ?? {};
    return sheet === undefined || ids.has(sheet.id) || words.some((word) => hasWord(named(fact), word));
  };
}

/**
 * How far each group of facts is from the matter of the title. The thing itself first: 服药依从性 and not all that is known of the illness, 课外阅读 and neither
 * lessons nor those who are left behind. Then where it is asked about: what is wasted at home is not wasted in restaurants.
 */
export function reachOf(facts: readonly ToldFact[], subject: Asked): (group: readonly ToldFact[]) => Reach {
  const terms = openTerms(facts, subject);
  const onThing = listThings(terms, facts);
  const onScope = listParting(
    terms.filter(({ part }) => part === 'setting'),
    facts,
  );
  const isOfSetting = openSetting(facts, subject);
  const bySide = listSideWords(facts, subject);
  const isOnScope = (fact: ToldFact): boolean => speaksOf(onScope, named(fact));
  const others = listOtherParts(facts, onScope, subject);
  const isPlaced = onScope.length > 0;
  const people = listPeople(subject.understanding.text.toLowerCase());
  const isOfOtherPart = (fact: ToldFact): boolean =>
    !isOnScope(fact) &&
    others.some((word) => hasWord(openingOf(fact), isIdeographic(word) ? word : `${word.replace(/s$/u, '')}*`));
  const holdsSide = (fact: ToldFact): boolean => {
    const words = bySide.get(fact.proposition?.source.entry.sheet?.id ?? '');
    return words === undefined || words.some((word) => hasWord(named(fact), word));
  };
  const isOn = (fact: ToldFact): boolean => {
    const { source } = fact.proposition ?? {};
    if (!source) return true;
    const speaks = onThing.length > 0 && speaksOf(onThing, named(fact));
    if (!speaks && isOfSetting(source, fact.group)) return false;
    return (onThing.length === 0 || speaks) && holdsSide(fact);
  };
  const most = (group: readonly ToldFact[], is: (fact: ToldFact) => boolean): boolean => {
    const [head] = group.filter(({ kind }) => kind === 'problem');
    return (head !== undefined && is(head)) || group.filter(is).length >= group.length * mostOfChain;
  };
  // Of what one thing does to another, what is known of the one stands nearer than anything else.
  const isOfEffect = subject.understanding.bearing !== null;
  const isOfCause = ({ proposition, group }: ToldFact): boolean =>
    isOfEffect && proposition !== null && !proposition.source.isBeside && !isOfSetting(proposition.source, group);
  const isOnOutcome = openEnd('outcome', terms, facts);
  const isOnCause = openEnd('cause', terms, facts);
  const isMended = subject.understanding.signs.includes('remedy');
  return (group) => {
    const isChain = group.some(({ kind }) => kind === 'problem');
    // Where remedies are asked for, troubles of what acts are none of what is acted on; else those of what is acted on are none of the effect.
    if (isOnOutcome && !most(group, isOnOutcome)) return isChain && isMended ? 2 : 1;
    if (isOnOutcome && isOnCause && isChain && !isMended && !most(group, isOnCause)) return 2;
    if (!most(group, isOn)) return group.every(isOfCause) ? 1 : 2;
    // Of some who are set off against others less is asked than of all.
    if (group.some((fact) => fact.kind === 'problem' && speaksOfUnnamed(fact.term.toLowerCase(), people))) return 1;
    if (!isPlaced) return 0;
    if (isChain) return most(group, isOnScope) ? 0 : 1;
    return group.every((fact) => isOfOtherPart(fact) || (isPlaced && fact.kind === 'actor' && !isOnScope(fact)))
      ? 1
      : 0;
  };
}

/** What speaks of the very side that a title asks for is not beside its topic, whatever other titles would call it by. */
export function countMatterIn(facts: readonly ToldFact[], subject: Asked): ToldFact[] {
  const terms = openTerms(facts, subject);
  const onThing = listThings(terms, facts);
  const bySide = listSideWords(facts, subject);
  if (onThing.length === 0 && bySide.size === 0) return [...facts];
  const reach = reachOf(facts, subject);
  return [...Map.groupBy(facts, ({ group }) => group).values()].flatMap((group) => {
    const isAsked = onThing.length > 0 || bySide.has(group[0]?.proposition?.source.entry.sheet?.id ?? '');
    if (!isAsked || reach(group) > 0) return group;
    return group.map((fact) =>
      fact.standing === 'ASIDE' && fact.isOfOtherSetting !== true
        ? { ...fact, standing: 'WIDER' as const, aim: Math.max(0, fact.aim) }
        : fact,
    );
  });
}
