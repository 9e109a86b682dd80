import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../logger.ts';

const firstPauseMs = 100;
const longestPauseMs = 10_000;
/** A connection that a firewall dropped silently looks alive for hours; asking finds it out. */
const probeIntervalMs = 10_000;
const probeTimeoutMs = 5_000;
const endTimeoutMs = 1_000;

export interface Subscriber {
  onNotify(payload: string): void;
  /** The connection is new: whatever was sent while it was away is lost, so read again. */
  onReconnect(): void;
}

export interface Listener {
  /** Before start(). */
  subscribe(channel: string, subscriber: Subscriber): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The one connection of a process that listens, however many browsers wait. */
export function createListener(options: { databaseUrl: string; logger: Logger }): Listener {
  const { databaseUrl, logger } = options;
  const channels = new Map<string, Subscriber>();
  const stopped = new AbortController();
  const { promise: stopRequested, resolve: requestStop } = Promise.withResolvers<null>();
  let client: pg.Client | undefined;
  let keeping: Promise<void> | undefined;

  async function connect(): Promise<{ lost: Promise<Error> }> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'yanmo-listener',
      keepAlive: true,
      connectionTimeoutMillis: probeTimeoutMs,
      query_timeout: probeTimeoutMs,
    });
    const { promise: lost, resolve: lose } = Promise.withResolvers<Error>();
    next.on('error', lose);
    next.on('end', () => lose(new Error('the listening connection ended')));
    next.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.onNotify(payload));
    try {
      await next.connect();
      for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    const probe = setInterval(() => next.query('select 1').catch(lose), probeIntervalMs);
    lost.finally(() => clearInterval(probe));
    return { lost };
  }

  /** Holds the connection until stop(), however often the database goes away. */
  async function keepConnected(connection: { lost: Promise<Error> }): Promise<void> {
    let current = connection;
    while (!stopped.signal.aborted) {
      const error = await Promise.race([current.lost, stopRequested]);
      if (error === null) return;
      logger.warn({ err: error }, 'listening connection lost');
      client?.end().catch(() => undefined);
      client = undefined;
      const next = await reconnect();
      if (!next) return;
      current = next;
      for (const subscriber of channels.values()) subscriber.onReconnect();
    }
  }

  async function reconnect(): Promise<{ lost: Promise<Error> } | null> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        await delay(pauseMs / 2 + (Math.random() * pauseMs) / 2, undefined, { signal: stopped.signal });
      } catch {
        return null;
      }
      try {
        return await connect();
      } catch (error) {
        logger.warn({ err: error }, 'cannot listen to the database yet');
      }
    }
  }

  return {
    subscribe(channel, subscriber) {
      channels.set(channel, subscriber);
    },
    async start() {
      keeping = keepConnected(await connect());
    },
    async stop() {
      if (stopped.signal.aborted) return keeping;
      stopped.abort();
      requestStop(null);
      await keeping;
      // On a connection that is dead without knowing it, end() waits for an answer that never comes.
      await Promise.race([client?.end(), delay(endTimeoutMs, undefined, { ref: false })]);
    },
  };
}
