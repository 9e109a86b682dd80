import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OrderNews } from '@yanmo/contract/orders';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { markOrdersSeen } from '../../domain/orders/order-news.ts';
import { noticeWishStorageKey, orderPollMs } from '../../lib/constants.ts';
import { startI18n } from '../../lib/i18n.ts';
import { saveSession } from '../../lib/session.ts';
import texts from '../../locales/en/shell.json' with { type: 'json' };
import { OrderAnnouncer } from './order-announcer.tsx';
import { UnreadMark } from './unread-mark.tsx';

const nothing: OrderNews = { unread: 0, working: 0, orders: [] };
const delivered: OrderNews = { unread: 1, working: 0, orders: [{ out_trade_no: 'Y1', title: 'Trams', stage: 2 }] };

/** The server, and the person: what is answered, how often it was asked, what the browser showed beside the page. */
let news: OrderNews;
let asked: number;
let notices: { title: string; body: string | undefined; tag: string | undefined; onclick: (() => void) | null }[];
const tabs: { root: Root; router: ReturnType<typeof createMemoryRouter>; client: QueryClient }[] = [];

function pretend(visibility: 'visible' | 'hidden', hasFocus = visibility === 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
}

beforeAll(async () => {
  await startI18n('en');
  // What is loaded at the first request takes real time, and the clock of these tests stands still.
  await import('@yanmo/contract/orders');
});
beforeEach(() => {
  news = nothing;
  asked = 0;
  notices = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  saveSession({ token: 'token', expiredTimestamp: Date.now() + 3_600_000, loginId: 'login' });
  vi.stubGlobal('fetch', async (address: string) => {
    const path = String(address).replace('/api/ai-paper/', '');
    if (path === 'orders/seen') news = nothing;
    else if (path === 'orders/news') asked += 1;
    const result = path.startsWith('orders/order/') ? { order_type: 'PAPER_FINAL' } : news;
    return Response.json({ code: 200, message: 'ok', result });
  });
  class Notice {
    static permission = 'granted';
    onclick: (() => void) | null = null;
    title: string;
    body: string | undefined;
    tag: string | undefined;
    constructor(title: string, { body, tag }: NotificationOptions) {
      this.title = title;
      this.body = body;
      this.tag = tag;
      notices.push(this);
    }
    close() {}
  }
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('isSecureContext', true);
  pretend('visible');
});
afterEach(async () => {
  for (const { root, client } of tabs.splice(0)) {
    await act(async () => root.unmount());
    client.clear();
  }
  notifications.clean();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** A page of the site, with a mark as its bar has one. */
async function openTab() {
  const page = (
    <>
      <OrderAnnouncer />
      <UnreadMark place="inline" />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  tabs.push({ root, router, client });
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
          {tabs.length === 1 ? <Notifications /> : null}
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  await pass(0);
  return { router, client };
}
/** A little longer, so that what was asked at the end of it is answered. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.advanceTimersByTimeAsync(5);
  });
const text = () => document.body.textContent ?? '';
const said = () => text().split('“Trams” is ready.').length - 1;

test('while something is being made it is asked for every ten seconds, else seldom', async () => {
  news = { ...nothing, working: 1 };
  await openTab();
  await pass(3 * orderPollMs);
  expect(asked).toBe(4);
  news = nothing;
  await pass(orderPollMs);
  const before = asked;
  await pass(3 * orderPollMs);
  expect(asked).toBe(before);
});

test('in a hidden tab it is asked for only while something is being made', async () => {
  pretend('hidden');
  news = { ...nothing, working: 1 };
  await openTab();
  await pass(2 * orderPollMs);
  expect(asked).toBe(3);
  news = nothing;
  await pass(orderPollMs);
  await pass(30 * orderPollMs);
  expect(asked).toBe(4);
});

test('a delivery is marked with its number, told once with a way to it, and the mark goes when it was seen', async () => {
  news = { ...nothing, working: 1 };
  const { router, client } = await openTab();
  expect(text()).not.toContain('1 order with news');
  news = delivered;
  await pass(orderPollMs);
  expect(text()).toContain('1 order with news');
  expect(said()).toBe(1);
  const look = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === texts.news.open);
  await act(async () => look?.click());
  await pass(0);
  expect(router.state.location.pathname + router.state.location.search).toBe('/paperPreview?order=Y1');
  await act(async () => await markOrdersSeen(client, ['Y1']));
  await pass(0);
  expect(text()).not.toContain('1 order with news');
  expect(notices).toEqual([]);
});

test('of two tabs one tells it', async () => {
  news = delivered;
  await openTab();
  await openTab();
  await pass(orderPollMs);
  expect(said()).toBe(1);
});

test('what failed, was seen and fails again is news again', async () => {
  news = { unread: 1, working: 0, orders: [{ out_trade_no: 'Y1', title: 'Trams', stage: 3 }] };
  const failed = news;
  const { client } = await openTab();
  expect(text()).toContain('“Trams” could not be made.');
  await act(async () => await markOrdersSeen(client, ['Y1']));
  await pass(1_000);
  expect(text()).not.toContain('“Trams” could not be made.');
  news = failed;
  await act(async () => await client.invalidateQueries());
  await pass(0);
  expect(text()).toContain('“Trams” could not be made.');
});

test('whoever asked for it and is elsewhere is told by the browser, once, and its press leads there', async () => {
  localStorage.setItem(noticeWishStorageKey, 'on');
  pretend('hidden');
  news = { ...nothing, working: 1 };
  const { router } = await openTab();
  await openTab();
  news = delivered;
  await pass(orderPollMs);
  expect(notices.map(({ title, body }) => [title, body])).toEqual([[texts.news.deliveredTitle, 'Trams']]);
  expect(said()).toBe(0);
  const shownBy = notices[0];
  await act(async () => shownBy?.onclick?.());
  await pass(0);
  const places = tabs.map(({ router: one }) => one.state.location.pathname);
  expect([...places, router.state.location.pathname]).toContain('/paperPreview');
});

test('nobody is told by the browser who did not ask for it', async () => {
  pretend('hidden');
  news = delivered;
  await openTab();
  await pass(0);
  expect(notices).toEqual([]);
});
