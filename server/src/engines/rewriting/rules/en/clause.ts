import type { Token } from './sentence.ts';
import { inflect } from './verb-forms.ts';
import {
  conjunctions,
  determiners,
  finiteBe,
  isAdverb,
  isAuxiliary,
  isFunctionWord,
  looksPlural,
  modals,
  possessives,
  prepositions,
} from './word-classes.ts';

/** Verbs of academic prose whose forms with -s are hardly ever nouns. */
const verbs =
  'absorb accelerate accommodate accompany adapt address adjust alter amplify answer appeal ask assess assist attach attend balance bear blend break capture catch celebrate challenge collect combine communicate complete conduct confront consume contrast convert correspond cost cover cultivate cut decline decrease deliver demonstrate deny detect disperse display disrupt divide draw eliminate embrace emit employ empower engage evolve exceed exhibit experience fill form fund grant guide handle hinder imagine implement incorporate inform inspire integrate interact invest invite join judge lend listen lower manage match measure meet merge minimize mirror monitor neglect observe obtain open outperform outweigh own perceive permit persist pose predict preserve protect publish push react regard regulate reinforce relate release repeat replace resemble resist resolve respond restore restrict retain return send separate shape share shift sit solve speak spread start store study supply surround survive suffer sustain symbolize talk target threaten touch track travel treat trigger turn undergo unite value visit want warn watch wish yield buy sell rise fall spend pay read write live move fail rely expect hold change face accept achieve acknowledge act add adopt affect allow analyze appear apply argue arise assume attract avoid become begin believe belong bring build call carry choose claim come compare conclude confirm connect consider consist contain continue contribute convey create decide define depend depict describe determine develop differ discuss drive emerge emphasize enable encourage enhance ensure establish evaluate examine exist expand explain explore express extend facilitate find focus follow foster gain generate give go grow happen help highlight identify illustrate imply improve include increase indicate influence introduce involve keep know lack lead learn lie lose maintain make mean need occur offer operate oppose perform play point portray possess present prevent produce promote propose prove provide pursue raise reach receive recognize reduce refer reflect reject rely remain remove represent require result reveal say seek seem serve show stand stem strengthen suggest support take teach tell tend think transform underscore understand use vary view work'.split(
    ' ',
  );
const thirdPerson = new Set(verbs.map((verb) => inflect(verb, 's')));
const pasts = new Set(verbs.map((verb) => inflect(verb, 'past')));
/** Pasts that are no participles, nouns or adjectives. */
const surePasts = new Set(
  'became began grew gave took went knew saw wrote chose drove came drew spoke overcame arose undertook fell rose'.split(
    ' ',
  ),
);
const bases = new Set(verbs);
/** Third persons that are as often plurals of nouns. */
const doubtful = new Set(
  'answers balances breaks challenges contrasts costs covers cuts declines decreases displays draws experiences fills forms funds grants guides joins judges measures matches monitors mirrors permits pushes releases repeats returns shapes shares shifts spreads starts stores studies supplies talks targets touches tracks travels treats triggers turns values visits wishes yields changes faces falls holds rises moves reads lives acts calls drives finds gains helps influences increases lacks leads lies makes needs offers points presents raises results shows stands stems supports takes uses views works plays claims focuses means'.split(
    ' ',
  ),
);

/** Base forms that are as often nouns. */
const nounLike = new Set(
  'answer balance break challenge contrast cost cover cut decline decrease display draw experience fill form fund grant guide join judge lower measure match monitor mirror open own permit push release repeat return separate shape share shift spread start store study supply talk target touch track travel treat trigger turn value visit wish yield complete act call claim drive change face fall find focus gain help hold highlight influence increase lack lead lie live move need offer play point present read result rise show stand stem support use view work'.split(
    ' ',
  ),
);

const pronouns = new Set('it they we he she i you this these those there'.split(' '));

/** What ends the noun phrase of a subject. */
const isBarrier = ({ kind, text, lower }: Token): boolean =>
  (kind === 'mark' && !/^['’]$/u.test(text)) ||
  (kind === 'word' && conjunctions.has(lower) && lower !== 'and' && lower !== 'as');

export interface Subject {
  /** The index of the first finite verb. */
  verb: number;
  isPronoun: boolean;
}

/**
 * The subject that begins at a token, up to its finite verb: a pronoun, or a noun phrase of a few words, with “of” and the like in it.
 * Null where none can be read for sure.
 */
export function readSubject(tokens: readonly Token[], from: number): Subject | null {
  const first = tokens[from];
  if (first === undefined || first.kind === 'mark' || first.kind === 'number') return null;
  if (pronouns.has(first.lower)) {
    const at = skipAdverbs(tokens, from + 1);
    const isDemonstrative = /^(?:this|these|those)$/u.test(first.lower);
    // “This shaped reward” is no sentence yet.
    const isVerb = !isDemonstrative || !pasts.has(tokens[at]?.lower ?? '');
    if (isVerb && isFiniteVerb(tokens, at, true)) return { verb: at, isPronoun: true };
    if (!isDemonstrative) return null;
  } else if (
    first.kind === 'word' &&
    !determiners.has(first.lower) &&
    !possessives.has(first.lower) &&
    isFunctionWord(first.lower)
  )
    return null;
  for (let at = from + 1; at < Math.min(tokens.length, from + 11); at += 1) {
    const token = tokens[at];
    if (token === undefined || isBarrier(token)) return null;
    if (isFiniteVerb(tokens, at, false)) return { verb: at, isPronoun: false };
    if (/^(?:to|by)$/u.test(token.lower) || (at > from + 1 && /ed$/u.test(token.lower))) return null;
  }
  return null;
}

export function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.kind === 'word' && isAdverb(tokens[at]?.lower ?? '')) at += 1;
  return at;
}

