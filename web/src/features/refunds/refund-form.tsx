import { Alert, Button, Group, Textarea } from '@mantine/core';
import type { OrderDetail } from '@yanmo/contract/orders';
import type { RefundApplication, RefundDestination, RefundRule } from '@yanmo/contract/refunds';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFen } from '../../lib/format.ts';
import { showError } from '../../lib/notify.ts';
import { useMoneyAction } from '../../lib/use-money-action.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { askForRefund } from './api.ts';
import { type ChosenFile, EvidenceField } from './evidence-field.tsx';
import classes from './refund-form.module.css';

const reasonLimits = { minimum: 2, maximum: 1_000 };
const usualReasons = ['noLonger', 'wrongChoice', 'notAsExpected', 'tooSlow'] as const;

interface RefundFormProps {
  order: OrderDetail;
  rule: Extract<RefundRule, 'NOT_STARTED' | 'UNDELIVERED' | 'PREVIEW_PENDING' | 'DELIVERED'>;
  amountFen: number;
  onApplied: (application: RefundApplication) => void;
}

export function RefundForm({ order, rule, amountFen, onApplied }: RefundFormProps) {
  const { t } = useTranslation('refunds');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [destination, setDestination] = useState<RefundDestination>('ORIGINAL');
  const apply = useMoneyAction(askForRefund);
  const isByRight = rule !== 'DELIVERED';
  const isTooShort = reason.trim().length < reasonLimits.minimum;
  const isUploading = files.some(({ fileKey, problem }) => fileKey === null && problem === null);
  const canChoose = canGoToWallet(order);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isTooShort || isUploading || apply.isPending) return;
    try {
      onApplied(
        await apply.mutateAsync({
          out_trade_no: order.out_trade_no,
          reason: reason.trim(),
          file_keys: files.flatMap(({ fileKey }) => fileKey ?? []),
          destination,
        }),
      );
    } catch (failure) {
      showError(failure);
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.amount} data-by-right={isByRight || undefined}>
        <span>{t(isByRight ? 'form.comesBack' : 'form.atMost')}</span>
        <strong>{formatFen(amountFen)}</strong>
        <p>{t(`rule.${rule}`)}</p>
      </div>
      <div>
        <Textarea
          label={t('form.reason')}
          description={isByRight ? undefined : t('form.reasonHint')}
          error={isTried && isTooShort ? t('form.reasonTooShort', { count: reasonLimits.minimum }) : null}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={reasonLimits.maximum}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Group gap={6} mt={8} role="group" aria-label={t('form.usual')}>
          {usualReasons.map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              className={classes.usual}
              onClick={() => setReason(t(`form.reasons.${name}`))}
            >
              {t(`form.reasons.${name}`)}
            </Button>
          ))}
        </Group>
      </div>
      {isByRight ? null : <EvidenceField files={files} onChange={setFiles} />}
      {canChoose ? (
        <ChoiceCards
          legend={t('form.destination')}
          value={destination}
          onChange={setDestination}
          choices={(['ORIGINAL', 'WALLET'] as const).map((value) => ({
            value,
            title: t(`destination.${value}.name`),
            text: t(`destination.${value}.text`),
          }))}
          minimumWidth={220}
        />
      ) : null}
      <Alert variant="light" color="gray" role="note">
        {t(isByRight ? 'form.thenByRight' : 'form.thenAsked')}
      </Alert>
      <Group justify="flex-end">
        <Button type="submit" loading={apply.isPending} disabled={isUploading}>
          {t(isByRight ? 'form.submitByRight' : 'form.submitAsked')}
        </Button>
      </Group>
    </form>
  );
}

/** What was paid from the wallet goes back there anyway, and money put on the wallet cannot come back to it. */
function canGoToWallet({ payment_method: paidBy, order_type: orderType }: OrderDetail): boolean {
  return (paidBy === 'ALIPAY' || paidBy === 'WECHAT') && orderType !== 'WALLET_RECHARGE';
}
