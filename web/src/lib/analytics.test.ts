import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countEvent } from './analytics.ts';
import { bdVidStorageKey } from './constants.ts';

const send = vi.fn();
beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const bodyOf = () => JSON.parse((send.mock.calls[0]?.[1] as { body: string } | undefined)?.body ?? '{}');

test('an event goes to this site, with the click that brought the visit', () => {
  sessionStorage.setItem(bdVidStorageKey, 'click-1');
  countEvent('view', { page: 'writepaper' });
  expect(send.mock.calls[0]?.[0]).toBe('/api/ai-paper/analytics/event');
  expect(bodyOf()).toEqual({ name: 'view', props: { page: 'writepaper', bd_vid: 'click-1' } });
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { doNotTrack: null, globalPrivacyControl: true }],
])('%s is heeded', (_name, wishes) => {
  vi.stubGlobal('navigator', { ...wishes });
  countEvent('view', { page: 'home' });
  expect(send).not.toHaveBeenCalled();
});

test('a page does not notice that it failed', async () => {
  send.mockRejectedValue(new TypeError('offline'));
  expect(() => countEvent('pay', { order_type: 'PAPER_FINAL' })).not.toThrow();
  send.mockImplementation(() => {
    throw new Error('refused');
  });
  expect(() => countEvent('login', { is_new: true })).not.toThrow();
});
