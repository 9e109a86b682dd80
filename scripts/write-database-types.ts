import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPool } from '../server/src/platform/database/database.ts';
import { describeDatabase } from '../server/src/platform/database/database-types.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { createLogger } from '../server/src/platform/logger.ts';

const target = fileURLToPath(new URL('../server/src/platform/database/schema.ts', import.meta.url));
const logger = createLogger('silent');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-types-'));
const server = await startEmbeddedPostgres({ dataDir, logger, isDurable: false });
const pool = createPool(server.url, 2, logger);
try {
  await migrate(pool);
  fs.writeFileSync(target, await describeDatabase(pool));
  console.log(`wrote ${path.relative(process.cwd(), target)}`);
} finally {
  await pool.end();
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
