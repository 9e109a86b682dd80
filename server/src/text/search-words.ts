/** Scripts without spaces between words: any two neighbouring characters are looked up as a pair. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu;
const narrow = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

export interface SearchWords {
  /** Pairs of wide characters, and the last character of each run, so that a single one can be found by its beginning. */
  pairs: string[];
  /** Words of other scripts, parted by spaces. */
  words: string;
}

/** Lower case, full-width forms folded, one space between words. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

export function listSearchWords(text: string): SearchWords {
  const folded = foldText(text);
  const pairs = new Set<string>();
  for (const [run] of folded.matchAll(wide)) {
    const characters = [...run];
    characters.forEach((character, index) => {
      pairs.add(character + (characters[index + 1] ?? ''));
    });
  }
  const words = folded.replace(wide, ' ').match(narrow) ?? [];
  return { pairs: [...pairs], words: words.join(' ') };
}

/** Letters and digits alone: what two spellings of one title have in common. Accents go, ideographs stay. */
export const titleKey = (title: string): string =>
  foldText(title)
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/<[^>]{1,20}>/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

export interface SearchQuery {
  /** Lexemes that must all be there; one that ends in `:*` may go on. */
  lexemes: string[];
  words: string;
}

/** What a query asks for. Of a run of wide characters every pair must be there; a single one is a beginning. */
export function readSearchQuery(query: string): SearchQuery {
  const folded = foldText(query);
  const lexemes = new Set<string>();
  for (const [run] of folded.matchAll(wide)) {
    const characters = [...run];
    if (characters.length === 1) lexemes.add(`${run}:*`);
    for (let index = 0; index + 1 < characters.length; index += 1) {
      lexemes.add(`${characters[index]}${characters[index + 1]}`);
    }
  }
  const words = folded.replace(wide, ' ').match(narrow) ?? [];
  return { lexemes: [...lexemes].slice(0, 60), words: words.slice(0, 20).join(' ') };
}

/** A lexeme as tsquery text has it. */
const quote = (lexeme: string): string => {
  const isBeginning = lexeme.endsWith(':*');
  const bare = isBeginning ? lexeme.slice(0, -2) : lexeme;
  return `'${bare.replace(/['\\]/gu, '')}'${isBeginning ? ':*' : ''}`;
};

/** Every lexeme must be there. Empty when the query has none. */
export const toTsQuery = ({ lexemes }: SearchQuery): string => lexemes.map(quote).join(' & ');

/** Where the words of a query stand in a text, as ranges that do not overlap. */
export function markWords(query: string, text: string): [number, number][] {
  const folded = foldText(query);
  const wanted = new Set([
    ...[...folded.matchAll(wide)].map(([run]) => run),
    ...(folded.replace(wide, ' ').match(narrow) ?? []).filter((word) => word.length > 1),
  ]);
  const lower = text.toLowerCase();
  // A letter whose lower case is longer would shift every range after it.
  if (lower.length !== text.length) return [];
  const ranges: [number, number][] = [];
  const pieces = new Set([...wanted].flatMap((word) => splitRun(word, lower)));
  for (const piece of pieces) {
    for (let at = lower.indexOf(piece); at >= 0; at = lower.indexOf(piece, at + piece.length)) {
      ranges.push([at, at + piece.length]);
    }
  }
  return mergeRanges(ranges);
}

/** A run that does not stand as a whole is marked by its pairs, as it was found by them. */
function splitRun(word: string, text: string): string[] {
  if (text.includes(word) || !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) {
    // Stems: "policies" is found by "policy".
    return text.includes(word) || word.length < 5 ? [word] : [word.slice(0, -2)];
  }
  const characters = [...word];
  return characters.slice(0, -1).map((character, index) => character + (characters[index + 1] ?? ''));
}

function mergeRanges(ranges: [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.sort(([left], [right]) => left - right)) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged.slice(0, 100);
}
