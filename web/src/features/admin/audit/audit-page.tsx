import { IconListDetails } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AccountCell } from '../../../domain/operator/account-cell.tsx';
import { OperatorList } from '../../../domain/operator/operator-list.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { contract } from '../api.ts';
import { AuditChange } from './audit-change.tsx';
import { auditRoomNames } from './audit-room-names.ts';

/** Everything that was done with the site, by whom, and what stood there before. */
export default function AuditPage() {
  const { t } = useTranslation(['admin', 'shell']);
  return (
    <>
      <PageHeading title={t('shell:routes.audit.title')} tagline={t('shell:routes.audit.describe')} />
      <OperatorList
        name="audit"
        label={t('audit.table')}
        route={async () => (await contract()).listAuditLog}
        exportRoute={async () => (await contract()).exportAuditLog}
        rowsOf={({ entries }) => entries}
        keyOf={({ id }) => String(id)}
        sort={{ by: 'created_at', order: 'desc' }}
        searchLabel={t('audit.search')}
        filters={[
          {
            name: 'room',
            label: t('audit.room'),
            options: auditRoomNames.map((value) => ({ value, label: t(`audit.rooms.${value}`) })),
          },
          { name: 'from', label: t('days.from'), isDay: true },
          { name: 'to', label: t('days.to'), isDay: true },
        ]}
        columns={[
          { key: 'time', title: t('audit.time'), sort: 'created_at', cell: (row) => formatDateTime(row.created_at) },
          {
            key: 'who',
            title: t('audit.who'),
            cell: (row) => (row.program === null ? <AccountCell account={row.user} /> : row.program),
          },
          { key: 'action', title: t('audit.action'), isTitle: true, cell: (row) => <code>{row.action}</code> },
          { key: 'subject', title: t('audit.subject'), isLong: true, cell: (row) => row.subject },
          {
            key: 'change',
            title: t('audit.change'),
            isLong: true,
            cell: (row) => <AuditChange before={row.before} after={row.after} />,
          },
        ]}
        empty={{ icon: IconListDetails, title: t('audit.emptyTitle'), text: t('audit.emptyText') }}
      />
    </>
  );
}
