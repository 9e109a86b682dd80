import { Button, Textarea } from '@mantine/core';
import { amendLimits } from '@yanmo/contract/amending';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './change-view.module.css';

interface AskAgainProps {
  isBusy: boolean;
  engine: 'BUILT_IN' | 'MODEL';
  onAsk: (instruction: string) => void;
}

/** In one's own words, where the comment's do not do. */
export function AskAgain({ isBusy, engine, onAsk }: AskAgainProps) {
  const { t } = useTranslation('comments');
  const [wish, setWish] = useState('');
  const isReady = wish.trim().length >= 2 && !isBusy;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onAsk(wish.trim());
      }}
    >
      <Textarea
        label={t('ask.label')}
        description={t(`ask.engine.${engine}`)}
        placeholder={t('ask.placeholder')}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={amendLimits.instruction}
        value={wish}
        onChange={(event) => setWish(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!isReady}>
        {t('ask.send')}
      </Button>
    </form>
  );
}
