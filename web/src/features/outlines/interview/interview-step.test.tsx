import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Interview } from '@yanmo/contract/interview';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/outlines.json' with { type: 'json' };
import InterviewStep from './interview-step.tsx';

const outline = {
  key1: 'key-1',
  form: { title: 'Working hours of couriers', field: 'law', type: 'thesis', language: 'en', word_count: 8000 },
  keywords: [],
  chapters: [],
} as unknown as OutlineDetail;
const field = { id: 'view', label: '', text: '', form: 'TEXT', maximum: 2000 } as const;

let root: Root;
let interview: Interview;
let saved: unknown[];

beforeAll(async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  await startI18n('en');
});
beforeEach(() => {
  saved = [];
  interview = {
    questions: [{ id: 'view', text: 'What do you think yourself?', hint: 'A sentence.', fields: [field] }],
    ...{ answered: 0, is_finished: false, is_due: true },
  };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    // The card beside the questions does without what it asks for.
    if (!/questions|answers/u.test(address)) return Response.json({ code: 500, message: 'away' }, { status: 500 });
    if (body !== undefined) {
      saved.push(JSON.parse(body));
      interview = { ...interview, is_finished: true, is_due: false };
    }
    return Response.json({ code: 200, message: 'ok', result: interview });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const show = (onLeave: (isDone: boolean) => void) =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter>
            <InterviewStep outline={outline} onNew={() => {}} onLeave={onLeave} />
          </MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
const press = (label: string) =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(document.body.textContent).toContain('What do you think yourself?');
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    expect(button).toBeDefined();
    await act(async () => button?.click());
  });

test('all questions may be skipped at once: that is kept, and the order is next', async () => {
  const onLeave = vi.fn();
  await show(onLeave);
  await press(texts.interview.skip);
  await vi.waitFor(() => expect(onLeave).toHaveBeenCalledWith(true));
  expect(saved).toEqual([{ key1: 'key-1', answers: [], is_finished: true }]);
});

test('whoever goes back to the outline has not finished', async () => {
  const onLeave = vi.fn();
  await show(onLeave);
  await press(texts.interview.back);
  expect(onLeave).toHaveBeenCalledWith(false);
  expect(saved).toEqual([]);
});
