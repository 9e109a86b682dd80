import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './wizard.module.css';

export interface StepMoves {
  isSaving: boolean;
  onNext: () => void;
  onBack: (() => void) | null;
}

interface StepButtonsProps extends StepMoves {
  nextLabel: string;
  /** Why one cannot go on; the button stays, and says it. */
  reason?: string | null;
  children?: ReactNode;
}

export function StepButtons({ isSaving, onNext, onBack, nextLabel, reason = null, children }: StepButtonsProps) {
  const { t } = useTranslation('outlines');
  return (
    <>
      <div className={classes.buttons}>
        <Button size="md" loading={isSaving} disabled={reason !== null} onClick={onNext}>
          {nextLabel}
        </Button>
        {onBack ? (
          <Button size="md" variant="default" disabled={isSaving} onClick={onBack}>
            {t('wizard.back')}
          </Button>
        ) : null}
        {children}
      </div>
      {reason ? <p className={classes.note}>{reason}</p> : null}
    </>
  );
}
