import { expect, test, vi } from 'vitest';
import { emit, on } from './app-events.ts';

test('everyone who listens hears, until they stop', () => {
  const first = vi.fn();
  const second = vi.fn();
  const stop = on('logged-in', first);
  const stopSecond = on('logged-in', second);
  emit('logged-in', { isNew: true });
  stop();
  emit('logged-in', { isNew: false });
  stopSecond();
  expect(first.mock.calls).toEqual([[{ isNew: true }]]);
  expect(second.mock.calls).toEqual([[{ isNew: true }], [{ isNew: false }]]);
});

test('a request for a login that came before the dialog was loaded reaches it, once', () => {
  emit('login-required', { message: 'earlier' });
  emit('login-required', { message: 'latest' });
  const dialog = vi.fn();
  on('login-required', dialog)();
  on('login-required', dialog)();
  expect(dialog.mock.calls).toEqual([[{ message: 'latest' }]]);
});

test('old news of a login is not told to who comes later', () => {
  emit('logged-in', { isNew: true });
  const late = vi.fn();
  on('logged-in', late)();
  expect(late).not.toHaveBeenCalled();
});
