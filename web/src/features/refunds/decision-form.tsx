import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { RefundApplication } from '@yanmo/contract/refunds';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshOperator } from '../../domain/operator/operator-list.tsx';
import { CodeNotGiven, useGuardedAction } from '../../domain/operator/use-guarded-action.tsx';
import { readYuan } from '../../domain/wallet/read-yuan.ts';
import { currencySign, formatFen } from '../../lib/format.ts';
import { showError, showSuccess } from '../../lib/notify.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { type Decision, sendDecision } from './api.ts';
import classes from './decision-form.module.css';
import { useRefundText } from './use-refund-text.ts';

type Choice = 'full' | 'part' | 'reject';

interface DecisionFormProps {
  application: RefundApplication;
  onDecided: (application: RefundApplication) => void;
}

/** Nothing of it can be taken back, so it is asked once more with the amount in words. */
export function DecisionForm({ application, onDecided }: DecisionFormProps) {
  const { t } = useTranslation(['refunds', 'shell']);
  const { refundText } = useRefundText();
  const client = useQueryClient();
  const isAgain = application.status === 'FAILED';
  const [choice, setChoice] = useState<Choice>('full');
  const [amountText, setAmountText] = useState('');
  const [note, setNote] = useState(isAgain ? application.note : '');
  const [isTried, setIsTried] = useState(false);
  const [asked, setAsked] = useState<Decision | null>(null);
  const refreshOperator = useRefreshOperator();
  const decide = useGuardedAction(sendDecision);
  const full = isAgain ? (application.amount ?? application.requested_amount) : application.requested_amount;
  const isInCharacters = application.characters > 0;
  const part = readYuan(amountText, { minimum: 1, maximum: full });
  const partProblem = choice === 'part' && 'problem' in part ? part.problem : null;
  const noteIsMissing = choice === 'reject' && note.trim() === '';

  function ask(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (partProblem || noteIsMissing) return;
    const amount = choice === 'part' && 'amountFen' in part ? part.amountFen : full;
    setAsked({
      id: application.id,
      approve: choice !== 'reject',
      note: note.trim(),
      // Prepaid characters go back as a whole.
      ...(choice === 'reject' || isInCharacters ? {} : { amount }),
    });
  }

  async function send(decision: Decision) {
    setAsked(null);
    try {
      const decided = await decide.send(decision);
      onDecided(decided);
      showSuccess(t(`decision.done.${decided.status}`));
    } catch (failure) {
      if (!(failure instanceof CodeNotGiven)) showError(failure);
    } finally {
      // Also after a failure: somebody else may have decided meanwhile.
      await Promise.all([client.invalidateQueries({ queryKey: ['refunds'] }), refreshOperator()]);
    }
  }

  const limits = { maximum: formatFen(full) };
  return (
    <form className={classes.form} onSubmit={ask} noValidate>
      {isAgain ? (
        <p className={classes.failed}>{t('decision.failed')}</p>
      ) : (
        <ChoiceCards
          legend={t('decision.legend')}
          value={choice}
          onChange={setChoice}
          choices={[
            { value: 'full', title: t('decision.full'), text: refundText(full, application.characters) },
            ...(isInCharacters
              ? []
              : [{ value: 'part' as const, title: t('decision.part'), text: t('decision.partText', limits) }]),
            { value: 'reject', title: t('decision.reject'), text: t('decision.rejectText') },
          ]}
          minimumWidth={180}
        />
      )}
      {choice === 'part' ? (
        <TextInput
          className={classes.amount}
          label={t('decision.amount')}
          error={isTried && partProblem ? t(`decision.problem.${partProblem}`, limits) : null}
          leftSection={currencySign()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={amountText}
          onChange={(event) => setAmountText(event.currentTarget.value)}
        />
      ) : null}
      <Textarea
        label={t('decision.note')}
        description={t('decision.noteHint')}
        error={isTried && noteIsMissing ? t('decision.noteMissing') : null}
        autosize
        minRows={2}
        maxLength={1_000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button type="submit" color={choice === 'reject' ? 'bad' : undefined} loading={decide.isPending}>
          {t(isAgain ? 'decision.again' : `decision.submit.${choice}`)}
        </Button>
      </Group>
      <ConfirmBox
        opened={asked !== null}
        title={t('decision.confirmTitle')}
        confirmLabel={t('decision.confirm')}
        cancelLabel={t('shell:action.cancel')}
        closeLabel={t('shell:action.close')}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && send(asked)}
      >
        {asked?.approve
          ? t(`decision.confirmGrant.${application.destination}`, {
              amount: refundText(asked.amount ?? full, application.characters),
            })
          : t('decision.confirmReject')}
      </ConfirmBox>
      {decide.box}
    </form>
  );
}
