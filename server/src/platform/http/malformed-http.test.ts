import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ pool: database.pool });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

describe('what is not HTTP', () => {
  it.each([
    ['noise', 'hello there\r\n\r\n', 400, 'malformed_request'],
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'malformed_request'],
    ['a header without a colon', 'GET /healthz HTTP/1.1\r\nhost: x\r\nbroken header\r\n\r\n', 400, 'malformed_request'],
    ['a null byte in a header', 'GET /healthz HTTP/1.1\r\nhost: x\r\na: b\0c\r\n\r\n', 400, 'malformed_request'],
    [
      'two lengths',
      'POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na',
      400,
      'malformed_request',
    ],
    [
      'a length beside chunks',
      'POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'malformed_request',
    ],
    [
      '20 KB of headers',
      `GET /healthz HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['an address of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'headers_too_large'],
  ])('(%s) is answered in the envelope, with one log line', async (_what, bytes, status, error) => {
    server.lines.length = 0;
    const answer = await server.sendRaw(bytes);
    expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
    expect(body).toMatchObject({ code: status, error, message: expect.any(String), request_id: expect.any(String) });
    const lines = await server.listLines(1);
    expect(lines).toEqual([expect.objectContaining({ status, error, level: 30, request_id: body.request_id })]);
  });

  it('is a request without a host, answered in the envelope', async () => {
    const answer = await server.sendRaw('GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"error":"malformed_request"');
  });

  it('is a caller that leaves in the middle, who costs no error and no line', async () => {
    server.lines.length = 0;
    const socket = net.connect(server.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write('GET /healthz HTT');
    socket.resetAndDestroy();
    expect((await fetch(`${server.url}/api/openapi.json`)).status).toBe(200);
    expect(await server.listLines(1)).toEqual([expect.objectContaining({ url: '/api/openapi.json', status: 200 })]);
  });
});
