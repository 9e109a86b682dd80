import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePages, openPage } from '../testing/open-page.tsx';
import { createOverlay, useOverlayOfSession } from './overlay.ts';
import { clearSession, saveSession } from './session.ts';

afterEach(async () => {
  await closePages();
  clearSession();
});

test('the focus goes back to what opened it, or to what was there before where that is gone', async () => {
  saveSession({ token: 't', expiredTimestamp: Date.now() + 60_000, loginId: 'login' });
  const overlay = createOverlay(null);
  function Page() {
    const opening = useOverlayOfSession(overlay);
    return (
      <>
        <button type="button">page</button>
        {opening?.isOpen ? <button type="button">dialog</button> : null}
      </>
    );
  }
  await openPage(<Page />, {});
  const box = document.body.appendChild(document.createElement('button'));
  const find = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  const lookInto = async () => {
    await act(async () => overlay.open(null));
    find('dialog')?.focus();
    expect(document.activeElement).toBe(find('dialog'));
  };
  find('page')?.focus();
  box.focus();
  await lookInto();
  await act(async () => overlay.close());
  await vi.waitFor(() => expect(document.activeElement).toBe(box));

  box.disabled = true;
  box.blur();
  await lookInto();
  box.disabled = false;
  await act(async () => overlay.close());
  await vi.waitFor(() => expect(document.activeElement).toBe(box));

  await lookInto();
  box.remove();
  await act(async () => overlay.close());
  await vi.waitFor(() => expect(document.activeElement).toBe(find('page')));
});
