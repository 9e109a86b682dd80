import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { useMoneyAction } from '../wallet/use-money-action.ts';

interface Asking {
  message: string;
  answer: (code: string | null) => void;
}

/** Whoever closed the box has not done it, and knows. */
export class CodeNotGiven extends Error {
  override name = 'CodeNotGiven';
}

/**
 * A call by which money leaves. Where the operator has two-step verification on, the server asks for a code: then a box does, and the
 * call is sent once more with it. `box` stands somewhere on the page; a box that is closed rejects with CodeNotGiven.
 */
export function useGuardedAction<Body extends { totp_code?: string | undefined }, Result>(
  act: (body: Body, idempotencyKey: string) => Promise<Result>,
): { send: (body: Body) => Promise<Result>; isPending: boolean; box: ReactNode } {
  const action = useMoneyAction(act);
  const [asking, setAsking] = useState<Asking | null>(null);

  async function send(body: Body): Promise<Result> {
    try {
      return await action.mutateAsync(body);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.error !== 'totp_required' && error.error !== 'totp_wrong'))
        throw error;
      const code = await new Promise<string | null>((answer) => setAsking({ message: error.message, answer }));
      setAsking(null);
      if (code === null) throw new CodeNotGiven();
      return await send({ ...body, totp_code: code });
    }
  }

  return { send, isPending: action.isPending, box: asking ? <CodeBox {...asking} /> : null };
}

function CodeBox({ message, answer }: Asking) {
  const { t } = useTranslation(['operator', 'shell']);
  const [code, setCode] = useState('');
  const isSent = useRef(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (isSent.current || code.trim() === '') return;
    isSent.current = true;
    answer(code.trim());
  }

  return (
    <Modal
      opened
      onClose={() => answer(null)}
      size="sm"
      title={t('code.title')}
      stackId="second-factor"
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          label={t('code.label')}
          description={t('code.hint')}
          error={message}
          errorProps={{ role: 'alert' }}
          inputMode="text"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={() => answer(null)}>
            {t('shell:action.cancel')}
          </Button>
          <Button type="submit">{t('code.confirm')}</Button>
        </Group>
      </form>
    </Modal>
  );
}
