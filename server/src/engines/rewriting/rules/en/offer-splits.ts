import type { Edit } from '../../edit.ts';
import { hasFiniteVerb, hasSubordinate, isReported, mainStart, readSubject, type Tense, tenseOf } from './clause.ts';
import { capitalize, countWords, type Paragraph, type Sentence, type Token } from './sentence.ts';
import { inflect } from './verb-forms.ts';
import { finiteBe, isAuxiliary, looksPlural } from './word-classes.ts';

const isMark = (token: Token | undefined, mark: string): boolean => token?.kind === 'mark' && token.text === mark;
const isStatement = ({ stop, text }: Sentence): boolean => stop === '.' && !/["“”«»()[\]{}:—–…?!]/u.test(text);

/** At a semicolon, where each side is a sentence. */
function splitAtSemicolon(sentence: Sentence): Edit[] {
  const { tokens } = sentence;
  const marks = tokens.flatMap((token, at) => (isMark(token, ';') ? [at] : []));
  const [at, ...more] = marks;
  if (at === undefined || more.length > 0) return [];
  const next = tokens[at + 1];
  const mark = tokens[at];
  if (!next || !mark || next.kind === 'number') return [];
  const right = tokens.slice(at + 1);
  if (countWords(right) < 4 || at < 4 || /^(?:and|or|but|which|who|that)$/u.test(next.lower)) return [];
  const opener =
    /^(?:however|therefore|thus|moreover|furthermore|instead|rather|consequently|similarly|nevertheless)$/u.test(
      next.lower,
    ) && isMark(right[1], ',');
  const from = opener ? at + 3 : at + 1;
  if (!hasFiniteVerb(tokens.slice(0, at)) || readSubject(tokens, from) === null) return [];
  return [
    {
      start: mark.start,
      end: next.start + 1,
      text: `. ${capitalize(next.text.charAt(0))}`,
      rule: 'SPLIT',
      safety: 0.9,
    },
  ];
}

/** At “, and it is …”, where the left side depends on nothing. */
function splitAtConjunction(sentence: Sentence): Edit[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at) => {
    const joint = tokens[at + 1];
    const next = tokens[at + 2];
    if (!isMark(token, ',') || !joint || !next || !/^(?:and|but)$/u.test(joint.lower)) return [];
    const left = tokens.slice(0, at);
    const right = tokens.slice(at + 2);
    const main = left.slice(mainStart(left));
    if (
      countWords(main) < 6 ||
      countWords(right) < 6 ||
      isReported(left) ||
      hasSubordinate(main) ||
      !hasFiniteVerb(main)
    )
      return [];
    if (main.some((one) => isMark(one, ',')) || /^(?:both|either|neither|not)$/iu.test(main[0]?.text ?? '')) return [];
    if (readSubject(main, 0) === null) return [];
    const subject = readSubject(tokens, at + 2);
    if (subject === null || tokens.slice(at + 2, subject.verb).some(({ lower }) => lower === 'and')) return [];
    const head = joint.lower === 'but' ? 'But ' : '';
    const begin = head === '' ? capitalize(next.text.charAt(0)) : next.text.charAt(0);
    return [{ start: token.start, end: next.start + 1, text: `. ${head}${begin}`, rule: 'SPLIT', safety: 0.85 }];
  });
}

/** Participles that say what comes of the whole clause before them. */
const consequences: Readonly<Record<string, string>> = {
  leading: 'lead',
  resulting: 'result',
  allowing: 'allow',
  enabling: 'enable',
  ensuring: 'ensure',
  making: 'make',
  highlighting: 'highlight',
  creating: 'create',
  causing: 'cause',
  helping: 'help',
  reducing: 'reduce',
  improving: 'improve',
  enhancing: 'enhance',
  contributing: 'contribute',
  suggesting: 'suggest',
  indicating: 'indicate',
  demonstrating: 'demonstrate',
  showing: 'show',
  promoting: 'promote',
  fostering: 'foster',
  underscoring: 'underscore',
  emphasizing: 'emphasize',
  emphasising: 'emphasise',
  facilitating: 'facilitate',
  encouraging: 'encourage',
  strengthening: 'strengthen',
  increasing: 'increase',
  limiting: 'limit',
  forcing: 'force',
  raising: 'raise',
  reinforcing: 'reinforce',
  preventing: 'prevent',
  providing: 'provide',
  supporting: 'support',
  boosting: 'boost',
  lowering: 'lower',
  easing: 'ease',
};

