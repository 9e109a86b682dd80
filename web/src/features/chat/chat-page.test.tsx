import type { ChatMessage, ChatSession, ChatSource } from '@yanmo/contract/chat';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import { loginOverlay } from '../../lib/login-request.ts';
import { clearSession, saveSession } from '../../lib/session.ts';
import {
  type Answers,
  click,
  closePages,
  fill,
  findButton,
  openPage,
  pickFiles,
  Refused,
  waitFor,
} from '../../testing/open-page.tsx';
import ChatPage from './chat-page.tsx';
import { plainText } from './plain-text.ts';

// KaTeX draws nothing on a page without a doctype, which the page of the tests has not.
vi.hoisted(() => Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' }));

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['chat', 'shell']);
});
afterEach(closePages);

const at = '2026-11-17T01:00:00.000Z';
const session: ChatSession = {
  ...{ session_id: '11111111-1111-4111-8111-111111111111', title: 'Trams', is_open: true, closed_by: null },
  ...{ files: [], context: null, context_title: null, created_at: at, last_message_at: at },
};
const message = (id: string, role: ChatMessage['role'], change: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id, role, state: 'DONE', text: '', files: [], sources: [], usage: null, engine: null, error: null },
  created_at: at,
  ...change,
});
const source: ChatSource = {
  ...{ number: 1, kind: 'FILE', passage_id: 'p1', title: 'trams.pdf', heading: null, page: 3, text: 'Jobs grew.' },
  key: 'f1',
};
const allowance = { is_built_in: false, free_per_day: 20, free_left: 3, characters: 0, renews_at: at };
const question = message('q1', 'USER', { text: 'Did jobs grow?' });
const growing = message('a1', 'ASSISTANT', { state: 'WRITING' });
const begun = { session, question, answer: growing, closed: null };
const whole = message('a1', 'ASSISTANT', { text: 'They **grew** [1] by far.', sources: [source] });

interface Stream {
  path: string;
  say: (type: string, data: object) => Promise<void>;
  fail: () => Promise<void>;
}

/** The page with a server whose streams the test writes itself. */
async function openChat(answers: Answers, address = '/main/chat') {
  const streams: Stream[] = [];
  const page = openPage(
    <ChatPage />,
    {
      'GET /chatAllInfo': ({ query }) =>
        query.session_id
          ? { sessions: [], has_more: false, session, messages: [question, growing], allowance }
          : { sessions: [], has_more: false, session: null, messages: [], allowance },
      'GET /chat/passage/p1': () => ({
        ...{ passage_id: 'p1', kind: 'FILE', key: 'f1', title: 'trams.pdf', heading: null, page: 3 },
        ...{ before: 'Before it.', text: 'Jobs grew.', after: 'After it.', url: '/file' },
      }),
      ...answers,
    },
    address,
  );
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const wantsStream = new Headers(init.headers).get('Accept') === 'text/event-stream';
    if (!wantsStream || answers[`${init.method ?? 'GET'} ${url}`]) return await answered(url, init);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push({
          path: url,
          say: (type, data) =>
            act(async () =>
              controller.enqueue(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)),
            ),
          fail: () => act(async () => controller.error(new Error('lost'))),
        });
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  return { ...(await page), streams };
}

const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
async function press(key: string, more: KeyboardEventInit = {}) {
  await act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });
}

test('an answer grows, goes on after a lost connection without a word doubled, and opens what it rests on', async () => {
  const page = await openChat({});
  await fill(field(), 'Did jobs grow?');
  await press('Enter', { isComposing: true });
  await press('Enter', { shiftKey: true });
  expect(page.streams, 'an input method and a new line send nothing').toEqual([]);
  await press('Enter');
  await waitFor(() => expect(page.streams.length).toBe(1));
  await page.streams[0]?.say('session', begun);
  await page.streams[0]?.say('delta', { message_id: 'a1', at: 0, text: 'They **gr' });
  await page.expectText('They gr');
  expect(field().value).toBe('');
  await page.streams[0]?.fail();
  await waitFor(() => expect(page.streams[1]?.path).toBe('/chat/events/a1'));
  expect(page.text(), 'what was read stays').toContain('They gr');
  await page.streams[1]?.say('session', { ...begun, answer: { ...growing, text: 'They **' } });
  await page.streams[1]?.say('delta', { message_id: 'a1', at: 7, text: 'grew** [1] by far.' });
  await page.streams[1]?.say('done', { message: whole });
  await page.expectText('trams.pdf, p. 3');
  expect(document.querySelectorAll('article').length, 'one question, one answer').toBe(2);
  expect(page.text().split('They ').length, 'once, and once for those who hear').toBe(3);
  await click(findButton('Source 1: trams.pdf'));
  await page.expectText('After it.');
  expect(document.querySelector<HTMLAnchorElement>('a[href="/file#page=3"]')).not.toBeNull();
});

