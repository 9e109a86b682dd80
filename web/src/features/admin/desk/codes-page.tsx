import { Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { batchKinds } from '@yanmo/contract/codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OperatorList } from '../../../domain/operator/operator-list.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { coupons } from './api.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { useKindName, useWorth } from './coupon-words.ts';

/** Redemption codes, by the batch. */
export default function CodesPage() {
  const { t } = useTranslation(['desk', 'operator', 'shell']);
  const kindName = useKindName();
  const worthOf = useWorth();
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <PageHeading title={t('shell:routes.codes.title')} tagline={t('shell:routes.codes.describe')} />
      <OperatorList
        name="code-batches"
        label={t('shell:routes.codes.title')}
        route={async () => (await coupons()).listCouponBatches}
        exportRoute={async () => (await coupons()).exportCouponBatches}
        rowsOf={({ batches }) => batches}
        keyOf={({ id }) => id}
        sort={{ by: 'created_at', order: 'desc' }}
        searchLabel={t('coupons.searchBatches')}
        filters={[
          {
            name: 'kind',
            label: t('coupons.kind'),
            options: batchKinds.map((value) => ({ value, label: kindName(value) })),
          },
        ]}
        tools={<Button onClick={() => setIsMaking(true)}>{t('coupons.make')}</Button>}
        columns={[
          { key: 'time', title: t('time'), sort: 'created_at', cell: (batch) => formatDateTime(batch.created_at) },
          { key: 'channel', title: t('coupons.channel'), isTitle: true, cell: ({ channel }) => channel },
          { key: 'kind', title: t('coupons.kind'), cell: ({ kind }) => kindName(kind) },
          { key: 'worth', title: t('coupons.worth'), isFigure: true, cell: worthOf },
          {
            key: 'count',
            title: t('coupons.count'),
            sort: 'count',
            isFigure: true,
            cell: ({ count }) => formatNumber(count),
          },
          {
            key: 'redeemed',
            title: t('coupons.redeemed'),
            sort: 'redeemed',
            isFigure: true,
            cell: ({ redeemed }) => formatNumber(redeemed),
          },
          {
            key: 'expires',
            title: t('coupons.expires'),
            sort: 'expires_at',
            cell: (batch) => formatDateTime(batch.expires_at),
          },
        ]}
        empty={{ icon: IconTicket, title: t('coupons.emptyBatches'), text: t('coupons.emptyBatchesText') }}
      />
      {isMaking ? <BatchDialog onClose={() => setIsMaking(false)} /> : null}
    </>
  );
}
