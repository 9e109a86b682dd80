import type { Edit } from '../../edit.ts';
import { readSubject } from './clause.ts';
import { capitalize, type Paragraph, type Sentence, uncapitalize } from './sentence.ts';
import { finiteBe, isAuxiliary, modals } from './word-classes.ts';

/** They announce one more point; the point stands without them. */
const additive =
  /^(?:Moreover|Furthermore|Additionally|In addition|Besides|Also|Further|What is more|On top of that), /u;
/** They name a relation that must stay, so they move but do not go. */
const movable: readonly (readonly [RegExp, string])[] = [
  [/^However, /u, 'however'],
  [/^Therefore, /u, 'therefore'],
  [/^Consequently, /u, 'as a result'],
  [/^Nevertheless, /u, 'nevertheless'],
  [/^Nonetheless, /u, 'nonetheless'],
  [/^For example, /u, 'for example'],
  [/^For instance, /u, 'for instance'],
  [/^In contrast, /u, 'in contrast'],
  [/^By contrast, /u, 'by contrast'],
  [/^On the other hand, /u, 'on the other hand'],
];

const isWhole = (sentence: Sentence, length: number): boolean =>
  sentence.stop === '.' && sentence.text.length - length > 25 && !/["“”]/u.test(sentence.text);

/** Drops the connective: `length` characters at the beginning. */
function drop({ start, text }: Sentence, length: number, safety: number): Edit[] {
  const next = text.charAt(length);
  return /[\p{L}\uE000-\uF8FF]/u.test(next)
    ? [{ start, end: start + length + 1, text: capitalize(next), rule: 'CONNECTIVE', safety }]
    : [];
}

/** Puts a word between commas behind the subject: “The method, however, is …”; “also” without them, behind the first auxiliary. */
function moveInside(sentence: Sentence, length: number, word: string): Edit[] {
  const { tokens, start, text } = sentence;
  const from = tokens.findIndex((token) => token.start >= start + length);
  const subject = from < 0 ? null : readSubject(tokens, from);
  const verb = subject ? tokens[subject.verb] : undefined;
  const before = subject ? tokens[subject.verb - 1] : undefined;
  if (!subject || !verb || !before || before.kind === 'mark' || /^[\p{Lu}]/u.test(verb.text)) return [];
  const head = capitalize(text.slice(length, before.end - start));
  if (tokens[from]?.lower === 'there') return [];
  if (word !== 'also') {
    const next = tokens[subject.verb + 1];
    if (subject.isPronoun || (verb.lower.endsWith("n't") && next === undefined)) return [];
    if (tokens.slice(from, subject.verb).some(({ lower }) => lower === 'and')) return [];
    return [{ start, end: before.end, text: `${head}, ${word},`, rule: 'CONNECTIVE', safety: 0.8 }];
  }
  if (/\b(?:also|too|as well|both)\b/u.test(text)) return [];
  const next = tokens[subject.verb + 1];
  if (isAuxiliary(verb.lower)) {
    if (!next || next.kind === 'mark' || /n't$/u.test(verb.lower) || verb.lower === 'cannot' || next.lower === 'not')
      return [];
    if (/^(?:has|have|had|do|does|did)$/u.test(verb.lower) && !/ed$|^been$|^become$/u.test(next.lower)) return [];
    if (!finiteBe.has(verb.lower) && !modals.has(verb.lower) && !/^(?:has|have|had)$/u.test(verb.lower)) return [];
    return [{ start, end: verb.end, text: `${head} ${verb.text} also`, rule: 'CONNECTIVE', safety: 0.85 }];
  }
  return [{ start, end: before.end, text: `${head} also`, rule: 'CONNECTIVE', safety: 0.8 }];
}

/** “However, X” as “But X” or “Yet X”; “Therefore, X” as “So X”. */
const openings: readonly (readonly [RegExp, string, number])[] = [
  [/^However, /u, 'But ', 0.8],
  [/^However, /u, 'Yet ', 0.8],
  [/^Nevertheless, /u, 'Yet ', 0.8],
  [/^Nonetheless, /u, 'Yet ', 0.8],
  [/^(?:Therefore|Consequently|As a result|Hence|Thus), /u, 'So ', 0.75],
];

/** Drops, exchanges or moves the connectives with which sentences begin. */
export function offerConnectives({ text, sentences }: Paragraph): Edit[] {
  return sentences.flatMap((sentence, at) => {
    const edits: Edit[] = [];
    const added = additive.exec(sentence.text)?.[0];
    if (added && isWhole(sentence, added.length)) {
      // At the head of a paragraph it points to the one before.
      edits.push(...drop(sentence, added.length, at === 0 ? 0.75 : 0.9), ...moveInside(sentence, added.length, 'also'));
    }
    for (const [pattern, word] of movable) {
      const found = pattern.exec(sentence.text)?.[0];
      if (found && isWhole(sentence, found.length)) edits.push(...moveInside(sentence, found.length, word));
    }
    for (const [pattern, to, safety] of openings) {
      const found = pattern.exec(sentence.text)?.[0];
      if (!found || !isWhole(sentence, found.length)) continue;
      const rest = uncapitalize(sentence.text.slice(found.length), text);
      if (rest !== null && !/^(?:despite|although|while|though|even|if|when|with)\b/u.test(rest))
        edits.push({ start: sentence.start, end: sentence.start + found.length, text: to, rule: 'CONNECTIVE', safety });
    }
    return edits;
  });
}
