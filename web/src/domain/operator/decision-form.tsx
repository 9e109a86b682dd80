import { Alert, Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { showSuccess } from '../../lib/notify.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import classes from './decision.module.css';
import { useRefreshOperator } from './operator-list.tsx';
import { CodeNotGiven, useGuardedAction } from './use-guarded-action.tsx';

export interface DecisionChoice<Value extends string> {
  value: Value;
  title: string;
  text: string;
  /** It takes something away: its button is red. */
  isHard?: boolean;
  /** Whoever it concerns is told why. */
  needsNote?: boolean;
  hidesNote?: boolean;
  /** What it needs beside the note. */
  fields?: ReactNode;
  /** What is wrong with them, before anything is sent. */
  problem?: string | null;
  confirm: string;
}

export interface Decided {
  note: string;
  totpCode: string | undefined;
}

interface DecisionFormProps<Value extends string, Result> {
  legend: string;
  choices: readonly DecisionChoice<Value>[];
  noteLabel: string;
  noteHint: string;
  noteMaximum?: number;
  send: (choice: Value, decided: Decided, idempotencyKey: string) => Promise<Result>;
  /** What is said when it is done. */
  doneText: (result: Result) => string;
  onDecided: (result: Result) => void;
}

/** A decision that holds: asked once more before it is sent, told where another operator was faster, with the second factor where it is on. */
export function DecisionForm<Value extends string, Result>(props: DecisionFormProps<Value, Result>) {
  const { legend, choices, send, doneText, onDecided } = props;
  const { t } = useTranslation(['desk', 'shell']);
  const refresh = useRefreshOperator();
  const [value, setValue] = useState<Value | null>(choices.length === 1 ? (choices[0]?.value ?? null) : null);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const chosen = choices.find((choice) => choice.value === value) ?? null;
  const noteIsMissing = chosen?.needsNote === true && note.trim() === '';
  const act = useGuardedAction((sent: { choice: Value; note: string; totp_code?: string }, key) =>
    send(sent.choice, { note: sent.note, totpCode: sent.totp_code }, key),
  );

  function ask(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    setFailure(null);
    if (chosen && !noteIsMissing && !chosen.problem) setIsAsked(true);
  }

  async function decide() {
    setIsAsked(false);
    if (!chosen) return;
    try {
      const result = await act.send({ choice: chosen.value, note: note.trim() });
      showSuccess(doneText(result));
      onDecided(result);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!(error instanceof CodeNotGiven)) setFailure(error);
    } finally {
      // Also after a failure: somebody else may have decided meanwhile.
      await refresh();
    }
  }

  const fields = failure instanceof ApiError ? failure.fields : [];
  return (
    <form className={classes.form} onSubmit={ask} noValidate>
      {choices.length > 1 ? (
        <ChoiceCards
          legend={legend}
          value={value}
          onChange={(next) => {
            setValue(next);
            setIsTried(false);
          }}
          choices={choices.map(({ value: one, title, text }) => ({ value: one, title, text }))}
          minimumWidth={180}
        />
      ) : null}
      {chosen?.fields}
      {isTried && chosen?.problem ? (
        <p className={classes.problem} role="alert">
          {chosen.problem}
        </p>
      ) : null}
      {chosen && !chosen.hidesNote ? (
        <Textarea
          label={props.noteLabel}
          description={props.noteHint}
          error={isTried && noteIsMissing ? t('decision.noteMissing') : null}
          autosize
          minRows={2}
          maxLength={props.noteMaximum ?? 500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      ) : null}
      {failure ? (
        <Alert color="bad" variant="light" role="alert">
          {failure.message}
          {fields.length > 0 ? (
            <ul>
              {fields.map(({ path, message }) => (
                <li key={path}>{message}</li>
              ))}
            </ul>
          ) : null}
        </Alert>
      ) : null}
      <Group justify="flex-end">
        <Button type="submit" {...(chosen?.isHard ? { color: 'bad' } : {})} disabled={!chosen} loading={act.isPending}>
          {chosen?.title ?? t('decision.choose')}
        </Button>
      </Group>
      <ConfirmBox
        opened={isAsked}
        title={chosen?.title ?? ''}
        confirmLabel={t('decision.confirm')}
        cancelLabel={t('shell:action.cancel')}
        closeLabel={t('shell:action.close')}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void decide()}
      >
        {chosen?.confirm}
      </ConfirmBox>
      {act.box}
    </form>
  );
}
