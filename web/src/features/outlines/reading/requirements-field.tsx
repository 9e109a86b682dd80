import type { TextareaProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { GrowingTextarea } from '../../../ui/growing-textarea.tsx';
import { type AskedReading, changeRequirements, dropWish } from './correction.ts';
import type { Reading } from './use-reading.ts';
import { WishChips } from './wish-chips.tsx';

/** What the contract takes. */
const requirementsMaximumCharacters = 2_000;

interface RequirementsFieldProps extends Pick<TextareaProps, 'label' | 'aria-label' | 'minRows' | 'classNames'> {
  asked: AskedReading;
  reading: Pick<Reading, 'wishes' | 'readWishes' | 'isReadingWishes'>;
  onChange: (asked: AskedReading) => void;
}

/** Requirements in the student's own words, and below them what was read from these. */
export function RequirementsField({ asked, reading, onChange, ...field }: RequirementsFieldProps) {
  const { t } = useTranslation('outlines');
  const { requirements } = asked;
  const isLong = requirements.length > requirementsMaximumCharacters * 0.8;
  return (
    <div>
      <GrowingTextarea
        {...field}
        placeholder={t('wizard.REQUIREMENTS.placeholder')}
        maxRows={16}
        maxLength={requirementsMaximumCharacters}
        value={requirements}
        onChange={(event) => onChange(changeRequirements(asked, event.currentTarget.value))}
        description={
          isLong ? `${formatNumber(requirements.length)} / ${formatNumber(requirementsMaximumCharacters)}` : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        mb={8}
      />
      <WishChips
        wishes={reading.wishes}
        isReading={reading.isReadingWishes}
        onRemove={(wish) => onChange(dropWish(asked, reading.readWishes, wish))}
      />
    </div>
  );
}
