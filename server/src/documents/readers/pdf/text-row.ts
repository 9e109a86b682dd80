/** A piece of text as the page places it; y grows upwards. */
export interface PlacedText {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  /** The file's own name of it, which says nothing but whether two are the same. */
  font?: string;
}

/** All that stands on one baseline, from left to right. */
export interface TextRow {
  items: PlacedText[];
  x: number;
  right: number;
  y: number;
  /** Of most of its characters. */
  size: number;
  /** The one font that all of it is set in; null where there are several. */
  font: string | null;
  /** Texts far from each other, as the cells of a table are. */
  hasCells: boolean;
}

/** In parts of the type size; no justified line has such gaps between its words. */
const cellGap = 1.8;

/** The number or the sign of an item stands apart from its text, which is no cell for that. */
const itemMark =
  /^(?:[（(][一二三四五六七八九十\da-z]{1,3}[）)]|[［[]\d{1,3}[］\]]|\d{1,2}[.．、）)]|[一二三四五六七八九十]{1,3}、|[•●■◆▪○□–])$/iu;

/** Puts texts on the same baseline together; raised and lowered signs belong to the line they lean on. */
export function rowsOf(items: readonly PlacedText[]): TextRow[] {
  const groups: PlacedText[][] = [];
  // Large texts first within reach: a raised sign then finds its line, not the line its sign.
  const sorted = [...items].sort((one, other) => other.y - one.y || one.x - other.x);
  for (const item of sorted) {
    const group = groups.at(-1);
    if (group && isOnBaseline(item, group)) group.push(item);
    else groups.push([item]);
  }
  return groups.map(toRow);
}

function isOnBaseline(item: PlacedText, group: readonly PlacedText[]): boolean {
  return group.some((other) => {
    const larger = item.size >= other.size ? item : other;
    const smaller = larger === item ? other : item;
    const rise = smaller.y - larger.y;
    const isSameSize = smaller.size > larger.size * 0.85;
    return isSameSize ? Math.abs(rise) < larger.size * 0.25 : rise > larger.size * -0.35 && rise < larger.size * 0.6;
  });
}

export function toRow(items: readonly PlacedText[]): TextRow {
  const inOrder = [...items].sort((one, other) => one.x - other.x);
  const weights = new Map<number, number>();
  for (const { size, text } of inOrder) weights.set(size, (weights.get(size) ?? 0) + text.trim().length);
  const [size] = [...weights].reduce((best, next) => (next[1] > best[1] ? next : best), [0, -1]);
  const main = inOrder.filter((item) => item.size === size);
  let right = Number.POSITIVE_INFINITY;
  let hasCells = false;
  let before = '';
  for (const item of inOrder) {
    if (item.x - right > size * cellGap && !itemMark.test(before)) hasCells = true;
    before += item.text.trim();
    right = right === Number.POSITIVE_INFINITY ? item.right : Math.max(right, item.right);
  }
  const [font] = inOrder;
  return {
    hasCells,
    font: inOrder.every((item) => item.font === font?.font) ? (font?.font ?? null) : null,
    items: inOrder,
    x: Math.min(...inOrder.map((item) => item.x)),
    right: Math.max(...inOrder.map((item) => item.right)),
    y: main[0]?.y ?? 0,
    size,
  };
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** The text of a row; a gap is a blank where the scripts around it divide words by blanks, or where it is wide. */
export function textOfRow({ items, size }: TextRow): string {
  let text = '';
  let right = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const gap = item.x - right;
    const isDense = dense.test(text.slice(-1)) || dense.test(item.text.slice(0, 1));
    const isDivided = /\s$/u.test(text) || /^\s/u.test(item.text);
    if (text !== '' && !isDivided && gap > size * (isDense ? 0.8 : 0.17)) text += ' ';
    text += item.text;
    right = Math.max(right, item.right);
  }
  return text
    .replace(/(?:\s*[.．·]){5,}\s*/gu, ' … ')
    .replace(/\s+/gu, ' ')
    .trim();
}
