import { isGeneralWord } from './general-words.ts';
import { foldText } from './search-words.ts';
import { segmentWords } from './words.ts';

/** A word or a pair of characters that a query asks for, in the order of the text. */
export interface QueryWord {
  text: string;
  /** Two characters of a script without spaces: a lexeme as it is. Else a word that has to be stemmed. */
  isWide: boolean;
  /** Leads to no literature by itself. */
  isGeneral: boolean;
  /** A pair whose characters belong to two words: that they stand together is worth less than either word. */
  isSeam: boolean;
  /** Counted through the text, with a gap wherever a mark parts it: neighbours may be a phrase. */
  position: number;
}

const isWideRun = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;
/** A word of another script ends where a wide one begins: 基于GIS的农田 are three. */
const piece =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆])[\p{L}\p{M}\p{N}])+/gu;
const isKana = /^[\p{Script=Hiragana}ー]+$/u;
/** A query is what somebody looks for; what is longer is a text, and its beginning says what it is about. */
const longestQuery = 2_000;
const mostWords = 200;
const gap = 10;

/** Stretches of a run between its general words; particles in kana part it too. */
function* partRun(run: string): Generator<{ words: string[]; isGeneral: boolean }> {
  let open: string[] = [];
  for (const { segment } of segmentWords(run, 'zh')) {
    if (!isGeneralWord(segment) && !isKana.test(segment)) {
      open.push(segment);
      continue;
    }
    if (open.length > 0) yield { words: open, isGeneral: false };
    open = [];
    yield { words: [segment], isGeneral: true };
  }
  if (open.length > 0) yield { words: open, isGeneral: false };
}

/** Places of a stretch after which another word begins. */
function listSeams(words: readonly string[]): Set<number> {
  let at = -1;
  return new Set(
    words.map((word) => {
      at += [...word].length;
      return at;
    }),
  );
}

/** What a query asks for. Of a stretch of wide characters each pair; a single character is a beginning. */
export function listQueryWords(query: string): QueryWord[] {
  const folded = foldText(query.slice(0, longestQuery));
  const words: QueryWord[] = [];
  let end = 0;
  let position = 0;
  const add = (word: Omit<QueryWord, 'position'>): void => {
    words.push({ ...word, position });
    position += 1;
  };
  for (const match of folded.matchAll(piece)) {
    const [found] = match;
    if (!/^[\s'’./-]{0,2}$/u.test(folded.slice(end, match.index))) position += gap;
    end = match.index + found.length;
    if (!isWideRun.test(found)) add({ text: found, isWide: false, isGeneral: isGeneralWord(found), isSeam: false });
    else {
      for (const { words: stretch, isGeneral } of partRun(found)) {
        const characters = [...stretch.join('')];
        const seams = listSeams(stretch);
        if (characters.length === 1) add({ text: stretch.join(''), isWide: true, isGeneral, isSeam: false });
        for (let at = 0; at + 1 < characters.length; at += 1) {
          const text = `${characters[at]}${characters[at + 1]}`;
          // Between two words of one character each the pair is all there is: 茶 | 马.
          const isSeam = seams.has(at) && !(seams.has(at - 1) || at === 0) && !seams.has(at + 1);
          add({ text, isWide: true, isGeneral, isSeam });
        }
      }
    }
    if (words.length > mostWords) break;
  }
  return words.slice(0, mostWords);
}
