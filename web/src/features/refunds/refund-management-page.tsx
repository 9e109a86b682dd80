import { Badge, Button } from '@mantine/core';
import { IconPaperclip, IconReceiptRefund } from '@tabler/icons-react';
import { refundStatuses } from '@yanmo/contract/codes';
import { type RefundApplication, refundOrigins } from '@yanmo/contract/refunds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OperatorList } from '../../domain/operator/operator-list.tsx';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatDateTime } from '../../lib/format.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { contract } from './api.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import classes from './refund-management-page.module.css';
import { refundReason } from './refund-reason.ts';
import { statusColors } from './status-colors.ts';
import { useRefundText } from './use-refund-text.ts';
import { useShownTitle } from './use-shown-title.ts';

/** Open ones settle while the operator looks. */
const watchMs = 5_000;

/** Every refund, asked for or given by the system, with the decision a click away. */
export default function RefundManagementPage() {
  const { t } = useTranslation(['refunds', 'shell']);
  const { requestedText, givenText } = useRefundText();
  const labelOf = useCodeLabel();
  const titleOf = useShownTitle();
  const [opened, setOpened] = useState<RefundApplication | null>(null);

  return (
    <>
      <PageHeading title={t('shell:routes.refund.title')} tagline={t('shell:routes.refund.describe')} />
      <OperatorList
        name="refunds"
        label={t('management.table')}
        route={async () => (await contract()).listRefunds}
        exportRoute={async () => (await contract()).exportRefunds}
        rowsOf={({ refund_list: refunds }) => refunds}
        keyOf={({ id }) => id}
        sort={{ by: 'created_at', order: 'desc' }}
        refetchMs={watchMs}
        searchLabel={t('management.search')}
        filters={[
          {
            name: 'status',
            label: t('management.status'),
            options: refundStatuses.map((value) => ({ value, label: t(`statusName.${value}`) })),
          },
          {
            name: 'origin',
            label: t('management.columns.origin'),
            options: refundOrigins.map((value) => ({ value, label: t(`origin.${value}`) })),
          },
        ]}
        columns={[
          {
            key: 'time',
            title: t('management.columns.time'),
            sort: 'created_at',
            cell: (refund) => formatDateTime(refund.created_at),
          },
          {
            key: 'order',
            title: t('management.columns.order'),
            isTitle: true,
            isLong: true,
            cell: (refund) => (
              <>
                {titleOf(refund.title, refund.order_type)}
                <span className={classes.second}>
                  {labelOf('order_types', refund.order_type)} · {refund.out_trade_no}
                </span>
              </>
            ),
          },
          {
            key: 'user',
            title: t('management.columns.user'),
            cell: ({ user }) =>
              user ? (
                <>
                  {user.user_name}
                  <span className={classes.second}>{user.phone}</span>
                </>
              ) : (
                '—'
              ),
          },
          {
            key: 'origin',
            title: t('management.columns.origin'),
            cell: ({ origin, rule }) => (
              <>
                {t(`origin.${origin}`)}
                <span className={classes.second}>{t(`ruleName.${rule}`)}</span>
              </>
            ),
          },
          {
            key: 'reason',
            title: t('management.columns.reason'),
            isLong: true,
            cell: (refund) => (
              <>
                {refundReason(refund, t)}
                {refund.evidence.length > 0 ? (
                  <span className={classes.second}>
                    <IconPaperclip size={14} stroke={1.5} aria-hidden="true" />
                    {t('management.evidence', { count: refund.evidence.length })}
                  </span>
                ) : null}
              </>
            ),
          },
          {
            key: 'requested',
            title: t('management.columns.requested'),
            sort: 'requested_amount',
            isFigure: true,
            cell: requestedText,
          },
          {
            key: 'amount',
            title: t('management.columns.amount'),
            isFigure: true,
            cell: (refund) => (
              <>
                {refund.amount === null ? '—' : givenText(refund)}
                <span className={classes.second}>{t(`destination.${refund.destination}.short`)}</span>
              </>
            ),
          },
          {
            key: 'status',
            title: t('management.columns.status'),
            sort: 'waiting',
            cell: ({ status }) => (
              <Badge variant="light" color={statusColors[status]} tt="none" miw="max-content">
                {t(`statusName.${status}`)}
              </Badge>
            ),
          },
        ]}
        empty={{ icon: IconReceiptRefund, title: t('management.emptyTitle'), text: t('management.emptyText') }}
        action={(refund) => <OpenButton refund={refund} onOpen={() => setOpened(refund)} />}
      />
      {opened ? (
        <DecisionDialog
          key={opened.id}
          application={opened}
          // A decision may take the application out of the list that is shown; what became of it is still said.
          onDecided={setOpened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

function OpenButton({ refund, onOpen }: { refund: RefundApplication; onOpen: () => void }) {
  const { t } = useTranslation('refunds');
  const action = refund.status === 'PENDING' ? 'decide' : refund.status === 'FAILED' ? 'again' : 'look';
  return (
    <Button
      size="compact-sm"
      variant={action === 'look' ? 'default' : 'filled'}
      aria-label={t(`management.${action}Named`, { number: refund.out_trade_no })}
      onClick={onOpen}
    >
      {t(`management.${action}`)}
    </Button>
  );
}
