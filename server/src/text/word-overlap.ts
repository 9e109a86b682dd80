const commonPairs = new Set([
  '研究',
  '分析',
  '问题',
  '影响',
  '理论',
  '方法',
  '发展',
  '数据',
  '水平',
  '程度',
  '関係',
  '方式',
  '机制',
  '不足',
  '管理',
]);
const commonWords = new Set(
  'the of and in on for with from into among between study analysis research theory method model data level effect impact based using their this that los las del una para por con sobre entre desde estudio análisis teoría método modelo datos nivel efecto'.split(
    ' ',
  ),
);

/** Endings cut so that singular and plural, noun and gerund meet; good enough to rank, not to print. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ings?|ed|es|s|ción|ciones)$/u, '') : word);

/** What joins words and belongs to none. */
const joins = new Set('的与和及对中之了是在のとがをにはでも');

function readPieces(text: string): ReadonlySet<string> {
  const pieces = new Set<string>();
  for (const run of text.match(/[\p{Script=Han}\u3040-\u30ff]+/gu) ?? []) {
    for (let index = 0; index + 1 < run.length; index += 1) {
      const pair = run.slice(index, index + 2);
      if (!joins.has(pair.charAt(0)) && !joins.has(pair.charAt(1)) && !commonPairs.has(pair)) pieces.add(pair);
    }
  }
  for (const word of text.toLowerCase().match(/[\p{Script=Latin}\d]+/gu) ?? []) {
    if (word.length > 2 && !commonWords.has(word)) pieces.add(stem(word));
  }
  return pieces;
}

/** Terms and facts of the knowledge come again with every section of a paper and with every title; anything longer is read once. */
const known = new Map<string, ReadonlySet<string>>();
const mostKnown = 10_000;
const longestKnown = 400;

/** The pieces by which two texts are compared: pairs of ideographs, stems of words. */
export function listPieces(text: string): ReadonlySet<string> {
  const before = known.get(text);
  if (before) return before;
  const pieces = readPieces(text);
  if (text.length > longestKnown) return pieces;
  if (known.size >= mostKnown) known.clear();
  known.set(text, pieces);
  return pieces;
}

interface Pieces {
  /** Wherever two ideographs stand side by side they are a pair. */
  pairs: readonly string[];
  words: ReadonlySet<string>;
}

/** A title is held against hundreds of terms, one after another. */
let lastText = '';
let lastPieces: Pieces = { pairs: [], words: new Set() };
function piecesOf(text: string): Pieces {
  if (text === lastText) return lastPieces;
  const pieces = [...listPieces(text)];
  const isPair = (piece: string): boolean => /[\p{Script=Han}\u3040-\u30ff]/u.test(piece);
  lastText = text;
  lastPieces = { pairs: pieces.filter(isPair), words: new Set(pieces.filter((piece) => !isPair(piece))) };
  return lastPieces;
}

export function countShared(left: string, right: string): number {
  const { pairs, words } = piecesOf(right);
  let shared = 0;
  for (const pair of pairs) if (left.includes(pair)) shared += 1;
  if (words.size > 0) for (const piece of listPieces(left)) if (words.has(piece)) shared += 1;
  return shared;
}
