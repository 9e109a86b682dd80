import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { AppError } from '../app-error.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { getRunProgress, readRunEvents, runEventsChannel } from '../runs/run-events-store.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { createListener } from './listener.ts';

/** Read at once and written before the next read: what a slow reader has not taken stays in the table, not in memory. */
const pageSize = 100;
const retryReadMs = 1_000;

export interface StreamRunOptions {
  request: FastifyRequest;
  reply: FastifyReply;
  runId: string;
  /**
   * What a page shows before any event, read in a transaction that sees exactly the events up to the snapshot's id.
   * Sent to a reader that does not resume.
   */
  snapshot?: (tx: Tx) => Promise<unknown>;
  /** Asked at each heartbeat, however busy the stream is; once it says no, the stream ends. */
  isAllowed?: () => Promise<boolean>;
}

export interface Events {
  /**
   * Answers with the run's events as they are written: from `Last-Event-ID` (or ?last_event_id) on when given, else
   * the snapshot and what follows it, else all from the first. Resolves when the run ended, the reader left or the
   * process stops, or `isAllowed` says no. Who may watch is the caller's to check; AppError not_found when there is no such run.
   */
  streamRun(options: StreamRunOptions): Promise<void>;
  /** Streams that are open in this process. */
  openStreams(): number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Watcher {
  stream: EventStream;
  wake(): void;
}

export function createEvents(options: {
  db: Database;
  pool: pg.Pool;
  databaseUrl: string;
  config: Pick<Config, 'streamHeartbeatMs'>;
  logger: Logger;
}): Events {
  const { db, pool, config, logger } = options;
  const watchers = new Map<string, Set<Watcher>>();
  const listener = createListener({ databaseUrl: options.databaseUrl, logger });
  let isStopped = false;

  const all = () => [...watchers.values()].flatMap((set) => [...set]);
  listener.subscribe(runEventsChannel, {
    onNotify(runId) {
      for (const watcher of watchers.get(runId) ?? []) watcher.wake();
    },
    onReconnect() {
      for (const watcher of all()) watcher.wake();
    },
  });

  /** Where a reader begins, and the snapshot it gets first. */
  async function findStart({
    request,
    runId,
    snapshot,
  }: StreamRunOptions): Promise<{ after: number; snapshot?: unknown }> {
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const progress = await getRunProgress(tx, runId);
        const resumeAfter = readLastEventId(request);
        if (resumeAfter !== null && resumeAfter <= progress.lastSeq) return { after: resumeAfter };
        if (!snapshot) return { after: 0 };
        // Of a run that is over, the last event (`done`) is sent again: a page must not wait for it.
        const after = progress.isOver ? Math.max(0, progress.lastSeq - 1) : progress.lastSeq;
        return { after, snapshot: await snapshot(tx) };
      });
  }

  /** Writes all events after the cursor; false when the run is over and all is written. */
  async function writeAll(stream: EventStream, runId: string, cursor: { after: number }): Promise<boolean> {
    while (!stream.closed.aborted) {
      const { isOver, events } = await readRunEvents(pool, runId, cursor.after, pageSize);
      for (const { seq, type, data } of events) {
        await stream.send({ id: seq, type, data });
        cursor.after = seq;
        if (stream.closed.aborted) break;
      }
      if (events.length < pageSize) return !isOver;
    }
    return false;
  }

  async function follow(
    stream: EventStream,
    { runId, isAllowed }: Pick<StreamRunOptions, 'runId' | 'isAllowed'>,
    after: number,
  ): Promise<void> {
    const cursor = { after };
    let checkAt = performance.now() + config.streamHeartbeatMs;
    const bell = createBell();
    const set = watchers.get(runId) ?? new Set();
    const watcher: Watcher = { stream, wake: bell.ring };
    watchers.set(runId, set.add(watcher));
    stream.closed.addEventListener('abort', bell.ring);
    try {
      while (!stream.closed.aborted) {
        let waitMs = config.streamHeartbeatMs;
        try {
          // Rung during the read, by an event that commits meanwhile, the bell is not waited for.
          bell.reset();
          if (isAllowed && performance.now() >= checkAt) {
            if (!(await isAllowed())) return;
            checkAt = performance.now() + config.streamHeartbeatMs;
          }
          if (!(await writeAll(stream, runId, cursor))) return;
        } catch (error) {
          // The database is away for a moment: the stream stays open, and nothing is sent on it.
          logger.warn({ err: error }, 'cannot read the events of a run now');
          waitMs = Math.min(waitMs, retryReadMs);
        }
        // Reading again after a silent heartbeat mends whatever a lost notification would leave behind.
        if (!(await bell.wait(waitMs))) await stream.keepAlive();
      }
    } finally {
      stream.closed.removeEventListener('abort', bell.ring);
      set.delete(watcher);
      if (set.size === 0) watchers.delete(runId);
    }
  }

  return {
    async streamRun(given) {
      if (isStopped) throw new AppError('overloaded');
      const start = await findStart(given);
      const stream = openEventStream(given.reply);
      try {
        if (start.snapshot !== undefined)
          await stream.send({ id: start.after, type: 'snapshot', data: start.snapshot });
        if (!isStopped) await follow(stream, given, start.after);
      } finally {
        stream.end();
      }
    },
    openStreams: () => all().length,
    start: () => listener.start(),
    async stop() {
      isStopped = true;
      for (const { stream } of all()) stream.end();
      await listener.stop();
    },
  };
}

/** Null when there is none or it is not one of ours: such a reader starts anew. */
function readLastEventId({ headers, query }: FastifyRequest): number | null {
  const fromQuery = (query as { last_event_id?: unknown } | undefined)?.last_event_id;
  const given = headers['last-event-id'] ?? fromQuery;
  return /^\d{1,15}$/.test(String(given)) ? Number(given) : null;
}

interface Bell {
  ring(): void;
  reset(): void;
  /** True when it was rung since the last reset, false when the time is over. */
  wait(timeoutMs: number): Promise<boolean>;
}

function createBell(): Bell {
  let isRung = false;
  let onRing: (() => void) | undefined;
  return {
    ring() {
      isRung = true;
      onRing?.();
    },
    reset() {
      isRung = false;
    },
    wait: (timeoutMs) =>
      new Promise((resolve) => {
        if (isRung) return resolve(true);
        const timer = setTimeout(() => resolve(false), timeoutMs);
        onRing = () => {
          clearTimeout(timer);
          resolve(true);
        };
      }),
  };
}
