import { once } from 'node:events';
import net from 'node:net';

export interface CommitHold {
  /** Resolves when a commit is held: done and not yet known to the program, or (`isForwarded: false`) never sent. */
  held: Promise<void>;
  /** From now on commits pass again; what is held stays so. */
  end(): void;
}

export type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>;

/**
 * Stands between a program and PostgreSQL, and can stop the time of one at a commit: a kill at that moment falls between
 * the commit and whatever the program does next, on every run and not by luck.
 */
export async function startDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const holds = new Set<{ pattern: RegExp; isForwarded: boolean; tell: () => void }>();
  const sockets = new Set<net.Socket>();

  function join(client: net.Socket): void {
    const upstream = net.connect(Number(target.port), target.hostname);
    let transaction: string | null = null;
    let tellHeld: (() => void) | null = null;
    client.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1');
      if (/\b(begin|start transaction)\b/i.test(text)) transaction = '';
      if (transaction !== null) transaction += text;
      const isEnd = /\b(commit|rollback)\b/i.test(text);
      const said = transaction ?? '';
      const hold = /\bcommit\b/i.test(text) ? [...holds].find(({ pattern }) => pattern.test(said)) : undefined;
      if (hold) {
        if (!hold.isForwarded) {
          hold.tell();
          return;
        }
        tellHeld = hold.tell;
      }
      if (isEnd) transaction = null;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes: Buffer) => {
      if (tellHeld) tellHeld();
      else client.write(bytes);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      // Whoever is killed breaks the connection; that is what this is for.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }

  const server = net.createServer(join);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as net.AddressInfo).port);

  return {
    url: url.href,

    /** Commits of transactions that sent something like this, values included, are held; several may wait at once. */
    holdCommit(pattern: RegExp, { isForwarded = true } = {}): CommitHold {
      let tell: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        tell = resolve;
      });
      const hold = { pattern, isForwarded, tell };
      holds.add(hold);
      return { held, end: () => holds.delete(hold) };
    },

    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
