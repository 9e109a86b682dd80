import { afterEach, expect, test, vi } from 'vitest';
import { loginOverlay } from './login-request.ts';
import { requireLogin } from './require-login.ts';
import { clearSession, saveSession } from './session.ts';

afterEach(clearSession);

test('with a live session the action runs at once', () => {
  saveSession({ token: 't', expiredTimestamp: Date.now() + 60_000, loginId: 'login' });
  const action = vi.fn();
  requireLogin(action);
  expect(action).toHaveBeenCalledOnce();
});

test('without one the action waits for the login that it asks for', () => {
  const action = vi.fn();
  requireLogin(action);
  expect(action).not.toHaveBeenCalled();
  loginOverlay.read()?.wish.resume?.();
  expect(action).toHaveBeenCalledOnce();
});
