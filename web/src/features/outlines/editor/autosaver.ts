import type { Chapter } from '@yanmo/contract/outlines';
import { ApiError } from '../../../lib/api.ts';

/** Long enough to gather a few keystrokes, short enough that nobody waits for it before closing the page. */
export const autosaveDelayMs = 800;

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

type Chapters = readonly Chapter[];

export interface Autosaver {
  /** What the page shows now; saved after a pause. */
  change(chapters: Chapters): void;
  /** Saves at once what waits; resolves when nothing is under way, with whether all is saved. */
  flush(): Promise<boolean>;
  /** After a conflict: what is here goes on top of the revision that the server has. */
  saveOnTopOf(revision: number): Promise<boolean>;
  /** What is shown is what the server has at this revision. */
  adopt(chapters: Chapters, revision: number): void;
  state(): SaveState;
  revision(): number;
  subscribe(listener: () => void): () => void;
}

export interface AutosaverParts {
  chapters: Chapters;
  revision: number;
  save(chapters: Chapters, revision: number): Promise<{ revision: number }>;
  onFailed(error: unknown): void;
}

/**
 * One save at a time, each on the revision that the one before got back; what is typed meanwhile is saved next. A stale
 * revision stops it until the student has chosen: nothing is overwritten and nothing given up without them.
 */
export function createAutosaver(parts: AutosaverParts): Autosaver {
  let { revision } = parts;
  let saved: Chapters = parts.chapters;
  let wanted: Chapters = parts.chapters;
  let state: SaveState = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  function become(next: SaveState): void {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  async function saveAll(): Promise<boolean> {
    while (wanted !== saved) {
      const sent = wanted;
      become('saving');
      try {
        ({ revision } = await parts.save(sent, revision));
        saved = sent;
      } catch (error) {
        const isStale = error instanceof ApiError && error.error === 'outline_stale';
        become(isStale ? 'conflict' : 'failed');
        if (!isStale) parts.onFailed(error);
        return false;
      }
    }
    become('saved');
    return true;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (state === 'conflict') return Promise.resolve(false);
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    change(chapters) {
      if (chapters === wanted) return;
      wanted = chapters;
      if (state === 'conflict') return;
      clearTimeout(timer);
      if (wanted === saved && !running) return become('saved');
      if (!running) become('waiting');
      timer = setTimeout(() => void flush(), autosaveDelayMs);
    },
    flush,
    saveOnTopOf(newest) {
      revision = newest;
      become('waiting');
      return flush();
    },
    adopt(chapters, newest) {
      clearTimeout(timer);
      revision = newest;
      saved = chapters;
      wanted = chapters;
      become('saved');
    },
    state: () => state,
    revision: () => revision,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
