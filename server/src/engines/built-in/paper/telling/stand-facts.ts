import { hasWord } from '../../knowledge/has-word.ts';
import { speaksOfOthers, speaksOfPeople } from '../../knowledge/people-words.ts';
import { findOthers } from './stand-settings.ts';
import { listTelling, type TitleAsks } from './title-asks.ts';
import { listSides } from './title-sides.ts';
import { isHead, type Standing, type ToldFact } from './told-fact.ts';
import { listFamilies } from './word-families.ts';

/** A sheet of whose usual name the title holds so much is as wide as the title, or narrower. */
const ofOwnSize = 0.66;
/** A word of which the title holds so much is the title's own: 直播电商 in 农产品电商直播. */
const ofTitle = 0.6;
/** Of so many words that a title asks for, one alone may stand anywhere. */
const manyAsked = 4;
/** From here on a fact shares so many of the title's rarer words that it is on its topic. */
const onTopic = 0.7;

/** Share of its facts from which on a sheet is taken for one on the title's own subject, whatever it is called. */
const muchOnTopic = 0.15;

/** People of whom so many facts of a sheet speak are its own: they are no side of it. */
const ownPeople = 0.33;
/** A word of what is asked that stands in so many facts tells none from another. */
const mostAsked = 0.4;
const fewestAsked = 2;
const fewestOfChain = 2;
/** What a paper on an effect has to say of its subject whether or not it speaks of what is acted on. */
const ofAnyEffect: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>([
  ...(['definition', 'part', 'driver', 'mechanism', 'relation', 'condition', 'limit', 'effect', 'actor'] as const),
  ...(['indicator', 'measure', 'material', 'method', 'evidence', 'figure', 'counter', 'debate', 'example'] as const),
  ...(['stage', 'milestone', 'law', 'standard', 'policy'] as const),
]);

const ofAnySide: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>(['definition', 'part', 'stage']);

const sheetOf = ({ proposition }: ToldFact) => proposition?.source.entry.sheet;
const isWholeOf = (fact: ToldFact): boolean => sheetOf(fact)?.isWhole === true;
const textOf = (fact: ToldFact): string => `${isWholeOf(fact) ? '' : fact.term} ${fact.clause}`.toLowerCase();

/** Whether a word stands in a text, in another form too: *marketing* is not told of by *neuromarketing*. */
function holdsBegun(text: string, word: string): boolean {
  if (/[\p{Script=Han}\u3040-\u30ff]/u.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/\p{L}/u.test(text[at - 1] ?? '')) return true;
  return false;
}

/** What a clause begins with: whom it is on. */
const openingOf = ({ clause }: ToldFact): string => clause.slice(0, Math.ceil(clause.length / 2)).toLowerCase();

/** What more facts than this speak of is no side of a subject, but the subject. */
const mostOfSide = 0.12;

/** Words by which a sheet speaks of what other titles ask for, and this one does not. */
function listOtherKin(
  says: readonly (readonly string[])[],
  asks: TitleAsks,
  shareOf: (isIt: (text: string) => boolean) => number,
): string[] {
  const isHeld = (words: readonly string[]): boolean =>
    words.some((word) => hasWord(asks.text, word) || asks.holds(word.replace('*', '')) >= ofTitle);
  const own = new Set(says.filter(isHeld).flat());
  return says
    .filter((words) => !words.some((word) => own.has(word)))
    .filter((words) => shareOf((text) => words.some((word) => hasWord(text, word))) <= mostOfSide)
    .flat();
}

/** How a fact stands to the title, and whether it speaks of what the title says is acted on. */
export interface Stand {
  standing: Standing;
  bears: boolean;
  /** It speaks of those whom the title names; of others in their stead. */
  isOfPeople: boolean;
  isOfOthers: boolean;
  /** It is on another setting than the title's; on some among many whom the title leaves open. */
  isOfOtherSetting: boolean;
  /** It is merely on the wider subject, and speaks of what other titles ask of that. */
  isOfOtherSide: boolean;
  isSpecial: boolean;
}

/**
 * How each fact of one sheet stands to the title. A sheet of the title's own size is on its topic, as far as the title asks for nothing narrower; of
 * a wider one only what holds the words that the title asks for beyond the sheet's name, and what belongs to the same problem. `nearness`: how many
 * of the title's words a fact shares.
 */
