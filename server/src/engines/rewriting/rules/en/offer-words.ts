import type { Replacement } from '../../../../knowledge/thesaurus-line.ts';
import type { Edit } from '../../edit.ts';
import { articleOf } from './article.ts';
import { fits } from './contexts.ts';
import { capitalize, type Paragraph, type Sentence, type Token } from './sentence.ts';
import { type Spelling, spell, spellingOf } from './spelling.ts';
import { loadSurfaces, pluralOf, type Surface } from './thesaurus.ts';
import { hasOnePast, inflect, type VerbForm } from './verb-forms.ts';
import {
  beForms,
  determiners,
  haveForms,
  isAdverb,
  isFunctionWord,
  looksPlural,
  modals,
  possessives,
  prepositions,
} from './word-classes.ts';

/** Verbs whose plain forms are nouns as well. */
const alsoNouns = new Set(
  'impact focus highlight address approach showcase challenge influence benefit shape harness advance increase decrease support aid debate risk need result cause detail promise aim attempt plan practice question review offer gain answer display contrast balance concern account report purchase position rank pursuit spark touch mirror boost surge drive trigger hinder echo struggle witness value respect trust view stress fuel feature request demand warrant merit craft forge gauge monitor champion outline critique exhibit present span yield compromise spur prompt advocate institute exploit remedy conduct construct project process function produce'.split(
    ' ',
  ),
);
const degrees = new Set([
  'more',
  'most',
  'less',
  'least',
  'very',
  'so',
  'too',
  'as',
  'how',
  'extremely',
  'highly',
  'quite',
  'rather',
  'particularly',
  'especially',
  'increasingly',
  'equally',
]);
const verbalBefore = new Set([
  'to',
  'we',
  'they',
  'you',
  'i',
  'who',
  'which',
  'do',
  'does',
  'did',
  'help',
  'helps',
  'let',
  'not',
  ...modals,
]);

/** The nearest word before that is no adverb. */
function wordBefore(tokens: readonly Token[], first: number): Token | undefined {
  for (let at = first - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') return token;
    if (!isAdverb(token.lower)) return token;
  }
  return undefined;
}

const isDetermining = (token: Token | undefined): boolean =>
  token !== undefined && (determiners.has(token.lower) || possessives.has(token.lower));

function readsAsVerb(surface: Surface, tokens: readonly Token[], first: number): boolean {
  const before = wordBefore(tokens, first);
  const next = tokens[first + 1];
  if (surface.forms.includes('ing'))
    return !isDetermining(before) && !(before && prepositions.has(before.lower) && next?.lower === 'of');
  const isPast = surface.forms.includes('past') || surface.forms.includes('participle');
  // “in restricted classes”: a participle before its noun is an adjective.
  if (isPast && surface.words.length === 1 && next?.lower !== 'by') {
    if (before === undefined || isDetermining(before) || prepositions.has(before.lower)) return false;
  }
  if (!alsoNouns.has(surface.word.split(' ')[0] ?? '')) return true;
  if (surface.forms.includes('s'))
    return isDetermining(next) && !isDetermining(before) && !(before && prepositions.has(before.lower));
  if (surface.forms.includes('base')) {
    return (
      before !== undefined && (verbalBefore.has(before.lower) || (looksPlural(before.lower) && isDetermining(next)))
    );
  }
  return true;
}

/** “this challenges” is no noun, nor is “these focus”. */
const agrees = ({ isPlural }: Surface, before: Token | undefined): boolean =>
  !(
    isPlural
      ? /^(?:a|an|this|that|each|every|another|one|it|he|she|which|who)$/u
      : /^(?:these|those|many|several|few|both|various|to|we|they|can|will|may|which|who)$/u
  ).test(before?.lower ?? '');

/** “with increased costs”, not “has increased costs”. */
function readsAsAdjective(tokens: readonly Token[], first: number): boolean {
  const before = tokens[first - 1];
  return (
    before !== undefined && (isDetermining(before) || prepositions.has(before.lower) || /...ing$/u.test(before.lower))
  );
}

/** “domain adaptation”: a noun before a noun is half of a name. */
const isCompound = ({ isPlural }: Surface, next: Token | undefined): boolean =>
  !isPlural && next?.kind === 'word' && !isFunctionWord(next.lower) && !isAdverb(next.lower);

/** The one form of a verb that it has here; null where it cannot be told. */
function formOf(surface: Surface, tokens: readonly Token[], first: number, target: string): VerbForm | null {
  const [form, other] = surface.forms;
  if (form === undefined || other === undefined) return form ?? null;
  if (!(form === 'past' && other === 'participle')) return null;
  const before = wordBefore(tokens, first);
  if (before && (beForms.has(before.lower) || haveForms.has(before.lower))) return 'participle';
  if (hasOnePast(target)) return 'past';
  const afterSubject = before?.kind === 'word' && /^(?:it|they|we|he|she|i|you|who|which)$/u.test(before.lower);
  return afterSubject ? 'past' : null;
}

function inflected(surface: Surface, tokens: readonly Token[], first: number, { text }: Replacement): string | null {
  if (surface.kind === 'noun') return surface.isPlural ? pluralOf(text) : text;
  if (surface.kind !== 'verb') return text;
  if (surface.word.startsWith('be ') && /^be /u.test(text)) return text.replace(/^be/u, surface.words[0] ?? 'be');
  const form = formOf(surface, tokens, first, text);
  if (form === null) return null;
  if (!/^be(?: |$)/u.test(text)) return inflect(text, form);
  if (form === 'past' || form === 'ing') return null;
  const before = wordBefore(tokens, first);
  const isBare =
    before !== undefined &&
    (before.lower === 'to' || modals.has(before.lower) || /^(?:help|helps|let|and|or)$/u.test(before.lower));
  if (form === 'base' && (before?.lower === 'and' || before?.lower === 'or')) return null;
  return form === 'base' && !isBare ? text.replace(/^be/u, 'are') : inflect(text, form);
}

