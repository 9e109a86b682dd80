import type { ChatEvents, ChatMessage, ChatSource } from '@yanmo/contract/chat';
import { useSyncExternalStore } from 'react';

/** An answer while it is written; the kept message follows when it is whole. */
export interface LiveAnswer {
  sessionId: string;
  text: string;
  sources: readonly ChatSource[];
  isConnected: boolean;
  isStopping: boolean;
}

/**
 * Answers that are being written, by their message. Apart from what was asked of the server, because they change with every
 * word: only what shows one is drawn anew.
 */
const answers = new Map<string, LiveAnswer>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of [...listeners]) listener();
}

export function subscribeLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readLive(messageId: string): LiveAnswer | null {
  return answers.get(messageId) ?? null;
}

export function changeLive(messageId: string, change: Partial<LiveAnswer>): void {
  const before = answers.get(messageId);
  if (!before) return;
  answers.set(messageId, { ...before, ...change });
  tell();
}

export function beginLive({ id, text, sources }: ChatMessage, sessionId: string): void {
  const before = answers.get(id);
  // Followed anew, it is told from its beginning; until then what was read stays.
  if (before && before.text.length >= text.length) answers.set(id, { ...before, isConnected: true });
  else answers.set(id, { sessionId, text, sources, isConnected: true, isStopping: false });
  tell();
}

/** The text from `at` on is what came: a model that begins again, or a connection that does, never doubles a word. */
export function addToLive({ message_id: id, at, text }: ChatEvents['delta']): void {
  const before = answers.get(id);
  if (before) changeLive(id, { text: before.text.slice(0, at) + text });
}

export function endLive(messageId: string): void {
  if (answers.delete(messageId)) tell();
}

export function useLive(messageId: string): LiveAnswer | null {
  return useSyncExternalStore(subscribeLive, () => readLive(messageId));
}
