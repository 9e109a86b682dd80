import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readNoticeState } from '../../../lib/browser-notice.ts';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/orders.json' with { type: 'json' };
import { showWithApi } from '../testing/show-with-api.tsx';
import { TellMe } from './tell-me.tsx';

let leave: (() => Promise<void>) | undefined;

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('orders');
});
afterEach(async () => {
  await leave?.();
  leave = undefined;
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A browser that was asked before, or was not and would answer like this. */
async function showIn(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const browser = {
    permission,
    requestPermission: vi.fn(async () => {
      browser.permission = answer;
      return answer;
    }),
  };
  const page = await showWithApi(<TellMe />, {});
  leave = page.leave;
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', browser);
  await act(async () => window.dispatchEvent(new Event('focus')));
  return { page, browser };
}

test('the browser asks only who pressed the button, and the wish can be taken back', async () => {
  const { page, browser } = await showIn('default', 'granted');
  await page.settle(() => expect(page.buttons()).toEqual([texts.notice.ask]));
  expect(browser.requestPermission).not.toHaveBeenCalled();
  await page.press(texts.notice.ask);
  await page.shows(texts.notice.on);
  expect(browser.requestPermission).toHaveBeenCalledTimes(1);
  expect(readNoticeState()).toBe('ON');
  await page.press(texts.notice.turnOff);
  await page.settle(() => expect(page.buttons()).toEqual([texts.notice.ask]));
  expect(readNoticeState()).toBe('OFF');
});

test('whoever says no is told where to say yes, and is not asked again', async () => {
  const { page } = await showIn('default', 'denied');
  await page.settle(() => expect(page.buttons()).toEqual([texts.notice.ask]));
  await page.press(texts.notice.ask);
  await page.shows(texts.notice.denied);
  expect(page.buttons()).toEqual([]);
});

test('what was allowed before is on after one press, without a question', async () => {
  const { page, browser } = await showIn('granted');
  await page.settle(() => expect(page.buttons()).toEqual([texts.notice.ask]));
  await page.press(texts.notice.ask);
  await page.shows(texts.notice.on);
  expect(browser.requestPermission).not.toHaveBeenCalled();
});

test.each(['an Android browser', 'a page without TLS'])('%s can show none, which is said', async (where) => {
  const { page } = await showIn('default');
  if (where === 'a page without TLS') vi.stubGlobal('isSecureContext', false);
  else vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile');
  await act(async () => window.dispatchEvent(new Event('focus')));
  await page.shows(texts.notice.unsupported);
  expect(page.buttons()).toEqual([]);
});
