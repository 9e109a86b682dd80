import net from 'node:net';
import os from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer } from './test-server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const loopbacks = Object.values(os.networkInterfaces())
  .flat()
  .flatMap((one) => (one?.internal && ['127.0.0.1', '::1'].includes(one.address) ? [one.address] : []));

function occupy(host: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ host, port: 0 }, () => resolve(server));
  });
}

describe('localhost', () => {
  // Whichever of the two is opened first, one of these finds the second taken.
  it.each(loopbacks)('is refused, naming the port, when another program has it on %s alone', async (host) => {
    const other = await occupy(host);
    const { port } = other.address() as net.AddressInfo;
    try {
      await expect(startTestServer({ pool: database.pool, settings: { HOST: 'localhost' }, port })).rejects.toThrow(
        new RegExp(`EADDRINUSE.*:${port}`),
      );
      // Nothing of it is left open on the other address.
      const free = loopbacks.find((address) => address !== host);
      if (free === undefined) return;
      const socket = net.connect(port, free);
      await expect(
        new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject)),
      ).rejects.toThrow('ECONNREFUSED');
    } finally {
      other.close();
    }
  });
});
