import { isIdeographic } from '../../knowledge/has-word.ts';
import type { Subject } from '../subject.ts';
import { isNamedCase, namesOfCase } from './case-names.ts';
import { openWordUse } from './rarity.ts';
import { listTelling } from './title-asks.ts';
import { type KnownTerm, measureTerms, type SpokenFact, type TermPart } from './title-terms.ts';
import { listWords } from './title-words.ts';
import { fewestOf, listSeldom, listUntold } from './untold-terms.ts';

/** Of what a student has told, and of facts that name a case: fewer than these are a word in passing. */
const fewestTold = 3;
/** Words that are less rare stand on sheets of all subjects: that none of these facts has them says nothing. */
const rare = 0.62;
/** Beside the word that a sheet is on, another one has to be so rare to ask for something of its own. */
const veryRare = 0.75;
const nearlyAsRare = 0.05;
/** A term of which sheets are called by so much is known, whatever the rest adds. */
const mostlyCovered = 0.6;
/** A thing that less of the paper names is met in passing, by words that are at least so rare and more than half of it. */
const leastNamed = 0.12;
const telling = 0.55;
const halfCovered = 0.45;
/** Where less is on the topic, neither known means nor a known kind of thing make it a paper on the title. */
const leastOnTopic = 0.25;
/** Of a known thing with still less on the topic, something else is told than what is asked of it, if hardly a fact names that. */
const littleOnTopic = 0.15;
const leastAsked = 0.05;
const mostlyTold = 0.5;
/** What is asked of a text in several telling words is a thing in it, such as tea in a novel; of other things it may be any word: 供需矛盾, *evaluation*. */
const ofOwnThing = 2;
const leastOfThing = 0.04;

export interface JudgedTerms {
  /** Of which nothing is told, in the words of the title. */
  unknown: readonly string[];
  /** Without which there is no paper on this title. */
  missing: readonly string[];
  /** Of which too little is told, whatever else is known of it: a paper would be beside the title as well. */
  untold: readonly string[];
  /** What the title is about and less than half of the paper speaks of, with how much does. */
  seldom: readonly { term: string; share: number }[];
  /** Cases and places on which the subject is examined, and those of them of which nothing is told. */
  examined: readonly string[];
  cases: readonly string[];
}

const isUnknown = ({ rest, rarity, named, told }: KnownTerm): boolean =>
  rest.length > 0 && rarity >= rare && named < fewestOf(told);

/** Nothing of it is known: neither do facts speak of it, nor is a sheet on the kind of thing that it is. */
const isStrange = (term: KnownTerm): boolean => isUnknown(term) && !term.isHeadCovered && term.covered < mostlyCovered;
/** Few of the facts name it, and the rest of them are on something else. */
const isInPassing = ({ rest, rarity, covered, named, told }: KnownTerm): boolean =>
  rest.length > 0 && rarity >= telling && covered < halfCovered && named < told * leastNamed;
/** A sheet is on the kind of thing, and no fact on what the title says of it. */
const isNarrow = (term: KnownTerm): boolean =>
  isUnknown(term) && !isStrange(term) && term.rarity >= veryRare && term.covered < halfCovered;

const calledCase =
  /以.+为(?:例|中心|个案)|を(?:例|事例|対象|中心)に|\b(?:case|evidence from|example of)\b|\bcaso(?:s)?\b|a partir de/iu;
