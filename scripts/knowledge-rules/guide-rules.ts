import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import type { GuideEntry, GuideLine } from '../../server/src/knowledge/guide-line.ts';
import { foldText } from '../../server/src/text/search-words.ts';
import { type Line, Once } from './knowledge-file.ts';

/** An answer that is shorter says too little to be one, a longer one is not read in a chat. */
const fewestUnits = 120;
const mostUnits = 500;

/** What nobody can promise of a paper, and what sellers of papers promise. */
const promises: Readonly<Record<Language, RegExp>> = {
  zh: /包过|保过|包通过|保证通过|百分之百通过|100% ?通过|必过|零风险|(?:不可能|绝对不会)被(?:发现|查出)|秒降/u,
  en: /\bguaranteed? (?:pass|grade|a\b)|100 ?% (?:undetectable|human|original|plagiarism[- ]free)|\bundetectable\b|\bbypass(?:es|ing)? (?:turnitin|ai|detect)/iu,
  es: /\baprobado (?:garantizado|seguro)|100 ?% (?:indetectable|original)|\bindetectable\b|\bgarantizamos\b/iu,
  ja: /必ず(?:合格|通る|受かる)|絶対に(?:バレ|ばれ|見つから)|100% ?(?:合格|通過)|合格保証/u,
};
const script: Readonly<Record<Language, { has: RegExp; hasNot?: RegExp }>> = {
  zh: { has: /\p{Script=Han}/u, hasNot: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  en: { has: /\p{Script=Latin}/u, hasNot: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u },
  es: { has: /\p{Script=Latin}/u, hasNot: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u },
  ja: { has: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u },
};
const html = /<\/?[a-z][^>]*>/iu;

/** What ids mean: the same group in every language. */
export type GuideMeanings = Map<string, { group: string; at: string }>;

/** What is wrong with the writing guide of a language. */
export function checkGuide(lines: readonly Line<GuideLine>[], language: Language, meanings: GuideMeanings): string[] {
  const faults: string[] = [];
  const ids = new Once(faults);
  const forms = new Once(faults);
  const alike = new Once(faults);
  const entries = lines.filter((line): line is Line<GuideEntry> => line.value.kind === 'entry');
  const known = new Set(entries.map(({ value }) => value.id));
  for (const { at, value } of lines) {
    if (value.kind === 'alike') for (const word of value.words) alike.add(foldText(word), at, `the word ${word}`);
  }
  for (const { at, value } of entries) {
    const { id, group, title, related } = value;
    const say = (fault: string): number => faults.push(`${at}: ${fault}`);
    ids.add(id, at, `the id ${id}`);
    for (const form of value.forms) forms.add(foldText(form), at, `the question “${form}”`);
    if (new Set(related).size < related.length) say('names a related entry twice');
    for (const other of related) {
      if (other === id) say('is related to itself');
      else if (!known.has(other)) say(`is related to ${other}, which is no entry`);
    }
    const meaning = meanings.get(id);
    if (meaning && meaning.group !== group) say(`${id} is of ${group} here and of ${meaning.group} in ${meaning.at}`);
    meanings.set(id, meaning ?? { group, at });
    for (const text of [title, ...value.forms]) {
      const { has, hasNot } = script[language];
      if (!has.test(text) && !/^[\p{L}\p{N} ./]+$/u.test(text)) say(`“${text}” is in no script of ${language}`);
      if (hasNot?.test(text)) say(`“${text}” holds another script`);
    }
    for (const fault of findAnswerFaults(value, language)) say(fault);
  }
  return faults;
}

function findAnswerFaults({ answer }: GuideEntry, language: Language): string[] {
  const units = countUnits(answer);
  const promise = promises[language].exec(answer)?.[0];
  return [
    ...(units < fewestUnits || units > mostUnits
      ? [`has an answer of ${units} units, not ${fewestUnits} to ${mostUnits}`]
      : []),
    ...(promise ? [`promises what nobody can: ${promise}`] : []),
    ...(html.test(answer) ? ['holds HTML'] : []),
    ...(answer !== answer.trim() ? ['has blanks around its answer'] : []),
    ...findTableFaults(answer),
  ];
}

/** Rows of a table have as many cells as its head. */
function findTableFaults(answer: string): string[] {
  let cells = 0;
  for (const line of answer.split('\n')) {
    if (!line.startsWith('|')) {
      cells = 0;
      continue;
    }
    const count = line.replace(/\\\|/gu, '').split('|').length;
    if (cells > 0 && count !== cells)
      return [`has a table whose row “${line.slice(0, 20)}” has other cells than its head`];
    cells = count;
  }
  return [];
}
