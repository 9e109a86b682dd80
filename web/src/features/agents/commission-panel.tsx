import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogWidth } from '../../lib/constants.ts';
import { formatFen } from '../../lib/format.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { OwnSite } from './api.ts';
import classes from './commission-panel.module.css';
import { WithdrawForm } from './withdraw-form.tsx';

/** What can be withdrawn, and why it cannot where it cannot. */
export function CommissionPanel({ own, onAsked }: { own: OwnSite; onAsked: () => void }) {
  const { t } = useTranslation(['agents', 'shell']);
  const isMobile = useIsMobile();
  const [isOpen, setIsOpen] = useState(false);
  const { balance, held, earned, paid_out: paidOut } = own.commission;
  // Whoever earns no more may have what is left, however little.
  const isOver = own.profile?.status !== 'ACTIVE' && balance > 0;
  const minimum = isOver ? Math.min(balance, own.withdrawal_minimum) : own.withdrawal_minimum;
  const reason =
    balance < 0
      ? t('commission.below')
      : held > 0
        ? t('commission.pending')
        : balance < minimum
          ? t('commission.tooLittle', { minimum: formatFen(minimum) })
          : null;
  return (
    <Sheet width="wide" label={t('commission.label')}>
      <dl className={classes.figures}>
        <div className={classes.balance}>
          <dt>{t('commission.balance')}</dt>
          <dd>{formatFen(balance)}</dd>
        </div>
        <div>
          <dt>{t('commission.held')}</dt>
          <dd>{formatFen(held)}</dd>
        </div>
        <div>
          <dt>{t('commission.earned')}</dt>
          <dd>{formatFen(earned)}</dd>
        </div>
        <div>
          <dt>{t('commission.paidOut')}</dt>
          <dd>{formatFen(paidOut)}</dd>
        </div>
      </dl>
      <div className={classes.action}>
        <Button onClick={() => setIsOpen(true)} disabled={reason !== null}>
          {t('commission.withdraw')}
        </Button>
        {reason ? <p>{reason}</p> : null}
      </div>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        size={isMobile ? dialogWidth.mobile : 'md'}
        title={t('withdraw.title')}
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        <WithdrawForm
          balance={balance}
          minimum={minimum}
          onDone={() => {
            setIsOpen(false);
            onAsked();
          }}
        />
      </Modal>
    </Sheet>
  );
}
