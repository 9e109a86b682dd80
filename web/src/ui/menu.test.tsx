import { Modal } from '@mantine/core';
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { click, closePages, findButton, openPage, waitFor } from '../testing/open-page.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

afterEach(closePages);

function Commands() {
  return (
    <Menu>
      <Menu.Target>
        <button type="button">commands</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>rename</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Note({ onMore }: { onMore?: () => void }) {
  return (
    <Popover>
      <Popover.Target>
        <button type="button">commands</button>
      </Popover.Target>
      <Popover.Dropdown>
        a note
        <button type="button" onClick={onMore}>
          more
        </button>
      </Popover.Dropdown>
    </Popover>
  );
}

const target = () => findButton('commands');
const isOpen = () => target().getAttribute('aria-expanded') === 'true';
const isThere = (name: string) => document.body.textContent?.includes(name) ?? false;
const press = async (where: Element | null, init: KeyboardEventInit = {}) =>
  await act(async () => {
    where?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init }));
  });

async function open() {
  target().focus();
  await click(target());
  expect(isOpen()).toBe(true);
}

test.each([
  ['menu', <Commands key="menu" />, 'rename'],
  ['popover', <Note key="note" />, 'a note'],
])('Escape closes a %s wherever the focus is, and gives it back', async (_what, element, inside) => {
  await openPage(element, {});
  for (const where of ['the target', 'the dropdown', 'nothing']) {
    await open();
    if (where === 'the dropdown') {
      await waitFor(() => expect(isThere(inside)).toBe(true));
      const dropdown = document.getElementById(target().getAttribute('aria-controls') ?? '');
      dropdown?.focus();
      await press(dropdown);
    } else if (where === 'nothing') {
      target().blur();
      await press(document.body);
    } else {
      await press(target());
    }
    expect(isOpen(), where).toBe(false);
    await waitFor(() => expect(isThere(inside)).toBe(false));
    expect(document.activeElement, where).toBe(target());
  }
});

test('an Escape that ends the choice of a character closes nothing', async () => {
  await openPage(<Commands />, {});
  await open();
  await press(target(), { isComposing: true });
  expect(isOpen()).toBe(true);
});

test('one press closes the menu, the next one the dialog around it', async () => {
  function Around() {
    const [isShown, setIsShown] = useState(true);
    return (
      <Modal opened={isShown} onClose={() => setIsShown(false)} title="a dialog">
        <Commands />
      </Modal>
    );
  }
  await openPage(<Around />, {});
  await open();
  await press(target());
  expect(isOpen()).toBe(false);
  await press(target());
  await waitFor(() => expect(isThere('a dialog')).toBe(false));
});

test('a dialog over it takes the key', async () => {
  function Over() {
    const [isAsked, setIsAsked] = useState(false);
    return (
      <>
        <Note onMore={() => setIsAsked(true)} />
        <Modal opened={isAsked} onClose={() => setIsAsked(false)} title="a dialog">
          to be sure
        </Modal>
      </>
    );
  }
  await openPage(<Over />, {});
  await open();
  await click(findButton('more'));
  await waitFor(() => expect(isThere('to be sure')).toBe(true));
  await press(document.querySelector('[aria-modal="true"]'));
  await waitFor(() => expect(isThere('to be sure')).toBe(false));
  expect(isOpen()).toBe(true);
  await press(target());
  expect(isOpen()).toBe(false);
});
