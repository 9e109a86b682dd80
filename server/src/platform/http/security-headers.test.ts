import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let database: TestDatabase;
let plain: TestServer;
let secure: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  plain = await startTestServer({ pool: database.pool });
  secure = await startTestServer({ pool: database.pool, settings: { PUBLIC_URL: 'https://yanmo.example' } });
});
afterAll(async () => {
  await plain.app.close();
  await secure.app.close();
  await database.close();
});

const onData = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

describe('security headers', () => {
  it.each(['/healthz', '/api/openapi.json', '/api/nothing', '/api/%ZZ'])('stand on %s', async (path) => {
    const { headers } = await fetch(plain.url + path);
    expect(Object.fromEntries(headers)).toMatchObject(onData);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  it('ask for https where the site has it', async () => {
    const { headers } = await fetch(`${secure.url}/healthz`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const page = await fetch(`${secure.url}/api/docs`);
    expect(page.headers.get('content-security-policy')).toMatch(/; upgrade-insecure-requests$/);
  });

  it('let a page show the pictures of the site also where it came by an agent’s sub-domain', async () => {
    const page = await fetch(`${secure.url}/api/docs`);
    expect(page.headers.get('content-security-policy')).toContain(
      "; img-src 'self' https://yanmo.example data: blob:; ",
    );
  });

  it('give a page a policy whose nonce its own style carries, and never the same twice', async () => {
    const read = async () => {
      const response = await fetch(`${plain.url}/api/docs`);
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? '';
      return { policy: policy.replace(nonce, 'N'), nonce, html: await response.text() };
    };
    const [first, second] = [await read(), await read()];
    expect(first.policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-N'; img-src 'self' data: blob:; connect-src 'self'; " +
        "font-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    );
    expect(first.html).toContain(`<style nonce="${first.nonce}">`);
    expect(first.nonce).not.toBe(second.nonce);
  });
});
