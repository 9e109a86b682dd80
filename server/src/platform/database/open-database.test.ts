import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { loadConfig } from '../../config.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';
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

/** Says so many times that it is still starting, in the words of the protocol, and then hands everybody on to the server behind it. */
async function startingServer(refusals: number, behind: URL) {
  const message = 'SFATAL\0C57P03\0Mthe database system is starting up\0\0';
  const refusal = Buffer.alloc(1 + 4 + message.length, `E\0\0\0\0${message}`, 'latin1');
  refusal.writeInt32BE(refusal.length - 1, 1);
  let asked = 0;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    sockets.add(client.on('error', () => client.destroy()));
    asked += 1;
    if (asked <= refusals) {
      client.once('data', () => client.end(refusal));
      return;
    }
    const onward = net.connect(Number(behind.port), behind.hostname, () => client.pipe(onward).pipe(client));
    sockets.add(onward.on('error', () => client.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(behind);
  url.port = String((server.address() as net.AddressInfo).port);
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: url.href, asked: () => asked, close };
}

it('waits for a server that is still starting', async () => {
  const database = await createEmptyDatabase();
  const server = await startingServer(2, new URL(database.url));
  try {
    expect(await refusalOf(server.url)).toBeUndefined();
    expect(server.asked()).toBeGreaterThan(2);
  } finally {
    server.close();
    await database.close();
  }
});
