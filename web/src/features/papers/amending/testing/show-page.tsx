import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { clearSession, saveSession } from '../../../../lib/session.ts';
import type { PaperServer } from './paper-server.ts';

interface ShowOptions {
  address: string;
  isVisitor?: boolean;
}

/** Draws a page as the app would, over a server that speaks the envelope. */
export async function showPage(element: ReactNode, server: PaperServer, { address, isVisitor }: ShowOptions) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  if (isVisitor) clearSession();
  else saveSession({ token: 'token', expiredTimestamp: Date.now() + 60_000, loginId: 'login' });
  vi.stubGlobal('fetch', server.fetch);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let location = '';
  function Location() {
    const { pathname, search } = useLocation();
    location = pathname + search;
    return null;
  }
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[address]}>
            {element}
            <Location />
          </MemoryRouter>
          <Notifications />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );

  const find = (name: string) => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href], input, textarea, select')];
    const found = all.find(
      (one) =>
        one.textContent?.trim() === name ||
        one.getAttribute('aria-label') === name ||
        ((one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement) &&
          [...(one.labels ?? [])].some((label) => label.textContent?.trim() === name)),
    );
    if (!found) throw new Error(`no ${name} among ${all.map((one) => one.textContent?.trim()).join(' | ')}`);
    return found;
  };

  const page = {
    text: () => document.body.textContent ?? '',
    location: () => location,
    find,
    async press(name: string) {
      await act(async () => find(name).click());
    },
    /** As a person would: the field's own setter tells React that it was typed. */
    async type(name: string, text: string) {
      const field = find(name) as HTMLTextAreaElement;
      const prototype = Object.getPrototypeOf(field) as object;
      await act(async () => {
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    async key(key: string, options: KeyboardEventInit & { on?: string } = {}) {
      const { on, ...rest } = options;
      const target = on ? find(on) : (document.activeElement ?? document.body);
      await act(async () =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...rest })),
      );
    },
    async shows(text: string) {
      await settle(() => expect(page.text()).toContain(text));
    },
    settle,
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

/** Waits as a person would; what changes meanwhile is nobody's act. */
async function settle(expectation: () => void): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    await vi.waitFor(expectation, { timeout: 3_000, interval: 20 });
  } finally {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  }
}
