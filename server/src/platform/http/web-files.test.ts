import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const script = 'export const answer = 42;'.repeat(50);
let folder: string;
let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-web-'));
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><style nonce="__CSP_NONCE__"></style><script>start()</script><div data-nonce="__CSP_NONCE__">',
  );
  fs.writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  fs.writeFileSync(path.join(folder, 'assets/app-Ab3dEf.js'), script);
  fs.writeFileSync(path.join(folder, 'assets/app-Ab3dEf.js.br'), zlib.brotliCompressSync(script));
  fs.writeFileSync(path.join(folder, 'assets/app-Ab3dEf.js.gz'), zlib.gzipSync(script));
  database = await createTestDatabase();
  server = await startTestServer({ pool: database.pool, webFolder: folder });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
  fs.rmSync(folder, { recursive: true });
});

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the web', () => {
  it.each(['/', '/main/writepaper', '/user/userInfo?tab=1', '/index.html', '/login'])(
    '%s is the page, fresh and with its own nonce',
    async (address) => {
      const response = await fetch(server.url + address, { headers: html });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
      expect(await response.text()).toBe(
        `<!doctype html><style nonce="${nonce}"></style><script>start()</script><div data-nonce="${nonce}">`,
      );
      // The one script that is written into the page, and no other.
      const hash = createHash('sha256').update('start()').digest('base64');
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    },
  );

  it('serves what the bundler hashed for ever, compressed as the browser likes', async () => {
    for (const [encoding, body] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(`${server.url}/assets/app-Ab3dEf.js`, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(body);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toMatch(/javascript/);
      expect(response.headers.get('vary')).toBe('accept-encoding');
      expect(await response.text()).toBe(script);
    }
  });

  it('lets other files be asked for again after an hour, and answers 304 when they are the same', async () => {
    const response = await fetch(`${server.url}/favicon.svg`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = response.headers.get('etag') ?? '';
    expect(
      await server.sendRaw(
        `GET /favicon.svg HTTP/1.1\r\nhost: x\r\nif-none-match: ${etag}\r\nconnection: close\r\n\r\n`,
      ),
    ).toMatch(/^HTTP\/1.1 304 /);
  });

  it.each([
    '/assets/gone-123456.js',
    '/robots.txt',
    '/assets/app-Ab3dEf.js.br',
    '/../package.json',
    '/..%2fpackage.json',
  ])('%s is 404, not the page', async (address) => {
    const answer = await server.sendRaw(
      `GET ${address} HTTP/1.1\r\nhost: x\r\naccept: */*\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).toContain('"error":"route_not_found"');
  });

  it.each(['/api', '/api/nothing', '/chat', '/chatAllInfo', '/cashier/P1', '/uploadFile', '/closeSession'])(
    '%s is never the page',
    async (address) => {
      const response = await fetch(server.url + address, { headers: html });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: 'route_not_found' });
    },
  );

  it('is no page for a program that wants JSON, nor for a POST', async () => {
    expect((await fetch(`${server.url}/main/chat`, { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await fetch(`${server.url}/main/chat`, { method: 'POST', headers: html })).status).toBe(404);
  });

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${server.url}/main/writepaper`, { method: 'HEAD', headers: html });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it.each([
    ['none', undefined],
    ['one that is not built', '/nowhere/dist'],
  ])('is not there without its folder (%s): the API answers 404 in the envelope', async (_which, webFolder) => {
    const bare = await startTestServer({ pool: database.pool, ...(webFolder !== undefined && { webFolder }) });
    const response = await fetch(`${bare.url}/main/writepaper`, { headers: html });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'route_not_found' });
    await bare.app.close();
  });
});
