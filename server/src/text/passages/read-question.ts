import type { Language } from '@yanmo/contract/languages';
import { isGeneralWord } from '../general-words.ts';
import { foldText } from '../search-words.ts';
import { segmentWords } from '../words.ts';
import { isWidePiece, type Stems, termOf, termPiece } from './passage-terms.ts';
import { idleWordsOf } from './question-words.ts';

/** What a question asks for: a word, or two neighbouring characters of a script without spaces. */
export interface QuestionWord {
  /** By what it is looked up, in texts of either kind. */
  terms: Readonly<Record<Stems, string>>;
  /** A pair whose characters belong to two words, or a character that stands alone: worth less than a word. */
  isWeak: boolean;
  /** Any text on anything may hold it (研究, method). */
  isGeneral: boolean;
}

/** A question is short; of what somebody pastes the beginning says what it is about. */
const longestQuestion = 2_000;
const mostWords = 60;
const noneIdle: ReadonlySet<string> = new Set();

/** The words of a question, each once; those that say nothing count where there is nothing else. */
export function readQuestion(question: string, language: Language): QuestionWord[] {
  const folded = foldText(question.slice(0, longestQuestion));
  const words = listWords(folded, language, idleWordsOf(language));
  return words.length > 0 ? words : listWords(folded, language, noneIdle);
}

function listWords(folded: string, language: Language, idle: ReadonlySet<string>): QuestionWord[] {
  const words = new Map<string, QuestionWord>();
  const add = (word: QuestionWord): void => {
    const known = words.get(word.terms.en);
    if (!known || (known.isWeak && !word.isWeak)) words.set(word.terms.en, word);
  };
  for (const [found] of folded.matchAll(termPiece)) {
    if (words.size >= mostWords) break;
    if (isWidePiece(found)) for (const word of listPairs(found, language, idle)) add(word);
    else if (!idle.has(found)) {
      const terms = { en: termOf(found, 'en'), es: termOf(found, 'es') };
      add({ terms, isWeak: false, isGeneral: isGeneralWord(found) });
    }
  }
  return [...words.values()].slice(0, mostWords);
}

/** Of each stretch between words that say nothing. */
function* listPairs(run: string, language: Language, idle: ReadonlySet<string>): Generator<QuestionWord> {
  let open: string[] = [];
  for (const { segment } of segmentWords(run, language === 'ja' ? 'ja' : 'zh')) {
    if (!idle.has(segment)) {
      open.push(segment);
      continue;
    }
    yield* pairsOf(open);
    open = [];
  }
  yield* pairsOf(open);
}

function* pairsOf(words: readonly string[]): Generator<QuestionWord> {
  const signs = words.flatMap((word) =>
    [...word].map((sign, at, all) => ({ sign, isLast: at === all.length - 1, isGeneral: isGeneralWord(word) })),
  );
  const [only] = signs;
  if (signs.length === 1 && only) yield wordOf(only.sign, { isWeak: true, isGeneral: only.isGeneral });
  for (let at = 0; at + 1 < signs.length; at += 1) {
    const [one, next] = [signs[at], signs[at + 1]];
    if (!one || !next) continue;
    yield wordOf(`${one.sign}${next.sign}`, { isWeak: one.isLast, isGeneral: one.isGeneral && next.isGeneral });
  }
}

const wordOf = (term: string, traits: Pick<QuestionWord, 'isWeak' | 'isGeneral'>): QuestionWord => ({
  terms: { en: term, es: term },
  ...traits,
});
