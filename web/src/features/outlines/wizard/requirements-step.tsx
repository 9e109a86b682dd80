import { useTranslation } from 'react-i18next';
import { type AskedReading, changePart, isCorrected } from '../reading/correction.ts';
import { ReadingLine } from '../reading/reading-line.tsx';
import { RequirementsField } from '../reading/requirements-field.tsx';
import type { Reading } from '../reading/use-reading.ts';
import classes from './requirements-step.module.css';
import { StepButtons, type StepMoves } from './step-buttons.tsx';

interface RequirementsStepProps extends StepMoves {
  asked: AskedReading;
  reading: Reading;
  language: string;
  hasOutline: boolean;
  onChange: (asked: AskedReading) => void;
}

export function RequirementsStep({ asked, reading, language, hasOutline, onChange, ...moves }: RequirementsStepProps) {
  const { t } = useTranslation('outlines');
  return (
    <>
      <RequirementsField
        aria-label={t('wizard.REQUIREMENTS.name')}
        minRows={6}
        asked={asked}
        reading={reading}
        onChange={onChange}
      />
      <h3 className={classes.heading}>{t('reading.label')}</h3>
      <ReadingLine
        understanding={reading.understanding}
        doubts={reading.doubts}
        unfitKinds={reading.unfitKinds}
        language={language}
        isStale={!reading.isCurrent}
        hasFailed={reading.hasFailed}
        isCorrected={isCorrected(reading.reading, asked.correction)}
        onCorrect={(change) => onChange({ ...asked, correction: changePart(asked.correction, change) })}
        onReset={() => onChange({ ...asked, correction: {} })}
      />
      <StepButtons {...moves} nextLabel={hasOutline ? t('wizard.REQUIREMENTS.again') : t('wizard.REQUIREMENTS.next')} />
    </>
  );
}
