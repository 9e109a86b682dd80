import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Feature } from './feature.ts';
import { withoutAccents } from './word-classes/find-classes.ts';

/** How far a run of letters is trusted: what is told by few letters less than what a whole word tells. */
const trust = {
  gram: 0.6,
  word: 0.6,
  suffix: 0.4,
  prefix: 0.4,
  inField: 0.4,
  opening: 0.4,
  length: 0.3,
  end: 0.6,
  character: 0.3,
  phrase: 0.4,
} as const;

type Group = keyof typeof trust;
type Named = readonly (readonly [Group, readonly string[]])[];

const weigh = (named: Named): Feature[] =>
  named.flatMap(([group, names]) => [...new Set(names)].map((name) => ({ name, value: trust[group] })));

/** Few letters of a word serve English and Spanish alike: educa-tion, educa-ción. */
function listWordGrams(text: string, field: Field): Feature[] {
  const words = withoutAccents(text.toLowerCase()).match(/[a-z0-9]+/gu) ?? [];
  const long = words.filter((word) => word.length > 4);
  return weigh([
    ['gram', words.map((word) => `g:${word.slice(0, 6)}`)],
    ['gram', words.slice(1).map((word, index) => `g:${words[index]} ${word}`)],
    ['gram', words.length > 0 ? [`g:^${words[0]}`, `g:${words.at(-1)}$`] : []],
    ['word', words.filter((word) => word.length > 6).map((word) => `x:${word}`)],
    ['suffix', words.filter((word) => word.length > 5).map((word) => `s:${word.slice(-4)}`)],
    ['prefix', words.map((word) => `p:${word.slice(0, 4)}`)],
    ['inField', long.map((word) => `xf:${word.slice(0, 5)}|${field}`)],
    ['opening', words.length > 1 ? [`^2:${words[0]} ${words[1]}`] : []],
    ['length', [`len:${Math.min(12, words.length)}`]],
  ]);
}

const tails = /(?:的?(?:研究|分析|探析|探讨|初探|浅析|探究|考察|検討|について|に関する研究))+$/u;

/** The last word before 研究 or 分析 says what a Chinese or Japanese title asks. */
function listEnds(text: string): string[] {
  const main = text.replace(/(?:——|―|：|:).*$/u, '').replace(tails, '');
  return [1, 2, 3].map((size) => main.slice(-size)).filter((end, index) => end.length === index + 1);
}

const listRuns = (text: string, size: number): string[] =>
  Array.from({ length: Math.max(0, text.length - size + 1) }, (_, start) => text.slice(start, start + size));

function listCharacterGrams(text: string, field: Field): Feature[] {
  const plain = text.toLowerCase().replace(/\s+/gu, ' ');
  const bounded = `^${plain}$`;
  return weigh([
    ['gram', [2, 3].flatMap((size) => listRuns(bounded, size)).map((run) => `g:${run}`)],
    ['end', listEnds(text).map((end) => `e:${end}`)],
    ['character', listRuns(plain, 1).map((run) => `h:${run}`)],
    ['phrase', listRuns(plain, 4).map((run) => `k:${run}`)],
    ['inField', listRuns(plain, 2).map((run) => `xf:${run}|${field}`)],
  ]);
}

/** What the letters of a title offer, word by word or, where words are not set apart, in short runs. */
export const listGrams = (text: string, language: Language, field: Field): Feature[] =>
  language === 'zh' || language === 'ja' ? listCharacterGrams(text, field) : listWordGrams(text, field);