function matches(surface: Surface, tokens: readonly Token[], first: number): boolean {
  return surface.words.every((word, index) => {
    const token = tokens[first + index];
    const before = tokens[first + index - 1];
    if (token?.lower !== word) return false;
    return index === 0 || before === undefined || token.start - before.end === (word === ',' ? 0 : 1);
  });
}

const statistics =
  /\b(?:statistic\w*|p-values?|p\s*[<=>]|regress\w*|coefficients?|confidence|hypothes[ei]s|variance|anova|t-tests?|samples?|correlat\w*|odds|deviations?|estimat\w+|differ\w*|predict\w*|interval|association|associated|level)\b/iu;
/** In a sentence of statistics, or with figures, such words may be meant exactly. */
const exact =
  /^(?:significan|substantial|considerabl|notabl|marked|strong|robust|average|mean|effect|impact|influence)/u;

function isExact(surface: Surface, sentence: Sentence): boolean {
  if (!exact.test(surface.word) && !surface.words.some((word) => exact.test(word))) return false;
  return sentence.tokens.some(({ kind }) => kind === 'number' || kind === 'span') || statistics.test(sentence.text);
}

const stem = (word: string): string => word.toLowerCase().replace(/ies$/u, 'y').slice(0, 4);

/** A word that stands nearby already reads worse twice. */
function repeats(text: string, tokens: readonly Token[], first: number, last: number): boolean {
  const near = new Set(
    [...tokens.slice(Math.max(0, first - 9), first), ...tokens.slice(last + 1, last + 10)]
      .filter(
        ({ kind, lower }) => kind === 'word' && (lower.length > 4 || (lower.length > 2 && !isFunctionWord(lower))),
      )
      .map(({ lower }) => stem(lower)),
  );
  const neighbours = [tokens[first - 1]?.lower, tokens[last + 1]?.lower];
  const words = text.split(/[ ,]+/u);
  if (words[0] === neighbours[0] || words.at(-1) === neighbours[1]) return true;
  return words.some((word) => (word.length > 4 || (word.length > 2 && !isFunctionWord(word))) && near.has(stem(word)));
}

function offerAt(surface: Surface, sentence: Sentence, first: number, spelling: Spelling): Edit[] {
  const { tokens } = sentence;
  const last = first + surface.words.length - 1;
  const from = tokens[first];
  const to = tokens[last];
  if (from === undefined || to === undefined) return [];
  const isFirst = first === 0;
  const isCapital = /^\p{Lu}/u.test(from.text);
  if (isCapital && (!isFirst || /\p{Lu}/u.test(from.text.slice(1)))) return [];
  if (tokens.slice(first + 1, last + 1).some(({ text }) => /^\p{Lu}/u.test(text))) return [];
  if (/^['’]/u.test(tokens[last + 1]?.text ?? '') && tokens[last + 1]?.start === to.end) return [];
  if (surface.kind === 'noun' && (!agrees(surface, tokens[first - 1]) || isCompound(surface, tokens[last + 1])))
    return [];
  if (surface.kind === 'verb' && !readsAsVerb(surface, tokens, first)) return [];
  const before = tokens[first - 1];
  if ((surface.kind === 'adjective' || surface.kind === 'adverb') && before && degrees.has(before.lower)) return [];
  if (isExact(surface, sentence)) return [];
  if (surface.kind === 'adjective' && /ed$/u.test(surface.word) && !readsAsAdjective(tokens, first)) return [];
  if (
    surface.kind === 'adjective' &&
    /ing$/u.test(surface.word) &&
    !(before && (isDetermining(before) || beForms.has(before.lower)))
  )
    return [];
  const next = tokens[last + 1];
  return surface.replacements.flatMap((replacement) => {
    if (!fits(replacement, tokens, first, last)) return [];
    const plain = inflected(surface, tokens, first, replacement);
    if (plain === null || repeats(plain, tokens, first, last)) return [];
    let text = spell(plain, spelling);
    let start = from.start;
    if (before && (before.text === 'a' || before.text === 'an') && surface.kind !== 'connective') {
      const article = articleOf(text);
      if (article === null) return [];
      if (article !== before.text) {
        text = `${article} ${text}`;
        start = before.start;
      }
    }
    const endsInArticle = /(?:^| )an?$/u.exec(text);
    if (endsInArticle) {
      const article = next ? articleOf(next.text) : null;
      if (article === null) return [];
      text = `${text.slice(0, endsInArticle.index)}${endsInArticle.index > 0 ? ' ' : ''}${article}`;
    }
    const rule = surface.kind === 'connective' ? 'CONNECTIVE' : surface.words.length > 1 ? 'PHRASE' : 'WORD';
    return [{ start, end: to.end, text: isCapital ? capitalize(text) : text, rule, safety: replacement.safety }];
  });
}

/** Words and phrases of the thesaurus that stand in a place where another fits; of two that overlap the longer one alone. */
export function offerWords({ text, sentences }: Paragraph): Edit[] {
  const surfaces = loadSurfaces();
  const spelling = spellingOf(text);
  return sentences.flatMap((sentence) => {
    const edits: Edit[] = [];
    let free = 0;
    sentence.tokens.forEach((token, at) => {
      if (at < free) return;
      for (const surface of surfaces.get(token.lower) ?? []) {
        if (!matches(surface, sentence.tokens, at)) continue;
        const offered = offerAt(surface, sentence, at, spelling);
        edits.push(...offered);
        if (surface.words.length > 1) {
          free = at + surface.words.length;
          break;
        }
      }
    });
    return edits;
  });
}
