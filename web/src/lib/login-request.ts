import { createOverlay } from './overlay.ts';

/** Someone must log in to go on; `resume` is run, or `redirect` followed, once they have. */
export interface LoginRequest {
  message?: string;
  resume?: () => void;
  redirect?: string;
}

export const loginOverlay = createOverlay<LoginRequest>(null);

export function askLogin(request: LoginRequest = {}): void {
  loginOverlay.open(request);
}
