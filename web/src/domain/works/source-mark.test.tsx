import type { Evidence, Work } from '@yanmo/contract/works';
import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/sources.json' with { type: 'json' };
import { click, closePages, findButton, openPage, waitFor } from '../../testing/open-page.tsx';
import type { EvidencedWork } from './source-evidence.tsx';
import { SourceMark } from './source-mark.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['sources', 'shell']);
});
afterEach(closePages);

const workOf = (change: Partial<Work>): EvidencedWork => ({
  ...{ standing: 'VERIFIED', verified: { by: 'COLLECTION', matched_at: '2026-11-16T00:00:00.000Z' } },
  ...{ is_allowed: false, is_retracted: false, authors: [{ family: 'Bell', given: 'Ada' }], year: 2021 },
  ...{ venue: 'Trams', publisher: null, doi: null, url: null },
  ...change,
});
const evidence = (change: Partial<Evidence>): Evidence => ({
  ...{ by: 'COLLECTION', level: 'two_bibliographies', on: '2026-11-16', sources: ['A list', 'B list'] },
  ...{ doi: null, url: null },
  ...change,
});
const dialog = () => document.querySelector('[role=dialog]');

test('the mark opens who bore the work out, by what, where and when, and gives the focus back', async () => {
  const sources = ['A list', 'B list', 'C list', 'D list', 'E list', 'F list'];
  const all = [evidence({ sources }), evidence({ by: 'CROSSREF', level: 'index', on: '2026-11-18', sources: [] })];
  const page = await openPage(<SourceMark work={workOf({ evidence: all, doi: '10.1000/trams' })} />, {});
  const mark = findButton('Verified · our collection');
  expect(dialog()).toBeNull();
  mark.focus();
  await click(mark);
  await page.expectText('Crossref holds this very record');
  const said = dialog()?.textContent ?? '';
  expect(dialog()?.getAttribute('aria-labelledby'), 'its name is what the mark says').toBe(mark.id);
  for (const words of [
    ...[texts.evidence.level.index, texts.evidence.collection, texts.evidence.level.two_bibliographies],
    ...['A list, B list, C list, D list, and 2 more', '2026', 'DOI 10.1000/trams'],
  ])
    expect(said).toContain(words);
  expect(said.indexOf('Crossref'), 'the newest first').toBeLessThan(said.indexOf(texts.evidence.collection));
  expect(dialog()?.querySelector('a')?.href).toBe('https://doi.org/10.1000/trams');
  await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await waitFor(() => expect(dialog()).toBeNull());
  expect(document.activeElement).toBe(mark);
});

test.each([
  [
    'that one list alone names',
    { standing: 'UNPROVEN', verified: null, evidence: [evidence({ level: 'one_bibliography', sources: ['A list'] })] },
    [texts.evidence.level.one_bibliography, texts.evidence.missing.UNPROVEN, 'A list'],
  ],
  [
    'that texts alone mention',
    { standing: 'UNPROVEN', verified: null, evidence: [evidence({ level: 'text', sources: ['texts'] })] },
    [texts.evidence.level.text, texts.evidence.missing.UNPROVEN],
  ],
  ['of which nothing is known', { standing: 'UNPROVEN', verified: null }, [texts.evidence.missing.UNPROVEN]],
  ['that the student gave', { standing: 'GIVEN', verified: null }, [texts.about.GIVEN, texts.evidence.missing.GIVEN]],
  [
    'that the student gave and allowed',
    { standing: 'GIVEN', verified: null, is_allowed: true },
    [texts.evidence.missing.allowed],
  ],
  ['without a year', { year: null, evidence: [evidence({})] }, [texts.evidence.missing.incomplete]],
  ['that was retracted', { is_retracted: true, evidence: [evidence({})] }, [texts.evidence.missing.retracted]],
] as const)('of a work %s it says what is missing', async (_what, change, words) => {
  const page = await openPage(<SourceMark work={workOf(change as Partial<Work>)} />, {});
  await click(document.querySelector<HTMLElement>('[data-standing]') ?? document.body);
  for (const one of words) await page.expectText(one);
});

test('a record from before says who bore it out and when; within a button the mark does not open', async () => {
  const page = await openPage(
    <>
      <SourceMark work={workOf({ verified: { by: 'OUR-SHELF', matched_at: '2026-01-05T08:00:00.000Z' } })} />
      <SourceMark work={workOf({})} isStill />
    </>,
    {},
  );
  expect(document.querySelectorAll('button[data-standing]')).toHaveLength(1);
  await click(findButton('Verified · OUR-SHELF'));
  await page.expectText('Borne out by OUR-SHELF');
  expect(dialog()?.textContent).toContain('2026');
});
