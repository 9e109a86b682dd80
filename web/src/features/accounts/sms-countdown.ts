export interface SmsCountdown {
  isSending: boolean;
  /** The first button reads "send code", every later one "resend". */
  hasSent: boolean;
  /** Unix ms from which another code may be asked for. */
  resendAtMs: number;
  /** What the SMS stand-in kept, for which phone; null where real messages are sent. */
  standIn: { phone: string; code: string } | null;
}

export const idleCountdown: SmsCountdown = { isSending: false, hasSent: false, resendAtMs: 0, standIn: null };

export type SmsEvent =
  | { type: 'sending' }
  | { type: 'sent'; nowMs: number; resendAfterSeconds: number }
  /** `retryAfterSeconds` is null when the server named no time; then nothing stands against another try. */
  | { type: 'refused'; nowMs: number; retryAfterSeconds: number | null }
  | { type: 'stand-in'; phone: string; code: string };

export function advanceCountdown(state: SmsCountdown, event: SmsEvent): SmsCountdown {
  switch (event.type) {
    case 'sending':
      return { ...state, isSending: true, standIn: null };
    case 'sent':
      return { ...state, isSending: false, hasSent: true, resendAtMs: event.nowMs + event.resendAfterSeconds * 1000 };
    case 'refused':
      return {
        ...state,
        isSending: false,
        resendAtMs: Math.max(state.resendAtMs, event.nowMs + (event.retryAfterSeconds ?? 0) * 1000),
      };
    case 'stand-in':
      return { ...state, standIn: { phone: event.phone, code: event.code } };
  }
}

/** Whole seconds still to wait, rounded up: the button opens when it shows none, not a moment before. */
export function remainingSeconds(state: SmsCountdown, nowMs: number): number {
  return Math.max(0, Math.ceil((state.resendAtMs - nowMs) / 1000));
}

export function canSendCode(state: SmsCountdown, nowMs: number): boolean {
  return !state.isSending && remainingSeconds(state, nowMs) === 0;
}
