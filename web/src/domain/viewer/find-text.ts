/** A piece of a page's text as the file has it: mostly a line or a part of one. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
  /** Where it begins, in points from the left and from the upper edge of the page. */
  left: number;
  top: number;
}

export interface TextPosition {
  piece: number;
  /** In UTF-16 units, as a range in the page counts them. */
  offset: number;
}

/** A page made ready to be searched: folded text, and for each of its characters where it stands on the page. */
export interface FoldedPage {
  text: string;
  starts: readonly TextPosition[];
  ends: readonly TextPosition[];
  pieces: readonly TextPiece[];
}

export interface Hit {
  /** Index of the page. */
  page: number;
  from: TextPosition;
  /** Behind the last character. */
  to: TextPosition;
  /** Where it begins, in points from the left and from the upper edge of the page. */
  left: number;
  top: number;
}

const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const hyphen = /[-\u00ad\u2010\u2011]/;
const letter = /\p{L}/u;
/** Many matches of a single letter help nobody, and drawing them would hold the page up. */
export const maximumHits = 2_000;

interface Folding {
  text: string;
  starts: TextPosition[];
  ends: TextPosition[];
}

/**
 * Text for comparing: case, accents, widths and quotation marks are evened out, and line ends too. A space beside a
 * Chinese or Japanese character is typesetting, and a hyphen between letters may be the line's, so that neither counts.
 */
function fold(pieces: readonly Pick<TextPiece, 'str' | 'hasEOL'>[]): Folding {
  const folding: Folding = { text: '', starts: [], ends: [] };
  let last = '';
  let hasSpace = false;
  /** Kept back until the next character shows whether it stood between letters. */
  let held: { start: TextPosition; end: TextPosition } | null = null;

  const push = (characters: string, start: TextPosition, end: TextPosition) => {
    for (let index = 0; index < characters.length; index += 1) {
      folding.starts.push(start);
      folding.ends.push(end);
    }
    folding.text += characters;
  };

  for (const [piece, { str, hasEOL }] of pieces.entries()) {
    let offset = 0;
    for (const character of str) {
      const start = { piece, offset };
      offset += character.length;
      const end = { piece, offset };
      if (/\s/.test(character)) {
        hasSpace = true;
        continue;
      }
      if (hyphen.test(character) && letter.test(last) && !hasSpace && !held) {
        held = { start, end };
        continue;
      }
      // A hyphen at the end of a line has the line's end behind it, and none in front.
      const joins = held !== null && letter.test(character);
      if (held && !joins) push('-', held.start, held.end);
      if (hasSpace && !joins && folding.text !== '' && !eastern.test(last) && !eastern.test(character)) {
        push(' ', start, start);
      }
      held = null;
      hasSpace = false;
      push(foldCharacter(character), start, end);
      last = character;
    }
    if (hasEOL) hasSpace = true;
  }
  if (held) push('-', held.start, held.end);
  return folding;
}

function foldCharacter(character: string): string {
  if (/[‘’‚′]/.test(character)) return "'";
  if (/[“”„″]/.test(character)) return '"';
  if (/[\u2012\u2013\u2212]/.test(character)) return '-';
  const plain = /\p{Script=Latin}/u.test(character)
    ? character.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
    : character.normalize('NFKC');
  return plain.toLowerCase();
}

export function foldPage(pieces: readonly TextPiece[]): FoldedPage {
  return { ...fold(pieces), pieces };
}

/** What somebody typed, evened out in the same way; empty where there is nothing to look for. */
export function foldQuery(typed: string): string {
  return fold([{ str: typed.trim(), hasEOL: false }]).text;
}

/** Every place of the words, in the order of reading. */
export function findHits(pages: readonly FoldedPage[], typed: string): Hit[] {
  const query = foldQuery(typed);
  if (query === '') return [];
  const hits: Hit[] = [];
  for (const [page, { text, starts, ends, pieces }] of pages.entries()) {
    for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
      const from = starts[at];
      const to = ends[at + query.length - 1];
      const piece = from && pieces[from.piece];
      if (!from || !to || !piece) continue;
      hits.push({ page, from, to, left: piece.left, top: piece.top });
      if (hits.length === maximumHits) return hits;
    }
  }
  return hits;
}

/** The first hit on the page that is being read or behind it: a search goes on from where one is. */
export function nearestHit(hits: readonly Hit[], page: number): number {
  const next = hits.findIndex((hit) => hit.page >= page);
  return next < 0 ? 0 : next;
}
