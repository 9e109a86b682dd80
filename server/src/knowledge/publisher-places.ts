import fs from 'node:fs';
import path from 'node:path';
import { knowledgeFolder } from './read-lines.ts';

/** One spelling of a publisher's name: case, points, "The", "Inc." and what is between brackets make no other of it. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[（(][^）)]*[）)]/gu, ' ')
    .replace(/&/gu, ' and ')
    .replace(/[.,·・’']/gu, '')
    .replace(/\b(?:the|inc|ltd|llc|co|company|gmbh|publishers?|publishing|group)\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Where a publisher is, as references print it; null for one that the table does not know. */
export function readPublisherPlaces(folder: string): (publisher: string) => string | null {
  const rows = fs
    .readFileSync(path.join(folder, 'works', 'publishers.tsv'), 'utf8')
    .split('\n')
    .slice(0, -1);
  const places = new Map(
    rows.map((row) => {
      const [name = '', place = ''] = row.split('\t');
      return [plain(name), place] as const;
    }),
  );
  return (publisher) => places.get(plain(publisher)) ?? null;
}

/** Read with the program: nobody waits for a file while a transaction is open. */
export const findPublisherPlace = readPublisherPlaces(knowledgeFolder);
