import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { AppError } from '../app-error.ts';
import type { Database, Queryable, Tx } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { createLiveTextReaders, type LiveTextReaders, type OnTextChange } from '../live-text/live-text-readers.ts';
import { liveTextChannel, readLiveTexts } from '../live-text/live-text-store.ts';
import type { Logger } from '../logger.ts';
import {
  getRunProgress,
  readRunEvents,
  runEventsChannel,
  textEventType,
  type WholeText,
} from '../runs/run-events-store.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { createListener } from './listener.ts';
import { followTexts, type TextFollower, type TextPosition } from './text-follower.ts';

/** Read at once and written before the next read: what a slow reader has not taken stays in the table, not in memory. */
const pageSize = 100;
const retryReadMs = 1_000;

/** Events of one kind of thing, each thing with a sequence of its own; its room writes them and rings the channel with the id. */
export interface EventSource {
  channel: string;
  /** Texts grow under the id of the thing (platform/live-text), and stand among its events when they are whole. */
  hasTexts?: boolean;
  /** AppError not_found. */
  getProgress(db: Queryable, id: string): Promise<{ lastSeq: number; isOver: boolean }>;
  /** When it says that all is over, no later event exists. */
  readEvents(
    pool: pg.Pool,
    id: string,
    afterSeq: number,
    limit: number,
  ): Promise<{ isOver: boolean; events: { seq: number; type: string; data: unknown }[] }>;
}

/** Another thing that is told of on the same stream while it lasts: a tab has one stream, however much it watches. */
export interface BesideEvents {
  source: EventSource;
  id: string;
  /** The name of the event that carries its snapshot. */
  type: string;
  snapshot(tx: Tx): Promise<unknown>;
}

export interface StreamOptions {
  request: FastifyRequest;
  reply: FastifyReply;
  source: EventSource;
  id: string;
  /**
   * What a page shows before any event, read in a transaction that sees exactly the events up to the snapshot's id.
   * Sent to a reader that does not resume.
   */
  snapshot?: (tx: Tx) => Promise<unknown>;
  /** Whoever reads: asked at the beginning, at each heartbeat, however busy the stream is, and whenever told to. */
  reader?: Reader;
  /** Asked at the beginning and after each event of the thing itself, which tells of every change of it. */
  findBeside?: () => Promise<BesideEvents | null>;
}

export interface Reader {
  id: string;
  /** Once it says no, the stream ends. */
  isAllowed(): Promise<boolean>;
}

export type StreamRunOptions = Omit<StreamOptions, 'source' | 'id'> & { runId: string };

export interface Events {
  /** Before start(), so that the one listening connection hears of it; `onNotify` is told of each id as well. */
  listenTo(channel: string, onNotify?: (id: string) => void): void;
  /** A stream that its room writes itself: woken by the channels with this id, asked, and ended with the others. */
  watch(id: string, watcher: Watcher): () => void;
  /** Before start(). The channel rings with the id of a reader, whose streams are asked at once whether they may go on. */
  askReadersOn(channel: string): void;
  /**
   * Answers with events as they are written: from `Last-Event-ID` (or ?last_event_id) on when given, else the snapshot
   * and what follows it, else all from the first. Resolves when the thing is over, the reader left or the process
   * stops, or the reader is not allowed any more. Who may watch is the caller's to check; AppError not_found when there is no such thing.
   */
  stream(options: StreamOptions): Promise<void>;
  streamRun(options: StreamRunOptions): Promise<void>;
  /** Growing texts, for whoever streams them otherwise than as the events of a thing. */
  texts: LiveTextReaders;
  /** Streams that are open in this process. */
  openStreams(): number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const runEvents: EventSource = {
  channel: runEventsChannel,
  hasTexts: true,
  getProgress: getRunProgress,
  readEvents: readRunEvents,
};

export interface Watcher {
  stream: EventStream;
  wake(): void;
  /** Undefined where anybody may read. */
  readerId: string | undefined;
  /** Ends the stream of a reader that is not allowed any more, even one that takes nothing. */
  ask(): void;
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
  const texts = createLiveTextReaders({ db, logger });
  listener.subscribe(liveTextChannel, texts);
  let isStopped = false;

  /** Once each, though one may watch two things. */
  const all = () => [...new Set([...watchers.values()].flatMap((set) => [...set]))];
  function listenTo(channel: string, onNotify?: (id: string) => void): void {
    listener.subscribe(channel, {
      onNotify(id) {
        onNotify?.(id);
        for (const watcher of watchers.get(id) ?? []) watcher.wake();
      },
      onReconnect() {
        for (const watcher of all()) watcher.wake();
      },
    });
  }
  listenTo(runEventsChannel);

  function askReadersOn(channel: string): void {
    listener.subscribe(channel, {
      onNotify(readerId) {
        for (const watcher of all()) if (watcher.readerId === readerId) watcher.ask();
      },
      onReconnect() {
        for (const watcher of all()) watcher.ask();
      },
    });
  }

