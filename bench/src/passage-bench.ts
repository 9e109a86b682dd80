import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Language } from '@yanmo/contract/languages';
import { createPassages, type PassagesParts } from '../../server/src/features/chat/passages/passages.ts';
import { putSource } from '../../server/src/features/chat/passages/put-source.ts';
import { ensureSource } from '../../server/src/features/chat/passages/source-store.ts';
import { createDatabase, createPool } from '../../server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts';
import { inTransaction } from '../../server/src/platform/database/in-transaction.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { createLogger } from '../../server/src/platform/logger.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import { indexPassages } from '../../server/src/text/passages/index-passages.ts';
import { stemsOf } from '../../server/src/text/passages/passage-terms.ts';
import { splitPassages } from '../../server/src/text/passages/split-passages.ts';
import type { TextBlock } from '../../server/src/text/passages/text-block.ts';

/** Files of one user on a database of their own, searched as the product does it. */
export async function withPassages<Result>(work: (bench: PassageBench) => Promise<Result>): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-bench-'));
  const logger = createLogger('silent');
  const server = await startEmbeddedPostgres({ dataDir: folder, logger, isDurable: false });
  const pool = createPool(server.url, 4, logger);
  try {
    await migrate(pool);
    return await work(await createBench(pool));
  } finally {
    await pool.end();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export type PassageBench = Awaited<ReturnType<typeof createBench>>;

async function createBench(pool: ReturnType<typeof createPool>) {
  const db = createDatabase(pool);
  const userId = randomUUID();
  const at = new Date();
  await db.insertInto('users').values({ id: userId, phone: '13800000000', user_name: 'b', created_at: at }).execute();
  // What is in already is searched without any of the rooms.
  const passages = createPassages({ db } as Platform, {} as PassagesParts);

  return {
    pool,
    /** Its key, and how many passages it has. */
    async put(title: string, language: Language, blocks: Iterable<TextBlock>) {
      const key = randomUUID();
      const row = {
        file_key: key,
        owner_id: userId,
        purpose: 'CHAT',
        name: title,
        type: 'text/markdown',
        created_at: at,
      };
      await db
        .insertInto('files')
        .values({ ...row, size_bytes: 1, quota_bytes: 1 })
        .execute();
      const cut = splitPassages(blocks);
      const stems = stemsOf(language);
      const index = indexPassages(cut, stems);
      const began = performance.now();
      await inTransaction(db, async (tx) => {
        const of = { kind: 'FILE', fileKey: key } as const;
        const { id } = await ensureSource(tx, { userId, of, key, title, at });
        const own = cut.map((passage) => ({ ...passage, work: null }));
        const read = { passages: own, title, version: null, stems, index, pages: null, characters: 0 };
        await putSource(tx, id, read, at);
      });
      return { key, count: cut.length, putMs: performance.now() - began };
    },
    ask: (question: string, language: Language, keys: readonly string[], most = 6) =>
      passages.retrieve({ userId, sources: keys.map((key) => ({ kind: 'FILE', key })), question, language, most }),
  };
}
