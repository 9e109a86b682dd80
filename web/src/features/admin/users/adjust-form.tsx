import { Button, Group, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { ManagedUser } from '@yanmo/contract/operator';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readYuan } from '../../../domain/wallet/read-yuan.ts';
import { formatFen, formatNumber } from '../../../lib/format.ts';
import { randomId } from '../../../lib/random-id.ts';
import type { UserChange } from '../api.ts';
import classes from '../facts.module.css';

interface AdjustFormProps {
  user: ManagedUser;
  isBusy: boolean;
  onSubmit: (change: UserChange) => Promise<void>;
  onCancel: () => void;
}

/** As the server has them (contract/src/operator.ts). */
const largest = { FEN: 1_000_000, CHARACTER: 10_000_000 };
type Unit = keyof typeof largest;

/** More on a wallet, or less; what it comes to is said before it is done. */
export function AdjustForm({ user, isBusy, onSubmit, onCancel }: AdjustFormProps) {
  const { t } = useTranslation(['admin', 'shell']);
  // One adjustment, however often it is sent.
  const [adjustmentId] = useState(randomId);
  const [unit, setUnit] = useState<Unit>('FEN');
  const [sign, setSign] = useState<'plus' | 'minus'>('plus');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const has = unit === 'FEN' ? user.balance : user.characters;
  const show = (amount: number) => (unit === 'FEN' ? formatFen(amount) : formatNumber(amount));
  const maximum = sign === 'minus' ? Math.min(has, largest[unit]) : largest[unit];
  const amount = readAmount(text, unit, maximum);
  const change = amount === null ? null : sign === 'minus' ? -amount : amount;
  const reasonIsMissing = reason.trim().length < 2;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTried(true);
    if (isBusy || change === null || reasonIsMissing) return;
    void onSubmit({
      ...{ id: user.id, action: 'ADJUST', unit, amount: change, reason: reason.trim() },
      adjustment_id: adjustmentId,
    });
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Group gap="sm">
        <SegmentedControl
          aria-label={t('adjust.unit')}
          value={unit}
          onChange={(value) => setUnit(value as Unit)}
          data={[
            { value: 'FEN', label: t('users.balance') },
            { value: 'CHARACTER', label: t('users.characters') },
          ]}
        />
        <SegmentedControl
          aria-label={t('adjust.direction')}
          value={sign}
          onChange={(value) => setSign(value as 'plus' | 'minus')}
          data={[
            { value: 'plus', label: t('adjust.plus') },
            { value: 'minus', label: t('adjust.minus') },
          ]}
        />
      </Group>
      <TextInput
        label={t(unit === 'FEN' ? 'adjust.yuan' : 'adjust.characters')}
        description={t('adjust.limits', { balance: show(has), maximum: show(maximum) })}
        error={isTried && change === null ? t('adjust.amountWrong', { maximum: show(maximum) }) : null}
        errorProps={{ role: 'alert' }}
        inputMode={unit === 'FEN' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Textarea
        label={t('userDeed.reason')}
        description={t('adjust.reasonHint')}
        error={isTried && reasonIsMissing ? t('userDeed.reasonMissing') : null}
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {change === null ? null : <p>{t('adjust.after', { before: show(has), after: show(has + change) })}</p>}
      <Group gap="sm">
        <Button type="submit" loading={isBusy}>
          {t('userDeed.ADJUST.submit')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('shell:action.cancel')}
        </Button>
      </Group>
    </form>
  );
}

function readAmount(text: string, unit: Unit, maximum: number): number | null {
  if (unit === 'FEN') {
    const read = readYuan(text, { minimum: 1, maximum });
    return 'amountFen' in read ? read.amountFen : null;
  }
  const digits = text.trim().replaceAll(',', '');
  const amount = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return amount > 0 && amount <= maximum ? amount : null;
}