test('what is refused keeps the question: without characters it leads to the wallet, beside another answer it follows that', async () => {
  let status = 402;
  let messages = [question, growing];
  const page = await openChat(
    {
      'GET /chatAllInfo': () => ({ sessions: [session], has_more: false, session, messages, allowance }),
      'POST /chat': () => {
        throw new Refused(
          status === 402
            ? { status, error: 'characters_too_few', message: 'Nothing is left.' }
            : { status, error: 'chat_answer_unfinished', message: 'Still writing.' },
        );
      },
    },
    `/main/chat?session=${session.session_id}`,
  );
  await waitFor(() => expect(page.streams[0]?.path, 'reloaded in the middle of an answer').toBe('/chat/events/a1'));
  await page.streams[0]?.say('session', begun);
  messages = [question, whole];
  await page.streams[0]?.say('done', { message: whole });
  await fill(field(), 'And then?');
  await press('Enter');
  await page.expectText('Nothing is left.');
  expect(field().value).toBe('And then?');
  expect(document.querySelector('[role=alert] a[href="/wallet/recharge?buy=characters"]')).not.toBeNull();
  status = 409;
  const other = { text: 'Asked in another tab', id: 'q2' };
  messages = [question, whole, { ...question, ...other }, { ...growing, id: 'a2' }];
  await press('Enter');
  await page.expectText('Another answer is being written');
  await waitFor(() => expect(page.streams[1]?.path).toBe('/chat/events/a2'));
  await page.expectText('Asked in another tab');
  expect(field().value).toBe('And then?');
});

test('what was said earlier is put above, stays there, and is asked again only where that takes nothing away', async () => {
  const said = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) =>
      message(`m${from + at}`, (from + at) % 2 === 0 ? 'USER' : 'ASSISTANT', { text: `Word ${from + at}.` }),
    );
  const page = await openChat(
    {
      'GET /chatAllInfo': ({ query }) => {
        const isEarlier = query.before_message === 'm4';
        const messages = query.session_id === undefined ? [] : isEarlier ? said(0, 4) : said(4, 8);
        return { sessions: [session], has_more: !isEarlier, session, messages, allowance };
      },
    },
    `/main/chat?session=${session.session_id}`,
  );
  await page.expectText('Word 4.');
  expect(page.text()).not.toContain('Word 3.');
  await click(findButton('Earlier messages'));
  await page.expectText('Word 0.');
  await waitFor(() => expect(page.text()).not.toContain('Earlier messages'));
  const order = [...document.querySelectorAll('article')].map((letter) => /Word \d/.exec(letter.textContent)?.[0]);
  expect(order).toEqual(Array.from({ length: 8 }, (_, at) => `Word ${at}`));
  expect(document.querySelectorAll('[aria-label="Answer again"]').length, 'of the last answer alone').toBe(1);
});

test('a visitor’s file is on its way once somebody has logged in, and not before', async () => {
  const page = await openChat({
    'POST /uploadFile': () => ({
      file_key: 'f1',
      name: 'a.txt',
      pages: null,
      characters: 9,
      state: 'READY',
      error: null,
    }),
  });
  await act(async () => clearSession());
  await pickFiles([new File(['some words'], 'a.txt')]);
  expect(page.text()).not.toContain(i18n.t('chat:files.sending'));
  expect(page.sent.filter(({ path }) => path === '/uploadFile')).toEqual([]);
  const asked = loginOverlay.read();
  await act(async () => saveSession({ token: 'token', expiredTimestamp: Date.now() + 60_000, loginId: 'login' }));
  await act(async () => asked?.wish.resume?.());
  await page.expectText('a.txt');
  expect(page.sent.filter(({ path }) => path === '/uploadFile')).toHaveLength(1);
  await act(async () => loginOverlay.close());
});

test('of what is copied with a picture of itself the words are pasted; a file that can be read is attached', async () => {
  await openChat({});
  const paste = async (name: string) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    const clipboardData = { files: [new File(['x'], name)], types: ['text/plain', 'Files'] };
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    await act(async () => field().dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(await paste('cells.png')).toBe(false);
  expect(await paste('paper.pdf')).toBe(true);
});

test('what is copied as words has no mark that kept a sign from being markup', () => {
  expect(plainText('> 2019\\. The \\[5\\] herons \\- all of them [1]')).toBe('2019. The [5] herons - all of them');
});
