import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listProcessesOn, type Program, startCommand } from '../server/src/testing/program.ts';

let dataDir: string;
let dev: Program;

/** All of them held before any is let go: one after the other, the second may well be the first again. */
async function findFreePorts(count: number): Promise<string[]> {
  const probes = Array.from({ length: count }, () => createServer());
  for (const probe of probes) await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const ports = probes.map((probe) => String((probe.address() as { port: number }).port));
  for (const probe of probes) await new Promise((resolve) => probe.close(resolve));
  return ports;
}

async function statusOf(url: string): Promise<number | null> {
  try {
    return (await fetch(url)).status;
  } catch {
    return null;
  }
}

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-dev-'));
});
afterEach(async () => {
  if (dev.process.exitCode === null) dev.process.kill('SIGTERM');
  await dev.ended;
  dev.killAll();
  fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

describe('npm run dev', () => {
  it('serves the pages as they are edited with the API behind them, and ends with everything on Ctrl-C', async () => {
    const [webPort = '', apiPort = ''] = await findFreePorts(2);
    const script = fileURLToPath(new URL('./dev.ts', import.meta.url));
    dev = startCommand(process.execPath, [script], { DATA_DIR: dataDir, PORT: webPort, API_PORT: apiPort });
    const web = `http://localhost:${webPort}`;
    await expect.poll(() => statusOf(`${web}/api/ai-paper/home/info`), { timeout: 40_000, interval: 200 }).toBe(200);
    const page = await (await fetch(`${web}/main/writepaper`, { headers: { accept: 'text/html' } })).text();
    // The client of the hot reload stands in the page.
    expect(page).toContain('/@vite/client');
    expect(listProcessesOn(dataDir)).not.toEqual([]);

    expect(await dev.stop('SIGINT')).toBe(0);
    expect(listProcessesOn(dataDir)).toEqual([]);
    expect(await statusOf(web)).toBeNull();
    expect(await statusOf(`http://localhost:${apiPort}/healthz`)).toBeNull();
  });
});
