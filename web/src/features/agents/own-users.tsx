import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatFen } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { peoplePageSize, useOwnSite } from './api.ts';
import classes from './own-rows.module.css';

export function OwnUsers({ onOrders }: { onOrders: (user: { id: string; phone: string }) => void }) {
  const { t } = useTranslation('agents');
  const [pageNum, setPageNum] = useState(1);
  return (
    <PagedList
      page={useOwnSite(pageNum)}
      pageSize={peoplePageSize}
      pageNum={pageNum}
      onPage={setPageNum}
      rows={{ count: 5, height: 44 }}
      empty={<EmptyState icon={IconUsers} headingLevel={3} title={t('users.emptyTitle')} text={t('users.emptyText')} />}
    >
      {({ users }) => (
        <ul className={classes.rows}>
          {users.map((user) => (
            <li key={user.id}>
              <div className={classes.first}>
                <strong>{user.phone || t('users.erased')}</strong>
                <span>{t('users.since', { day: formatDate(user.registered_at) })}</span>
              </div>
              <div className={classes.figures}>
                <strong>{t('users.commission', { amount: formatFen(user.commission) })}</strong>
                <span>{t('users.paid', { count: user.orders, amount: formatFen(user.paid_amount) })}</span>
              </div>
              {user.orders > 0 ? (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('users.ordersOf', { phone: user.phone })}
                  onClick={() => onOrders(user)}
                >
                  {t('users.orders')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
