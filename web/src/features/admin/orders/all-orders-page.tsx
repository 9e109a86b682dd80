import { Button } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { orderTypeLabels, paymentStatusLabels } from '@yanmo/contract/code-labels';
import type { ManagedOrder } from '@yanmo/contract/operator';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountCell } from '../../../domain/operator/account-cell.tsx';
import classes from '../../../domain/operator/operator-list.module.css';
import { OperatorList } from '../../../domain/operator/operator-list.tsx';
import { useCodeLabel } from '../../../domain/site/global-code.ts';
import { formatDateTime, formatFen } from '../../../lib/format.ts';
import { i18n } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/load-part.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { contract } from '../api.ts';

/** Few look at an order in order to close it. */
const CloseOrderDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([import('./close-order-dialog.tsx'), i18n.loadNamespaces('desk')]);
  return dialog;
});
const unpaid: readonly string[] = ['PRE_CREATE', 'WAIT_BUYER_PAY'];

/** The orders of everybody: what was bought, what was paid, what went back. */
export default function AllOrdersPage() {
  const { t } = useTranslation(['admin', 'shell']);
  const labelOf = useCodeLabel();
  /** The one that is asked about. */
  const [closed, setClosed] = useState<ManagedOrder | null>(null);
  return (
    <>
      <PageHeading title={t('shell:routes.allOrders.title')} tagline={t('shell:routes.allOrders.describe')} />
      <OperatorList
        name="orders"
        label={t('orders.table')}
        route={async () => (await contract()).listAllOrders}
        exportRoute={async () => (await contract()).exportAllOrders}
        rowsOf={({ orders }) => orders}
        keyOf={({ id }) => id}
        sort={{ by: 'created_at', order: 'desc' }}
        searchLabel={t('orders.search')}
        filters={[
          {
            name: 'order_type',
            label: t('orders.type'),
            options: Object.keys(orderTypeLabels).map((value) => ({ value, label: labelOf('order_types', value) })),
          },
          {
            name: 'payment_status',
            label: t('orders.status'),
            options: Object.keys(paymentStatusLabels).map((value) => ({
              value,
              label: labelOf('payment_statuses', value),
            })),
          },
          { name: 'from', label: t('days.from'), isDay: true },
          { name: 'to', label: t('days.to'), isDay: true },
        ]}
        columns={[
          { key: 'time', title: t('orders.time'), sort: 'created_at', cell: (row) => formatDateTime(row.created_at) },
          {
            key: 'order',
            title: t('orders.order'),
            isTitle: true,
            isLong: true,
            cell: (row) => (
              <>
                {row.title || labelOf('order_types', row.order_type)}
                <span className={classes.second}>
                  {labelOf('order_types', row.order_type)} · {row.out_trade_no}
                </span>
              </>
            ),
          },
          { key: 'user', title: t('orders.user'), cell: (row) => <AccountCell account={row.user} /> },
          { key: 'agent', title: t('orders.agent'), cell: (row) => <AccountCell account={row.agent} /> },
          { key: 'status', title: t('orders.status'), cell: (row) => labelOf('payment_statuses', row.payment_status) },
          { key: 'price', title: t('orders.price'), isFigure: true, cell: (row) => formatFen(row.total_price) },
          {
            key: 'paid',
            title: t('orders.paid'),
            sort: 'paid_amount',
            isFigure: true,
            cell: (row) => formatFen(row.paid_amount),
          },
          {
            key: 'refunded',
            title: t('orders.refunded'),
            isFigure: true,
            cell: (row) => formatFen(row.refunded_amount),
          },
          {
            key: 'commission',
            title: t('orders.commission'),
            isFigure: true,
            cell: (row) => formatFen(row.commission),
          },
        ]}
        empty={{ icon: IconFileInvoice, title: t('orders.emptyTitle'), text: t('orders.emptyText') }}
        action={(row) =>
          unpaid.includes(row.payment_status) ? (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('orders.closeNamed', { number: row.out_trade_no })}
              onClick={() => setClosed(row)}
            >
              {t('orders.close')}
            </Button>
          ) : null
        }
      />
      <Suspense fallback={null}>
        {closed ? <CloseOrderDialog order={closed} onClose={() => setClosed(null)} /> : null}
      </Suspense>
    </>
  );
}
