import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { readWatchedMs, tellWatched } from './message-store.ts';

export interface ReaderPresence {
  /** A reader of an answer; called again, it has left. Of one that is over nobody needs to know. */
  enter(answerId: string): (isOver: boolean) => void;
  /** This process writes it: `onAlone` is called when nobody, here or elsewhere, has looked on for the time of grace. */
  begin(answerId: string, onAlone: () => void): () => void;
  /** Whether this process writes it. */
  isWritten(answerId: string): boolean;
  stop(): void;
}

/**
 * Who looks on while an answer is written. Readers of the process that writes cost the database nothing; another process that has
 * some says so in the answer's row, again and again, and once more when the last of them leaves.
 */
export function createReaderPresence(options: { db: Database; logger: Logger; graceMs: number }): ReaderPresence {
  const { db, logger, graceMs } = options;
  const readers = new Map<string, number>();
  const written = new Map<string, { onAlone: () => void; timer: NodeJS.Timeout | undefined }>();
  const warn = (err: unknown) => logger.warn({ err }, 'cannot tell of readers of an answer now');

  function arm(id: string, waitMs = graceMs): void {
    const own = written.get(id);
    if (!own) return;
    clearTimeout(own.timer);
    own.timer = setTimeout(() => void look(id), waitMs);
  }

  async function look(id: string): Promise<void> {
    if (readers.has(id) || !written.has(id)) return;
    try {
      const watchedMs = await readWatchedMs(db, id);
      if (readers.has(id)) return;
      if (watchedMs > 0) arm(id, watchedMs + 10);
      else written.get(id)?.onAlone();
    } catch (error) {
      warn(error);
      arm(id);
    }
  }

  const elsewhere = () => [...readers.keys()].filter((id) => !written.has(id));
  const tell = (ids: readonly string[], forMs: number) => {
    if (ids.length > 0) tellWatched(db, ids, forMs).catch(warn);
  };
  // Told for longer than until the next time, so that none falls between the two.
  const telling = setInterval(() => tell(elsewhere(), 2 * graceMs), graceMs / 2);
  telling.unref();

  return {
    enter(id) {
      readers.set(id, (readers.get(id) ?? 0) + 1);
      clearTimeout(written.get(id)?.timer);
      if (!written.has(id)) tell([id], 2 * graceMs);
      let isHere = true;
      return (isOver) => {
        if (!isHere) return;
        isHere = false;
        const left = (readers.get(id) ?? 1) - 1;
        if (left > 0) readers.set(id, left);
        else readers.delete(id);
        if (left > 0 || isOver) return;
        if (written.has(id)) arm(id);
        else tell([id], graceMs);
      };
    },
    begin(id, onAlone) {
      written.set(id, { onAlone, timer: undefined });
      if (!readers.has(id)) arm(id);
      return () => {
        clearTimeout(written.get(id)?.timer);
        written.delete(id);
      };
    },
    isWritten: (id) => written.has(id),
    stop() {
      clearInterval(telling);
      for (const { timer } of written.values()) clearTimeout(timer);
      written.clear();
    },
  };
}
