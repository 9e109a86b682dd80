import { act, type FormEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePages, fill, findButton, openPage } from '../testing/open-page.tsx';
import { useOnePress } from './use-one-press.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closePages();
});

test('a burst of presses, by mouse or key, is one; a press after it is another', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const pay = vi.fn((event: FormEvent) => event.preventDefault());
  function Form() {
    return (
      <form onSubmit={useOnePress(pay)}>
        <label>
          code <input />
        </label>
        <button type="submit">pay</button>
      </form>
    );
  }
  await openPage(<Form />, {});
  const form = document.querySelector('form');
  const byKey = async () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => form?.dispatchEvent(event));
    // Unanswered, the browser would send the form itself and leave the page.
    expect(event.defaultPrevented).toBe(true);
  };
  const byMouse = async () => await act(async () => findButton('pay').click());
  await byMouse();
  await byKey();
  vi.setSystemTime(Date.now() + 299);
  await byKey();
  expect(pay).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 300);
  await byKey();
  expect(pay).toHaveBeenCalledTimes(2);
  // What was typed in between makes it another thing.
  await fill(document.querySelector('input') as HTMLInputElement, '2222');
  await byKey();
  await byKey();
  expect(pay).toHaveBeenCalledTimes(3);
});
