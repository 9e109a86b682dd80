import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/load-part.ts';
import texts from '../../locales/en/shell.json' with { type: 'json' };
import { click, closePages, findButton, openPage, waitFor } from '../../testing/open-page.tsx';
import { AccountButton } from './account-button.tsx';

beforeAll(async () => await startI18n('en'));
afterEach(closePages);

const target = () => findButton(texts.topBar.account);
const items = () => document.querySelectorAll('[role="menuitem"]').length;

/** The button of somebody whose menu comes when it is let through. */
async function openSlowly() {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>((pass) => {
    letThrough = pass;
  });
  const Slow = lazyPart(async () => {
    await gate;
    return await import('./account-menu.tsx');
  });
  await openPage(<AccountButton Menu={Slow} />, {});
  const early = target();
  return {
    early,
    async arrive() {
      await act(async () => letThrough());
      await waitFor(() => expect(early.isConnected).toBe(false));
    },
  };
}

const point = async (type: string, button = 0) =>
  await act(async () => target().dispatchEvent(new PointerEvent(type, { bubbles: true, button })));

test('who pressed before the menu was here gets it once it is', async () => {
  const { early, arrive } = await openSlowly();
  await click(early);
  expect(early.getAttribute('aria-busy')).toBe('true');
  expect(items()).toBe(0);
  await arrive();
  await waitFor(() => expect(items()).toBeGreaterThan(5));
  await click(target());
  await waitFor(() => expect(items()).toBe(0));
});

test('a press whose second half falls on the button of the menu counts', async () => {
  const { arrive } = await openSlowly();
  await point('pointerdown');
  await arrive();
  await waitFor(() => expect(items()).toBeGreaterThan(5));
});

test.each([
  ['a finger that only scrolls', ['pointerdown', 'pointercancel'], 0],
  ['the second button of a mouse', ['pointerdown'], 2],
  ['nobody', [], 0],
] as const)('%s opens nothing', async (_who, types, button) => {
  const { arrive } = await openSlowly();
  for (const type of types) await point(type, button);
  await arrive();
  expect(items()).toBe(0);
  await click(target());
  await waitFor(() => expect(items()).toBeGreaterThan(5));
});

test('who stood on the button by the keyboard still stands on it', async () => {
  const { early, arrive } = await openSlowly();
  early.focus();
  await arrive();
  expect(document.activeElement).toBe(target());
});
