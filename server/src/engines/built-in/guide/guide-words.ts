import type { Language } from '@yanmo/contract/languages';
import { foldText } from '../../../text/search-words.ts';
import { stemWord } from '../../../text/stem-word.ts';
import { segmentWords } from '../../../text/words.ts';
import { idleWords } from './idle-words.ts';

/** What two texts are compared by: a stem, or two neighbouring characters of a script without spaces. */
export interface GuideWord {
  text: string;
  /** A pair whose characters belong to two words, or a character that stands alone: worth less than a word. */
  isWeak: boolean;
}

const isWide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;
const piece =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆])[\p{L}\p{M}\p{N}])+(?:['’]\p{L}+)?/gu;
/** A figure of the student's own; longer ones are years and standards. */
const isFigure = /^\p{N}{1,3}$/u;
/** A question is short; of what somebody pastes the beginning says what it is about. */
const longestText = 2_000;

/** Puts the first of words that are alike in the place of the others. */
export type Unify = (text: string) => string;

/** The longest first, so that 参考文献格式 is not cut by 文献. */
export function createUnify(groups: readonly (readonly string[])[], language: Language): Unify {
  const first = new Map<string, string>();
  for (const [head = '', ...others] of groups) for (const other of others) first.set(foldText(other), foldText(head));
  if (first.size === 0) return (text) => text;
  const any = [...first.keys()]
    .toSorted((left, right) => right.length - left.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&'))
    .join('|');
  const hasSpaces = language === 'en' || language === 'es';
  const pattern = new RegExp(hasSpaces ? `(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])` : any, 'gu');
  return (text) => text.replace(pattern, (found) => first.get(found) ?? found);
}

const noneIdle: ReadonlySet<string> = new Set();

/** The words of a text in its order; those that say nothing count where there is nothing else (能不能用“我”). */
export function listGuideWords(text: string, language: Language, unify: Unify): GuideWord[] {
  const unified = unify(foldText(text.slice(0, longestText)));
  const words = listWords(unified, language, idleWords(language));
  return words.length > 0 ? words : listWords(unified, language, noneIdle);
}

function listWords(unified: string, language: Language, idle: ReadonlySet<string>): GuideWord[] {
  return (
    unified.match(piece)?.flatMap((found) => {
      if (isWide.test(found)) return [...listPairs(found, language, idle)];
      return idle.has(found) || isFigure.test(found) ? [] : [{ text: stemWord(found, language), isWeak: false }];
    }) ?? []
  );
}

/**
 * Every pair and every word of a text, for what is only looked up in: a tenth of the time that parting it into words takes.
 */
export function listAllWords(text: string, language: Language, unify: Unify): string[] {
  return (unify(foldText(text)).match(piece) ?? []).flatMap((found) => {
    if (!isWide.test(found)) return [stemWord(found, language)];
    const characters = [...found];
    return characters.length === 1 ? characters : characters.slice(1).map((sign, at) => `${characters[at]}${sign}`);
  });
}

/** Pairs of each stretch between words that say nothing; a single character stands for itself. */
function* listPairs(run: string, language: Language, idle: ReadonlySet<string>): Generator<GuideWord> {
  let open: string[] = [];
  for (const { segment } of segmentWords(run, language)) {
    if (!idle.has(segment)) {
      open.push(segment);
      continue;
    }
    yield* pairsOf(open);
    open = [];
  }
  yield* pairsOf(open);
}

function* pairsOf(words: readonly string[]): Generator<GuideWord> {
  const characters = words.flatMap((word) =>
    [...word].map((sign, at, all) => ({ sign, isLast: at === all.length - 1 })),
  );
  if (characters.length === 1) yield { text: characters[0]?.sign ?? '', isWeak: true };
  for (let at = 0; at + 1 < characters.length; at += 1) {
    const text = `${characters[at]?.sign}${characters[at + 1]?.sign}`;
    yield { text, isWeak: characters[at]?.isLast === true };
  }
}
