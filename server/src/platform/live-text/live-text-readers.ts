import type { Database } from '../database/database.ts';
import type { Subscriber } from '../events/listener.ts';
import type { Logger } from '../logger.ts';
import { type Delta, type DeltaNotice, type GrowingText, grow } from './live-text.ts';
import { readLiveTexts } from './live-text-store.ts';

/** A text that keeps losing its place must not be read all the time. */
const readAgainMs = 200;
const retryMs = 1_000;
/** What comes while a topic is read is held so far; beyond, it is read once more. */
const pendingMaximum = 1_000;

export interface LiveTopic {
  /** By part. Empty until it was read. */
  readonly texts: ReadonlyMap<string, GrowingText>;
  /** Its text stands elsewhere now. */
  forget(part: string, generation: number): void;
  close(): void;
}

export interface LiveTextReaders extends Subscriber {
  /**
   * What this process has told itself, and stands in the table: its own readers need not wait until the database rings, but for those
   * of a topic with events, which are rung for alone: a word must not overtake what was told before it.
   */
  told(deltas: readonly Delta[]): void;
  /** However many watch a topic, it is held once. */
  watch(topic: string, onChange: OnTextChange, how?: WatchOptions): LiveTopic;
  /** Topics that are held in this process. */
  openTopics(): number;
}

/** `isRead`: from the tables, so that it may be ahead of what was rung for. */
export type OnTextChange = (isRead: boolean) => void;

export interface WatchOptions {
  /** By who watches, who knows that nothing was told of it yet. */
  opened?: GrowingText | undefined;
  /** Who watches reads events of the same thing too. */
  hasEvents?: boolean | undefined;
}

interface Topic {
  id: string;
  hasEvents: boolean;
  texts: Map<string, GrowingText>;
  /** By part, the generation of which the text stands elsewhere: a late word of it must not bring it back. */
  ended: Map<string, number>;
  watchers: Set<OnTextChange>;
  /** What came while it is being read; null when it is not. */
  pending: (Delta | DeltaNotice)[] | null;
  isStale: boolean;
  readAtMs: number;
}

/** What a process reads of growing texts: told by NOTIFY, read from the tables when something is missing. */
export function createLiveTextReaders({ db, logger }: { db: Database; logger: Logger }): LiveTextReaders {
  const topics = new Map<string, Topic>();

  function ring(topic: Topic, isRead: boolean): void {
    for (const onChange of topic.watchers) onChange(isRead);
  }

  /** True when there is something to show; what does not follow on what is known has the topic read again. */
  function take(topic: Topic, delta: Delta | DeltaNotice): boolean {
    if (topic.pending) {
      if (topic.pending.length < pendingMaximum) topic.pending.push(delta);
      else topic.isStale = true;
      return false;
    }
    const [, part, generation, seq] = delta;
    if (isEnded(topic, part, generation)) return false;
    const known = topic.texts.get(part);
    if (known && (generation < known.generation || (generation === known.generation && seq <= known.seq))) return false;
    if (isWhole(delta)) {
      if (generation === known?.generation && seq === known.seq + 1) {
        grow(known, delta);
        return true;
      }
      if (generation !== known?.generation && seq === 1) {
        topic.texts.set(part, { part, generation, seq, text: delta[5], anewAt: seq });
        return true;
      }
    }
    read(topic);
    return false;
  }

  function read(topic: Topic): void {
    if (topic.pending) {
      topic.isStale = true;
      return;
    }
    topic.pending = [];
    const waitMs = Math.max(0, topic.readAtMs + readAgainMs - performance.now());
    if (waitMs === 0) void readNow(topic);
    else setTimeout(() => void readNow(topic), waitMs);
  }

  async function readNow(topic: Topic): Promise<void> {
    if (topics.get(topic.id) !== topic) return;
    topic.readAtMs = performance.now();
    topic.isStale = false;
    try {
      const found = await readLiveTexts(db, topic.id);
      merge(topic, found);
      if (found.some(({ isShort }) => isShort)) topic.isStale = true;
    } catch (error) {
      logger.warn({ err: error }, 'cannot read growing texts now');
      topic.pending = [];
      setTimeout(() => void readNow(topic), retryMs);
      return;
    }
    const came = topic.pending ?? [];
    topic.pending = null;
    for (const delta of came) take(topic, delta);
    if (topic.isStale) read(topic);
    ring(topic, true);
  }

  function takeAll(deltas: readonly (Delta | DeltaNotice)[]): void {
    const changed = new Set<Topic>();
    for (const delta of deltas) {
      const topic = topics.get(delta[0]);
      if (topic && take(topic, delta)) changed.add(topic);
    }
    for (const topic of changed) ring(topic, false);
  }

  function onReconnect(): void {
    for (const topic of topics.values()) read(topic);
  }

  return {
    onNotify(payload) {
      if (topics.size > 0) takeAll(parseDeltas(payload));
    },
    told(deltas) {
      takeAll(deltas.filter(([id]) => !topics.get(id)?.hasEvents));
    },
    onReconnect,
    watch(id, onChange, { opened, hasEvents = false } = {}) {
      let topic = topics.get(id);
      if (!topic) {
        topic = {
          ...{ id, texts: new Map(opened ? [[opened.part, opened]] : []), ended: new Map(), watchers: new Set() },
          ...{ hasEvents, pending: null, isStale: false, readAtMs: -readAgainMs },
        };
        topics.set(id, topic);
        if (!opened) read(topic);
      }
      const { texts, ended, watchers } = topic;
      watchers.add(onChange);
      return {
        texts,
        forget(part, generation) {
          ended.set(part, Math.max(generation, ended.get(part) ?? -1));
          if ((texts.get(part)?.generation ?? Number.POSITIVE_INFINITY) <= generation) texts.delete(part);
        },
        close() {
          watchers.delete(onChange);
          if (watchers.size === 0 && topics.get(id)?.watchers === watchers) topics.delete(id);
        },
      };
    },
    openTopics: () => topics.size,
  };
}

const isEnded = ({ ended }: Topic, part: string, generation: number): boolean => generation <= (ended.get(part) ?? -1);

const isWhole = (delta: Delta | DeltaNotice): delta is Delta => delta.length === 6;

/** Whoever may use the database can ring any channel: what is not ours must not end the process. */
function parseDeltas(payload: string): (Delta | DeltaNotice)[] {
  try {
    const deltas: unknown = JSON.parse(payload);
    return Array.isArray(deltas) ? deltas.filter((delta): delta is Delta | DeltaNotice => Array.isArray(delta)) : [];
  } catch {
    return [];
  }
}

/** What is known may be newer than what was read: told before the read, and not lost by it. */
function merge(topic: Topic, found: readonly GrowingText[]): void {
  const { texts } = topic;
  const before = new Map(texts);
  texts.clear();
  for (const text of found) {
    if (isEnded(topic, text.part, text.generation)) continue;
    const known = before.get(text.part);
    const isNewer =
      known && (known.generation > text.generation || (known.generation === text.generation && known.seq >= text.seq));
    texts.set(text.part, isNewer ? known : text);
  }
}
