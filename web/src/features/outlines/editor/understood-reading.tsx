import { Button } from '@mantine/core';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type Correction, changePart, correct, isCorrected } from '../reading/correction.ts';
import { ReadingLine } from '../reading/reading-line.tsx';
import { WishChips } from '../reading/wish-chips.tsx';
import classes from './understood-reading.module.css';

interface UnderstoodReadingProps {
  outline: OutlineDetail;
  line: Ref<HTMLElement>;
  correction: Correction;
  isBusy: boolean;
  onChange: (correction: Correction) => void;
  onRewrite: () => void;
}

/** What the outline was written from; read otherwise, it has to be written again. */
export function UnderstoodReading({ outline, line, correction, isBusy, onChange, onRewrite }: UnderstoodReadingProps) {
  const { t } = useTranslation('outlines');
  const { understanding, wishes, free_num, form } = outline;
  if (!understanding) return null;
  const isChanged = isCorrected(understanding, correction);
  return (
    <div className={classes.understood}>
      <h2>{t('reading.label')}</h2>
      <ReadingLine
        ref={line}
        doubts={outline.doubts}
        unfitKinds={outline.unfit_kinds}
        understanding={correct(understanding, correction)}
        language={form.language}
        isCorrected={isChanged}
        {...(free_num > 0
          ? {
              onCorrect: (change: Correction) => onChange(changePart(correction, change)),
              onReset: () => onChange({}),
            }
          : {})}
      />
      {wishes && wishes.length > 0 ? <WishChips wishes={wishes} /> : null}
      {isChanged ? (
        <div className={classes.rewrite} role="status">
          <p>
            {t('reading.takesEffect')} {t('regenerate.left', { count: free_num })}
          </p>
          <Button variant="light" size="compact-md" loading={isBusy} onClick={onRewrite}>
            {t('reading.rewrite')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
