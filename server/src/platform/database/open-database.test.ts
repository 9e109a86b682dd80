import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { loadConfig } from '../../config.ts';
import { createLogger } from '../logger.ts';
import { StartRefused } from '../start-refused.ts';
import { openDatabase } from './open-database.ts';

async function refusalOf(url: string): Promise<unknown> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-open-'));
  try {
    const database = await openDatabase(
      loadConfig({ DATABASE_URL: url, DATA_DIR: dataDir, DATABASE_POOL_SIZE: '2' }),
      createLogger('silent'),
    );
    await database.close();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

describe('a DATABASE_URL that cannot be used', () => {
  const server = new URL(inject('postgresUrl'));
  const changed = (change: (url: URL) => void) => {
    const url = new URL(server);
    change(url);
    return url.href;
  };

  it.each<[string, string, RegExp]>([
    ['nobody listens', 'postgres://u:secret-word@127.0.0.1:1/yanmo', /u@127\.0\.0\.1:1\/yanmo .*ECONNREFUSED/],
    ['nobody has the name', 'postgres://u:secret-word@no-such-host.invalid/yanmo', /no-such-host\.invalid/],
    ['the password is wrong', changed((url) => (url.password = 'secret-word')), /password authentication failed/],
    ['the database is missing', changed((url) => (url.pathname = '/no_such_one')), /"no_such_one" does not exist/],
  ])('is named when %s, without its password', async (_what, url, reason) => {
    const error = await refusalOf(url);
    expect(error).toBeInstanceOf(StartRefused);
    const { message } = error as StartRefused;
    expect(message).toMatch(/^DATABASE_URL: /);
    expect(message).toMatch(reason);
    expect(message).not.toContain('secret-word');
    expect(message).not.toContain(server.password);
  });
});
