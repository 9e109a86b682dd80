import { readdirSync } from 'node:fs';
import { languages } from '@yanmo/contract/languages';
import { expect, test } from 'vitest';
import { listPhrases } from './list-phrases.ts';

/** The tables of one language by file: what `phrases.ts` spreads into one. Wordings without the thing stand apart. */
async function openTables(language: string): Promise<[file: string, moves: string[]][]> {
  const folder = new URL(`${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => !['phrases.ts', 'bare-headings.ts'].includes(file));
  return Promise.all(
    files.map(async (file): Promise<[string, string[]]> => {
      const tables: object[] = Object.values(await import(new URL(file, folder).href));
      return [file, tables.flatMap((table) => Object.keys(table))];
    }),
  );
}

test.each(languages)('no move is worded in two tables, of which one would silently win: %s', async (language) => {
  const tables = await openTables(language);
  const places = Map.groupBy(
    tables.flatMap(([file, moves]) => moves.map((move) => ({ file, move }))),
    ({ move }) => move,
  );
  const twice = [...places]
    .filter(([, found]) => found.length > 1)
    .map(([move, found]) => [move, ...found.map(({ file }) => file)]);
  expect(twice).toEqual([]);
  expect(places.size).toBe(Object.keys(listPhrases(language)).length);
});
