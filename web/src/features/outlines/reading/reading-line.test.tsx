import { MantineProvider } from '@mantine/core';
import type { Doubt, TitleKind, Understanding } from '@yanmo/contract/understanding';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/outlines.json' with { type: 'json' };
import { type Correction, changePart, correct, isCorrected } from './correction.ts';
import { openPart, ReadingLine } from './reading-line.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('outlines');
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const reading: Understanding = {
  object: 'community canteens',
  aspect: 'why they struggle',
  context: 'Leeds',
  kind: 'case-study',
  confidence: { object: 0.4, aspect: 0.9, context: 0.9, kind: 0.9 },
};

const doubts: Doubt[] = [
  { reason: 'PART', part: 'object' },
  { reason: 'KIND', part: 'kind', kind: 'policy-analysis' },
];

async function show(unfitKinds: TitleKind[] = []) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  function Harness() {
    const [correction, setCorrection] = useState<Correction>({});
    return (
      <form onSubmit={onSubmit}>
        <ReadingLine
          understanding={correct(reading, correction)}
          doubts={doubts}
          unfitKinds={unfitKinds}
          language="en"
          isCorrected={isCorrected(reading, correction)}
          onCorrect={(change) => setCorrection(changePart(correction, change))}
          onReset={() => setCorrection({})}
        />
      </form>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <Harness />
      </MantineProvider>,
    ),
  );
  const words = () => document.querySelector<HTMLButtonElement>('dd button');
  const edit = async (text: string, key: string) => {
    await act(async () => words()?.click());
    const field = document.querySelector('input');
    if (!field) throw new Error('no field');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  };
  return { words, edit, onSubmit };
}

test('a part is put right by the keyboard alone, without sending the form, and taken back', async () => {
  const { words, edit, onSubmit } = await show();
  expect(document.body.textContent).toContain(texts.reading.look);
  await edit('something else', 'Escape');
  expect(words()?.textContent).toBe('community canteens');
  await edit('the survival of canteens', 'Enter');
  expect(words()?.textContent).toBe('the survival of canteens');
  expect(document.activeElement).toBe(words());
  expect(document.body.textContent).not.toContain(texts.reading.look);
  expect(onSubmit).not.toHaveBeenCalled();
  const reset = [...document.querySelectorAll('button')].find((one) => one.textContent === texts.reading.reset);
  await act(async () => reset?.click());
  expect(words()?.textContent).toBe('community canteens');
});

test('the kinds are named in the language of the page', async () => {
  await show();
  const names = [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(names).toEqual(Object.values(texts.kind));
});

test('a kind that would be absurd for the title says so in the menu, and beside the line once it is chosen', async () => {
  await show(['clinical-study']);
  const names = [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(names).toContain(`${texts.kind['clinical-study']} (${texts.reading.unfit})`);
  expect(names).toContain(texts.kind['case-study']);
  const line = () =>
    document.querySelector('[data-part="kind"]')?.textContent?.replaceAll(`(${texts.reading.unfit})`, '');
  expect(line()).not.toContain(texts.reading.unfit);
  const select = document.querySelector('select');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'clinical-study');
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(line()).toContain(texts.reading.unfit);
});

test('the kind that it could be as well is one press away, and no longer offered then', async () => {
  await show();
  const kind = () => document.querySelector('select')?.value;
  const other = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes(texts.kind['policy-analysis']),
    );
  expect(kind()).toBe('case-study');
  await act(async () => other()?.click());
  expect(kind()).toBe('policy-analysis');
  expect(other()).toBeUndefined();
  expect(document.body.textContent).toContain(texts.reading.look);
});

test('a part can be opened from elsewhere on the page, where nothing that comes later pushes it out of sight', async () => {
  await show();
  const scroll = vi.fn();
  for (const field of document.querySelectorAll('dd :is(button, select)')) field.scrollIntoView = scroll;
  await act(async () => openPart(document.querySelector('section'), 'aspect'));
  expect(document.querySelector('input')?.value).toBe(reading.aspect);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
  await act(async () => openPart(document.querySelector('section'), 'kind'));
  expect(document.activeElement?.tagName).toBe('SELECT');
});
