import { Skeleton } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import type { RefundApplication } from '@yanmo/contract/refunds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageNumbers } from '../../ui/page-numbers.tsx';
import { managementPageSize, useAllRefunds } from './api.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { RefundCards } from './refund-cards.tsx';
import { RefundFilters } from './refund-filters.tsx';
import classes from './refund-management-page.module.css';
import { RefundTable } from './refund-table.tsx';
import { useFilterAddress } from './use-filter-address.ts';

/** Every refund, asked for or given by the system, with the decision a click away. */
export default function RefundManagementPage() {
  const { t } = useTranslation(['refunds', 'shell']);
  const isMobile = useIsMobile();
  const { filter, change } = useFilterAddress();
  const { data, error, isFetching, refetch } = useAllRefunds(filter);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [decided, setDecided] = useState<RefundApplication | null>(null);
  const found = data?.refund_list.find(({ id }) => id === openedId);
  // A decision may take the application out of the list that is shown; what became of it is still said.
  const opened = found ?? (decided?.id === openedId ? decided : null);
  const isFiltered = filter.status !== null || filter.outTradeNo !== '';

  return (
    <>
      <PageHeading title={t('shell:routes.refund.title')} tagline={t('shell:routes.refund.describe')} />
      <div className={classes.management}>
        <RefundFilters filter={filter} isFetching={isFetching} onChange={change} onRefresh={() => void refetch()} />
        {data ? (
          data.refund_list.length === 0 ? (
            <EmptyState
              icon={IconReceiptRefund}
              title={t(isFiltered ? 'management.noneFound' : 'management.emptyTitle')}
              text={t(isFiltered ? 'management.noneFoundText' : 'management.emptyText')}
            />
          ) : (
            <>
              {isMobile ? (
                <RefundCards refunds={data.refund_list} onOpen={setOpenedId} />
              ) : (
                <RefundTable refunds={data.refund_list} onOpen={setOpenedId} />
              )}
              <PageNumbers
                total={data.total}
                pageSize={managementPageSize}
                pageNum={filter.pageNum}
                onChange={(pageNum) => change({ ...filter, pageNum })}
              />
            </>
          )
        ) : error ? (
          <LoadFailed message={error.message} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={t('shell:loading')}>
            {[1, 2, 3, 4, 5, 6].map((row) => (
              <Skeleton key={row} height={40} mt="xs" />
            ))}
          </div>
        )}
      </div>
      {opened ? (
        <DecisionDialog
          key={opened.id}
          application={opened}
          onDecided={setDecided}
          onClose={() => {
            setOpenedId(null);
            setDecided(null);
          }}
        />
      ) : null}
    </>
  );
}
