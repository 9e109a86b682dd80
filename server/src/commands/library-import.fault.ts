import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { compileCache } from '../testing/program.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const program = fileURLToPath(new URL('./library-import.ts', import.meta.url));
const count = 12_000;

it('an import that is killed goes on where it was, and leaves each work once', async () => {
  const database = await createTestDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-killed-import-'));
  try {
    const file = path.join(folder, 'part_000.gz');
    const lines = Array.from({ length: count }, (_, turn) =>
      JSON.stringify({
        title: `Work number ${turn} of the dump`,
        year: 2001,
        authors: [{ family: 'Nan', given: 'Li' }],
      }),
    );
    fs.writeFileSync(file, zlib.gzipSync(lines.join('\n')));
    const env = { ...process.env, NODE_COMPILE_CACHE: compileCache, DATABASE_URL: database.url, DATA_DIR: folder };
    const start = () => spawn(process.execPath, [program, folder, '--source', 'crossref'], { env, stdio: 'pipe' });
    const countWorks = async (): Promise<number> =>
      (
        await database.db
          .selectFrom('works')
          .select((expression) => expression.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total;
    for (let kill = 1; kill <= 2; kill += 1) {
      const child = start();
      const ended = once(child, 'exit');
      await expect.poll(countWorks, { interval: 20, timeout: 60_000 }).toBeGreaterThanOrEqual(kill * 2_000);
      child.kill('SIGKILL');
      await ended;
      expect(await countWorks()).toBeLessThan(count);
    }
    const last = start();
    let output = '';
    last.stdout.on('data', (chunk) => {
      output += chunk;
    });
    expect(await once(last, 'exit')).toEqual([0, null]);
    expect(output).toContain(`${count} imported, 0 known already, 0 rejected`);
    expect(await countWorks()).toBe(count);
  } finally {
    await database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
