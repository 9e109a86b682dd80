import { Button, Group, Textarea } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../facts.module.css';

interface ReasonFormProps {
  deed: 'BAN' | 'UNBAN' | 'END_SESSIONS';
  isBusy: boolean;
  onSubmit: (reason: string) => Promise<void>;
  onCancel: () => void;
}

export function ReasonForm({ deed, isBusy, onSubmit, onCancel }: ReasonFormProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isMissing = deed === 'BAN' && reason.trim().length < 2;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTried(true);
    if (!isBusy && !isMissing) void onSubmit(reason.trim());
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p>{t(`userDeed.${deed}.text`)}</p>
      {deed === 'END_SESSIONS' ? null : (
        <Textarea
          label={t('userDeed.reason')}
          description={t('userDeed.reasonHint')}
          error={isTried && isMissing ? t('userDeed.reasonMissing') : null}
          autosize
          minRows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      )}
      <Group gap="sm">
        <Button type="submit" color={deed === 'BAN' ? 'bad' : undefined} loading={isBusy}>
          {t(`userDeed.${deed}.submit`)}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('shell:action.cancel')}
        </Button>
      </Group>
    </form>
  );
}
