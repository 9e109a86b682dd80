import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { saveSession } from '../lib/session.ts';
import { listenForEscape } from '../ui/use-escape.ts';

export interface SentRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  idempotencyKey: string | null;
}

export interface Refusal {
  status: number;
  error: string;
  message: string;
  retryAfter?: number;
  fields?: readonly { path: string; message: string }[];
}

export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** What the server answers, by "METHOD path" without the prefix of the API. */
export type Answers = Record<string, (request: SentRequest) => unknown>;

const prefix = '/api/ai-paper/';
const open: Root[] = [];

/** After each test, or its timers would draw on the page of the next. */
export async function closePages(): Promise<void> {
  await act(async () => {
    notifications.clean();
    for (const root of open.splice(0)) root.unmount();
  });
  vi.unstubAllGlobals();
  document.body.replaceChildren();
}

/** The page as somebody sees it who is logged in, with a server that answers in the envelope. */
export async function openPage(element: ReactNode, answers: Answers, address = '/') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  listenForEscape();
  // happy-dom lacks it; a text area that grows measures itself anew when fonts arrive.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://yanmo.example');
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path: pathname.replace(prefix, ''),
      query: Object.fromEntries(searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      idempotencyKey: new Headers(init.headers).get('Idempotency-Key'),
    };
    sent.push(request);
    const answer = answers[`${request.method} ${request.path}`];
    try {
      if (!answer) throw new Refused({ status: 404, error: 'route_not_found', message: `no ${request.path}` });
      return Response.json({ code: 200, message: 'ok', result: await answer(request) });
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      const { status, retryAfter, ...rest } = failure.refusal;
      const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
      return Response.json({ code: status, request_id: 'test', ...rest }, { status, headers });
    }
  });
  saveSession({ token: 'token', expiredTimestamp: Date.now() + 60_000, loginId: 'login' });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  open.push(root);
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[address]}>
            {element}
            <Notifications />
          </MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  return {
    sent,
    posts: (path: string) => sent.filter((request) => request.method === 'POST' && request.path === path),
    /** Everything on the page, dialogs and messages included. */
    text: () => document.body.textContent ?? '',
    expectText: (text: string) => waitFor(() => expect(document.body.textContent).toContain(text)),
  };
}

/** Until it holds: answers arrive and are drawn some turns later. */
export async function waitFor(check: () => void): Promise<void> {
  const patienceMs = 8_000;
  for (const deadline = Date.now() + patienceMs; ; ) {
    await act(async () => await new Promise((resolve) => setTimeout(resolve, 5)));
    try {
      check();
      return;
    } catch (failure) {
      if (Date.now() > deadline) throw failure;
    }
  }
}

export function findButton(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name);
  if (!found) throw new Error(`no button ${name} among ${buttons.map(({ textContent }) => textContent).join(', ')}`);
  return found;
}

export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}

/** As the field whose label begins so. */
export function findField(label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  const field = found && document.getElementById(found.htmlFor);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`no field ${label}`);
  return field;
}

/** A radio button or a card by the words on it. */
export function findChoice(words: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(words));
  const input = found?.querySelector('input') ?? (found && document.getElementById(found.htmlFor));
  if (!(input instanceof HTMLInputElement)) throw new Error(`no choice ${words}`);
  return input;
}

export async function fill(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  await act(async () => {
    // React listens to the setter of the element itself; a text set there would count as no change.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** What a person picks in the file dialog of the one file field on the page. */
export async function pickFiles(files: readonly File[]): Promise<void> {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('no field for files');
  await act(async () => {
    Object.defineProperty(picker, 'files', { value: files, configurable: true });
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
