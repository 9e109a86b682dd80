import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isOutage } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { showInfo } from '../../lib/notify.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { ask, type Begun, type Sending } from './answer-streams.ts';
import { sessionKey, sessionsKey } from './api.ts';

export type Refusal = { kind: 'BUSY' | 'PAY' | 'OTHER'; message: string; retry: () => void };

/** Asking, from the press to the moment when the question is taken, and what is said when it is not. */
export function useAsking(onTaken: (begun: Begun, sent: Sending) => void) {
  const { t } = useTranslation(['chat', 'shell']);
  const client = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isBusy = useRef(false);

  async function send(body: Sending, key = newIdempotencyKey()) {
    // A second press before the page is drawn anew asks nothing.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setRefusal(null);
    try {
      const begun = await ask(client, { language: currentLanguage(), ...body }, key);
      if (begun.closed) showInfo(t('closedOldest', { title: begun.closed.title }));
      onTaken(begun, body);
    } catch (error) {
      setRefusal({
        ...readRefusal(error, t('shell:error.unknown')),
        retry: () => void send(body, isOutage(error) ? key : undefined),
      });
      // It may have been taken all the same, or another tab may have asked: what there is, is shown.
      if (body.session_id) void client.invalidateQueries({ queryKey: sessionKey(body.session_id) });
      void client.invalidateQueries({ queryKey: sessionsKey });
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return {
    isSending,
    refusal,
    dismiss: () => setRefusal(null),
    send: (body: Sending) => requireLogin(() => void send(body)),
  };
}

function readRefusal(error: unknown, unknown: string): Omit<Refusal, 'retry'> {
  const message = error instanceof Error && error.message ? error.message : unknown;
  if (!(error instanceof ApiError)) return { kind: 'OTHER', message };
  const isBusy = (error.error as string) === 'chat_answer_unfinished';
  return { kind: isBusy ? 'BUSY' : error.status === 402 ? 'PAY' : 'OTHER', message };
}
