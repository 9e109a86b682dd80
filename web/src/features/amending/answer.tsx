import { Button, Textarea } from '@mantine/core';
import { amendLimits } from '@yanmo/contract/amending';
import { useTranslation } from 'react-i18next';
import classes from './change-view.module.css';

interface AnswerProps {
  /** As it is saved, and as it is typed. */
  reply: string | null;
  typed: string;
  isBusy: boolean;
  onType: (typed: string) => void;
  onAnswer: () => void;
}

/** What goes below the comment in the file, for whoever wrote it. */
export function Answer({ reply, typed, isBusy, onType, onAnswer }: AnswerProps) {
  const { t } = useTranslation('comments');
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer();
      }}
    >
      <Textarea
        label={t('answer.label')}
        placeholder={t('answer.placeholder')}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={amendLimits.reply}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isBusy || typed.trim() === (reply ?? '')}>
        {typed.trim() === '' && reply !== null ? t('answer.remove') : t('answer.save')}
      </Button>
    </form>
  );
}
