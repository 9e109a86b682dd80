import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { bearingVerbs, unsureVerbs } from './lexicon.ts';
import { bare, isPeople, withoutArticle } from './noun-phrase.ts';
import { toRunningCase } from './running-case.ts';
import { singular } from './singular.ts';
import { takeContexts, takeOwner } from './take-contexts.ts';
import { deriveNoun, findPlainVerb, verbNouns } from './verb-nouns.ts';

export const pronoun = /^(?:it|they|this|these|that|he|she|we|one)$/iu;
/** Words between subject and verb that carry nothing. */
export const filler =
  /^(?:really|still|actually|truly|ever|always|also|so|often|today|now|just|only|not|too|morally|ever|be|been|being|have|we|to)$/iu;
const linking = new Set('lead leads led contribute contributes contributed bring brings'.split(' '));

/** Where the verb stands in "social media improve learning": the first word that is one, after a subject. */
/** Competition with supermarkets: what has its own preposition needs no other. */
const joinDeed = (noun: string, what: string): string =>
  /^(?:with|to|against|for|from|on|in|by|about|over) /iu.test(what) ? `${noun} ${what}` : `${noun} of ${what}`;

export function findVerb(words: readonly string[], isVerb: (word: string, at: number) => boolean): number {
  for (let at = 1; at < words.length; at += 1) if (isVerb(bare(words[at] ?? ''), at)) return at;
  return -1;
}

const subjectOf = (words: readonly string[]): string =>
  words
    .filter((word, at) => at === 0 || !filler.test(word))
    .join(' ')
    .replace(/^The\s/u, 'the ');

/** "(help) primary pupils learn" as the learning of primary pupils. */
function turnClause(words: readonly string[]): readonly string[] {
  const noun = verbNouns.get(bare(words.at(-1) ?? ''));
  const who = words.slice(0, -1).join(' ');
  return noun && isPeople(who) ? [noun, 'among', who] : words;
}

/** Who is helped or harmed is not measured; what comes of it for them is. */
const gains: Partial<Record<Reader['field'], string>> = {
  education: 'learning',
  medicine: 'health',
  economics: 'income',
  agriculture: 'income',
  management: 'performance',
};
export const nameOutcome = (outcome: string, reader: Reader): string =>
  isPeople(reader.open(outcome)) ? `${gains[reader.field] ?? 'well-being'} of ${outcome}` : outcome;

/** Verbs that say what they say with the words behind them: "came to power" is no coming. */
const setPhrases: readonly (readonly [RegExp, (who: string) => string])[] = [
  [
    /^(?<who>\S.*?) (?:c[ao]me|r[io]se|ascend(?:ed)?|climb(?:ed)?|swept) to power(?<rest> .+)?$/iu,
    (who) => `rise of ${who} to power`,
  ],
  [
    /^(?<who>\S.*?) (?:c[ao]me|was brought|were brought|be brought) to an end(?<rest> .+)?$/iu,
    (who) => `end of ${who}`,
  ],
  [/^(?<who>\S.*?) c[ao]me (?:about|into (?:being|existence))(?<rest> .+)?$/iu, (who) => `origins of ${who}`],
  [
    /^(?<who>\S.*?) (?:c[ao]me|g[eo]t|made its way|make its way) (?<rest>to (?:the )?\p{Lu}.*)$/u,
    (who) => `arrival of ${who}`,
  ],
  [
    /^(?<who>\S.*?) spread (?<rest>(?:in|to|into|through|throughout|across|over|among|from) .+)$/iu,
    (who) => `spread of ${who}`,
  ],
];

function readSetPhrase(text: string, reader: Reader): Core | null {
  for (const [shape, name] of setPhrases) {
    const found = shape.exec(text)?.groups;
    if (!found?.who || pronoun.test(found.who)) continue;
    const rest = (found.rest ?? '').trim().replace(/^(?:to|into|through|throughout|across|over) /iu, 'in ');
    const named = name(subjectOf(found.who.split(/\s+/u)));
    const taken = takeContexts(`${named} ${rest}`.trim(), reader);
    return coreOf(taken.rest, null, { contexts: taken.contexts, signs: ['history'] });
  }
  return null;
}

/** "X improve(s) Y in Z" as effect of X on Y. */
export function readBearingClause(text: string, reader: Reader): Core | null {
  const set = readSetPhrase(text, reader);
  if (set) return set;
  const words = text.split(/\s+/u);
  // "Wage increases reduce …": before a verb stands a noun, unless it helps that verb.
  const isNoun = (word: string, index: number): boolean =>
    (/[^s]s$/u.test(word) && !/^(?:help|enable)/u.test(word) && bearingVerbs.has(bare(words[index + 1] ?? ''))) ||
    // "The digital divide failed": two verbs do not stand side by side.
    (unsureVerbs.has(word) && /\p{L}{3}ed$/iu.test(words[index + 1] ?? ''));
  const isVerb = (word: string, index: number): boolean =>
    bearingVerbs.has(word) && index + 1 < words.length && !isNoun(word, index);
  const plain = findVerb(words, (word, index) => isVerb(word, index) && !unsureVerbs.has(word));
  const at = plain > 0 ? plain : findVerb(words, isVerb);
  if (at < 1) return null;
  let after = words.slice(at + 1);
  const verb = bare(words[at] ?? '');
  if (linking.has(verb) && /^to$/iu.test(after[0] ?? '')) after = after.slice(1);
  // "help students learn": what is helped is what they do.
  const [first = ''] = after;
  if (/^helps?$|^enables?$/u.test(verb) && bearingVerbs.has(bare(first))) after = after.slice(1);
  const taken = takeContexts(turnClause(after).join(' '), reader);
  const own = takeOwner(taken.rest);
  const inner = takeContexts(subjectOf(words.slice(0, at)), reader);
  const [who, outcome] = [withoutArticle(inner.rest), withoutArticle(own.rest)];
  if (outcome === '') return null;
  // People are not measured; what they do is.
  const isOwn = isPeople(reader.open(who)) && !pronoun.test(who);
  const cause = isOwn ? `${who}${/s$/u.test(who) ? '’' : '’s'} involvement` : who;
  return coreOf(who, `effect on ${own.rest}`, {
    contexts: [...inner.contexts, ...own.contexts, ...taken.contexts],
    bearing: pronoun.test(cause)
      ? null
      : { cause, outcome: /^empower/u.test(verb) ? `empowerment of ${outcome}` : nameOutcome(outcome, reader) },
    signs: ['effect', 'question'],
    sure: 0.85,
  });
}

