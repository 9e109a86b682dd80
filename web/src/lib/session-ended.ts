import { createOverlay } from './overlay.ts';

/** The server ended the session: 50008 logged out everywhere, 50014 logged in elsewhere. */
export interface SessionEnd {
  code: 50008 | 50014;
  message: string;
}

export const sessionEndedOverlay = createOverlay<SessionEnd>(null);