  /** Where a reader begins, and the snapshot it gets first; read together, so that no event falls between them. */
  async function findStart(
    { source, id, snapshot }: Pick<StreamOptions, 'source' | 'id' | 'snapshot'>,
    resumeAfter: number | null,
  ): Promise<Start> {
    return inTransaction(
      db,
      async (tx) => {
        const progress = await source.getProgress(tx, id);
        // Their texts are sent anew as far as they are: this reader may have seen less, or an earlier attempt at them.
        if (resumeAfter !== null && resumeAfter <= progress.lastSeq)
          return { after: resumeAfter, positions: new Map() };
        if (!snapshot) return { after: 0, positions: new Map() };
        // Of a run that is over, the last event (`done`) is sent again: a page must not wait for it.
        const after = progress.isOver ? Math.max(0, progress.lastSeq - 1) : progress.lastSeq;
        const growing = source.hasTexts ? await readLiveTexts(tx, id) : [];
        const positions = new Map(
          growing.map(({ part, generation, seq, text }) => [part, { generation, seq, length: text.length }]),
        );
        return { after, positions, snapshot: await snapshot(tx) };
      },
      { isolation: 'repeatable read' },
    );
  }

  function begin({ source, id }: Pick<StreamOptions, 'source' | 'id'>, start: Start, onText: OnTextChange): Followed {
    const { after, positions } = start;
    const follower = source.hasTexts
      ? followTexts({ readers: texts, topic: id, onChange: onText, positions, hasEvents: true })
      : null;
    return { source, id, after, texts: follower };
  }

  /** Writes all events after the cursor. */
  async function writeAll(
    stream: EventStream,
    followed: Followed,
    numberOf: () => number | string,
  ): Promise<{ isOver: boolean; hasWritten: boolean }> {
    const { source, id } = followed;
    let hasWritten = false;
    while (!stream.closed.aborted) {
      const { isOver, events } = await source.readEvents(pool, id, followed.after, pageSize);
      for (const { seq, type, data } of events) {
        followed.after = seq;
        const missing =
          followed.texts && type === textEventType && isWhole(data) ? followed.texts.takeWhole(data) : [data];
        for (const shown of missing) await stream.send({ id: numberOf(), type, data: shown });
        hasWritten = true;
        if (stream.closed.aborted) break;
      }
      if (events.length < pageSize) return { isOver, hasWritten };
    }
    return { isOver: true, hasWritten };
  }

  /** Their numbers are those of the events before them: whoever resumes there gets the texts anew. */
  async function writeTexts(stream: EventStream, followed: Followed, numberOf: () => number | string): Promise<void> {
    for (const data of followed.texts?.takeNews() ?? []) {
      await stream.send({ id: numberOf(), type: textEventType, data });
      if (stream.closed.aborted) return;
    }
  }

  function watch(id: string, watcher: Watcher): () => void {
    const set = watchers.get(id) ?? new Set();
    watchers.set(id, set.add(watcher));
    if (isStopped) watcher.stream.end();
    return () => {
      set.delete(watcher);
      if (set.size === 0 && watchers.get(id) === set) watchers.delete(id);
    };
  }

