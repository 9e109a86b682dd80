import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * One program for the whole suite, started as a user starts it, on a data folder of its own. Its address reaches the
 * tests through YANMO_E2E_URL, its folder through YANMO_E2E_DATA_DIR.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-e2e-'));
  const { PATH, HOME, TMPDIR } = process.env;
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    // Every test makes its own users from one address: the limits by rate have their own tests on the server.
    env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '10000' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(server, 'close');
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = /ready at (http:\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    ended.then(() => reject(new Error(`the server did not start:\n${output}`)), reject);
  });
  process.env.YANMO_E2E_URL = await ready;
  process.env.YANMO_E2E_DATA_DIR = dataDir;
  return async () => {
    server.kill('SIGTERM');
    await ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
