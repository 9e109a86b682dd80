import { askLogin } from './login-request.ts';
import { hasLiveSession } from './session.ts';

/** Runs the action at once with a live session, else after the login that it asks for. */
export function requireLogin(action: () => void): void {
  if (hasLiveSession()) action();
  else askLogin({ resume: action });
}
