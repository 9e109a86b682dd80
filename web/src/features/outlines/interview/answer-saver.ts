import type { AnswerId, Interview } from '@yanmo/contract/interview';
import { ApiError } from '../../../lib/api.ts';

/** Long enough to gather a few keystrokes, short enough that nobody waits for it before closing the page. */
export const answerDelayMs = 800;

export type AnswerSaveState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface SentAnswer {
  id: AnswerId;
  text: string;
}

export interface AnswerSaver {
  /** What a field holds now; kept after a pause. */
  change(id: AnswerId, text: string): void;
  /** Keeps at once what waits; resolves with whether all that could be kept is. */
  flush(): Promise<boolean>;
  state(): AnswerSaveState;
  subscribe(listener: () => void): () => void;
}

interface Parts {
  save(answers: SentAnswer[]): Promise<Interview>;
  onSaved(interview: Interview): void;
  /** An answer that the server does not take, and why; null once it is taken. */
  onRefused(id: AnswerId, message: string | null): void;
  onFailed(error: unknown): void;
}

/**
 * Only the answers that were changed are sent: another tab's stay as they are. One that the server does not take waits for its
 * next change and holds up none of the others.
 */
export function createAnswerSaver(parts: Parts): AnswerSaver {
  const open = new Map<AnswerId, string>();
  const listeners = new Set<() => void>();
  let state: AnswerSaveState = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;

  function become(next: AnswerSaveState): void {
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  /** Takes out what was sent, unless it was changed meanwhile. */
  function settle(sent: readonly SentAnswer[]): void {
    for (const { id, text } of sent) if (open.get(id) === text) open.delete(id);
  }

  async function saveAll(): Promise<boolean> {
    while (open.size > 0) {
      const sent = [...open].map(([id, text]) => ({ id, text }));
      become('saving');
      try {
        const interview = await parts.save(sent);
        settle(sent);
        for (const { id } of sent) parts.onRefused(id, null);
        parts.onSaved(interview);
      } catch (error) {
        const refused = sent.flatMap((answer, index) => {
          const message = error instanceof ApiError ? error.findFieldMessage(`answers.${index}.text`) : null;
          return message ? [{ answer, message }] : [];
        });
        if (refused.length === 0) {
          become('failed');
          parts.onFailed(error);
          return false;
        }
        settle(refused.map(({ answer }) => answer));
        for (const { answer, message } of refused) parts.onRefused(answer.id, message);
      }
    }
    become('saved');
    return true;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    change(id, text) {
      open.set(id, text);
      clearTimeout(timer);
      if (!running) become('waiting');
      timer = setTimeout(() => void flush(), answerDelayMs);
    },
    flush,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
