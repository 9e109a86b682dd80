import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginIdStorageKey, operatorCookie, tokenCookie } from './constants.ts';
import { deleteCookie, readCookie } from './cookies.ts';
import {
  clearSession,
  hasLiveSession,
  isExpired,
  isMarkedOperator,
  markOperator,
  readSession,
  saveSession,
  useSession,
} from './session.ts';

const inOneHour = () => Date.now() + 3_600_000;
let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Test files of one worker share a storage, and some leave their own entries there.
  localStorage.clear();
  clearSession();
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  vi.unstubAllGlobals();
});

async function showSession(): Promise<HTMLElement> {
  const container = document.createElement('div');
  const Shown = () => createElement('output', null, useSession()?.token ?? 'nobody');
  root = createRoot(container);
  await act(async () => root?.render(createElement(Shown)));
  return container;
}

test('a saved session is read back whole', () => {
  const session = { token: 'a b;=%', expiredTimestamp: inOneHour(), loginId: 'login' };
  saveSession(session);
  expect(readSession()).toEqual(session);
  expect(hasLiveSession()).toBe(true);
});

test('reading twice gives the same object, so that a component does not render forever', () => {
  saveSession({ token: 't', expiredTimestamp: inOneHour(), loginId: 'login' });
  expect(readSession()).toBe(readSession());
});

test('a token without a login id is no session, and neither is a login id without a token', () => {
  saveSession({ token: 't', expiredTimestamp: inOneHour(), loginId: 'login' });
  localStorage.removeItem(loginIdStorageKey);
  expect(readSession()).toBeNull();
  saveSession({ token: 't', expiredTimestamp: inOneHour(), loginId: 'login' });
  deleteCookie(tokenCookie);
  expect(readSession()).toBeNull();
});

test('clearing leaves no token, no expiry and no login id', () => {
  saveSession({ token: 't', expiredTimestamp: inOneHour(), loginId: 'login' });
  clearSession();
  expect(readCookie(tokenCookie)).toBeNull();
  expect(localStorage.length).toBe(0);
  expect(isExpired()).toBe(false);
});

test('the mark of an operator is of one login: not of nobody, of the next, or after it', () => {
  markOperator(true);
  expect(isMarkedOperator()).toBe(false);
  const logIn = () => saveSession({ token: 't', expiredTimestamp: inOneHour(), loginId: 'login' });
  for (const end of [logIn, clearSession, () => markOperator(false)]) {
    logIn();
    markOperator(true);
    expect(isMarkedOperator()).toBe(true);
    end();
    expect(readCookie(operatorCookie)).toBeNull();
  }
});

test('a session is expired from its very last millisecond on, also when the browser has dropped the cookie', () => {
  const expiredTimestamp = inOneHour();
  saveSession({ token: 't', expiredTimestamp, loginId: 'login' });
  expect(isExpired(expiredTimestamp - 1)).toBe(false);
  expect(isExpired(expiredTimestamp)).toBe(true);
  deleteCookie(tokenCookie);
  expect(isExpired(expiredTimestamp)).toBe(true);
});

test('without a stored expiry nothing is expired', () => {
  expect(isExpired(Number.MAX_SAFE_INTEGER)).toBe(false);
});

test('a component follows login and logout in this tab', async () => {
  const container = await showSession();
  expect(container.textContent).toBe('nobody');
  await act(async () => saveSession({ token: 'first', expiredTimestamp: inOneHour(), loginId: 'login' }));
  expect(container.textContent).toBe('first');
  await act(async () => clearSession());
  expect(container.textContent).toBe('nobody');
});

test('a component follows a logout in another tab', async () => {
  saveSession({ token: 'first', expiredTimestamp: inOneHour(), loginId: 'login' });
  const container = await showSession();
  await act(async () => {
    localStorage.removeItem(loginIdStorageKey);
    window.dispatchEvent(new StorageEvent('storage', { key: loginIdStorageKey }));
  });
  expect(container.textContent).toBe('nobody');
});
