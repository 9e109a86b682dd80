import { once } from 'node:events';
import fs from 'node:fs';
import os, { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { type PartToRead, partFile, partTables, type ReadPart } from './read-part.ts';

const columns = {
  sources: 'id, shelf_id, work_id, language, text_hash, tokens, passages',
  passages: 'id, source_id, shelf_id, ordinal, start, first_token, tokens, source_tokens, length, page, text',
  fingerprints: 'hash, shelf_id, passage_id, position, around',
  terms: 'term, shelf_id, passage_id',
} as const;

/** Sources of a part, and the numbers that are kept free for its passages. */
const partSources = 1_000;
const partPassages = 20_000;
const readers = Math.max(1, availableParallelism());

/** The indexes are built afterwards, as whoever restores a database does it. */
async function withoutIndexes(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('similarity_fingerprints', 'similarity_terms')`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await work();
  // One after the other: each sorts in as much memory as it is given, and a small machine has not four times that.
  const client = await pool.connect();
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'");
  for (const { definition } of rows) await client.query(definition);
  client.release(true);
}

async function copyPart(pool: pg.Pool, folder: string, part: number): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  for (const table of partTables) {
    const file = partFile(folder, part, table);
    await client.query(`copy similarity_${table} (${columns[table]}) from '${file}' (format binary)`);
    fs.rmSync(file);
  }
  client.release();
}

/**
 * Passages by the hundred thousand: read as the product reads them, several at a time, and put in by COPY in the place of its statements,
 * which are measured apart. Answers some of the texts, to copy from.
 */
export async function fillInBulk(
  pool: pg.Pool,
  { seed, shelfId, passages, firstPart }: { seed: number; shelfId: number; passages: number; firstPart: number },
): Promise<{ texts: string[]; parts: number }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-rows-'));
  fs.chmodSync(folder, 0o755);
  const { rows } = await pool.query<{ source: number; passage: number }>(
    `select (select coalesce(max(id), 0) from similarity_sources) as source,
            (select coalesce(max(id), 0) from similarity_passages) as passage`,
  );
  const { source = 0, passage = 0 } = rows[0] ?? {};
  const texts: string[] = [];
  let parts = 0;
  let read = 0;

  async function readOn(): Promise<void> {
    const worker = new Worker(new URL('./read-part.ts', import.meta.url));
    let copying: Promise<void> = Promise.resolve();
    while (read < passages) {
      const number = parts;
      parts += 1;
      const wanted: PartToRead = {
        ...{ seed, part: firstPart + number, sources: partSources, shelfId, folder },
        firstSource: source + 1 + number * partSources,
        firstPassage: passage + 1 + number * partPassages,
      };
      const answered = once(worker, 'message');
      worker.postMessage(wanted);
      const [made] = (await answered) as [ReadPart];
      read += made.passages;
      texts.push(...made.texts);
      await copying;
      copying = copyPart(pool, folder, made.part);
    }
    await copying;
    await worker.terminate();
  }

  try {
    await withoutIndexes(pool, async () => {
      await Promise.all(Array.from({ length: readers }, readOn));
    });
    for (const table of ['sources', 'passages']) {
      await pool.query(
        `select setval(pg_get_serial_sequence('similarity_${table}', 'id'), (select max(id) from similarity_${table}))`,
      );
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return { texts, parts };
}
