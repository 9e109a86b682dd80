import { type TextRow, textOfRow } from './text-row.ts';

export interface PageRows {
  height: number;
  rows: TextRow[];
}

/** How far from the edges of the page its head and foot stand, in parts of its height. */
const margin = 0.14;
/** How many rows a head or foot has at most. */
const deepest = 3;
/** Rows of one place differ by less than this between pages. */
const tolerance = 4;

/** Leaves out what stands on page after page at the same place: heads, feet, page numbers. */
export function withoutRunningRows(pages: readonly PageRows[]): TextRow[][] {
  const seen = new Map<string, { y: number; pages: Set<number> }[]>();
  const placeOf = (key: string, y: number) => {
    const places = seen.get(key) ?? [];
    seen.set(key, places);
    let place = places.find((other) => Math.abs(other.y - y) <= tolerance);
    if (!place) {
      place = { y, pages: new Set() };
      places.push(place);
    }
    return place;
  };
  const candidates = pages.map((page, index) =>
    atTheEdges(page).map((row) => {
      const place = placeOf(keyOf(textOfRow(row)), row.y);
      place.pages.add(index);
      return { row, place };
    }),
  );
  const enough = Math.min(3, pages.length);
  const sure = candidates.flat().filter(({ place }) => pages.length > 1 && place.pages.size >= enough);
  const slots = slotsOf(sure.map(({ row }) => row));
  return pages.map(({ rows }, index) => {
    const running = new Set(
      candidates[index]
        ?.filter(({ row, place }) => place.pages.size >= enough || slots.has(slotOf(row)))
        .map(({ row }) => row),
    );
    return pages.length > 1 ? rows.filter((row) => !running.has(row)) : [...rows];
  });
}

/** A head that names the chapter may stand on one page only; it has the place and the size of the other heads. */
function slotsOf(rows: readonly TextRow[]): Set<string> {
  return new Set(rows.flatMap((row) => [-1, 0, 1].map((shift) => slotOf(row, shift))));
}

const slotOf = ({ y, size }: TextRow, shift = 0): string => `${Math.round(y) + shift} ${size}`;

function atTheEdges({ height, rows }: PageRows): TextRow[] {
  const top = rows.slice(0, deepest).filter(({ y }) => y > height * (1 - margin));
  const bottom = rows.slice(-deepest).filter(({ y }) => y < height * margin);
  return [...new Set([...top, ...bottom])];
}

/** A longer row whose figures differ is a sentence of the text that happens to stand at the top. */
const longestCounted = 40;

/** Pages count up in figures or in Roman numerals; all of them are the same foot. */
function keyOf(row: string): string {
  // The number of the page stands at either end of a head that is longer than that.
  const text = row.replace(/^\d{1,4}\s+|\s+\d{1,4}$/gu, '#');
  if (text.length > longestCounted) return text;
  return text
    .toLowerCase()
    .replace(/\d+/gu, '#')
    .replace(/(?<!\p{L})[ivxlc]+(?!\p{L})/gu, '#')
    .replace(/\s+/gu, '');
}
