import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import { closePages, openPage } from '../../testing/open-page.tsx';
import { type FileDrop, useFileDrop } from './use-file-drop.ts';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['texts', 'shell']);
});
afterEach(closePages);

async function openDrop() {
  const onTheirWay = new Map<string, (name: string) => void>();
  const taken: string[] = [];
  let drop: FileDrop | null = null;
  function Page() {
    drop = useFileDrop({
      purpose: 'CHECK',
      send: ({ name }) => new Promise<string>((resolve) => onTheirWay.set(name, resolve)),
      onSent: (name) => taken.push(name),
    });
    return null;
  }
  await openPage(<Page />, {});
  return {
    taken,
    drop: () => drop as unknown as FileDrop,
    give: (name: string) => act(async () => drop?.receive([new File(['some words'], name)])),
    arrive: (name: string) => act(async () => onTheirWay.get(name)?.(name)),
  };
}

test('of two files that are dropped one after the other the second stays, whichever is read first', async () => {
  const page = await openDrop();
  await page.give('large.txt');
  await page.give('small.txt');
  await page.arrive('small.txt');
  expect(page.drop().isReading).toBe(false);
  await page.arrive('large.txt');
  expect(page.taken).toEqual(['small.txt']);
});

test('what somebody puts there meanwhile is not replaced by a file that comes late', async () => {
  const page = await openDrop();
  await page.give('large.txt');
  expect(page.drop().isReading).toBe(true);
  await act(async () => page.drop().stopReading());
  expect(page.drop().isReading).toBe(false);
  await page.arrive('large.txt');
  expect(page.taken).toEqual([]);
});
