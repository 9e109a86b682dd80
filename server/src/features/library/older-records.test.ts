import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { searchLibrary } from './search-store.ts';
import { fillSearchColumns } from './store.ts';
import { normaliseDoi } from './work-row.ts';

it('a record from before the search columns is found by words, kind and DOI', async () => {
  const database = await createTestDatabase(2);
  try {
    const { db } = database;
    await db
      .insertInto('works')
      .values({ title: '旧记录的题名', type: 'article-journal', doi: 'https://doi.org/10.1000/OLD', source: 'OTHER' })
      .execute();
    while ((await fillSearchColumns(db, 10)) > 0);
    const found = await searchLibrary(db, {
      ...{ userId: null, query: '旧记录', filters: { kind: 'article' as const }, limit: 5, offset: 0 },
    });
    expect(found.works).toMatchObject([{ title: '旧记录的题名', doi: '10.1000/old' }]);
  } finally {
    await database.close();
  }
});

it('a text that no index could hold is no DOI', () => {
  expect(normaliseDoi(`10.1000/${'x'.repeat(5_000)}`)).toBeNull();
});
