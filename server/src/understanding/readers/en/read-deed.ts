import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { wordSet } from '../latin/locks.ts';
import { isPeople, withoutArticle } from './noun-phrase.ts';
import { toRunningCase } from './running-case.ts';
import { takeContexts } from './take-contexts.ts';
import { deriveNoun, toGerund } from './verb-nouns.ts';

/** Words that end like a past and are none where they stand before a noun. */
const describing = wordSet(`
united advanced mixed limited shared gifted armed unmanned hundred speed breed seed need feed weed red led bed applied aged automated skilled unskilled planned related based centred centered integrated distributed
augmented renewed recycled reinforced organised organized educated married untreated connected embedded federated supervised unsupervised
`);
const pasts: ReadonlyMap<string, string> = new Map([
  ['won', 'win'],
  ['beat', 'beat'],
  ['built', 'build'],
  ['made', 'make'],
  ['took', 'take'],
  ['became', 'become'],
  ['got', 'get'],
  ['sold', 'sell'],
  ['brought', 'bring'],
  ['drove', 'drive'],
  ['grew', 'grow'],
  ['rewrote', 'rewrite'],
  ['overtook', 'overtake'],
  ['outsold', 'outsell'],
  ['rebuilt', 'rebuild'],
  ['kept', 'keep'],
]);

export interface Deed {
  who: string;
  /** As "to" takes it. */
  verb: string;
  rest: string;
}

/** The plain form of a past in -ed: turned, localised, planned, carried. */
export function plainOf(past: string): string {
  const stem = past.replace(/ed$/u, '');
  if (/i$/u.test(stem)) return stem.replace(/i$/u, 'y');
  if (/([bdgmnprt])\1$/u.test(stem)) return stem.slice(0, -1);
  return /(?:[iy][sz]|[aeiou][cgvs]|[^aeiou]at|[lr]s|[cgvu]|id|[^aeiou]l|uc|as|os|in|ur|or|ut|ak|ik|ok)$/u.test(stem) &&
    !/(?:ain|oin|our|ead|oad|ook|eak|ret|ait)$/u.test(stem)
    ? `${stem}e`
    : stem;
}

/** "IKEA localised its stores in India", "Patagonia turned activism into loyalty": who did what, told as done. */
export function findDeed(text: string): Deed | null {
  const words = text.split(/\s+/u);
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      index + 1 < words.length &&
      !word.includes('-') &&
      (pasts.has(word.toLowerCase()) ||
        (/\p{L}{3}ed$/u.test(word.toLowerCase()) && !describing.has(word.toLowerCase()))),
  );
  const past = (words[at] ?? '').toLowerCase();
  if (at < 1) return null;
  return {
    who: words.slice(0, at).join(' '),
    verb: pasts.get(past) ?? plainOf(past),
    rest: words.slice(at + 1).join(' '),
  };
}

/** What somebody named did is the matter, and who did it the case. */
export function readDeed(text: string, reader: Reader): Core | null {
  const deed = findDeed(text);
  if (!deed) return null;
  const who = withoutArticle(deed.who);
  const isNamed = /^\p{Lu}/u.test(toRunningCase(reader.open(who), reader.title)) && !isPeople(who);
  if (!isNamed) return null;
  const owner = /s$/u.test(reader.open(who)) ? `${who}’` : `${who}’s`;
  const own = deed.rest.replace(/^(?:its|their|his|her)\s+/iu, `${owner} `);
  const turned = /^(.+?)\s+into\s+(?:an?\s+)?(.+)$/iu.exec(deed.rest);
  const contexts = [{ text: reader.hide(reader.open(who)), kind: 'case' as const }];
  if (turned?.[1] && turned[2])
    return coreOf(withoutArticle(turned[1]), `conversion into ${turned[2]}`, {
      contexts,
      signs: ['question'],
      sure: 0.7,
    });
  const taken = takeContexts(own, reader);
  const noun = deriveNoun(deed.verb) ?? toGerund(deed.verb);
  return coreOf(noun.endsWith('ing') ? `${noun} ${taken.rest}` : `${noun} of ${taken.rest}`, null, {
    contexts: [...contexts, ...taken.contexts],
    signs: ['question'],
    sure: 0.6,
  });
}
