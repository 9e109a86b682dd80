import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../lib/i18n.ts';
import { serviceReturned, tellAnswered, whenAnswering } from '../../lib/service-state.ts';
import texts from '../../locales/en/shell.json' with { type: 'json' };
import { closePages, openPage } from '../../testing/open-page.tsx';
import { ServiceBar } from './service-bar.tsx';

beforeAll(async () => await startI18n('en'));
beforeEach(async () => {
  // What other files asked last may still be under way, and would answer in the middle of a test.
  vi.stubGlobal('fetch', async () => found);
  tellAnswered();
  expect(await whenAnswering()).toBe(true);
});
afterEach(async () => {
  vi.useRealTimers();
  await closePages();
});

/** Read at once: the time of a real body does not pass with the timers. */
const found = { ok: true, json: async () => ({ code: 200 }) };

async function pass(ms: number): Promise<void> {
  await act(async () => await vi.advanceTimersByTimeAsync(ms));
}

test.each(['refuses', 'is silent'] as const)(
  'a service that %s is told of within three seconds, and its return ends that by itself',
  async (way) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
    const page = await openPage(<ServiceBar />, {});
    let isUp = true;
    vi.stubGlobal('fetch', async () => {
      if (isUp) return found;
      if (way === 'refuses') throw new TypeError('fetch failed');
      return await new Promise<Response>((_resolve, reject) => setTimeout(() => reject(new TypeError('late')), 10_000));
    });
    const returned = vi.fn();
    const stop = serviceReturned.listen(returned);
    await pass(5_000);
    expect(page.text()).not.toContain(texts.service.gone);

    isUp = false;
    await pass(3_000);
    expect(page.text()).toContain(texts.service.gone);
    expect(returned).not.toHaveBeenCalled();

    isUp = true;
    await pass(11_000);
    expect(page.text()).not.toContain(texts.service.gone);
    expect(returned).toHaveBeenCalledOnce();
    stop();
  },
);

test('nobody is asked for while nobody is there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  await openPage(<ServiceBar />, {});
  const asked = vi.fn(async () => found);
  vi.stubGlobal('fetch', asked);
  await pass(61_000);
  asked.mockClear();
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  await pass(0);
  expect(asked).toHaveBeenCalledOnce();
});

test('a line that is slow because the page itself is coming is no outage, and one on which nothing comes is', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  const page = await openPage(<ServiceBar />, {});
  const late = async () =>
    await new Promise<typeof found>((resolve) => {
      setTimeout(() => resolve(found), 9_000);
    });
  vi.stubGlobal('fetch', late);
  let isComing = true;
  const files = vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation(() => [{ responseEnd: performance.now(), transferSize: isComing ? 40_000 : 0 } as never]);
  await pass(5_000);
  expect(page.text()).not.toContain(texts.service.gone);
  isComing = false;
  await pass(3_000);
  expect(page.text()).toContain(texts.service.gone);
  await pass(3_000);
  expect(page.text()).not.toContain(texts.service.gone);
  files.mockRestore();
});