export function standFacts(
  facts: readonly ToldFact[],
  asks: TitleAsks,
  nearness: (fact: ToldFact, without: readonly string[]) => number,
): Map<string, Stand> {
  const names = facts[0] ? (sheetOf(facts[0])?.names ?? []) : [];
  const [usual = '', short = ''] = names;
  const words = (facts[0]?.proposition?.source.entry.about ?? []).filter((word) => !/[&*]/u.test(word));
  const { same = [], within = [], says = [] } = (facts[0] && sheetOf(facts[0])) ?? {};
  const isOwnSize = asks.holds(usual) >= ofOwnSize || same.some((word) => hasWord(asks.text, word));
  // A sheet that says which of its words mean all of it has other names for its parts.
  const whole = same.length + within.length > 0 ? [usual, short, ...same] : names;
  const texts = new Map(facts.map((fact) => [fact, textOf(fact)]));
  const saidBy = (fact: ToldFact): string => texts.get(fact) ?? textOf(fact);
  const shareOf = (isIt: (text: string) => boolean): number =>
    facts.filter((fact) => isIt(saidBy(fact))).length / Math.max(1, facts.length);
  const { people } = asks;
  const isOfEffect = asks.isOfEffect;
  const isBeside = facts[0]?.proposition?.source.isBeside === true;
  const ofSheet = people.own.filter((group) => shareOf((text) => speaksOfPeople(text, people, [group])) >= ownPeople);
  const sought = people.own.filter((group) => !ofSheet.includes(group));
  const beyond = isOwnSize ? asks.beyond(whole, within) : asks.beyond([usual, short]);
  const isOfSheet = (word: string): boolean => ofSheet.some((group) => speaksOfPeople(word, people, [group]));
  const asked = new Set([...beyond].filter((word) => !isOfSheet(word)));
  const families = listFamilies(asks.text, asked, says);
  // Ideographs are compared by pairs, of which one name has several.
  const isSpaced = ![...asked].some((word) => /\p{Script=Han}/u.test(word));
  const others = words
    .map((word) => word.toLowerCase())
    .filter(
      (word) =>
        !names.slice(0, 2).some((name) => name.toLowerCase().includes(word)) &&
        !same.includes(word) &&
        !hasWord(asks.text, word) &&
        asks.holds(word) < ofTitle,
    );
  const said = [...asks.aspect].filter((word) => {
    const share = shareOf((text) => text.includes(word));
    return !asked.has(word) && share * facts.length >= fewestAsked && share <= mostAsked;
  });
  // A sheet on both ends of the relation is called by what is acted on as well: then its whole name tells what bears on it.
  const beyondName = asks.outcome(whole);
  const outcome = beyondName.size > 0 ? beyondName : asks.outcome([]);
  const outcomes = listFamilies(asks.text, outcome, says);
  const bears = (fact: ToldFact): boolean => {
    const text = saidBy(fact);
    const own = listTelling(text);
    const isHeld = (word: string): boolean => own.has(word) || (word.length > 2 && holdsBegun(text, word));
    return [...outcome].some(isHeld) || outcomes.some(({ words: kin }) => kin.some((word) => hasWord(text, word)));
  };
  const heads = new Map(facts.filter(isHead).map((fact) => [fact.group, fact]));
  const byGroup = Map.groupBy(facts, ({ group }) => group);
  const holdsAsked = (fact: ToldFact): boolean => {
    const text = saidBy(fact);
    const own = listTelling(text);
    const held = new Set([...asked].filter((word) => own.has(word) || (word.length > 2 && holdsBegun(text, word))));
    for (const { words: kin, pieces } of families) {
      if (kin.some((word) => hasWord(text, word))) for (const piece of pieces) held.add(piece);
    }
    return held.size >= (isSpaced && asked.size >= manyAsked ? 2 : 1);
  };
  const isOfPeople = (fact: ToldFact): boolean => sought.length > 0 && speaksOfPeople(saidBy(fact), people, sought);
  const isOfOthers = (fact: ToldFact): boolean => {
    const named = isWholeOf(fact) ? '' : fact.term.toLowerCase();
    return (
      speaksOfOthers(saidBy(fact), people) && (speaksOfOthers(named, people) || speaksOfOthers(openingOf(fact), people))
    );
  };
  // Where something is asked of the object among some people, or what it does to another thing, its own name tells nothing.
  const isOfMore = isOwnSize && (isOfEffect || sought.length > 0);
  const known = new Map<ToldFact, boolean>();
  const isOn = (fact: ToldFact): boolean => {
    const is = known.get(fact) ?? findOn(fact);
    known.set(fact, is);
    return is;
  };
  const findOn = (fact: ToldFact): boolean =>
    holdsAsked(fact) ||
    // What the sheet of those on whom something acts says of them may have nothing to do with it.
    (!(isOfEffect && speaksOfPeople(names.join(' ').toLowerCase(), people)) && isOfPeople(fact)) ||
    said.some((word) => saidBy(fact).includes(word)) ||
    nearness(fact, isOfMore ? whole : []) >= onTopic;
  /** A problem is on the topic by its name, or by more than a word in passing. */
  const isOnChain = (head: ToldFact): boolean => {
    const group = byGroup.get(head.group) ?? [];
    return isOn({ ...head, clause: '' }) || group.filter(isOn).length >= Math.min(group.length, fewestOfChain);
  };
  const otherKin = listOtherKin(says, asks, shareOf);
  /** It holds a word by which other titles call for the sheet. */
  const isOther = (fact: ToldFact): boolean => {
    const text = saidBy(fact);
    return others.some((word) => hasWord(text, word));
  };
  const isOfKin = (fact: ToldFact): boolean => {
    const head = heads.get(fact.group) ?? fact;
    return fact !== first && [fact, head].some((one) => otherKin.some((word) => hasWord(saidBy(one), word)));
  };
  const sides = listSides(facts, asks);
  /** A chain is of the side that its problem names. */
  const isElsewhere = (fact: ToldFact): boolean => {
    // A title that asks for the whole asks for all of its sides; and what the whole is and is made of may always be said.
    if (isOwnSize && asked.size === 0 && sides.isWholeNamed) return false;
    if (ofAnySide.has(fact.kind)) return false;
    const head = heads.get(fact.group) ?? fact;
    const isAway = (one: ToldFact): boolean =>
      sides.isElsewhere(saidBy(one), isWholeOf(one) ? '' : one.term.toLowerCase());
    return isAway(head) && (head === fact || isAway(fact) || !sides.isOwn(saidBy(fact)));
  };
  const onTopicShare = facts.filter(isOn).length / Math.max(1, facts.length);
  // 老子 under the name of a school: a sheet that says so much of the title's object is on what it belongs to.
  const isNamed = names.slice(2).some((name) => listTelling(name).size > 1 && asks.holds(name) === 1);
  const isCalled = asks.isCalled([usual, short]) || isNamed || onTopicShare >= muchOnTopic;
  const first = facts.find((fact) => isWholeOf(fact) && fact.kind === 'definition');
  const { isOther: isOfOtherSetting, isSpecial } = findOthers(facts, asks.settings);
  const standAtLarge = (fact: ToldFact): Standing => {
    const head = heads.get(fact.group);
    if (isOfOthers(head ?? fact) || isElsewhere(fact)) return 'ASIDE';
    // What another sheet says of the one thing says nothing yet of what it does to the other.
    if (isOfEffect && isBeside && !bears(fact) && !isOfPeople(fact)) return 'WIDER';
    if ((isOwnSize && asked.size === 0) || isOn(fact) || (head && isOnChain(head))) return 'TOPIC';
    // What the title's own object is belongs to any paper on it.
    if (isOwnSize && isWholeOf(fact) && fact.kind === 'definition') return 'TOPIC';
    // What goes wrong elsewhere is no answer to what one thing does to another.
    if (isOfEffect && !ofAnyEffect.has((head ?? fact).kind)) return 'ASIDE';
    // A cause that does not say its side is of the side that its problem names.
    const isOfOtherSide = isOther(fact) || (head !== undefined && isOther(head));
    // What the whole is comes first on its sheet, and is never beside the topic of a part of it.
    if (isOwnSize || isCalled) return isOfOtherSide && fact !== first ? 'ASIDE' : 'WIDER';
    return isWholeOf(fact) && fact.kind === 'definition' ? 'WIDER' : 'ASIDE';
  };
  const stand = (fact: ToldFact): Standing => {
    if (isOfOtherSetting(fact)) return 'ASIDE';
    const standing = standAtLarge(fact);
    // What is said of some is a step farther than what is said of all.
    return isSpecial(fact) ? (standing === 'TOPIC' ? 'WIDER' : 'ASIDE') : standing;
  };
  return new Map(
    facts.map((fact) => [
      fact.id,
      {
        ...{ isOfOtherSetting: isOfOtherSetting(fact), isSpecial: isSpecial(fact) },
        ...{ isOfOtherSide: stand(fact) === 'WIDER' && isOfKin(fact) },
        ...{ standing: stand(fact), bears: isOfEffect && bears(fact) },
        ...{ isOfPeople: isOfPeople(fact), isOfOthers: isOfOthers(fact) },
      },
    ]),
  );
}
