import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import * as store from './store.ts';

export const starterSource = 'STARTER';

/** The same record has the same id on every machine, so that a later collection adds only what is new. */
function idOf(field: string, title: string, author: string): string {
  const hex = createHash('sha256').update(`${field}\n${title}\n${author}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Books and landmark articles, so that search finds something on a bare machine. Does nothing when they are there. */
export async function ensureStarterCollection(db: Database): Promise<void> {
  const { starterWorks } = await import('./starter-collection/starter-works.ts');
  const works = Object.entries(starterWorks).flatMap(([field, list]) => list.map((work) => ({ field, work })));
  const rows = works.map(({ field, work }) => ({
    id: idOf(field, work.title, work.authors[0]?.family ?? ''),
    ...{
      title: work.title,
      authors: work.authors.map((author) => ({ ...author })),
      year: work.year,
      venue: work.venue,
    },
    ...{ volume: work.volume ?? null, issue: work.issue ?? null, language: work.language, type: work.type },
    about: work.about,
  }));
  if ((await store.countWorksFrom(db, starterSource)) >= new Set(rows.map(({ id }) => id)).size) return;
  await db.transaction().execute((tx) => store.insertStarterWorks(tx, starterSource, rows));
}
