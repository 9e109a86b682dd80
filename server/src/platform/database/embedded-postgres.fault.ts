import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const capabilityToPassFolders = 0x4n;
let parent: string;
let real: string;
let link: string;

/** Closed to all but this user, with an empty password file as a start that was killed leaves it, and reached by a link. */
beforeAll(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-closed-'));
  fs.chmodSync(parent, 0o700);
  real = path.join(parent, 'data');
  link = path.join(parent, 'link');
  fs.mkdirSync(path.join(real, 'keys'), { recursive: true });
  fs.writeFileSync(path.join(real, 'keys', 'postgres-password'), '');
  fs.symlinkSync(real, link);
});
afterAll(() => fs.rmSync(parent, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

const start = (dataDir: string) =>
  startEmbeddedPostgres({ dataDir, logger: createLogger('silent'), isDurable: false, maxConnections: 10 });
const pidOf = () => Number(fs.readFileSync(path.join(real, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function ask(server: EmbeddedPostgres): Promise<unknown> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query('select 1 as one');
  await client.end();
  return rows[0];
}

describe('the embedded database in a folder that only this user may enter', () => {
  it('knows none of our secrets, and has no more rights than it needs to reach its own folder', async () => {
    process.env.LLM_API_KEY = 'the-key-of-the-model';
    const server = await start(link).finally(() => {
      delete process.env.LLM_API_KEY;
    });
    try {
      await ask(server);
      const environment = fs.readFileSync(`/proc/${pidOf()}/environ`, 'utf8');
      expect(environment).not.toContain('the-key-of-the-model');
      expect(environment).not.toContain('HOME=');
      const effective = /^CapEff:\s*(\w+)$/m.exec(fs.readFileSync(`/proc/${pidOf()}/status`, 'utf8'))?.[1];
      expect(BigInt(`0x${effective}`)).toBe(isRoot ? capabilityToPassFolders : 0n);
      expect(fs.readFileSync(path.join(real, 'keys', 'postgres-password'), 'utf8').length).toBeGreaterThanOrEqual(32);
    } finally {
      await server.stop();
    }
  });

  it('is lost when somebody ends it, and starts again', async () => {
    const killed = await start(real);
    process.kill(pidOf(), 'SIGKILL');
    expect((await killed.lost).message).toContain('SIGKILL');
    const again = await start(real);
    expect(await ask(again)).toEqual({ one: 1 });
    await again.stop();
  });

  it('is found again when it was left behind and the folder has got another name', async () => {
    const left = await start(real);
    const moved = path.join(parent, 'moved');
    fs.renameSync(real, moved);
    const server = await start(moved);
    expect((await left.lost).message).toContain('received fast shutdown request');
    expect(await ask(server)).toEqual({ one: 1 });
    await server.stop();
    fs.renameSync(moved, real);
  });

  it('refuses a password file that was emptied after the database was made', async () => {
    const file = path.join(real, 'keys', 'postgres-password');
    const password = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, '');
    await expect(start(real)).rejects.toThrow(`${file} holds 0 characters`);
    fs.writeFileSync(file, password);
    expect(fs.existsSync(path.join(real, 'pg', 'PG_VERSION'))).toBe(true);
  });
});
