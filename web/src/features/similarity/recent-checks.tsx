import { Button } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@yanmo/contract/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openCashier } from '../../domain/orders/order-overlay.ts';
import { ordersKey } from '../../domain/orders/orders-key.ts';
import { reportPath } from '../../domain/papers/paper-links.ts';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { listPageSize } from '../../lib/constants.ts';
import { formatDateTime, formatFen, formatNumber, formatPercent } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useRecentChecks } from './api.ts';
import classes from './recent-checks.module.css';

/** The checks that one has had made, each a way to its report. */
export function RecentChecks() {
  const { t } = useTranslation('similarity');
  const session = useSession();
  const [pageNum, setPageNum] = useState(1);
  const page = useRecentChecks(pageNum);
  if (!session) return null;
  return (
    <div className={classes.recent}>
      <h2 className={classes.title}>{t('recent.title')}</h2>
      <Sheet width="wide">
        <PagedList
          page={page}
          pageSize={listPageSize}
          pageNum={pageNum}
          onPage={setPageNum}
          rows={{ count: 3, height: 56 }}
          empty={
            <EmptyState
              icon={IconFileSearch}
              title={t('recent.emptyTitle')}
              text={t('recent.emptyText')}
              headingLevel={3}
            />
          }
        >
          {({ order_list }) => (
            <ul className={classes.list} aria-busy={page.isFetching}>
              {order_list.map((order) => (
                <Entry key={order.out_trade_no} order={order} />
              ))}
            </ul>
          )}
        </PagedList>
      </Sheet>
    </div>
  );
}

function Entry({ order }: { order: Order }) {
  const { t } = useTranslation(['similarity', 'orders']);
  const labelOf = useCodeLabel();
  const client = useQueryClient();
  const { out_trade_no: number, payment_status, created_at, word_count } = order;
  const [item] = order.order_item_response;
  const isUnpaid = payment_status === 'PRE_CREATE' || payment_status === 'WAIT_BUYER_PAY';
  const stage = item?.paper_case.stage ?? 0;
  const rate = item?.rate ?? null;
  async function pay() {
    await openCashier(number);
    await client.invalidateQueries({ queryKey: ordersKey });
  }
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <Link to={reportPath(number)} className={classes.name}>
          {item?.paper_case.title || t('report.untitled')}
        </Link>
        <p className={classes.facts}>
          <time dateTime={created_at}>{formatDateTime(created_at)}</time>
          {word_count === null ? null : <span>{t('recent.units', { units: formatNumber(word_count) })}</span>}
          {isUnpaid ? <span>{labelOf('payment_statuses', payment_status)}</span> : null}
        </p>
      </div>
      {isUnpaid ? (
        <Button size="sm" variant="light" onClick={() => void pay()}>
          {t('progress.pay', { amount: formatFen(order.due_amount) })}
        </Button>
      ) : stage === 2 && rate !== null ? (
        <p className={classes.rate}>{formatPercent(rate, 1)}</p>
      ) : (
        <p className={classes.state}>
          {t(`recent.stage.${stage}`, { percent: formatPercent(Math.floor(item?.progress ?? 0)) })}
        </p>
      )}
    </li>
  );
}
