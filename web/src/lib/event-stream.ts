import type { Failure } from '@yanmo/contract/errors';
import { i18n } from './i18n.ts';
import { checkService, serviceReturned } from './service-state.ts';
import { readSession } from './session.ts';

export interface ServerEvent {
  type: string;
  data: string;
}

/** The server said no: asking again would get the same answer. */
export interface StreamRefusal {
  status: number;
  error: string;
  message: string;
}

export interface EventStreamOptions {
  url: string;
  onEvent(event: ServerEvent): void;
  onRefused(refusal: StreamRefusal): void;
  /** The server ended the stream, as it does when there is nothing more to come. It is opened again unless closed here. */
  onEnded?(): void;
  onConnectionChange?(isConnected: boolean): void;
  /** For tests; the page's own otherwise. */
  getHeaders?: () => Record<string, string>;
  visibility?: Visibility;
  firstRetryMs?: number;
}

export interface Visibility {
  isHidden(): boolean;
  subscribe(listener: () => void): () => void;
}

const pageVisibility: Visibility = {
  isHidden: () => document.visibilityState === 'hidden',
  subscribe(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

const firstRetryMs = 500;
/** A server that is being replaced is back within seconds; asking more seldom would only keep the reader waiting. */
const maximumRetryMs = 15_000;

/**
 * Reads server-sent events with fetch, because EventSource cannot send Authorization. Lost connections are taken up
 * again after the last event that came; while the tab is hidden there is none, so that a browser full of tabs does not
 * hold a connection for each. Returns the function that closes it.
 */
export function openEventStream(options: EventStreamOptions): () => void {
  const { visibility = pageVisibility, getHeaders = sessionHeaders } = options;
  let lastEventId: string | null = null;
  let failures = 0;
  let isClosed = false;
  let connection: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    const own = new AbortController();
    connection = own;
    try {
      const response = await fetch(options.url, {
        headers: {
          ...getHeaders(),
          Accept: 'text/event-stream',
          ...(lastEventId === null ? {} : { 'Last-Event-ID': lastEventId }),
        },
        credentials: 'same-origin',
        cache: 'no-store',
        signal: own.signal,
      });
      if (response.status >= 400 && response.status < 500 && response.status !== 429) {
        const refusal = await readRefusal(response);
        if (own.signal.aborted) return;
        close();
        options.onRefused(refusal);
        return;
      }
      if (!response.ok || !response.body) throw new Error(`stream answered ${response.status}`);
      options.onConnectionChange?.(true);
      await readEvents(response.body, own.signal);
      if (!own.signal.aborted) options.onEnded?.();
    } catch {
      // A broken connection and the reader's own closing end here alike.
      if (!own.signal.aborted) checkService();
    }
    if (connection !== own || isClosed) return;
    connection = null;
    options.onConnectionChange?.(false);
    retryLater();
  }

  async function readEvents(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const parser = createEventParser(({ id, ...event }) => {
      if (signal.aborted) return;
      if (id !== null) lastEventId = id;
      failures = 0;
      options.onEvent(event);
    });
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parser.read(decoder.decode(part.value, { stream: true }));
    }
  }

  function retryLater(): void {
    if (isClosed || visibility.isHidden()) return;
    const delayMs = Math.min(maximumRetryMs, (options.firstRetryMs ?? firstRetryMs) * 2 ** failures);
    failures += 1;
    // Half of it by chance: after a restart of the server its readers must not all come at the same instant.
    timer = setTimeout(() => void connect(), delayMs / 2 + Math.random() * (delayMs / 2));
  }

  const stopWatching = visibility.subscribe(() => {
    clearTimeout(timer);
    if (visibility.isHidden()) {
      const open = connection;
      connection = null;
      open?.abort();
    } else if (!connection && !isClosed) {
      failures = 0;
      void connect();
    }
  });

  // Known to be back, it is not waited for any longer.
  const stopHearing = serviceReturned.listen(() => {
    if (connection || isClosed || visibility.isHidden()) return;
    clearTimeout(timer);
    failures = 0;
    void connect();
  });

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    stopWatching();
    stopHearing();
    connection?.abort();
  }

  if (!visibility.isHidden()) void connect();
  return close;
}

export function sessionHeaders(): Record<string, string> {
  const token = readSession()?.token;
  return { 'Accept-Language': i18n.language, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

async function readRefusal(response: Response): Promise<StreamRefusal> {
  try {
    const { error, message } = (await response.json()) as Partial<Failure>;
    return { status: response.status, error: error ?? '', message: message ?? '' };
  } catch {
    return { status: response.status, error: '', message: '' };
  }
}

/** The framing of the standard: lines end in LF, CRLF or CR, a blank line sends the event, a colon begins a comment. */
export function createEventParser(onEvent: (event: ServerEvent & { id: string | null }) => void) {
  let rest = '';
  let id: string | null = null;
  let type = '';
  let data: string[] = [];

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ id, type: type || 'message', data: data.join('\n') });
      type = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') type = value;
    else if (name === 'data') data.push(value);
    else if (name === 'id' && !value.includes('\0')) id = value;
  }

  return {
    read(text: string): void {
      rest += text;
      // A CR at the very end may be half of a CRLF whose LF is still on its way.
      const complete = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
      const lines = complete.split(/\r\n|\n|\r/);
      const open = lines.pop() ?? '';
      rest = open + rest.slice(complete.length);
      for (const line of lines) readLine(line);
    },
  };
}