  async function follow(
    stream: EventStream,
    given: StreamOptions,
    start: Start & Pick<Position, 'beside'>,
  ): Promise<void> {
    const { reader, findBeside } = given;
    const bell = createBell();
    let beside: (Followed & { isOver: boolean }) | null = null;
    let resumed = start.beside;
    let mustLookBeside = findBeside !== undefined;
    let unwatchBeside: () => void = () => undefined;
    const numberOf = () => (beside ? `${main.after}.${beside.id}.${beside.after}` : main.after);
    /** Growing texts ring far more often than events: only an event has the table read. */
    let mustRead = true;
    const wake = () => {
      mustRead = true;
      bell.ring();
    };
    /** What was read may be newer than the last event that was rung for: that one is sent first. */
    const onText: OnTextChange = (isRead) => (isRead ? wake() : bell.ring());
    const main = begin(given, start, onText);
    // At once: it may have lost the right between its request and the moment from which we hear of that.
    let checkAt = 0;
    async function ask(): Promise<void> {
      try {
        if (reader && !(await reader.isAllowed())) stream.end();
      } catch {
        // The loop asks again, as often as it takes.
        checkAt = 0;
        bell.ring();
      }
    }
    const watcher: Watcher = { stream, wake, readerId: reader?.id, ask: () => void ask() };
    const unwatch = watch(given.id, watcher);
    stream.closed.addEventListener('abort', bell.ring);

    async function writeBeside(): Promise<void> {
      if (!beside || beside.isOver) return;
      const { isOver } = await writeAll(stream, beside, numberOf);
      beside.isOver = isOver;
    }

    async function lookBeside(): Promise<void> {
      const found = (await findBeside?.()) ?? null;
      if (found?.id === beside?.id) return;
      unwatchBeside();
      beside = null;
      if (!found) return;
      const unwatchFound = watch(found.id, watcher);
      unwatchBeside = unwatchFound;
      const begun = await findStart(found, resumed?.id === found.id ? resumed.after : null);
      resumed = null;
      const next = { ...begin(found, begun, onText), isOver: false };
      beside = next;
      unwatchBeside = () => {
        unwatchFound();
        next.texts?.close();
      };
      if (begun.snapshot !== undefined) await stream.send({ id: numberOf(), type: found.type, data: begun.snapshot });
      await writeBeside();
    }

    /** True when there is nothing more to come. */
    async function writeEvents(): Promise<boolean> {
      // What is beside ends in the transaction that tells so here: its last words come before it is let go.
      await writeBeside();
      const { isOver, hasWritten } = await writeAll(stream, main, numberOf);
      if (isOver) return true;
      if (hasWritten) {
        await writeBeside();
        mustLookBeside = findBeside !== undefined;
      }
      if (mustLookBeside) await lookBeside();
      mustLookBeside = false;
      return false;
    }

    try {
      while (!stream.closed.aborted) {
        let waitMs = config.streamHeartbeatMs;
        try {
          // Rung during the read, by an event that commits meanwhile, the bell is not waited for.
          bell.reset();
          if (reader && performance.now() >= checkAt) {
            if (!(await reader.isAllowed())) return;
            checkAt = performance.now() + config.streamHeartbeatMs;
          }
          if (mustRead) {
            mustRead = false;
            // An event that comes before a text was told of before it: it is sent before it, too.
            if (await writeEvents()) return;
          }
          await writeTexts(stream, main, numberOf);
          if (beside) await writeTexts(stream, beside, numberOf);
        } catch (error) {
          // The database is away for a moment: the stream stays open, and nothing is sent on it.
          logger.warn({ err: error }, 'cannot read events now');
          mustRead = true;
          waitMs = Math.min(waitMs, retryReadMs);
        }
        if (await bell.wait(waitMs)) continue;
        // Reading again after a silent heartbeat mends whatever a lost notification would leave behind.
        mustRead = true;
        await stream.keepAlive();
      }
    } finally {
      stream.closed.removeEventListener('abort', bell.ring);
      unwatch();
      unwatchBeside();
      main.texts?.close();
    }
  }

  async function stream(given: StreamOptions): Promise<void> {
    if (isStopped) throw new AppError('overloaded');
    const resumed = readLastEventId(given.request);
    const start = await findStart(given, resumed?.after ?? null);
    const opened = openEventStream(given.reply);
    try {
      if (start.snapshot !== undefined) await opened.send({ id: start.after, type: 'snapshot', data: start.snapshot });
      // A reader that got a new snapshot starts anew in all things.
      const beside = start.snapshot === undefined ? (resumed?.beside ?? null) : null;
      if (!isStopped) await follow(opened, given, { ...start, beside });
    } finally {
      opened.end();
    }
  }

  return {
    listenTo,
    askReadersOn,
    watch,
    stream,
    streamRun: ({ runId, ...given }) => stream({ ...given, source: runEvents, id: runId }),
    texts,
    openStreams: () => all().length,
    start: () => listener.start(),
    async stop() {
      isStopped = true;
      for (const { stream } of all()) stream.end();
      await listener.stop();
    },
  };
}

/** Where a reader begins: after which event, and how far it has the texts that grow. */
interface Start {
  after: number;
  positions: Map<string, TextPosition>;
  snapshot?: unknown;
}

interface Followed extends Pick<StreamOptions, 'source' | 'id'> {
  after: number;
  texts: TextFollower | null;
}

/** A whole text of an older version says nothing of how it grew, and is an event like others. */
function isWhole(data: unknown): data is WholeText {
  return data !== null && typeof data === 'object' && 'live' in data;
}

/** Where a reader is: in the thing itself, and in what stands beside it. */
interface Position {
  after: number;
  beside: { id: string; after: number } | null;
}

/** Null when there is none or it is not one of ours: such a reader starts anew. */
function readLastEventId({ headers, query }: FastifyRequest): Position | null {
  const fromQuery = (query as { last_event_id?: unknown } | undefined)?.last_event_id;
  const given = String(headers['last-event-id'] ?? fromQuery);
  const parts = /^(\d{1,15})(?:\.([0-9a-f-]{36})\.(\d{1,15}))?$/.exec(given);
  if (!parts) return null;
  const [, after, id, besideAfter] = parts;
  return { after: Number(after), beside: id === undefined ? null : { id, after: Number(besideAfter) } };
}

export interface Bell {
  ring(): void;
  reset(): void;
  /** True when it was rung since the last reset, false when the time is over. */
  wait(timeoutMs: number): Promise<boolean>;
}

export function createBell(): Bell {
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
