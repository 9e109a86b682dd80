import { Badge } from '@mantine/core';
import { IconTicketOff } from '@tabler/icons-react';
import { couponKinds, couponStatuses } from '@yanmo/contract/codes';
import { useTranslation } from 'react-i18next';
import { OperatorList } from '../../../domain/operator/operator-list.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { coupons } from './api.ts';
import { useKindName, useWorth } from './coupon-words.ts';
import { Person } from './person.tsx';

const colors = { UNUSED: 'good', LOCKED: 'warn', USED: 'gray', EXPIRED: 'bad' } as const;

/** The coupons that people have, and what became of them. */
export default function CouponsPage() {
  const { t } = useTranslation(['desk', 'operator', 'shell']);
  const kindName = useKindName();
  const worthOf = useWorth();
  return (
    <>
      <PageHeading title={t('shell:routes.coupons.title')} tagline={t('shell:routes.coupons.describe')} />
      <OperatorList
        name="coupons"
        label={t('shell:routes.coupons.title')}
        route={async () => (await coupons()).listAllCoupons}
        exportRoute={async () => (await coupons()).exportCoupons}
        rowsOf={(page) => page.coupons}
        keyOf={({ id }) => id}
        sort={{ by: 'created_at', order: 'desc' }}
        searchLabel={t('coupons.searchCoupons')}
        filters={[
          {
            name: 'kind',
            label: t('coupons.kind'),
            options: couponKinds.map((value) => ({ value, label: kindName(value) })),
          },
          {
            name: 'status',
            label: t('status'),
            options: couponStatuses.map((value) => ({ value, label: t(`coupons.status.${value}`) })),
          },
        ]}
        columns={[
          { key: 'time', title: t('time'), sort: 'created_at', cell: (coupon) => formatDateTime(coupon.created_at) },
          { key: 'user', title: t('user'), isTitle: true, cell: ({ user }) => <Person user={user} /> },
          { key: 'kind', title: t('coupons.kind'), cell: ({ kind }) => kindName(kind) },
          { key: 'worth', title: t('coupons.worth'), isFigure: true, cell: worthOf },
          { key: 'channel', title: t('coupons.channel'), cell: ({ channel }) => channel },
          { key: 'order', title: t('coupons.order'), isLong: true, cell: ({ out_trade_no: number }) => number ?? '—' },
          {
            key: 'expires',
            title: t('coupons.expires'),
            sort: 'expires_at',
            cell: (coupon) => formatDateTime(coupon.expires_at),
          },
          {
            key: 'status',
            title: t('status'),
            cell: ({ status }) => (
              <Badge variant="light" color={colors[status]} tt="none" miw="max-content">
                {t(`coupons.status.${status}`)}
              </Badge>
            ),
          },
        ]}
        empty={{ icon: IconTicketOff, title: t('coupons.emptyCoupons'), text: t('coupons.emptyCouponsText') }}
      />
    </>
  );
}
