import type { Language } from '@yanmo/contract/languages';
import { isGeneralWord } from '../general-words.ts';
import { foldText } from '../search-words.ts';
import { segmentWords } from '../words.ts';
import { isWidePiece, type Stems, termOf, termPiece } from './passage-terms.ts';
import { askingWordsOf, idleWordsOf, kindWordsOf } from './question-words.ts';

/** What a question asks for: a word, or two neighbouring characters of a script without spaces. */
export interface QuestionWord {
  /** By what it is looked up, in texts of either kind. */
  terms: Readonly<Record<Stems, string>>;
  /** A pair whose characters belong to two words, or a character that stands alone: worth less than a word. */
  isWeak: boolean;
  /** Any text on anything may hold it (研究, method). */
  isGeneral: boolean;
  /** What the question is after (哪些昆虫, what salary): a passage that never speaks of it is no answer. */
  isAsked: boolean;
}

/** A question is short; of what somebody pastes the beginning says what it is about. */
const longestQuestion = 2_000;
const mostWords = 60;

/** A word of the question, in its order. */
interface Part {
  text: string;
  isWide: boolean;
  isIdle: boolean;
  /** Nothing but a blank, or nothing, stands between it and the one before. */
  isJoined: boolean;
}

/** The words of a question, each once; those that say nothing count where there is nothing else. */
export function readQuestion(question: string, language: Language): QuestionWord[] {
  const parts = partQuestion(foldText(question.slice(0, longestQuestion)), language);
  const words = listWords(parts, language);
  if (words.length > 0) return words;
  return listWords(
    parts.map((part) => ({ ...part, isIdle: false })),
    language,
  );
}

function partQuestion(folded: string, language: Language): Part[] {
  const idle = idleWordsOf(language);
  const parts: Part[] = [];
  let end = -1;
  for (const { 0: found, index } of folded.matchAll(termPiece)) {
    if (parts.length > mostWords * 4) break;
    const isJoined = index - end <= 1;
    end = index + found.length;
    if (!isWidePiece(found)) {
      parts.push({ text: found, isWide: false, isIdle: idle.has(found), isJoined });
      continue;
    }
    let isFirst = true;
    const push = (text: string, isIdle: boolean): void => {
      parts.push({ text, isWide: true, isIdle, isJoined: !isFirst || isJoined });
      isFirst = false;
    };
    for (const [at, stretch] of cutPhrases(found, language).entries()) {
      // Each second one is a phrase.
      if (at % 2 === 1) push(stretch, true);
      else
        for (const { segment } of segmentWords(stretch, language === 'ja' ? 'ja' : 'zh'))
          push(segment, idle.has(segment));
    }
  }
  return parts;
}

/** By which Chinese asks; a dictionary parts them now so, now so (一共|有|多少|名, 一|共有|多|少名), and what is left over would be looked for. */
const phrases =
  /((?:一共|总共|共|约|大约)?(?:有|是|为|占)?多少(?:个|名|人|户|次|年|种|条|家|所|位|件|篇|天|元|块|钱|倍|分|台|辆|栋|层)?|(?:有|是)(?:哪|几)(?:些|个|种|一年|年|里|位|家)?|(?:是|有)(?:什么|谁|怎样|怎么)(?:样|时候)?|什么(?:样|时候)|为什么|怎么样|怎么办|哪(?:些|个|种|一年|年|里|儿|位|家)|几(?:个|种|次|年|项|名|人|户|条|天)|分别是|能不能|可不可以|是不是|有没有)/u;
const asksPhrase = /多少|什么|哪|几|谁|怎/u;

const cutPhrases = (run: string, language: Language): string[] => (language === 'zh' ? run.split(phrases) : [run]);

