import { Button } from '@mantine/core';
import { IconDownload, IconReceipt2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatDateTime, formatFen, formatPercent } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { showError } from '../../lib/notify.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { fetchOrderFile, lastDays, peoplePageSize, useOwnOrders } from './api.ts';
import classes from './own-rows.module.css';

/** As long as one file may reach back. */
const exportedDays = 366;

interface OwnOrdersProps {
  /** One of the agent's users alone, or null for all. */
  buyer: { id: string; phone: string } | null;
  onAll: () => void;
}

/** Amounts and commission; what the orders are about is their buyers' business. */
export function OwnOrders({ buyer, onAll }: OwnOrdersProps) {
  const { t } = useTranslation('agents');
  const labelOf = useCodeLabel();
  const [pageNum, setPageNum] = useState(1);
  const [isSaving, setIsSaving] = useState(false);
  const page = useOwnOrders(pageNum, buyer?.id ?? null);

  async function save() {
    setIsSaving(true);
    try {
      const range = lastDays(exportedDays);
      saveBlob(`orders-${range.from}-${range.to}.csv`, await fetchOrderFile(range, currentLanguage()));
    } catch (error) {
      showError(error);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <>
      {buyer ? (
        <div className={classes.tools}>
          <p>{t('orders.of', { phone: buyer.phone })}</p>
          <Button size="compact-sm" variant="subtle" onClick={onAll}>
            {t('orders.all')}
          </Button>
        </div>
      ) : page.data && page.data.total > 0 ? (
        <div className={classes.tools}>
          <p>{t('orders.private')}</p>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
            loading={isSaving}
            onClick={save}
          >
            {t('orders.save')}
          </Button>
        </div>
      ) : null}
      <PagedList
        page={page}
        pageSize={peoplePageSize}
        pageNum={pageNum}
        onPage={setPageNum}
        rows={{ count: 5, height: 44 }}
        empty={
          <EmptyState
            icon={IconReceipt2}
            headingLevel={3}
            title={t('orders.emptyTitle')}
            text={t('orders.emptyText')}
          />
        }
      >
        {({ orders }) => (
          <ul className={classes.rows}>
            {orders.map((order) => (
              <li key={order.out_trade_no}>
                <div className={classes.first}>
                  <strong>{labelOf('order_types', order.order_type)}</strong>
                  <span>
                    {[
                      order.buyer.phone || t('users.erased'),
                      formatDateTime(order.created_at),
                      order.out_trade_no,
                    ].join(' · ')}
                  </span>
                </div>
                <div className={classes.figures}>
                  <strong>{t('orders.commission', { amount: formatFen(order.commission) })}</strong>
                  <span>
                    {order.refunded_amount > 0
                      ? t('orders.refunded', {
                          amount: formatFen(order.paid_amount),
                          refunded: formatFen(order.refunded_amount),
                        })
                      : t('orders.paid', {
                          amount: formatFen(order.paid_amount),
                          percent: formatPercent(order.commission_percent),
                        })}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
