import { Button, Textarea } from '@mantine/core';
import { amendLimits } from '@yanmo/contract/amending';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './change-view.module.css';

interface AnswerProps {
  reply: string | null;
  isBusy: boolean;
  onAnswer: (reply: string) => void;
}

/** What goes below the comment in the file, for whoever wrote it. */
export function Answer({ reply, isBusy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('comments');
  const [text, setText] = useState(reply ?? '');
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(text.trim());
      }}
    >
      <Textarea
        label={t('answer.label')}
        placeholder={t('answer.placeholder')}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={amendLimits.reply}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isBusy || text.trim() === (reply ?? '')}>
        {text.trim() === '' && reply !== null ? t('answer.remove') : t('answer.save')}
      </Button>
    </form>
  );
}
