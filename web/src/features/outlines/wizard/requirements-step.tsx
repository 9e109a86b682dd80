import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { StepButtons, type StepMoves } from './step-buttons.tsx';

/** What the contract takes. */
const requirementsMaximumCharacters = 2_000;

interface RequirementsStepProps extends StepMoves {
  text: string;
  hasOutline: boolean;
  onChange: (text: string) => void;
}

export function RequirementsStep({ text, hasOutline, onChange, ...moves }: RequirementsStepProps) {
  const { t } = useTranslation('outlines');
  return (
    <>
      <Textarea
        aria-label={t('wizard.REQUIREMENTS.name')}
        placeholder={t('wizard.REQUIREMENTS.placeholder')}
        autosize
        minRows={6}
        maxRows={16}
        maxLength={requirementsMaximumCharacters}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        description={`${formatNumber(text.length)} / ${formatNumber(requirementsMaximumCharacters)}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <StepButtons {...moves} nextLabel={hasOutline ? t('wizard.REQUIREMENTS.again') : t('wizard.REQUIREMENTS.next')} />
    </>
  );
}
