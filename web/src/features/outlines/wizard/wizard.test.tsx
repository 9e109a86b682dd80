import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/outlines.json' with { type: 'json' };
import Wizard from './wizard.tsx';

const chapter = { id: 'c1', title: 'Introduction', summary: '', word_count: 0, works: [], children: [] };
const outline = {
  key1: 'key-1',
  step: 'OUTLINE',
  form: { title: 'Working hours of couriers', field: 'law', type: 'thesis', language: 'en', word_count: 8000 },
  keywords: ['couriers'],
  papers: [],
  extra_requirements: 'No survey, please.',
  understanding: null,
  wishes: null,
  chapters: [chapter],
  free_num: 2,
} as unknown as OutlineDetail;

let root: Root;
let asked: { address: string; body: Record<string, unknown> }[];

beforeAll(async () => {
  // The field that grows with its text listens for fonts, which this document has none of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  await startI18n('en');
  await import('@yanmo/contract/outlines');
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push({ address, body: JSON.parse(body) });
    // The form does without a reading.
    if (address.includes('understand')) return Response.json({ code: 500, message: 'away' }, { status: 500 });
    return Response.json({ code: 200, message: 'ok', result: {} });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const press = (label: string) =>
  vi.waitFor(async () => {
    await act(async () => {});
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    expect(button).toBeDefined();
    await act(async () => button?.click());
  });
const show = (shown: OutlineDetail, onReplace: () => void) =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <Wizard
            outline={shown}
            firstStep="OUTLINE"
            onBegun={() => {}}
            onNew={() => {}}
            onChangeForm={() => {}}
            onBack={null}
            onReplace={onReplace}
          />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
const sends = (count: number) =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(steps()).toHaveLength(count);
  });
const steps = () => asked.filter(({ address }) => !address.includes('understand'));

test('requirements of an outline that is there go with its writing, in one request', async () => {
  const onReplace = vi.fn();
  await show(outline, onReplace);
  await press(texts.wizard.REQUIREMENTS.again);
  expect(steps()).toEqual([]);
  await press(texts.regenerate.confirm);
  await sends(1);
  expect(steps()[0]?.body).toMatchObject({ key1: 'key-1', extra_requirements: 'No survey, please.' });
  expect(onReplace).toHaveBeenCalledOnce();
});

test('those of a first outline are kept before it is written', async () => {
  await show({ ...outline, chapters: [] }, () => {});
  await press(texts.wizard.REQUIREMENTS.next);
  await sends(2);
  expect(steps()[0]?.body).toMatchObject({ key1: 'key-1', text: 'No survey, please.' });
  expect(steps()[1]?.body).toEqual({ key1: 'key-1' });
});
