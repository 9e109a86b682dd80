import type { ManagedOrder } from '@yanmo/contract/operator';
import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '../../../domain/operator/decision-dialog.tsx';
import { DecisionForm } from '../../../domain/operator/decision-form.tsx';
import { useCodeLabel } from '../../../domain/site/global-code.ts';
import { formatDateTime, formatFen } from '../../../lib/format.ts';
import { sendOrderChange } from '../api.ts';

/** An order that nobody paid is closed, with the reason that the audit log keeps. */
export default function CloseOrderDialog({ order, onClose }: { order: ManagedOrder; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const labelOf = useCodeLabel();
  return (
    <DecisionDialog
      title={t('orders.closeNamed', { number: order.out_trade_no })}
      facts={[
        [t('orders.order'), order.title || labelOf('order_types', order.order_type)],
        [t('orders.user'), [order.user.user_name, order.user.phone].filter(Boolean).join(' · ')],
        [t('orders.status'), labelOf('payment_statuses', order.payment_status)],
        [t('orders.price'), formatFen(order.total_price)],
        [t('orders.time'), formatDateTime(order.created_at)],
      ]}
      onClose={onClose}
    >
      <DecisionForm
        legend={t('orders.close')}
        choices={[
          {
            value: 'CLOSE',
            title: t('orders.close'),
            text: t('orders.closeText'),
            confirm: t('orders.closeText'),
            isHard: true,
            needsNote: true,
          },
        ]}
        noteLabel={t('userDeed.reason')}
        noteHint={t('userDeed.reasonHint')}
        noteMaximum={300}
        send={(action, { note }, key) =>
          sendOrderChange({ out_trade_no: order.out_trade_no, action, reason: note }, key)
        }
        doneText={() => t('orders.closed')}
        onDecided={onClose}
      />
    </DecisionDialog>
  );
}
