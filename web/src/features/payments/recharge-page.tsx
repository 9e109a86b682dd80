import { useQueryClient } from '@tanstack/react-query';
import type { PaymentMethod } from '@yanmo/contract/codes';
import type { PayResult } from '@yanmo/contract/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openCashier } from '../../domain/orders/order-overlay.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BalancePanel, type Outcome } from './balance-panel.tsx';
import { RechargeForm } from './recharge-form.tsx';
import classes from './recharge-page.module.css';
import { WalletEntries } from './wallet-entries.tsx';

/** The wallet: what is on it, more for it, and every movement. */
export default function RechargePage() {
  const { t } = useTranslation(['payments', 'shell']);
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function pay({ out_trade_no, payment_status }: PayResult, gained: Outcome['gained'], method: PaymentMethod) {
    setOutcome(null);
    const isPaid = payment_status === 'TRADE_SUCCESS' || (await openCashier(out_trade_no, { method })) === 'PAID';
    setOutcome({ gained, isPaid });
    // A payment shows in the wallet, in the orders and in the account's own record.
    await client.invalidateQueries();
  }

  return (
    <>
      <PageHeading title={t('shell:routes.recharge.title')} tagline={t('shell:routes.recharge.describe')} />
      <div className={classes.top}>
        <BalancePanel outcome={outcome} />
        <Sheet width="wide" label={t('form.label')}>
          <RechargeForm onOrdered={pay} />
        </Sheet>
      </div>
      <Sheet width="wide" label={t('entries.title')}>
        <WalletEntries />
      </Sheet>
    </>
  );
}
