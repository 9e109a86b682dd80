import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceCountdown, canSendCode, idleCountdown, remainingSeconds } from './sms-countdown.ts';

const startMs = 1_700_000_000_000;

describe('the countdown of the send-code button', () => {
  const sending = advanceCountdown(idleCountdown, { type: 'sending' });
  const sent = advanceCountdown(sending, { type: 'sent', nowMs: startMs, resendAfterSeconds: 60 });

  it('is open at first, and blocked while a code is being sent', () => {
    expect(canSendCode(idleCountdown, startMs)).toBe(true);
    expect(idleCountdown.hasSent).toBe(false);
    expect(canSendCode(sending, startMs)).toBe(false);
  });

  it('counts sixty seconds down from the answer and then opens as "resend"', () => {
    expect(remainingSeconds(sent, startMs)).toBe(60);
    expect(remainingSeconds(sent, startMs + 1)).toBe(60);
    expect(remainingSeconds(sent, startMs + 1_000)).toBe(59);
    expect(canSendCode(sent, startMs + 59_999)).toBe(false);
    expect(canSendCode(sent, startMs + 60_000)).toBe(true);
    expect(sent.hasSent).toBe(true);
  });

  it('waits as long as a refusal asks', () => {
    const refused = advanceCountdown(sending, { type: 'refused', nowMs: startMs, retryAfterSeconds: 37 });
    expect(remainingSeconds(refused, startMs)).toBe(37);
    expect(refused.hasSent).toBe(false);
  });

  it('opens again at once after a failure that names no time', () => {
    const failed = advanceCountdown(sending, { type: 'refused', nowMs: startMs, retryAfterSeconds: null });
    expect(canSendCode(failed, startMs)).toBe(true);
  });

  it('forgets the code of the stand-in when another is asked for', () => {
    const shown = advanceCountdown(sent, { type: 'stand-in', phone: '13800000000', code: '123456' });
    expect(shown.standIn?.code).toBe('123456');
    expect(advanceCountdown(shown, { type: 'sending' }).standIn).toBeNull();
  });

  it('never opens before the time the server named, whatever the clock shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3600 }), fc.nat(4_000_000), (seconds, laterMs) => {
        const state = advanceCountdown(sending, { type: 'sent', nowMs: startMs, resendAfterSeconds: seconds });
        expect(canSendCode(state, startMs + laterMs)).toBe(laterMs >= seconds * 1000);
      }),
    );
  });
});