function isFiniteVerb(tokens: readonly Token[], at: number, afterPronoun: boolean): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  const { lower } = token;
  if (isAuxiliary(lower)) return true;
  const before = tokens[at - 1];
  if (afterPronoun) return thirdPerson.has(lower) || pasts.has(lower) || bases.has(lower);
  if (before === undefined || determiners.has(before.lower) || possessives.has(before.lower)) return false;
  if (thirdPerson.has(lower))
    return !looksPlural(before.lower) && (!doubtful.has(lower) || determiners.has(tokens[at + 1]?.lower ?? ''));
  const next = tokens[at + 1]?.lower ?? '';
  if (surePasts.has(lower)) return true;
  if (pasts.has(lower) && /ed$/u.test(lower) && (determiners.has(next) || possessives.has(next)))
    return !isAdverb(before.lower);
  const isPlain = !nounLike.has(lower) || determiners.has(tokens[at + 1]?.lower ?? '') || tokens[at + 1] === undefined;
  return bases.has(lower) && looksPlural(before.lower) && isPlain;
}

/** Whether a finite verb that cannot be anything else stands among them. */
export const hasFiniteVerb = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind, lower }, at) =>
      isFiniteVerb(tokens, at, false) || (kind === 'word' && followsPronoun(tokens, at) && !/ing$/u.test(lower)),
  );

/** Behind “we” or “they” there is a verb, whichever it is. */
const followsPronoun = (tokens: readonly Token[], at: number): boolean =>
  /^(?:we|they|you|i|he|she)$/u.test(tokens[at - 1]?.lower ?? '') &&
  !isFunctionWord(tokens[at]?.lower ?? '') &&
  !isAdverb(tokens[at]?.lower ?? '');

export type Tense = { kind: 'present' } | { kind: 'past' } | { kind: 'perfect' } | { kind: 'modal'; word: string };

/** The tense of a main clause by its first finite verb; null where it cannot be told. */
export function tenseOf(tokens: readonly Token[]): Tense | null {
  const subject = readSubject(tokens, 0);
  if (subject === null) return null;
  const { lower } = tokens[subject.verb] ?? { lower: '' };
  if (modals.has(lower))
    return /^(?:can|could|may|might|will|would)$/u.test(lower) ? { kind: 'modal', word: lower } : null;
  if (finiteBe.has(lower)) return { kind: /^was|^were/u.test(lower) ? 'past' : 'present' };
  if (lower === 'has' || lower === 'have') {
    const next = tokens[skipAdverbs(tokens, subject.verb + 1)]?.lower ?? '';
    return {
      kind: /(?:ed|en|wn|ne|ught|ade|lt|pt)$|^(?:led|put|set|come|run|won|held|found|had|kept|met)$/u.test(next)
        ? 'perfect'
        : 'present',
    };
  }
  if (/^do(?:es)?$/u.test(lower)) return { kind: 'present' };
  if (/^(?:had|did)$/u.test(lower) || (pasts.has(lower) && !bases.has(lower))) return { kind: 'past' };
  return thirdPerson.has(lower) || bases.has(lower) ? { kind: 'present' } : null;
}

const subordinators = new Set(
  'that which who whom whose whether if because although though while whereas unless when whenever where since until what how why as before after once so'.split(
    ' ',
  ),
);

/** “such as”, “as well as” and “as a” begin no clause. */
const isPlainAs = (tokens: readonly Token[], at: number): boolean =>
  /^(?:such|well|known|seen|as|serve|serves|act|acts)$/u.test(tokens[at - 1]?.lower ?? '') ||
  /^(?:a|an|the|well)$/u.test(tokens[at + 1]?.lower ?? '');

export const hasSubordinate = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind, lower }, at) => kind === 'word' && subordinators.has(lower) && !(lower === 'as' && isPlainAs(tokens, at)),
  );

const reporting =
  /^(?:argu|assert|claim|believ|contend|suggest|stat(?:e|es|ed|ing)$|say|said|think|thought|report|note[sd]?$|propos|hypothes|maintain that|impl(?:y|ies|ied)$|posit|predict|reveal|indicat|found$|finds?$|show(?:s|ed|n)?$|demonstrat|identif|feel|felt|hop(?:e|es|ed)$|fear)/u;

/** Whether somebody is said to say or think what stands there; a sentence of its own would be said by the writer. */
export const isReported = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, lower }) => kind === 'word' && reporting.test(lower));

/** Where the main clause begins: behind a short phrase or connective in front of it that has no verb of its own. */
export function mainStart(tokens: readonly Token[]): number {
  const comma = tokens.findIndex(({ kind, text }) => kind === 'mark' && text === ',');
  if (comma < 1 || comma > 9 || hasFiniteVerb(tokens.slice(0, comma))) return 0;
  const first = tokens[0]?.lower ?? '';
  return prepositions.has(first) || isAdverb(first) || comma === 1 ? comma + 1 : 0;
}

export const isKnownVerb = (word: string): boolean => bases.has(word);

const byIng = new Map(verbs.map((verb) => [inflect(verb, 'ing'), verb]));

/** The verb of which a word is the -ing form; null where none is known. */
export const verbOfIng = (word: string): string | null => byIng.get(word) ?? null;
