import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { wordSet } from '../latin/locks.ts';
import { bearingVerbs } from './lexicon.ts';
import { bare, isPeople, withoutArticle } from './noun-phrase.ts';
import { filler, findVerb } from './read-clause.ts';
import { takeContexts } from './take-contexts.ts';
import { toGerund, verbNouns } from './verb-nouns.ts';

const anyone = /^(?:we|you|i|one|us)$/iu;
/** Verbs that stand in questions of what one may, can or must do, beside those whose nouns are known. */
const plainVerbs = wordSet(`
act acquire admit affect allow answer apologise apologize appreciate ask attribute bear bind blame break care cause clone commit communicate compel compete comprehend compose consent consider contain control count create criticise cure deceive
deny describe deserve desire discover discriminate disobey distinguish divide doubt draw drive embody enjoy enhance escape execute experience explain express extend forgive fulfil generate give govern grant hate have hear help hold hurt imagine
imitate infer inherit intend interpret invent judge justify kill know lie listen live love make mean measure mourn observe offend own owe paint perceive play portray possess pray predict preserve promise prove publish pursue rationalise
reason recognise recognize remember replace represent require respect reward rule say scale see seek select separate serve show sing speak speed steal sue sustain tax tell tolerate torture transcend translate treat understand value violate
want welcome wish withhold worship write
`);

/** The noun of what is done, with the word that joins it to what it is done to. */
const deeds: ReadonlyMap<string, string> = new Map([
  ['owe', 'obligations to'],
  ['know', 'knowledge of'],
  ['obey', 'obedience to'],
  ['trust', 'trust in'],
  ['believe', 'belief in'],
  ['perceive', 'perception of'],
  ['understand', 'understanding of'],
  ['respect', 'respect for'],
  ['forgive', 'forgiveness of'],
  ['tolerate', 'tolerance of'],
  ['justify', 'justification of'],
  ['prove', 'proof of'],
  ['choose', 'choice of'],
]);

/** What is asked of a deed by the verb that opens the question. */
const asked = (opener: string): string =>
  /^(?:can|could)$/iu.test(opener)
    ? 'possibility'
    : /^(?:may|might|must|ought)$/iu.test(opener)
      ? 'justification'
      : 'existence';

function nameDeed(verb: string, rest: string): string {
  const noun = deeds.get(verb);
  const things = withoutArticle(rest.replace(/^(?:anything|something|a duty|duties)\s+(?:to\s+)?/iu, ''));
  if (noun === undefined || things === '') return `${toGerund(verb)} ${rest}`.trim();
  return `${noun} ${/^(?:in|to)\s/iu.test(things) ? things.replace(/^\S+\s+/u, '') : rest.replace(/^(?:anything|something)\s+to\s+|^in\s+/iu, '')}`;
}

const isKnown = (word: string): boolean => verbNouns.has(word) || plainVerbs.has(word) || bearingVerbs.has(word);

/** Where the verb stands: one that is known, else what follows the first plural. */
function placeOf(words: readonly string[]): number {
  const known = findVerb(words, (word) => isKnown(word));
  const plural = words.findIndex((word) => /[^su’']s$/iu.test(word)) + 1;
  if (plural > 0 && plural < words.length && !/^(?:of|in|and|for|with|to)$/iu.test(words[plural] ?? ''))
    return known > 0 && known < plural ? known : plural;
  return known;
}

/** "Do we owe anything to future generations?", "Can machines feel pain?": a deed, or what somebody can do. */
export function readDoing(opener: string, clause: string, reader: Reader): Core | null {
  const words = clause
    .split(/\s+/u)
    .filter((word, at) => at === 0 || !filler.test(word) || /^(?:to|have)$/iu.test(word));
  const isAnyone = anyone.test(words[0] ?? '');
  const at = isAnyone ? 1 : placeOf(words);
  const verb = bare(words[at] ?? '');
  if (at < 1 || verb === '') return null;
  const who = withoutArticle(words.slice(0, at).join(' '));
  const said = words
    .slice(at)
    .join(' ')
    .replace(/\s+(?:at once|directly|at all|for certain|for sure)$/iu, '');
  const after = takeContexts(said, reader);
  const rest = after.rest.split(/\s+/u).slice(1).join(' ');
  const isNeed = /^(?:need|want)$/u.test(verb) && rest !== '';
  const signs = ['question', 'argument'] as const;
  if (isAnyone && (isNeed || (verb === 'have' && rest !== '')))
    return coreOf(withoutArticle(rest), isNeed ? 'necessity' : 'existence', {
      contexts: after.contexts,
      signs,
      sure: 0.7,
    });
  if (isAnyone) return coreOf(nameDeed(verb, rest), asked(opener), { contexts: after.contexts, signs, sure: 0.65 });
  if (/^(?:can|could)$/iu.test(opener))
    return coreOf(who, `capacity to ${verb}${rest ? ` ${rest}` : ''}`, {
      ...{ contexts: after.contexts, signs: ['question', 'concept'] },
      sure: 0.65,
    });
  if (asked(opener) === 'justification')
    return coreOf(nameDeed(verb, rest), 'justification', {
      contexts: [{ text: who, kind: isPeople(reader.open(who)) ? 'population' : 'setting' }, ...after.contexts],
      ...{ signs, sure: 0.6 },
    });
  return rest === ''
    ? null
    : coreOf(who, `${toGerund(verb)} of ${rest}`, { contexts: after.contexts, signs: ['question'], sure: 0.5 });
}
