import { execFile } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typstEnvironment } from './typst-environment.ts';

const importing = fileURLToPath(new URL('./testing/import-package.ts', import.meta.url));

async function importPackage(environment: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [importing], { env: environment });
  return stdout;
}

describe('the environment of the Typst process', () => {
  const asked: string[] = [];
  const proxy = http.createServer();
  beforeAll(async () => {
    proxy.on('connect', (request, socket) => {
      asked.push(request.url ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
  });
  afterAll(() => proxy.close());

  it('leads every request for a package to the proxy that it names', async () => {
    const { port } = proxy.address() as AddressInfo;
    const outcome = await importPackage(typstEnvironment(`http://127.0.0.1:${port}`));
    expect(asked).toEqual(['packages.typst.org:443']);
    expect(outcome).toContain('failed to download package');
  });

  it('names one at which nothing listens', async () => {
    expect(await importPackage(typstEnvironment())).toContain('failed to download package');
    expect(Object.keys(typstEnvironment())).not.toContain('PATH');
  });
});
