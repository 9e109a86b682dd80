import { readDevSms, type SmsPurpose, sendSms } from '@yanmo/contract/accounts';
import { useEffect, useState } from 'react';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { ApiError, call } from '../../lib/api.ts';
import { findSubDomain } from '../../lib/sub-domain.ts';
import { type KeptState, keepState, useKeptState } from './kept-state.ts';
import {
  advanceCountdown,
  canSendCode,
  idleCountdown,
  remainingSeconds,
  type SmsCountdown,
  type SmsEvent,
} from './sms-countdown.ts';

/** One countdown a purpose, kept beyond the dialog: closing it must not open the button early. */
const countdowns: Record<SmsPurpose, KeptState<SmsCountdown>> = {
  LOGIN: keepState(idleCountdown),
  DELETE_ACCOUNT: keepState(idleCountdown),
  CHANGE_TOTP: keepState(idleCountdown),
};

export function useSmsCode(purpose: SmsPurpose) {
  const kept = countdowns[purpose];
  const state = useKeptState(kept);
  const nowMs = useTicking(state.resendAtMs);
  const home = useHomeInfo();
  const advance = (event: SmsEvent) => kept.update((current) => advanceCountdown(current, event));

  /** Sends a code to a phone that was found valid; does nothing while one is under way or the countdown runs. */
  async function send(phone: string): Promise<void> {
    if (!canSendCode(kept.read(), Date.now())) return;
    advance({ type: 'sending' });
    try {
      const { resend_after } = await call(sendSms, {
        body: { phone, purpose, sub_domain: findSubDomain(location.hostname) ?? undefined },
      });
      advance({ type: 'sent', nowMs: Date.now(), resendAfterSeconds: resend_after });
    } catch (error) {
      const retryAfterSeconds = error instanceof ApiError ? error.retryAfterSeconds : null;
      advance({ type: 'refused', nowMs: Date.now(), retryAfterSeconds });
      throw error;
    }
    // On a slow line the code may be asked for before the page knows whether a stand-in is on.
    const { data } = home.data ? home : await home.refetch({ cancelRefetch: false });
    if (!data?.standins.sms) return;
    const { sms_code: code } = await call(readDevSms, { query: { phone, purpose } });
    advance({ type: 'stand-in', phone, code });
  }

  return {
    isSending: state.isSending,
    hasSent: state.hasSent,
    standIn: state.standIn,
    secondsLeft: remainingSeconds(state, nowMs),
    canSend: canSendCode(state, nowMs),
    send,
  };
}

/** The time, renewed while it is before `untilMs`; several times a second, so that no figure is skipped. */
function useTicking(untilMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    setNowMs(Date.now());
    if (Date.now() >= untilMs) return;
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= untilMs) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [untilMs]);
  return nowMs;
}
