import { Badge, Button } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPageSize } from '../../lib/constants.ts';
import { formatDateTime } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useOwnRefunds } from './api.ts';
import classes from './own-refunds.module.css';
import { statusColors } from './status-colors.ts';
import { useRefundText } from './use-refund-text.ts';
import { useShownTitle } from './use-shown-title.ts';

interface OwnRefundsProps {
  onOpen: (outTradeNo: string) => void;
  onSeeOrders: () => void;
}

export function OwnRefunds({ onOpen, onSeeOrders }: OwnRefundsProps) {
  const { t } = useTranslation('refunds');
  const { givenText } = useRefundText();
  const titleOf = useShownTitle();
  const [pageNum, setPageNum] = useState(1);
  const page = useOwnRefunds(pageNum);

  return (
    <PagedList
      page={page}
      pageSize={listPageSize}
      pageNum={pageNum}
      onPage={setPageNum}
      rows={{ count: 3, height: 64 }}
      empty={
        <EmptyState
          icon={IconReceiptRefund}
          headingLevel={3}
          title={t('own.emptyTitle')}
          text={t('own.emptyText')}
          action={<Button onClick={onSeeOrders}>{t('own.orders')}</Button>}
        />
      }
    >
      {({ refund_list: refunds }) => (
        <ul className={classes.list} aria-busy={page.isFetching}>
          {refunds.map((refund) => (
            <li key={refund.id}>
              <button type="button" onClick={() => onOpen(refund.out_trade_no)}>
                <span className={classes.line}>
                  <span className={classes.title}>{titleOf(refund.title, refund.order_type)}</span>
                  <strong>{givenText(refund)}</strong>
                </span>
                <span className={classes.facts}>
                  <Badge variant="light" color={statusColors[refund.status]} tt="none" miw="max-content">
                    {t(`statusName.${refund.status}`)}
                  </Badge>
                  <span>{formatDateTime(refund.created_at)}</span>
                  <span>{t('order.number', { number: refund.out_trade_no })}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
