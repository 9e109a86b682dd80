import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconCoin } from '@tabler/icons-react';
import type { Catalogue } from '@yanmo/contract/catalogue';
import type { PaymentMethod } from '@yanmo/contract/codes';
import type { PayResult } from '@yanmo/contract/orders';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { findProduct, useCatalogue } from '../../domain/orders/catalogue.ts';
import { readYuan } from '../../domain/wallet/read-yuan.ts';
import { useMoneyAction } from '../../domain/wallet/use-money-action.ts';
import { wantsCharacters } from '../../domain/wallet/wallet-links.ts';
import { ApiError } from '../../lib/api.ts';
import { formatFen } from '../../lib/format.ts';
import { showError, showWarning } from '../../lib/notify.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { AmountChoice } from './amount-choice.tsx';
import { orderRecharge, type RechargeWish } from './api.ts';
import type { Outcome } from './balance-panel.tsx';
import { MethodChoice } from './method-choice.tsx';
import { PackageChoice } from './package-choice.tsx';
import classes from './recharge-form.module.css';

type OnOrdered = (ordered: PayResult, gained: Outcome['gained'], method: PaymentMethod) => void;
type Kind = RechargeWish['kind'];

/** Money for the wallet or prepaid characters, as the catalogue offers them. */
export function RechargeForm({ onOrdered }: { onOrdered: OnOrdered }) {
  const { t } = useTranslation(['payments', 'shell']);
  const { data: catalogue, error, refetch } = useCatalogue();
  if (!catalogue) {
    if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label={t('shell:loading')}>
        <Skeleton height={36} width={260} mb="lg" />
        <Skeleton height={130} mb="lg" />
        <Skeleton height={56} />
      </div>
    );
  }
  const kinds = openKinds(catalogue);
  if (kinds.length === 0) {
    return <EmptyState icon={IconCoin} title={t('form.closedTitle')} text={t('form.closedText')} />;
  }
  return <OpenForm catalogue={catalogue} kinds={kinds} onOrdered={onOrdered} />;
}

function openKinds(catalogue: Catalogue): Kind[] {
  const kinds: Kind[] = [];
  if (findProduct(catalogue, 'WALLET_RECHARGE')) kinds.push('WALLET');
  if (findProduct(catalogue, 'REDUCE_AIGC_PACKAGES') && catalogue.packages.length > 0) kinds.push('CHARACTERS');
  return kinds;
}

interface OpenFormProps {
  catalogue: Catalogue;
  kinds: readonly Kind[];
  onOrdered: OnOrdered;
}

function OpenForm({ catalogue, kinds, onOrdered }: OpenFormProps) {
  const { t } = useTranslation('payments');
  const { recharge, packages } = catalogue;
  const { search } = useLocation();
  const [chosenKind, setKind] = useState<Kind | null>(null);
  // Whoever ran out of characters elsewhere comes for those; the page may have been open before.
  useEffect(() => {
    if (wantsCharacters(search)) setKind('CHARACTERS');
  }, [search]);
  const [amount, setAmount] = useState<number | null>(recharge.amounts[0] ?? null);
  const [otherText, setOtherText] = useState('');
  const [packageId, setPackageId] = useState(packages[0]?.id ?? '');
  const [chosenMethod, setMethod] = useState<PaymentMethod | null>(null);
  const [isTried, setIsTried] = useState(false);
  const order = useMoneyAction(orderRecharge);
  const send = useOnePress(sendOnce);

  // The operator may close a kind or a way to pay while the page is open.
  const kind = kinds.find((open) => open === chosenKind) ?? kinds[0] ?? 'WALLET';
  const methods = catalogue.payment_methods.filter((method) => kind === 'CHARACTERS' || method !== 'BALANCE');
  const method = methods.find((open) => open === chosenMethod) ?? methods[0];
  const read = amount === null ? readYuan(otherText, recharge) : { amountFen: amount };
  const wanted = packages.find(({ id }) => id === packageId) ?? packages[0];
  const due = kind === 'WALLET' ? ('amountFen' in read ? read.amountFen : null) : (wanted?.price ?? null);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (due !== null && method && !order.isPending) send(due, method);
  }

  async function sendOnce(due: number, method: PaymentMethod) {
    const wish: RechargeWish =
      kind === 'WALLET'
        ? { kind, amount: due, payment_method: method }
        : { kind, package_id: wanted?.id, payment_method: method };
    try {
      const ordered = await order.mutateAsync(wish);
      setIsTried(false);
      onOrdered(
        ordered,
        kind === 'WALLET' ? { unit: 'FEN', amount: due } : { unit: 'CHARACTER', amount: wanted?.characters ?? 0 },
        method,
      );
    } catch (failure) {
      const isSlow = failure instanceof ApiError && failure.error === 'request_timed_out';
      if (isSlow) showWarning(t('form.timedOut', { message: failure.message }));
      else showError(failure);
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {kinds.length > 1 ? (
        <SegmentedControl
          className={classes.kinds}
          value={kind}
          onChange={(value) => setKind(value as Kind)}
          data={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          aria-label={t('form.kind')}
        />
      ) : null}
      {kind === 'WALLET' ? (
        <AmountChoice
          offer={recharge}
          amount={amount}
          otherText={otherText}
          problem={'problem' in read && (isTried || read.problem !== 'empty') ? read.problem : null}
          onAmount={setAmount}
          onOtherText={setOtherText}
        />
      ) : (
        <PackageChoice packages={packages} packageId={wanted?.id ?? ''} onChange={setPackageId} />
      )}
      <MethodChoice methods={methods} method={method ?? null} due={due} onChange={setMethod} />
      <div className={classes.pay}>
        <p className={classes.due}>
          {t('form.due')} <strong>{due === null ? '—' : formatFen(due)}</strong>
        </p>
        <Button type="submit" size="md" loading={order.isPending} disabled={!method}>
          {t(kind === 'WALLET' ? 'form.topUp' : 'form.buy')}
        </Button>
      </div>
    </form>
  );
}
