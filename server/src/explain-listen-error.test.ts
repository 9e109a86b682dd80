import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { explainListenError } from './explain-listen-error.ts';
import { StartRefused } from './platform/start-refused.ts';

async function listen(host: string, port: number): Promise<net.Server> {
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return server;
}

const refusalOf = (host: string, port: number) =>
  listen(host, port).then(
    () => undefined,
    (error) => explainListenError(error, { host, port }) as Error,
  );

describe('a program that cannot listen', () => {
  it.each(['no-such-host.invalid', '203.0.113.9'])('names HOST when it is %s', async (host) => {
    const refusal = await refusalOf(host, 0);
    expect(refusal).toBeInstanceOf(StartRefused);
    expect(refusal?.message).toMatch(new RegExp(`^HOST=${host}: this machine has no such address`));
  });

  it('names the port that another program has', async () => {
    const other = await listen('127.0.0.1', 0);
    const { port } = other.address() as net.AddressInfo;
    expect((await refusalOf('127.0.0.1', port))?.message).toMatch(new RegExp(`${port}.*set PORT`));
    other.close();
  });

  it('leaves every other error as it is', () => {
    const error = new TypeError('a bug');
    expect(explainListenError(error, { host: 'localhost', port: 3000 })).toBe(error);
  });
});