function listWords(parts: readonly Part[], language: Language): QuestionWord[] {
  const kinds = kindWordsOf(language);
  const asked = findAsked(parts, language);
  const words = new Map<string, QuestionWord>();
  const add = (word: QuestionWord): void => {
    const known = words.get(word.terms.en);
    if (!known || (known.isWeak && !word.isWeak)) words.set(word.terms.en, word);
  };
  const traitsOf = (at: number) => {
    const { text } = parts[at] as Part;
    const isGeneral = isGeneralWord(text) || kinds.has(text);
    return { isGeneral, isAsked: asked.has(at) && !isGeneral };
  };
  let open: number[] = [];
  const close = (): void => {
    for (const word of listPairs(open, parts, traitsOf)) add(word);
    open = [];
  };
  parts.forEach(({ text, isWide, isIdle, isJoined }, at) => {
    if (!isJoined || isIdle || !isWide) close();
    if (isIdle) return;
    if (isWide) open.push(at);
    else add({ terms: { en: termOf(text, 'en'), es: termOf(text, 'es') }, isWeak: false, ...traitsOf(at) });
  });
  close();
  return [...words.values()].slice(0, mostWords);
}

/** The word that an asking word leads to, or that leads to it (昆虫有哪些); none where the question has none. */
function findAsked(parts: readonly Part[], language: Language): Set<number> {
  const asking = askingWordsOf(language);
  const asked = new Set<number>();
  parts.forEach(({ text }, at) => {
    if (!asking.has(text) && !(language === 'zh' && asksPhrase.test(text))) return;
    const after = findRun(parts, at, 1);
    const before = language === 'zh' || language === 'ja' ? findRun(parts, at, -1) : [];
    // In Spanish a noun comes before what is said of it, elsewhere after.
    const found = (after.length > 0 ? (language === 'es' ? after[0] : after.at(-1)) : before[0]) ?? null;
    if (found !== null) asked.add(found);
  });
  return asked;
}

const farthest = 3;

/** The next words that say something, from the nearest on; in a script without spaces only those that follow at once. */
function findRun(parts: readonly Part[], from: number, step: 1 | -1): number[] {
  let at = from + step;
  const mostIdle = step === 1 && parts[from]?.isWide ? 0 : farthest;
  for (let idle = 0; parts[at]?.isIdle && idle < mostIdle; idle += 1) at += step;
  const run: number[] = [];
  for (; parts[at] && !parts[at]?.isIdle; at += step) run.push(at);
  return run;
}

/** Endings of verbs, mostly. */
const isKana = /^[\p{Script=Hiragana}ー]$/u;

type Traits = Pick<QuestionWord, 'isGeneral' | 'isAsked'>;

/** Of words that stand side by side. */
function* listPairs(
  run: readonly number[],
  parts: readonly Part[],
  traitsOf: (at: number) => Traits,
): Generator<QuestionWord> {
  const signs = run.flatMap((at) => {
    const { text } = parts[at] as Part;
    const traits = traitsOf(at);
    return [...text].map((sign, place, { length }) => ({
      sign,
      traits,
      isLast: place === length - 1,
      isAlone: length === 1,
    }));
  });
  const [only] = signs;
  if (signs.length === 1 && only) yield wordOf(only.sign, true, { ...only.traits, isAsked: false });
  for (let at = 0; at + 1 < signs.length; at += 1) {
    const [one, next] = [signs[at], signs[at + 1]];
    if (!one || !next) continue;
    // Between two words of one character each the pair is all there is.
    const isWeak = (one.isLast && !(one.isAlone && next.isAlone)) || (isKana.test(one.sign) && isKana.test(next.sign));
    const isGeneral = one.traits.isGeneral && next.traits.isGeneral;
    const isAsked = !isWeak && one.traits.isAsked && next.traits.isAsked;
    yield wordOf(`${one.sign}${next.sign}`, isWeak, { isGeneral, isAsked });
  }
}

const wordOf = (term: string, isWeak: boolean, traits: Traits): QuestionWord => ({
  terms: { en: term, es: term },
  isWeak,
  ...traits,
});
