import { TextInput } from '@mantine/core';
import type { Catalogue } from '@yanmo/contract/catalogue';
import { useTranslation } from 'react-i18next';
import type { AmountProblem } from '../../domain/wallet/read-yuan.ts';
import { currencySign, formatFen } from '../../lib/format.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import classes from './amount-choice.module.css';

interface AmountChoiceProps {
  offer: Catalogue['recharge'];
  /** Null: the one that is typed. */
  amount: number | null;
  otherText: string;
  problem: AmountProblem | null;
  onAmount: (amount: number | null) => void;
  onOtherText: (text: string) => void;
}

export function AmountChoice({ offer, amount, otherText, problem, onAmount, onOtherText }: AmountChoiceProps) {
  const { t } = useTranslation('payments');
  const limits = { minimum: formatFen(offer.minimum), maximum: formatFen(offer.maximum) };
  return (
    <div>
      <ChoiceCards
        legend={t('amount.legend')}
        value={amount === null ? 'other' : String(amount)}
        onChange={(value) => onAmount(value === 'other' ? null : Number(value))}
        choices={[
          ...offer.amounts.map((fen) => ({
            value: String(fen),
            title: <span className={classes.figure}>{formatFen(fen)}</span>,
          })),
          { value: 'other', title: t('amount.other') },
        ]}
        minimumWidth={120}
      />
      {amount === null ? (
        <TextInput
          className={classes.other}
          label={t('amount.own')}
          description={t('amount.limits', limits)}
          error={problem ? t(`amount.${problem}`, limits) : null}
          leftSection={currencySign()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={otherText}
          onChange={(event) => onOtherText(event.currentTarget.value)}
          autoFocus
        />
      ) : null}
    </div>
  );
}