/** What can happen may well show something, not be able to show it. */
const isEvidence = /^(?:suggest|indicate|demonstrate|show|highlight|underscore|emphasi[sz]e)$/u;

function formIn(tense: Tense, verb: string): string {
  if (tense.kind === 'modal' && isEvidence.test(verb)) return inflect(verb, 's');
  if (tense.kind === 'modal') return `${tense.word} ${verb}`;
  if (tense.kind === 'perfect') return `has ${inflect(verb, 'participle')}`;
  return inflect(verb, tense.kind === 'past' ? 'past' : 's');
}

function splitAtParticiple(sentence: Sentence): Edit[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const verb = next ? consequences[next.lower] : undefined;
    if (!isMark(token, ',') || !next || verb === undefined) return [];
    const left = tokens.slice(0, at);
    const right = tokens.slice(at + 2, -1);
    const main = left.slice(mainStart(left));
    if (countWords(main) < 6 || countWords(right) < 3 || isReported(left)) return [];
    if (left.some((one) => /^(?:if|unless|whether|that|because)$/u.test(one.lower)) || main[0]?.lower === 'it')
      return [];
    if (
      right.some(
        (one, index) =>
          (/^(?:and|or)$/u.test(one.lower) || isMark(one, ',')) &&
          right.slice(index + 1, index + 4).some(({ lower }) => /...ing$/u.test(lower)),
      )
    )
      return [];
    const comma = right.findIndex((one) => isMark(one, ','));
    if (comma >= 0 && hasFiniteVerb(right.slice(comma))) return [];
    const behind = right[0];
    if (!behind || isMark(behind, ',')) return [];
    if (/^(?:lead|result|contribute)$/u.test(verb) !== /^(?:to|in)$/u.test(behind.lower)) return [];
    const tense = tenseOf(main);
    if (tense === null) return [];
    const form = formIn(tense, verb);
    return [{ start: token.start, end: next.end, text: `. This ${form}`, rule: 'SPLIT', safety: 0.8 }];
  });
}

/** At “, which is …”, where a pronoun can say what “which” means. */
function splitAtRelative(sentence: Sentence): Edit[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at) => {
    const relative = tokens[at + 1];
    const verb = tokens[at + 2];
    const noun = tokens[at - 1];
    if (!isMark(token, ',') || relative?.lower !== 'which' || verb?.kind !== 'word' || noun?.kind !== 'word') return [];
    const left = tokens.slice(0, at);
    const right = tokens.slice(at + 2, -1);
    if (/^\p{Lu}/u.test(noun.text) || countWords(left) < 8 || countWords(right) < 4) return [];
    if (
      isReported(left) ||
      hasSubordinate(left) ||
      left.some((one) => isMark(one, ',')) ||
      right.some((one) => isMark(one, ','))
    )
      return [];
    if (readSubject(left, 0) === null) return [];
    const isPlural = looksPlural(noun.lower);
    let pronoun: string | null = null;
    if (/^(?:are|were|have)$/u.test(verb.lower)) pronoun = isPlural ? 'These' : null;
    else if (/^(?:is|was|has)$/u.test(verb.lower)) pronoun = isPlural ? null : 'This';
    else if (/^(?:can|could|may|might|will|would)$/u.test(verb.lower)) pronoun = isPlural ? null : 'This';
    else if (
      /^(?:helps|makes|leads|allows|means|shows|provides|requires|includes|involves|reduces|improves|enables|ensures|suggests|creates|causes)$/u.test(
        verb.lower,
      )
    )
      pronoun = isPlural ? null : 'This';
    if (pronoun === null || !(finiteBe.has(verb.lower) || isAuxiliary(verb.lower) || /s$/u.test(verb.lower))) return [];
    return [{ start: token.start, end: relative.end, text: `. ${pronoun}`, rule: 'SPLIT', safety: 0.75 }];
  });
}

/** One sentence as two. */
export function offerSplits({ sentences }: Paragraph): Edit[] {
  return sentences
    .filter(isStatement)
    .flatMap((sentence) => [
      ...splitAtSemicolon(sentence),
      ...(sentence.text.includes(';')
        ? []
        : [...splitAtConjunction(sentence), ...splitAtParticiple(sentence), ...splitAtRelative(sentence)]),
    ]);
}
