import { maximumReferences } from '@yanmo/contract/explore';

/** What one reference may have; the rest of a longer line says nothing about the work. */
const maximumCharacters = 2_000;

/** One reference a line; empty lines part nothing. */
export function readLines(text: string, most = maximumReferences): { lines: string[]; left: number } {
  const all = text
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, maximumCharacters))
    .filter(Boolean);
  return { lines: all.slice(0, most), left: Math.max(0, all.length - most) };
}

/** Answers come while the rest is still being looked up, in few requests: the server counts those. */
const mostRequests = 4;
const fewest = 5;

export function portionsOf(lines: readonly string[]): string[][] {
  const size = Math.max(fewest, Math.ceil(lines.length / mostRequests));
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, index) =>
    lines.slice(index * size, (index + 1) * size),
  );
}
