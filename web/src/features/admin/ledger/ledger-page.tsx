import { IconBook2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AccountCell } from '../../../domain/operator/account-cell.tsx';
import { OperatorList } from '../../../domain/operator/operator-list.tsx';
import { formatDateTime, formatFen, formatNumber } from '../../../lib/format.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { contract } from '../api.ts';
import { LedgerCheckPanel } from './ledger-check-panel.tsx';
import { accountKinds, bookedKinds } from './ledger-kinds.ts';

const checkMs = 3_000;
const show = (amount: number, unit: 'FEN' | 'CHARACTER') => (unit === 'FEN' ? formatFen(amount) : formatNumber(amount));

/** Every entry of the books; what an account gained stands above zero. */
export default function LedgerPage() {
  const { t } = useTranslation(['admin', 'shell']);
  return (
    <>
      <PageHeading title={t('shell:routes.ledger.title')} tagline={t('shell:routes.ledger.describe')} />
      <OperatorList
        name="ledger"
        label={t('ledger.table')}
        route={async () => (await contract()).listLedger}
        exportRoute={async () => (await contract()).exportLedger}
        rowsOf={({ entries }) => entries}
        keyOf={({ id }) => String(id)}
        sort={{ by: 'created_at', order: 'desc' }}
        searchLabel={t('ledger.search')}
        filters={[
          {
            name: 'account',
            label: t('ledger.account'),
            options: accountKinds.map((value) => ({ value, label: t(`ledger.accounts.${value}`) })),
          },
          {
            name: 'kind',
            label: t('ledger.kind'),
            options: bookedKinds.map((value) => ({ value, label: t(`ledger.kinds.${value}`) })),
          },
          { name: 'from', label: t('days.from'), isDay: true },
          { name: 'to', label: t('days.to'), isDay: true },
        ]}
        above={({ check }) => <LedgerCheckPanel check={check} />}
        refetchMs={checkMs * 5}
        columns={[
          { key: 'time', title: t('ledger.time'), sort: 'created_at', cell: (row) => formatDateTime(row.created_at) },
          { key: 'kind', title: t('ledger.kind'), isTitle: true, cell: (row) => t(`ledger.kinds.${row.kind}`) },
          {
            key: 'account',
            title: t('ledger.account'),
            cell: (row) => [t(`ledger.accounts.${row.account}`), row.account_name].filter(Boolean).join(' · '),
          },
          { key: 'user', title: t('ledger.user'), cell: (row) => <AccountCell account={row.user} /> },
          {
            key: 'amount',
            title: t('ledger.amount'),
            sort: 'amount',
            isFigure: true,
            cell: (row) => show(row.amount, row.unit),
          },
          {
            key: 'balance',
            title: t('ledger.balance'),
            isFigure: true,
            cell: (row) => (row.balance === null ? '—' : show(row.balance, row.unit)),
          },
          { key: 'number', title: t('ledger.number'), isLong: true, cell: (row) => row.out_trade_no ?? '—' },
          {
            key: 'reference',
            title: t('ledger.reference'),
            isLong: true,
            cell: (row) => `${row.transaction_id} · ${row.reference}`,
          },
        ]}
        empty={{ icon: IconBook2, title: t('ledger.emptyTitle'), text: t('ledger.emptyText') }}
      />
    </>
  );
}
