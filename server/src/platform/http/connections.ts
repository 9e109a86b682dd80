import http from 'node:http';
import type { Socket } from 'node:net';

/** How often a stopping server looks for connections that have come to rest. */
const sweepMs = 20;

/**
 * The open connections of one program, over all addresses it listens on. A stop waits for answers under way and cuts
 * the rest at once: browsers hold connections open on which nothing was ever asked, and Node waits for those.
 */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #busy = new Map<Socket, number>();
  #sweep: NodeJS.Timeout | undefined;
  #deadline: NodeJS.Timeout | undefined;

  watch(server: http.Server): void {
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  begin(socket: Socket): void {
    this.#busy.set(socket, (this.#busy.get(socket) ?? 0) + 1);
  }

  end(socket: Socket): void {
    const left = (this.#busy.get(socket) ?? 1) - 1;
    if (left === 0) this.#busy.delete(socket);
    else this.#busy.set(socket, left);
  }

  /** From now on connections at rest are cut, and after the grace the others too. */
  drain(graceMs: number): void {
    this.#sweep = setInterval(() => this.#cut((socket) => !this.#busy.has(socket)), sweepMs);
    this.#deadline = setTimeout(() => this.#cut(() => true), graceMs);
  }

  drained(): void {
    clearInterval(this.#sweep);
    clearTimeout(this.#deadline);
  }

  #cut(isMeant: (socket: Socket) => boolean): void {
    for (const socket of this.#open) if (isMeant(socket)) socket.destroy();
  }
}

/** Slow enough for a large upload over a phone, short enough that a trickling caller cannot hold a connection for long. */
const requestTimeoutMs = 180_000;
const headersTimeoutMs = 20_000;
/** Longer than the idle time of common load balancers, so that it is never us who closes while they send. */
const keepAliveTimeoutMs = 72_000;

export function createNodeServer(handler: http.RequestListener, connections: Connections): http.Server {
  const server = http.createServer(
    {
      requestTimeout: requestTimeoutMs,
      headersTimeout: headersTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      // Answered by us in the envelope; Node's own answer would be an empty 400.
      requireHostHeader: false,
    },
    handler,
  );
  connections.watch(server);
  return server;
}
