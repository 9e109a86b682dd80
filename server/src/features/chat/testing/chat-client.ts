import type { ChatEvents } from '@yanmo/contract/chat';
import { vi } from 'vitest';

type Received = { [Name in keyof ChatEvents]: { type: Name; data: ChatEvents[Name] } }[keyof ChatEvents];

/** A page that asks or follows: what it was told, and what stands on it. */
export interface ChatPage {
  status: number;
  headers: Headers;
  /** Of a refusal. */
  error: string | undefined;
  received: Received[];
  /** The answer, as the deltas make it. */
  text(): string;
  find<Name extends keyof ChatEvents>(name: Name): ChatEvents[Name] | undefined;
  /** Resolves when the answer has as many characters at least. */
  hasText(length?: number): Promise<void>;
  ended: Promise<void>;
  leave(): void;
}

export async function openChatPage(url: string, init: RequestInit): Promise<ChatPage> {
  const left = new AbortController();
  const response = await fetch(url, { ...init, signal: left.signal });
  const received: Received[] = [];
  let error: string | undefined;
  async function read(): Promise<void> {
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      error = ((await response.json()) as { error?: string }).error;
      return;
    }
    let rest = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = `${rest}${chunk}`.split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        const parts = /^event: (\w+)\ndata: (.*)$/s.exec(frame);
        if (parts) received.push({ type: parts[1], data: JSON.parse(parts[2] ?? '') } as Received);
      }
    }
  }
  const ended = read().catch((thrown: unknown) => {
    if (!left.signal.aborted) throw thrown;
  });
  if (response.status !== 200) await ended;
  const text = () =>
    received.reduce((sum, { type, data }) => (type === 'delta' ? sum.slice(0, data.at) + data.text : sum), '');
  return {
    ...{ status: response.status, headers: response.headers, received, text, ended },
    get error() {
      return error;
    },
    find: <Name extends keyof ChatEvents>(name: Name) =>
      received.find(({ type }) => type === name)?.data as ChatEvents[Name] | undefined,
    hasText: (length = 1) =>
      vi.waitFor(
        () => {
          if (text().length < length) throw new Error(`has ${text().length} characters`);
        },
        { timeout: 10_000, interval: 10 },
      ),
    leave: () => left.abort(),
  };
}
