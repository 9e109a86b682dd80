import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, logIn } from './testing/api-client.ts';
import { listProcessesOn, type Program, type ProgramSettings, startProgram } from './testing/program.ts';
import { createEmptyDatabase } from './testing/test-database.ts';

let folder: string;
let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let apis: Program[];
let workers: Program[];
let addresses: string[];

/** Two API and three worker processes, started at once on an empty PostgreSQL of someone else's. */
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-processes-'));
  database = await createEmptyDatabase();
  const given: ProgramSettings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DATABASE_POOL_SIZE: '4',
    SECRET_KEY: 'the same on every machine of one deployment',
  };
  apis = [1, 2].map(() => startProgram(given, ['--run=api']));
  workers = [1, 2, 3].map(() => startProgram(given, ['--run=worker']));
  addresses = await Promise.all(apis.map(({ ready }) => ready));
  await Promise.all(workers.map(({ ready }) => ready));
});

afterAll(async () => {
  for (const program of [...apis, ...workers]) program.killAll();
  await Promise.all([...apis, ...workers].map(({ ended }) => ended));
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function address(index: number): string {
  return addresses[index] ?? '';
}

describe('two API and three worker processes on one external database', () => {
  it('are all ready, and start no database of their own', async () => {
    for (const one of addresses) expect((await fetch(`${one}/readyz`)).status).toBe(200);
    expect(listProcessesOn(path.join(folder, 'pg'))).toEqual([]);
    expect(fs.existsSync(path.join(folder, 'pg'))).toBe(false);
  });

  it('make no demo accounts where real users may be', () => {
    expect(apis[0]?.output()).not.toContain('13800000000');
  });

  it('share codes and sessions: asked for here, verified there, valid everywhere', async () => {
    const token = await logIn('13711110001', [address(0), address(1), address(1)]);
    for (const one of addresses) {
      expect((await callApi(`${one}/api/ai-paper/user/info`, { token })).status).toBe(200);
    }
    await callApi(`${address(0)}/api/auth/logout`, { token, method: 'POST' });
    expect((await callApi(`${address(1)}/api/ai-paper/user/info`, { token })).status).toBe(401);
  });

  it('share limits: a code just sent by one is not sent again by the other', async () => {
    const body = { phone: '13711110002' };
    expect((await callApi(`${address(0)}/api/auth/sms`, { body })).status).toBe(200);
    const refused = await callApi(`${address(1)}/api/auth/sms`, { body });
    expect([refused.status, refused.error]).toEqual([429, 'sms_too_soon']);
  });

  it('go on without those that are killed, and those that stop do so cleanly', async () => {
    const [killedApi, restApi] = apis;
    const [killedWorker, ...restWorkers] = workers;
    await Promise.all([killedApi?.stop('SIGKILL'), killedWorker?.stop('SIGKILL')]);
    await logIn('13711110003', [address(1), address(1), address(1)]);
    const ends = await Promise.all(
      [...restWorkers, ...(restApi ? [restApi] : [])].map((program) => program.stop('SIGTERM')),
    );
    expect(ends).toEqual([0, 0, 0]);
  });
});
