import { fields } from '@yanmo/contract/codes';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readStarterWorks } from './starter-works.ts';
import * as store from './store.ts';

export const starterSource = 'STARTER';

/** Books and landmark articles, so that search finds something on a bare machine. Does nothing when they are there. */
export async function ensureStarterCollection(db: Database): Promise<void> {
  const rows = fields.flatMap(readStarterWorks).map(
    ({ id, title, authors, year, venue, volume, issue, language, type, about }): store.StarterRow => ({
      ...{ id, title, authors, year, venue, volume: volume ?? null, issue: issue ?? null, language, type, about },
    }),
  );
  if ((await store.countWorksFrom(db, starterSource)) >= new Set(rows.map(({ id }) => id)).size) return;
  await inTransaction(db, (tx) => store.insertStarterWorks(tx, starterSource, rows));
}
