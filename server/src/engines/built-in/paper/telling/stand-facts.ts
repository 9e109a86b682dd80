import { hasWord } from '../../knowledge/has-word.ts';
import { listTelling, type TitleAsks } from './title-asks.ts';
import type { Standing, ToldFact } from './told-fact.ts';
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

const sheetOf = ({ proposition }: ToldFact) => proposition?.source.entry.sheet;
const isWholeOf = (fact: ToldFact): boolean => sheetOf(fact)?.isWhole === true;
const textOf = (fact: ToldFact): string => `${isWholeOf(fact) ? '' : fact.term} ${fact.clause}`.toLowerCase();

/**
 * How each fact of one sheet stands to the title. A sheet of the title's own size is on its topic, as far as the title asks for nothing narrower; of
 * a wider one only what holds the words that the title asks for beyond the sheet's name, and what belongs to the same problem. `nearness`: how many
 * of the title's words a fact shares.
 */
export function standFacts(
  facts: readonly ToldFact[],
  asks: TitleAsks,
  nearness: (fact: ToldFact) => number,
): Map<string, Standing> {
  const names = facts[0] ? (sheetOf(facts[0])?.names ?? []) : [];
  const [usual = '', short = ''] = names;
  const words = (facts[0]?.proposition?.source.entry.about ?? []).filter((word) => !/[&*]/u.test(word));
  const { same = [], within = [], says = [] } = (facts[0] && sheetOf(facts[0])) ?? {};
  const isOwnSize = asks.holds(usual) >= ofOwnSize || same.some((word) => hasWord(asks.text, word));
  // A sheet that says which of its words mean all of it has other names for its parts.
  const whole = same.length + within.length > 0 ? [usual, short, ...same, ...within] : names;
  const asked = asks.beyond(isOwnSize ? whole : [usual, short]);
  const families = listFamilies(asks.text, asked, says);
  // Ideographs are compared by pairs, of which one name has several.
  const isSpaced = ![...asked].some((word) => /\p{Script=Han}/u.test(word));
  const others = words
    .map((word) => word.toLowerCase())
    .filter(
      (word) =>
        !names.slice(0, 2).includes(word) &&
        !same.includes(word) &&
        !hasWord(asks.text, word) &&
        asks.holds(word) < ofTitle,
    );
  const heads = new Map(facts.filter(({ kind }) => kind === 'problem').map((fact) => [fact.group, fact]));
  const holdsAsked = (fact: ToldFact): boolean => {
    const text = textOf(fact);
    const own = listTelling(text);
    const held = new Set([...asked].filter((word) => own.has(word) || (word.length > 2 && text.includes(word))));
    for (const { words: kin, pieces } of families) {
      if (kin.some((word) => hasWord(text, word))) for (const piece of pieces) held.add(piece);
    }
    return held.size >= (isSpaced && asked.size >= manyAsked ? 2 : 1);
  };
  const isOn = (fact: ToldFact): boolean => holdsAsked(fact) || nearness(fact) >= onTopic;
  /** It holds a word by which other titles call for the sheet. */
  const isOther = (fact: ToldFact): boolean => {
    const text = textOf(fact);
    return others.some((word) => hasWord(text, word));
  };
  const onTopicShare = facts.filter(isOn).length / Math.max(1, facts.length);
  // 老子 under the name of a school: a sheet that says so much of the title's object is on what it belongs to.
  const isNamed = names.slice(2).some((name) => listTelling(name).size > 1 && asks.holds(name) === 1);
  const isCalled = asks.isCalled([usual, short]) || isNamed || onTopicShare >= muchOnTopic;
  const stand = (fact: ToldFact): Standing => {
    const head = heads.get(fact.group);
    if ((isOwnSize && asked.size === 0) || isOn(fact) || (head && isOn(head))) return 'TOPIC';
    if (isOwnSize) return 'WIDER';
    if (isCalled) return isOther(fact) ? 'ASIDE' : 'WIDER';
    return isWholeOf(fact) && fact.kind === 'definition' ? 'WIDER' : 'ASIDE';
  };
  return new Map(facts.map((fact) => [fact.id, stand(fact)]));
}
