import { Checkbox } from '@mantine/core';
import { type ComparedCount, type ComparedTexts, comparedTexts } from '@yanmo/contract/similarity';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import classes from './compared-choice.module.css';

interface ComparedChoiceProps {
  /** Undefined until it is known. */
  counts: readonly ComparedCount[] | undefined;
  /** In what is chosen is no text. */
  isEmpty: boolean;
  value: readonly ComparedTexts[];
  onChange: (among: ComparedTexts[]) => void;
}

/** With what a text is compared, each with a word on what it is and how much of it there is. */
export function ComparedChoice({ counts, isEmpty, value, onChange }: ComparedChoiceProps) {
  const { t } = useTranslation('similarity');
  return (
    <fieldset className={classes.choice}>
      <legend>{t('among.legend')}</legend>
      {comparedTexts.map((kind) => {
        const count = counts?.find(({ among }) => among === kind)?.texts;
        return (
          <Checkbox
            key={kind}
            checked={value.includes(kind)}
            onChange={(event) => {
              const isWanted = event.currentTarget.checked;
              onChange(comparedTexts.filter((one) => (one === kind ? isWanted : value.includes(one))));
            }}
            label={
              <>
                {t(`among.${kind}.name`)}{' '}
                {count === undefined ? null : (
                  <span className={classes.count}>{t('among.texts', { count, texts: formatNumber(count) })}</span>
                )}
              </>
            }
            description={t(`among.${kind}.text`)}
          />
        );
      })}
      <p className={classes.warning} role="status">
        {isEmpty ? t('order.noTexts') : null}
      </p>
    </fieldset>
  );
}