const properWork = /^[《『「“"']|^\p{Lu}/u;
/** Tesco, Marks & Spencer; abbreviations are wards and subjects as well. */
/** What a paper is on by name is named by so much of it. */
const leastOfCase = 0.06;
const properName = /^\p{Lu}[\p{L}’'.-]*\p{Ll}[\p{L}’'.-]*(?: (?:\p{Lu}[\p{L}’'&.-]*|&|and|y))*$/u;
/** No place among others. */
const atLarge = /^(?:我国|中国|全国|国内|日本|わが国|我が国)/u;

/** Sheets are on it by name. */
const isLent = ({ part, words, rest }: KnownTerm): boolean =>
  (part === 'means' || part === 'aspect') && words > 0 && rest.length === 0;

/**
 * What the title is about has to be spoken of, and by more than a few facts: what acts in it, its object, both of two things compared. A thing that is
 * made by known means, or of which a known side is asked for, is still half of a paper, where enough of it is on the topic.
 */
function listMissing(
  terms: readonly KnownTerm[],
  { onTopic, isByStudent, readsText }: { onTopic: number; isByStudent: boolean; readsText: boolean },
): KnownTerm[] {
  const of = (part: TermPart): KnownTerm[] => terms.filter((term) => term.part === part);
  const isMissing = (term: KnownTerm): boolean => isStrange(term) || (!isByStudent && isInPassing(term));
  const isEnough = isByStudent || !(onTopic < leastOnTopic);
  // What most of it speaks of is no other thing, however much of it is on the topic by its sheet.
  const isOther = ({ rest, covered, telling: speaking, told }: KnownTerm): boolean =>
    rest.length > 0 && covered < halfCovered && speaking < told * mostlyTold;
  const helpers = of('helper').filter(isMissing);
  if (helpers.length > 0) return helpers;
  if (of('cause').length > 0) {
    const causes = of('cause').filter(isMissing);
    return causes.length > 0 || isEnough ? causes : of('outcome').filter(isOther);
  }
  const sides = of('side').filter(isMissing);
  if (sides.length > 0) return sides;
  const missing = of('side').length > 0 || (isEnough && terms.some(isLent)) ? [] : of('object').filter(isMissing);
  const isUntold = ({ rest, rarity, covered, named, told }: KnownTerm): boolean =>
    rest.length >= ofOwnThing && rarity >= rare && covered < halfCovered && named < told * leastOfThing;
  if (missing.length === 0 && readsText && !isByStudent) missing.push(...of('aspect').filter(isUntold));
  if (missing.length > 0 || isEnough) return missing;
  const isUnasked = ({ rest, named, told }: KnownTerm): boolean =>
    onTopic < littleOnTopic && rest.length > 0 && named < told * leastAsked;
  return [...of('object').filter(isOther), ...of('aspect').filter(isUnasked)];
}

/** What a narrow thing is called beyond its kind: 商场夜间经济 of 商场夜间经济营销策略, *Inditex* of its social responsibility. */
function restOf({ text, rest }: KnownTerm): string {
  if (!rest.every(isIdeographic)) {
    const words = text.split(' ');
    const isRest = (word: string): boolean =>
      [...listTelling(word.toLowerCase())].some((piece) => rest.includes(piece));
    return words.slice(words.findIndex(isRest), words.findLastIndex(isRest) + 1).join(' ') || text;
  }
  const together = rest.join('');
  return text.includes(together) ? together : rest.filter((word) => word.length > 1).join('、') || text;
}

/** The same where it stands so in the title, as the title has it: 大学生的学习投入. */
function partOf(term: KnownTerm, title: string): string {
  const rest = term.part === 'object' && term.covered > 0 ? restOf(term) : term.text;
  const part = term.text.includes(rest) ? rest : term.text;
  if (title.includes(part) || !/^\p{Script=Han}+$/u.test(part)) return part;
  return new RegExp([...part].join('的?'), 'u').exec(title)?.[0] ?? part;
}

const asThings: ReadonlySet<TermPart> = new Set<TermPart>([
  ...(['object', 'cause', 'outcome', 'through', 'under', 'side', 'helper'] as const),
]);
const asPlaces: ReadonlySet<TermPart> = new Set<TermPart>(['case', 'place', 'text']);

/** A case or a work that has a name, whatever the title is read to say of it: *motivation at Tesco*. */
function isLookedUp({ part, text, rest, covered, telling: speaking, told }: KnownTerm): boolean {
  if (part === 'case') return isNamedCase(text);
  const isOther = rest.length > 0 && covered < halfCovered && speaking < fewestOf(told);
  return isOther && ((part === 'setting' && properName.test(text)) || (part === 'text' && properWork.test(text)));
}

/** What the title names, held against all that is told and the titles of works. */
export function judgeTerms(
  told: readonly SpokenFact[],
  works: readonly string[],
  subject: Pick<Subject, 'understanding' | 'language' | 'field'>,
): JudgedTerms {
  const terms = measureTerms(told, works, subject);
  const judged = told.filter(({ standing }) => standing !== undefined);
  const onTopic = judged.filter(({ standing }) => standing === 'TOPIC').length / judged.length;
  // What a student has told enough of is his to fill in.
  const isByStudent = told.filter(({ own }) => own !== null).length >= fewestTold;
  const readsText = subject.understanding.kind === 'text-interpretation';
  const missing = listMissing(terms, { onTopic, isByStudent, readsText }).map(({ text }) => text);
  const unknown = terms.flatMap((term) => {
    if (!asThings.has(term.part)) return [];
    return isStrange(term) ? [term.text] : term.part === 'object' && isNarrow(term) ? [restOf(term)] : [];
  });
  const use = openWordUse(subject);
  const texts = told.map(({ term, clause, also, own }) => ({
    said: [term, clause, ...also].join(' ').toLowerCase(),
    worded: `${term} ${clause}`.toLowerCase(),
    isOwn: own !== null,
  }));
  /** A name is met as it stands, without what kind of place or firm it is, or by a word of its own: Bolivia of *zonas rurales de Bolivia*. */
  const countMet = (text: string, as: 'said' | 'worded'): number => {
    const names = namesOfCase(text);
    const words = listWords(names.slice(1).join(' '), subject.language, use);
    // Of *río Rímac* the river is not the name.
    const rarest = Math.max(rare, ...words.map(use.rarity)) - nearlyAsRare;
    const own = words.filter((word) => use.rarity(word) >= rarest);
    const all = [...names, ...own.filter((name) => name.length > 1)];
    return texts.filter((one) => one.isOwn || all.some((name) => one[as].includes(name))).length;
  };
  const isMet = (text: string): boolean => countMet(text, 'said') >= fewestOf(told.length);
  const isPlanned = judged.length > 0;
  const isCaseTold = (text: string): boolean =>
    countMet(text, 'worded') >= Math.max(fewestTold, isPlanned ? told.length * leastOfCase : 0);
  const places = terms.filter(
    ({ part, text, words, rarity, covered, isHeadCovered }) =>
      asPlaces.has(part) &&
      !atLarge.test(text) &&
      (part === 'case' || (words > 0 && rarity >= rare)) &&
      (part !== 'text' || (covered < mostlyCovered && !isHeadCovered)) &&
      !missing.includes(text),
  );
  const cases = places.filter(({ text }) => !isMet(text)).map(({ text }) => text);
  // A firm, a work or somebody that anybody can look up is what the paper is on; who has no name is the student's to tell.
  const named = terms.filter((term) => isLookedUp(term) && !isCaseTold(term.text)).map(({ text }) => text);
  const untold = isByStudent
    ? []
    : listUntold(terms, subject.understanding, { isPlanned, onTopic }).map((term) =>
        partOf(term, subject.understanding.text),
      );
  return {
    seldom: (isPlanned ? listSeldom(terms) : []).map(({ term, share }) => ({
      term: partOf(term, subject.understanding.text),
      share,
    })),
    ...{ unknown, missing, cases, untold: [...new Set([...untold, ...(isByStudent ? [] : named)])] },
    // A people or a town in a title is whose the thing is; a case is what the title calls one.
    examined: places
      .filter(
        ({ part, text }) => part === 'case' || (cases.includes(text) && calledCase.test(subject.understanding.text)),
      )
      .map(({ text }) => text),
  };
}
