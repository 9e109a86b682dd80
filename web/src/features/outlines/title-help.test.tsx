import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/outlines.json' with { type: 'json' };
import type { FormValues } from './form-state.ts';
import TitleHelp from './title-help.tsx';

const values = { title: '', field: 'law', type: 'thesis', language: 'en' } as FormValues;
let root: Root;
let bodies: { batch?: number; hint?: string }[];
let answer: () => Promise<void>;

beforeAll(async () => {
  await startI18n('en');
  await import('@yanmo/contract/outlines');
});
beforeEach(async () => {
  bodies = [];
  answer = async () => {};
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const asked = JSON.parse(body);
    bodies.push(asked);
    await answer();
    const titles = [1, 2, 3, 4, 5].map((number) => ({
      title: `Title ${asked.batch ?? 0}.${number}`,
      reason: 'Can be done.',
      kind: number === 1 ? 'doctrinal-law' : 'review',
    }));
    return Response.json({ code: 200, message: 'ok', result: { titles } });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <TitleHelp values={values} onChoose={() => {}} onClose={() => {}} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  await shows('Title 0.1');
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const shown = () => [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent);
const shows = (title: string) =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      expect(shown()[0]).toBe(title);
    },
    { timeout: 5_000 },
  );
const find = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => button.textContent === name || button.getAttribute('aria-label') === name,
  );
const press = (name: string) => act(async () => find(name)?.click());

test('each title says its kind, and five others come when they are asked for', async () => {
  expect(document.querySelector('li em')?.textContent).toBe(texts.kind['doctrinal-law']);
  expect(find(texts.titleHelp.back)).toBeUndefined();
  await press(texts.titleHelp.others);
  await shows('Title 1.1');
  expect(bodies.map(({ batch }) => batch)).toEqual([undefined, 1]);
});

test('what was shown is gone back to without asking again', async () => {
  await press(texts.titleHelp.others);
  await shows('Title 1.1');
  await press(texts.titleHelp.back);
  await shows('Title 0.1');
  await press(texts.titleHelp.others);
  await shows('Title 1.1');
  expect(bodies).toHaveLength(2);
});

test('the titles before stay, marked as passing, while others are thought of', async () => {
  let done = () => {};
  answer = () => new Promise((resolve) => (done = resolve));
  await press(texts.titleHelp.others);
  expect(shown()[0]).toBe('Title 0.1');
  expect(document.querySelector('ul')?.hasAttribute('data-turning')).toBe(true);
  await act(async () => done());
  await shows('Title 1.1');
});
