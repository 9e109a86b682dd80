import { anyOf } from '../latin/locks.ts';
import { people } from './lexicon.ts';
import { peopleNames, placePhrases, placeWords } from './place-names.ts';

export const withoutArticle = (text: string): string =>
  text.replace(/^(?:the|an?|its|their|our|his|her|this|these)\s+/iu, '').trim();

const stop =
  /\s+(?:of|with|in|at|from|for|on|to|by|under|attending|living|undergoing|using|who|that|which|aged|receiving|against|about|and|or)\s+.*$/iu;

/** The noun that a phrase is about: "adults" of "adults attending clinics". */
export function headOf(text: string): string {
  const head = withoutArticle(text).replace(stop, '').split(/\s+/u).at(-1) ?? '';
  return head.toLowerCase().replace(/[’']s?$|[.,;?!]+$/u, '');
}

export const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^[“"‘'(]+|[’']s?$|[”"’'),.;:?!]+$/gu, '')
    .replace(/[’']s$/u, '');

export const isPeople = (text: string): boolean => people.has(headOf(text));

const phrases = anyOf(placePhrases);

export function namesPlace(text: string): boolean {
  return text.split(/\s+/u).some((word) => placeWords.has(bare(word))) || text.search(phrases) >= 0;
}

export const namesNation = (text: string): boolean => text.split(/\s+/u).some((word) => peopleNames.has(bare(word)));

export const capitalised = (word: string): boolean => /^[“"‘'(]?\p{Lu}/u.test(word);

const adjective =
  /(?:al|ic|ive|ary|ous|ful|less|able|ible|ed|ese|ish|ian|ean|-based|-ion|-state|-led|-driven|[ul]ar|linear|ory)$/iu;
/** Words that look like adjectives and are nouns. */
const nounsAlike =
  /^(?:capital|arrival|survival|removal|approval|renewal|material|potential|journal|animal|hospital|festival|proposal|withdrawal|music|logic|ethic|fabric|traffic|public|clinic|topic|epidemic|pandemic|critic|magic|arithmetic|rhetoric|logistic|salary|library|boundary|commentary|speed|seed|feed|need|weed|bed|calendar|sugar|pillar|war|scholar|solar|history|theory|memory|factory|category|territory|victory|inventory|laboratory|motive|narrative|perspective|incentive|initiative|executive|native|alternative|directive|vegetable|variable|table|cable|bible|librarian|christian|guardian|civilian|ocean)$/iu;

/** "Environmental and Labour Costs": the first word waits for the noun that both share. */
export function isOpenModifier(text: string): boolean {
  const words = withoutArticle(text).split(/\s+/u);
  const last = words.at(-1) ?? '';
  return words.length <= 2 && adjective.test(last) && !nounsAlike.test(last);
}
