import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComparedTexts, comparedTexts } from '@yanmo/contract/similarity';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { comparedCountsQuery } from '../api.ts';
import classes from './compared-choice.module.css';

interface ComparedChoiceProps {
  value: readonly ComparedTexts[];
  onChange: (among: ComparedTexts[]) => void;
}

/** With what a text is compared, each with a word on what it is and how much of it there is. */
export function ComparedChoice({ value, onChange }: ComparedChoiceProps) {
  const { t } = useTranslation('similarity');
  const session = useSession();
  const { data: counts } = useQuery(comparedCountsQuery(session?.loginId ?? null));
  const chosen = counts?.filter(({ among }) => value.includes(among)) ?? [];
  const isEmpty = chosen.length > 0 && chosen.every(({ texts }) => texts === 0);
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
