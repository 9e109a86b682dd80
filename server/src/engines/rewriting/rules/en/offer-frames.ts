import type { Edit } from '../../edit.ts';
import { isKnownVerb, readSubject, verbOfIng } from './clause.ts';
import type { Paragraph, Sentence, Token } from './sentence.ts';
import { inflect, type VerbForm } from './verb-forms.ts';
import { isAdverb, isAuxiliary, isFunctionWord, looksPlural } from './word-classes.ts';

const forms: readonly VerbForm[] = ['base', 's', 'past', 'ing'];
const frameVerbs = new Map(
  [
    ['allow', 'let'],
    ['enable', 'let'],
    ['permit', 'let'],
    ['cause', 'make'],
    ['help', 'help'],
  ].flatMap(([verb = '', plain = '']) =>
    forms.map((form): [string, { plain: string; form: VerbForm }] => [inflect(verb, form), { plain, form }]),
  ),
);

const isWord = (token: Token | undefined): token is Token => token?.kind === 'word' || token?.kind === 'span';

/** “allows users to find X” as “lets users find X”. */
function offerPlainFrames({ tokens }: Sentence): Edit[] {
  return tokens.flatMap((token, at) => {
    const frame = token.kind === 'word' && /^\p{Ll}/u.test(token.text) ? frameVerbs.get(token.lower) : undefined;
    const before = tokens[at - 1]?.lower ?? '';
    // A participle in the passive has no plain frame: “are allowed to”; nor has “help” as a noun.
    if (!frame || /^(?:be|is|are|was|were|been|being|the|a|an|of|have|has|had)$/u.test(before)) return [];
    const to = tokens.findIndex((one, index) => index > at + 1 && index < at + 7 && one.lower === 'to');
    if (to < 0) return [];
    const object = tokens.slice(at + 1, to);
    if (
      object.some(
        (one) =>
          !isWord(one) ||
          isAuxiliary(one.lower) ||
          /^(?:for|that|which|who|and|or|in|by|with|from|as|access)$/u.test(one.lower),
      )
    )
      return [];
    // “help students feel obliged to work”: another verb stands between, and the “to” is its own.
    if (
      object.some(
        ({ lower }) =>
          isKnownVerb(lower) ||
          /...(?:ed|ing|ility|acity)$/u.test(lower) ||
          /^(?:strategies|ways|tools|skills|efforts|plans|steps|opportunity|opportunities|ability|right|power|need|of|how|what)$/u.test(
            lower,
          ),
      )
    )
      return [];
    const verb = tokens[to + 1];
    const first = object[0];
    const last = object.at(-1);
    if (!verb || verb.lower === frame.plain || !first || !last || !isKnownVerb(verb.lower) || isAdverb(last.lower))
      return [];
    const start = frame.plain === 'help' ? last.end : token.start;
    const text =
      frame.plain === 'help'
        ? ''
        : `${inflect(frame.plain, frame.form)} ${object.map(({ text: word }) => word).join(' ')}`;
    return [
      {
        start,
        end: tokens[to]?.end ?? last.end,
        text,
        rule: 'VOICE' as const,
        safety: frame.plain === 'help' ? 0.9 : 0.8,
      },
    ];
  });
}

/** “is capable of handling” as “can handle”. */
function offerAbilities({ tokens }: Sentence): Edit[] {
  return tokens.flatMap((token, at) => {
    const verb = verbOfIng(tokens[at + 3]?.lower ?? '');
    const end = tokens[at + 3]?.end;
    if (
      !/^(?:is|are)$/u.test(token.lower) ||
      tokens[at + 1]?.lower !== 'capable' ||
      tokens[at + 2]?.lower !== 'of' ||
      !verb ||
      !end
    )
      return [];
    return [{ start: token.start, end, text: `can ${verb}`, rule: 'VOICE' as const, safety: 0.85 }];
  });
}

