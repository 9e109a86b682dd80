import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { importFileToLibrary, settleLibrary } from '../../server/src/features/library/service.ts';
import { createDatabase, createPool } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import type { Figure } from './figure.ts';
import { type PlainRecord, readLines, writeGenerated } from './generated-records.ts';

const records = path.join(import.meta.dirname, '../../../shared/data/literature/records.jsonl');
/** The last fifth may be so many times slower than the first. */
const steadiness = 1.5;

const grouped = (value: number): string => Math.round(value).toLocaleString('en');

/** Works a second while a library grows from nothing: whatever costs more with each work shows in its later tenths. */
export async function measureImport({ isFull }: { isFull: boolean }): Promise<Figure[]> {
  if (!fs.existsSync(records)) return [{ name: 'library-import', value: 'no data at hand', bar: '', isMet: null }];
  const size = Number(process.env.YANMO_BENCH_RECORDS ?? (isFull ? 1_000_000 : 100_000));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataDir: folder, logger });
  const pool = createPool(server.url, 4, logger);
  try {
    await migrate(pool);
    const db = createDatabase(pool);
    const file = path.join(folder, 'generated.jsonl');
    writeGenerated(file, size, readLines<PlainRecord>(records));
    const rates: number[] = [];
    let [before, since] = [0, performance.now()];
    await importFileToLibrary(db, {
      ...{ file, source: 'BENCH', licence: null, onRejected: () => undefined },
      onProgress: ({ imported, merged }) => {
        const count = imported + merged;
        if (count - before < size / 10) return;
        const now = performance.now();
        rates.push((count - before) / ((now - since) / 1000));
        [before, since] = [count, now];
      },
    });
    const settling = performance.now();
    await settleLibrary(db);
    const settledMs = performance.now() - settling;
    const pairs = rates.slice(1).map((rate, index) => (rate + (rates[index] ?? rate)) / 2);
    const ratio = (pairs[0] ?? 0) / Math.max(1, pairs.at(-1) ?? 0);
    const { rows } = await pool.query<{ bytes: string }>("select pg_total_relation_size('works') as bytes");
    return [
      {
        name: `import of ${grouped(size)} works: a second, by tenths`,
        value: rates.map(grouped).join(' '),
        bar: '',
        isMet: null,
      },
      {
        name: 'how much slower the last fifth is than the first',
        value: `${ratio.toFixed(2)} times`,
        bar: `at most ${steadiness}`,
        isMet: ratio <= steadiness,
      },
      { name: 'indexes put in order behind it', value: `${(settledMs / 1000).toFixed(1)} s`, bar: '', isMet: null },
      {
        name: 'a work on disk, indexes included',
        value: `${grouped(Number(rows[0]?.bytes ?? 0) / size)} bytes`,
        bar: '',
        isMet: null,
      },
    ];
  } finally {
    await pool.end();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
