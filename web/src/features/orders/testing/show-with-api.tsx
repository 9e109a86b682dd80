import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Catalogue } from '@yanmo/contract/catalogue';
import type { FieldProblem } from '@yanmo/contract/errors';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { saveSession } from '../../../lib/session.ts';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  idempotencyKey: string | null;
}

/** What the server answers, by method and path; a function sees what was asked, and may let it wait. Anything else is 404. */
export type Answers = Record<string, unknown | ((asked: Asked) => unknown)>;

/** Thrown by an answer: the envelope of a refusal. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: string;
  readonly fields: FieldProblem[] | undefined;

  constructor(status: number, error: string, fields?: FieldProblem[]) {
    super(error);
    this.fields = fields;
    this.status = status;
    this.error = error;
  }
}

export const catalogue: Catalogue = {
  products: [],
  packages: [],
  recharge: { amounts: [5_000], minimum: 100, maximum: 500_000 },
  deposit_percent: 30,
  payment_methods: ['ALIPAY', 'WECHAT', 'BALANCE'],
  payment_minutes: 30,
};

/** Draws something as the app would, over a server that speaks the envelope. */
export async function showWithApi(element: ReactNode, answers: Answers) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  saveSession({ token: 'token', expiredTimestamp: Date.now() + 60_000, loginId: 'login' });
  const asked: Asked[] = [];
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let opened = 0;
  const openStream = () => {
    opened += 1;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.add(controller) });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://yanmo.example');
    const one: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api/ai-paper/', ''),
      query: url.searchParams,
      body: init.body ? JSON.parse(String(init.body)) : null,
      idempotencyKey: new Headers(init.headers).get('Idempotency-Key'),
    };
    if (one.path.endsWith('/events')) return openStream();
    asked.push(one);
    return answerOf(answers[`${one.method} ${one.path}`], one);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <MemoryRouter>{element}</MemoryRouter>
          <Notifications />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );

  const page = {
    asked,
    text: () => document.body.textContent ?? '',
    /** Those that a person can press, by what they say. */
    buttons: () =>
      [...document.querySelectorAll<HTMLElement>('button, a[href]')].map(({ textContent }) => textContent?.trim()),
    async press(name: string) {
      const found = [...document.querySelectorAll<HTMLElement>('button, a[href]')].find(
        (one) => one.textContent?.trim() === name || one.getAttribute('aria-label') === name,
      );
      if (!found) throw new Error(`no button ${name} among ${page.buttons().join(', ')}`);
      await act(async () => found.click());
    },
    async shows(text: string) {
      await settle(() => expect(page.text()).toContain(text));
    },
    settle,
    /** Says something on every stream that is open, as the server would. */
    async tell(...events: [type: string, data: unknown][]) {
      await settle(() => expect(streams.size).toBeGreaterThan(0));
      const text = events.map(([type, data]) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`).join('');
      await act(async () => {
        for (const stream of streams) stream.enqueue(new TextEncoder().encode(text));
        // The reader takes it in its own time.
        await new Promise((resolve) => setTimeout(resolve, 0));
      });
    },
    streamsOpened: () => opened,
    async leave() {
      await act(async () => root.unmount());
      notifications.clean();
      client.clear();
      document.body.replaceChildren();
      vi.unstubAllGlobals();
    },
  };
  return page;
}

async function answerOf(answer: unknown, asked: Asked): Promise<Response> {
  if (answer === undefined) return refuse(404, 'not_found');
  try {
    const result = typeof answer === 'function' ? await answer(asked) : answer;
    return Response.json({ code: 200, message: 'ok', result });
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.status, error.error, error.fields);
    throw error;
  }
}

function refuse(status: number, error: string, fields?: FieldProblem[]): Response {
  return Response.json({ code: status, message: `refused: ${error}`, error, fields, request_id: 'r' }, { status });
}

/** Waits as a person would; what changes meanwhile is nobody's act. */
async function settle(expectation: () => void): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    await vi.waitFor(expectation, { timeout: 8_000, interval: 5 });
  } finally {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  }
}
