import { fields } from '@yanmo/contract/codes';
import { bearsOutAlone } from '@yanmo/contract/works';
import type { WorkLine } from '../../knowledge/work-line.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type CollectionRow, collectionSource, findTakenIn, takeIn } from './collection-store.ts';
import { digestCollection, readCollection } from './read-collection.ts';

/** What a record of the collection is called on the way into the library, and what it is found by. */
function rowOfLine(line: WorkLine): CollectionRow {
  const { id, title, authors, type, language, about, topics, borneOut, serves } = line;
  const { level, by: sources, on } = borneOut;
  return {
    id,
    ...{ title, authors, type, language, abstract: null, ownerUserId: null, content: null, contentHash: null },
    ...{ year: line.year ?? null, venue: line.venue ?? null, volume: line.volume ?? null, issue: line.issue ?? null },
    ...{ pages: line.pages ?? null, doi: line.doi ?? null, publisher: line.publisher ?? null },
    ...{ place: line.place ?? null, edition: line.edition ?? null },
    source: collectionSource,
    verifiedBy: bearsOutAlone(level) ? collectionSource : null,
    about,
    topics,
    servesMethod: serves === 'method',
    evidence: [{ by: collectionSource, level, on, sources, doi: line.doi ?? null, url: null }],
  };
}

/**
 * Works that somebody bore out, so that a paper on a bare machine has something to cite. Does nothing when the library has
 * this state of them already; what went from the files goes from the library, unless somebody has put it into their own library.
 */
export async function takeInCollection(db: Database): Promise<void> {
  const digest = digestCollection();
  if ((await findTakenIn(db)) === digest) return;
  const rows = fields.flatMap(readCollection).map(rowOfLine);
  await inTransaction(db, (tx) => takeIn(tx, rows, digest));
}
