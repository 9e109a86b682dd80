import fs from 'node:fs';
import type { CitedWorkLine, CiteLine } from './cited-line.ts';
import { fileOf, readLinesOf } from './read-lines.ts';

export const citedFile = (folder: string): string => fileOf(folder, 'works', 'cited');

/** Works that sheets cite, by the words in which they do. */
export function readCites(folder: string): ReadonlyMap<string, CiteLine> {
  const file = citedFile(folder);
  if (!fs.existsSync(file)) return new Map();
  return new Map(readLinesOf<CiteLine>(file, 'cite').map((line) => [line.cite, line]));
}

export const readCitedWorks = (folder: string): CitedWorkLine[] =>
  readLinesOf<CitedWorkLine>(citedFile(folder), 'work');