/** “the process of learning” as “learning”. */
function offerProcesses({ tokens }: Sentence): Edit[] {
  return tokens.flatMap((token, at) => {
    const ing = tokens[at + 3];
    if (
      token.text !== 'the' ||
      !/^(?:process|act|practice)$/u.test(tokens[at + 1]?.lower ?? '') ||
      tokens[at + 2]?.lower !== 'of'
    )
      return [];
    const isLeaning = /^(?:during|in|at|throughout)$/u.test(tokens[at - 1]?.lower ?? '');
    const isPlain = !isLeaning && ing !== undefined && verbOfIng(ing.lower) !== null && isWord(tokens[at + 4]);
    return isPlain ? [{ start: token.start, end: ing.start, text: '', rule: 'TRIM' as const, safety: 0.8 }] : [];
  });
}

/** “a tool that is used for” as “a tool used for”; “systems that can” as “systems which can”. */
function offerRelatives({ tokens }: Sentence): Edit[] {
  return tokens.flatMap((token, at): Edit[] => {
    const noun = tokens[at - 1];
    const verb = tokens[at + 1];
    const next = tokens[at + 2];
    if (
      !/^(?:that|which)$/u.test(token.lower) ||
      !noun ||
      verb?.kind !== 'word' ||
      noun.kind !== 'word' ||
      isFunctionWord(noun.lower)
    )
      return [];
    const isParticiple = next?.kind === 'word' && /ed$/u.test(next.lower) && tokens[at + 3]?.lower !== 'that';
    const edits: Edit[] = [];
    if (
      /^(?:is|are|was|were)$/u.test(verb.lower) &&
      isParticiple &&
      /^(?:by|in|for|to|on|from|with|at)$/u.test(tokens[at + 3]?.lower ?? '')
    )
      edits.push({ start: token.start, end: next.start, text: '', rule: 'TRIM', safety: 0.85 });
    // Behind a noun, and before its verb, “that” is a relative; behind a verb it would begin what is said.
    const isRelative =
      (isAuxiliary(verb.lower) ||
        /^(?:allows|makes|helps|provides|includes|requires|contains|uses|combines|leads|enables)$/u.test(verb.lower)) &&
      !isKnownVerb(noun.lower) &&
      (looksPlural(noun.lower) ||
        /(?:tion|ment|ity|ness|em|el|ch|od|ork|ess|ure|ence|ance|ool|ice)$/u.test(noun.lower));
    if (
      token.lower === 'that' &&
      isRelative &&
      !/^(?:fact|idea|belief|evidence|view|claim|notion|assumption|hypothesis|conclusion|sense|extent|people|argument|way|ways|so|results|findings|suggests|shows|studies)$/u.test(
        noun.lower,
      )
    )
      edits.push({ start: token.start, end: token.end, text: 'which', rule: 'WORD', safety: 0.8 });
    if (token.lower === 'which')
      edits.push({
        start: token.start,
        end: token.end,
        text: 'that',
        rule: 'WORD',
        safety: isAuxiliary(verb.lower) ? 0.85 : 0.75,
      });
    return edits;
  });
}

/** Verbs that need no “that” before a short subject, and read well with it. */
function offerThat({ tokens }: Sentence): Edit[] {
  return tokens.flatMap((token, at): Edit[] => {
    const before = tokens[at - 1]?.lower ?? '';
    const next = tokens[at + 1];
    if (
      token.lower !== 'that' ||
      !next ||
      !/^(?:believe|think|believes|thinks|thought|believed|know|knew|hope|feel|felt|say|says|said)$/u.test(before)
    )
      return [];
    if (!/^(?:it|they|we|he|she|you|i|the|this|these)$/u.test(next.lower) || readSubject(tokens, at + 1) === null)
      return [];
    return [{ start: token.start, end: next.start, text: '', rule: 'TRIM', safety: 0.85 }];
  });
}

/** Frames of verbs and nouns that say the same in fewer or other words. */
export const offerFrames = ({ sentences }: Paragraph): Edit[] =>
  sentences
    .filter(({ text }) => !/["“”]/u.test(text))
    .flatMap((sentence) =>
      [offerPlainFrames, offerAbilities, offerProcesses, offerRelatives, offerThat].flatMap((offer) => offer(sentence)),
    );
