const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.]+/gu, '');

const roman: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** The number of a volume or an issue; null for what has none. */
function numberOf(text: string): number | null {
  const bare = tidy(text)
    .replace(/^(?:volume|vol|number|no|issue|第)/u, '')
    .replace(/[卷期号號]$/u, '');
  if (/^\d+$/u.test(bare)) return Number(bare);
  if (!/^[ivxlcdm]+$/u.test(bare)) return null;
  const values = [...bare].map((letter) => roman[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** Volumes and issues: 3 is within 3-4, and Suppl 1 is S1. */
export function isSameNumber(given: string, found: string): boolean {
  const [one, other] = [numberOf(given), numberOf(found)];
  if (one !== null && other !== null) return one === other;
  const parts = (text: string): string[] =>
    tidy(text)
      .replace(/supplement|suppl|supp/u, 's')
      .split(/[-–—/,]/u);
  const right = parts(found);
  return parts(given).every((part) => right.includes(part)) || right.every((part) => parts(given).includes(part));
}

/** 101–20 ends on page 120. */
function rangeOf(pages: string): [string, string] {
  const [first = '', last = ''] = tidy(pages)
    .replace(/^pp?/u, '')
    .split(/[-–—]+/u);
  const isCut = /^\d+$/u.test(first) && /^\d+$/u.test(last) && last.length < first.length;
  return [first, isCut ? first.slice(0, first.length - last.length) + last : last];
}

/** The same pages, or one of their ends where only one is said. */
export function areSamePages(given: string, found: string): boolean {
  const [one, other] = [rangeOf(given), rangeOf(found)];
  if (one[0] !== other[0]) return false;
  return one[1] === '' || other[1] === '' || one[1] === other[1];
}
