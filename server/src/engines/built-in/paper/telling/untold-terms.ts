import { isIdeographic } from '../../knowledge/has-word.ts';
import type { Subject } from '../subject.ts';
import type { KnownTerm, TermPart } from './title-terms.ts';

/** Fewer facts than these are a word in passing; of a short paper a few less. */
const fewestTold = 3;
const fewestOfShort = 2;
const shortPaper = 30;
export const fewestOf = (told: number): number => (told < shortPaper ? fewestOfShort : fewestTold);

/** What a title rests on is spoken of by so much of the paper. */
const leastTelling = 0.08;
/** A word that is less rare names no thing, and of a term of which sheets are called by so much only the rarest words ask for more. */
const rareEnough = 0.5;
const mostlyCovered = 0.6;
/** *El uso excesivo* of a known thing: what hangs on the head of a phrase says how it is. */
const asModifier = 0.5;
/** Of what sheets are called by nearly half of, less is asked: 冲动购买行为 of one on what people buy. */
const halfCovered = 0.45;
/** What something acts on is asked of, though other sheets have the word too: 消费. */
const rareOutcome = 0.3;
const rareTool = 0.62;
const veryRare = 0.9;
/** Where hardly more than a third is on the topic, and no more of it on the thing itself, its wider subject is told instead. */
const onTopicEnough = 0.38;

/** What a paper without it is beside: both ends of a relation, what it is about, all that is compared. */
const resting: ReadonlySet<TermPart> = new Set<TermPart>(['object', 'cause', 'outcome', 'side']);

function isUntold(
  { part, rest, rarity, covered, isHeadCovered, telling, told }: KnownTerm,
  { isPlanned, onTopic }: Told,
): boolean {
  if (rest.length === 0) return false;
  // What a thing is made by, or found out by, has to be met; it need not be spoken of all the time.
  if (part === 'means') return rarity >= rareTool && covered < mostlyCovered && telling < fewestOf(told);
  if (!resting.has(part)) return false;
  if (part !== 'outcome' && covered < halfCovered && onTopic < onTopicEnough && telling < told * onTopicEnough)
    return true;
  const share = isPlanned && covered < halfCovered ? leastTelling : 0;
  return covered < (isHeadCovered && !rest.every(isIdeographic) ? asModifier : mostlyCovered)
    ? rarity >= (part === 'outcome' ? rareOutcome : rareEnough) && telling < Math.max(fewestOf(told), told * share)
    : rarity >= veryRare && telling < fewestOf(told);
}

interface Told {
  /** Whether what is told has found its places. */
  isPlanned: boolean;
  /** How much of it is on the very topic. */
  onTopic: number;
}

const capital = /^\p{Lu}\p{Ll}{2}/u;
/** 扎根理论, *panel data*: by what a study looks at its matter, which is its student's. */
const lens =
  /(?:理论|模型|视角|视域|视野|数据|分析|问卷|调查|访谈|案例|框架|原则|理念|背景|方法|標準|調査|理論|データ|モデル)$|\b(?:theory|theories|model|models|data|analysis|survey|surveys|interviews|approach|perspective|framework|evidence|teoría|modelo|datos|análisis|encuestas?|entrevistas|enfoque)\b/iu;

/** What is put to use somewhere is what the paper is on: batik in souvenirs is not souvenirs. */
const applying = /应用|运用|融入|转化|活用|応用|\b(?:application|uses?|aplicaci[oó]n|uso)\b/iu;

/** Sheets are on it by name. */
const isKnown = ({ words, rest }: KnownTerm): boolean => words > 0 && rest.length === 0;

/** What the title rests on and too little of what is told speaks of. */
export function listUntold(
  terms: readonly KnownTerm[],
  { object, contexts }: Subject['understanding'],
  all: Told,
): KnownTerm[] {
  const hasMeans = terms.some(({ part }) => part === 'means');
  // Of a kind of firm of which a known side is asked half is told, and the quote says which.
  const isHalf =
    !hasMeans && terms.some((term) => term.part === 'aspect' && isKnown(term) && !applying.test(term.text));
  // *The Enron scandal*, 京东物流 under its own name: what is left of an object beside its case is said with the case.
  const isOfCase = contexts.some(({ kind, text }) => kind === 'case' && object !== text && object.includes(text));
  const isByName = ({ text, rest, covered }: KnownTerm): boolean =>
    covered > 0 &&
    text.split(' ').some((word) => capital.test(word) && !rest.some((piece) => word.toLowerCase().startsWith(piece)));
  const isSpared = (term: KnownTerm): boolean =>
    term.part === 'object' ? isHalf || isOfCase || isByName(term) : term.part === 'means' && lens.test(term.text);
  return terms.filter((term) => isUntold(term, all) && !isSpared(term));
}

/** A thing of which less of a paper speaks is not what most of it is on. */
const seldomBelow = 0.4;

/** What the title is about, as far as most of the paper tells of its wider subject, with how much speaks of the thing itself. */
export const listSeldom = (terms: readonly KnownTerm[]): { term: KnownTerm; share: number }[] =>
  terms
    .filter(
      ({ part, rest, rarity, covered }) =>
        resting.has(part) && rest.length > 0 && rarity >= rareEnough && covered < mostlyCovered,
    )
    .map((term) => ({ term, share: term.telling / Math.max(1, term.told) }))
    .filter(({ share }) => share < seldomBelow);
