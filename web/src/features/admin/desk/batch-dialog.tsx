import { Alert, Button, Group, Modal, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { type BatchKind, batchKinds } from '@yanmo/contract/codes';
import { maximumBatchCount } from '@yanmo/contract/coupons';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshOperator } from '../../../domain/operator/operator-list.tsx';
import { CodeNotGiven, useGuardedAction } from '../../../domain/operator/use-guarded-action.tsx';
import { useCodeLabel } from '../../../domain/site/global-code.ts';
import { ApiError } from '../../../lib/api.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { type BatchForm, makeBatch } from './api.ts';
import classes from './desk.module.css';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

type Amounts = Record<'percent' | 'max_characters' | 'amount', number>;

/** What each kind is worth is asked for in its own unit; the rest has none. */
const worthOf: Record<BatchKind, keyof Amounts | null> = {
  DISCOUNT: 'percent',
  FREE_GENERATION: null,
  PLAGIARISM_CHECK: 'max_characters',
  REDUCE_AIGC: 'max_characters',
  WALLET: 'amount',
};

/** Makes redemption codes; they are shown once, and never again by anybody. */
export function BatchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk', 'shell']);
  const [codes, setCodes] = useState<{ channel: string; codes: readonly string[] } | null>(null);
  const refresh = useRefreshOperator();
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(codes ? 'coupons.made' : 'coupons.make')}
      // A click beside it must not take away what is shown once.
      closeOnClickOutside={codes === null}
      closeOnEscape={codes === null}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      {codes ? (
        <ShownCodes {...codes} onClose={onClose} />
      ) : (
        <MakeForm
          onMade={(made) => {
            setCodes(made);
            void refresh();
          }}
        />
      )}
    </Modal>
  );
}

function ShownCodes({ channel, codes, onClose }: { channel: string; codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation(['desk', 'shell']);
  // Letters and digits only: no spreadsheet takes one of them for a formula.
  const file = () => new Blob([`\uFEFF${codes.map((code) => `${code}\r\n`).join('')}`], { type: 'text/csv' });
  return (
    <>
      <Alert color="warn" variant="light">
        {t('coupons.once')}
      </Alert>
      <ol className={classes.codes} aria-label={t('coupons.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => void copyText(codes.join('\n'))}>
          {t('coupons.copy')}
        </Button>
        <Button variant="default" onClick={() => saveBlob(`codes-${channel.replace(/[^\w-]/g, '')}.csv`, file())}>
          {t('coupons.save')}
        </Button>
        <Button onClick={onClose}>{t('coupons.kept')}</Button>
      </Group>
    </>
  );
}

function MakeForm({ onMade }: { onMade: (made: { channel: string; codes: readonly string[] }) => void }) {
  const { t } = useTranslation(['desk', 'shell']);
  const labelOf = useCodeLabel();
  const [kind, setKind] = useState<BatchKind>('DISCOUNT');
  const [worth, setWorth] = useState<Amounts>({ percent: 20, max_characters: 10_000, amount: 1_000 });
  const [count, setCount] = useState(10);
  const [channel, setChannel] = useState('');
  const [day, setDay] = useState(inDays(90));
  const { send, isPending, box } = useGuardedAction(makeBatch);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const unit = worthOf[kind];
  const errorAt = (path: string) => failure?.findFieldMessage(path) ?? null;

  async function make(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    const form: BatchForm = {
      ...{ kind, count, channel: channel.trim() },
      // Until the end of that day in China.
      expires_at: new Date(`${day}T23:59:59+08:00`).toISOString(),
      ...(unit === null ? {} : { [unit]: worth[unit] }),
    };
    try {
      const made = await send(form);
      onMade({ channel: made.channel, codes: made.codes });
    } catch (error) {
      if (error instanceof CodeNotGiven) return;
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  }

  return (
    <form onSubmit={(event) => void make(event)} noValidate>
      <div className={classes.form}>
        <NativeSelect
          label={t('coupons.kind')}
          data={batchKinds.map((value) => ({
            value,
            label: value === 'WALLET' ? t('coupons.wallet') : labelOf('coupon_kinds', value),
          }))}
          value={kind}
          onChange={({ currentTarget }) => setKind(batchKinds.find((one) => one === currentTarget.value) ?? kind)}
        />
        {unit === null ? null : (
          <NumberInput
            label={t(`coupons.unit.${unit}`)}
            min={1}
            clampBehavior="none"
            hideControls
            decimalScale={unit === 'amount' ? 2 : 0}
            value={unit === 'amount' ? worth.amount / 100 : worth[unit]}
            error={errorAt(unit)}
            onChange={(value) =>
              setWorth({ ...worth, [unit]: unit === 'amount' ? Math.round(Number(value) * 100) : Number(value) })
            }
          />
        )}
        <NumberInput
          label={t('coupons.count')}
          description={t('coupons.countHint', { maximum: maximumBatchCount })}
          min={1}
          max={maximumBatchCount}
          clampBehavior="none"
          allowDecimal={false}
          hideControls
          value={count}
          error={errorAt('count')}
          onChange={(value) => setCount(Number(value))}
        />
        <TextInput
          label={t('coupons.channel')}
          description={t('coupons.channelHint')}
          maxLength={40}
          value={channel}
          error={errorAt('channel')}
          onChange={({ currentTarget }) => setChannel(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('coupons.expires')}
          value={day}
          error={errorAt('expires_at')}
          onChange={({ currentTarget }) => setDay(currentTarget.value || inDays(90))}
        />
      </div>
      {failure ? (
        <Alert color="bad" variant="light" role="alert" mt="md">
          {failure.message}
        </Alert>
      ) : null}
      <Group justify="flex-end" mt="lg">
        <Button type="submit" loading={isPending}>
          {t('coupons.makeNow', { count })}
        </Button>
      </Group>
      {box}
    </form>
  );
}
