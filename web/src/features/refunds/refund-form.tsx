import { Alert, Button, Group, Textarea } from '@mantine/core';
import type { OrderDetail } from '@yanmo/contract/orders';
import type { RefundApplication, RefundDestination } from '@yanmo/contract/refunds';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyAction } from '../../domain/wallet/use-money-action.ts';
import { ApiError } from '../../lib/api.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { showError } from '../../lib/notify.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { askForRefund, type Refundable } from './api.ts';
import { type ChosenFile, EvidenceField } from './evidence-field.tsx';
import classes from './refund-form.module.css';
import { useRefundText } from './use-refund-text.ts';

const reasonLimits = { minimum: 2, maximum: 1_000 };
const usualReasons = ['noLonger', 'wrongChoice', 'notAsExpected', 'tooSlow'] as const;

interface RefundFormProps {
  order: OrderDetail;
  refundable: Refundable;
  onApplied: (application: RefundApplication) => void;
  /** Another rule applies than the one that was shown. */
  onOutdated: () => void;
}

export function RefundForm({ order, refundable, onApplied, onOutdated }: RefundFormProps) {
  const { t } = useTranslation('refunds');
  const { refundText } = useRefundText();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [destination, setDestination] = useState<RefundDestination>('ORIGINAL');
  const apply = useMoneyAction(askForRefund);
  const { rule } = refundable;
  /** What is asked to be mended first is no press: the next one counts, however soon it comes. */
  const send = useOnePress(sendOnce);
  const isByRight = rule !== 'DELIVERED';
  const amount = isByRight
    ? refundText(refundable.refundable_amount, refundable.refundable_characters)
    : refundText(refundable.maximum_amount, refundable.maximum_characters);
  const isWriting = rule === 'BEING_WRITTEN';
  const isTooShort = reason.trim().length < reasonLimits.minimum;
  const isUploading = files.some(({ fileKey, problem }) => fileKey === null && problem === null);
  const canChoose = canGoToWallet(order);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!isTooShort && !isUploading && !apply.isPending) send();
  }

  async function sendOnce() {
    try {
      onApplied(
        await apply.mutateAsync({
          out_trade_no: order.out_trade_no,
          reason: reason.trim(),
          file_keys: files.flatMap(({ fileKey }) => fileKey ?? []),
          destination,
          rule,
        }),
      );
    } catch (failure) {
      showError(failure);
      if (failure instanceof ApiError && failure.error === 'refund_changed') onOutdated();
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.amount} data-by-right={isByRight || undefined}>
        <span>{t(isByRight ? 'form.comesBack' : 'form.atMost')}</span>
        <strong>{amount}</strong>
        {isWriting ? <WrittenShare refundable={refundable} /> : null}
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
        {t(afterwards(rule))}
      </Alert>
      <Group justify="flex-end">
        <Button type="submit" loading={apply.isPending} disabled={isUploading}>
          {t(isByRight ? 'form.submitByRight' : 'form.submitAsked')}
        </Button>
      </Group>
    </form>
  );
}

/** What happens once it is sent, in words. */
function afterwards(rule: Refundable['rule']) {
  if (rule === 'BEING_WRITTEN') return 'form.thenWritten';
  if (rule === 'UNSPENT') return 'form.thenUnspent';
  return rule === 'DELIVERED' ? 'form.thenAsked' : 'form.thenByRight';
}

function WrittenShare({ refundable }: { refundable: Refundable }) {
  const { t } = useTranslation('refunds');
  const { refundText } = useRefundText();
  const { written_units: written, wanted_units: wanted, kept_amount: keptFen } = refundable;
  if (written === null || wanted === null) return null;
  const keptCharacters = refundable.maximum_characters - refundable.refundable_characters;
  const percent = Math.min(100, Math.round((100 * written) / wanted));
  return (
    <p className={classes.written}>
      <span>
        {t('form.written', {
          written: formatNumber(written),
          wanted: formatNumber(wanted),
          percent: formatPercent(percent),
        })}
      </span>
      <span>{t('form.kept', { amount: refundText(keptFen, keptCharacters) })}</span>
    </p>
  );
}

/** What was paid from the wallet goes back there anyway, and money put on the wallet cannot come back to it. */
function canGoToWallet({ payment_method: paidBy, order_type: orderType }: OrderDetail): boolean {
  return (paidBy === 'ALIPAY' || paidBy === 'WECHAT') && orderType !== 'WALLET_RECHARGE';
}