/** "keep rising" is to rise, again and again. */
const unwind = (text: string): string =>
  text.replace(
    /\b(?:keeps?|kept|continues?|continued|starts?|started|stops?|stopped) (\p{L}+)ing\b/iu,
    (whole, begun: string) => {
      const stem = begun.toLowerCase();
      const plain = [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')].find((form) => verbNouns.has(form));
      return plain ?? whole;
    },
  );

/** "Why Do Mergers Fail?" asks about merger failure; what befell one that has a name is the fall of it. */
function nameFate(noun: string, who: string, reader: Reader): string {
  const words = who.split(/\s+/u);
  const plain = reader.open(who);
  const isSort =
    words.length <= 2 &&
    /[^su’']s$/u.test(plain) &&
    !/ics$/u.test(plain) &&
    !isPeople(plain) &&
    plain === who &&
    /^\p{Ll}/u.test(toRunningCase(plain, reader.title)) &&
    /^(?:failure|collapse|growth|decline|loss|cracking|corrosion|migration|death|success)$/u.test(noun);
  return isSort ? `${[...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ')} ${noun}` : `${noun} of ${who}`;
}

/** "community libraries lose teenage readers" as their loss of readers. */
export function nominalise(text: string, reader: Reader): Core | null {
  const set = readSetPhrase(text, reader);
  if (set) return set;
  const words = unwind(text).split(/\s+/u);
  const at = findVerb(words, (word) => findPlainVerb(word) !== null);
  const isDenied = words.some((word) => /^not$/iu.test(word));
  const derived = at < 1 && words.length > 1 ? deriveNoun(bare(words.at(-1) ?? '')) : null;
  if (derived) {
    const who = takeContexts(subjectOf(words.slice(0, -1)), reader);
    return coreOf(`${derived} of ${who.rest}`, null, { contexts: who.contexts });
  }
  const named = at < 1 ? undefined : verbNouns.get(findPlainVerb(bare(words[at] ?? '')) ?? '');
  const noun = named && isDenied ? `non-${named}` : named;
  if (!noun) return null;
  // "prices rise in Dublin": where it happens is said of those to whom it happens.
  const isPlaced = /^(?:in|at|on|during|since|among|across|under)$/iu.test(words[at + 1] ?? '');
  const before = isPlaced ? [...words.slice(0, at), ...words.slice(at + 1)] : words.slice(0, at);
  const subject = takeContexts(subjectOf(before), reader);
  const taken = takeContexts(
    words
      .slice(isPlaced ? words.length : at + 1)
      .filter((word) => !/^(?:so|less|more|out|better|worse|well|often)$/iu.test(word))
      .join(' '),
    reader,
  );
  const who = withoutArticle(subject.rest);
  if (noun === 'development' && /^become/iu.test(words[at] ?? ''))
    return coreOf(who, `development into ${words.slice(at + 1).join(' ')}`, {
      contexts: subject.contexts,
      signs: ['history'],
    });
  const what = taken.rest.replace(/^The\s/u, 'the ');
  const contexts = [...subject.contexts, ...taken.contexts];
  // Who goes from where he works is missed there: that is turnover.
  if (what === '' && /^(?:departure|resignation)$/u.test(noun) && isPeople(who))
    return coreOf(`turnover among ${who}`, null, { contexts });
  if (what === '' || /^(?:in|at|on|during)$/iu.test(what))
    return coreOf(nameFate(noun, subject.rest, reader), null, { contexts });
  if (/^to\s/iu.test(what))
    return coreOf(`${/s$/u.test(reader.open(who)) ? `${who}’` : `${who}’s`} ${noun} ${what}`, null, { contexts });
  const joint =
    noun === 'resistance' || noun === 'opposition'
      ? 'to'
      : noun === 'trust' || noun === 'distrust' || noun === 'investment'
        ? 'in'
        : noun === 'victory'
          ? 'in'
          : noun === 'withdrawal' || noun === 'departure' || noun === 'dropout'
            ? 'from'
            : 'of';
  const opened = reader.open(who);
  // What happens to a thing somewhere is that thing's own matter; only people and named actors own what they do.
  if (!isPeople(opened) && /^\p{Ll}/u.test(toRunningCase(opened, reader.title)) && joint === 'of')
    return coreOf(joinDeed(noun, what), null, { contexts: [{ text: who, kind: 'setting' }, ...contexts] });
  // What a firm does is the matter; the firm is the case.
  if (reader.field === 'management' && !isPeople(opened) && joint === 'of')
    return coreOf(joinDeed(noun, what), null, { contexts: [{ text: who, kind: 'case' }, ...contexts] });
  const owner = /s$/u.test(opened) ? `${who}’` : `${who}’s`;
  return coreOf(`${owner} ${noun} ${joint} ${what}`, null, {
    contexts: isPeople(who) && contexts.length === 0 ? [] : contexts,
  });
}
