import type { PagePlace } from './page-layout.ts';

const prefix = 'yanmo_reading_place:';

/** Where somebody was in a file, until the tab is closed: a refresh goes on there. */
export function readReadingPlace(key: string): PagePlace | null {
  const [index, part] = (sessionStorage.getItem(prefix + key) ?? '').split(' ').map(Number);
  return Number.isInteger(index) && Number.isFinite(part) && index !== undefined && part !== undefined && index >= 0
    ? { index, part }
    : null;
}

export function keepReadingPlace(key: string, { index, part }: PagePlace): void {
  try {
    sessionStorage.setItem(prefix + key, `${index} ${part.toFixed(4)}`);
  } catch {
    // Full or forbidden: the place is then forgotten at the next refresh, and nothing else is lost.
  }
}
