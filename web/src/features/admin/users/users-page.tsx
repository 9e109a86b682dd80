import { Badge, Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { ManagedUser } from '@yanmo/contract/operator';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountCell } from '../../../domain/operator/account-cell.tsx';
import { OperatorList } from '../../../domain/operator/operator-list.tsx';
import { formatDateTime, formatFen, formatNumber } from '../../../lib/format.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { contract } from '../api.ts';
import { UserDialog } from './user-dialog.tsx';

const permissions = ['USER', 'AGENT', 'SUPER_ADMIN'] as const;
const statuses = ['ACTIVE', 'BANNED'] as const;

/** Every account: found by phone or name, kept out, logged out, put right. */
export default function UsersPage() {
  const { t } = useTranslation(['admin', 'shell']);
  const [opened, setOpened] = useState<ManagedUser | null>(null);
  return (
    <>
      <PageHeading title={t('shell:routes.users.title')} tagline={t('shell:routes.users.describe')} />
      <OperatorList
        name="users"
        label={t('users.table')}
        route={async () => (await contract()).listUsers}
        exportRoute={async () => (await contract()).exportUsers}
        rowsOf={({ users }) => users}
        keyOf={({ id }) => id}
        sort={{ by: 'created_at', order: 'desc' }}
        searchLabel={t('users.search')}
        filters={[
          {
            name: 'permission',
            label: t('users.permission'),
            options: permissions.map((value) => ({ value, label: t(`permission.${value}`) })),
          },
          {
            name: 'status',
            label: t('users.status'),
            options: statuses.map((value) => ({ value, label: t(`userStatus.${value}`) })),
          },
          { name: 'from', label: t('days.from'), isDay: true },
          { name: 'to', label: t('days.to'), isDay: true },
        ]}
        columns={[
          {
            key: 'user',
            title: t('users.user'),
            sort: 'user_name',
            isTitle: true,
            isLong: true,
            cell: (user) => <AccountCell account={user} />,
          },
          { key: 'permission', title: t('users.permission'), cell: (user) => t(`permission.${user.permission}`) },
          {
            key: 'status',
            title: t('users.status'),
            cell: ({ status }) => (
              <Badge variant="light" color={status === 'BANNED' ? 'bad' : 'gray'} tt="none" miw="max-content">
                {t(`userStatus.${status}`)}
              </Badge>
            ),
          },
          { key: 'site', title: t('users.site'), cell: (user) => user.sub_domain ?? '—' },
          { key: 'balance', title: t('users.balance'), isFigure: true, cell: (user) => formatFen(user.balance) },
          {
            key: 'characters',
            title: t('users.characters'),
            isFigure: true,
            cell: (user) => formatNumber(user.characters),
          },
          { key: 'orders', title: t('users.orders'), isFigure: true, cell: (user) => formatNumber(user.orders) },
          { key: 'spent', title: t('users.spent'), isFigure: true, cell: (user) => formatFen(user.spent) },
          {
            key: 'created',
            title: t('users.registered'),
            sort: 'created_at',
            cell: (user) => formatDateTime(user.created_at),
          },
          {
            key: 'login',
            title: t('users.lastLogin'),
            sort: 'last_login_at',
            cell: (user) => (user.last_login_at ? formatDateTime(user.last_login_at) : '—'),
          },
        ]}
        empty={{ icon: IconUsers, title: t('users.emptyTitle'), text: t('users.emptyText') }}
        action={(user) => (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('users.openNamed', { name: user.user_name })}
            onClick={() => setOpened(user)}
          >
            {t('users.open')}
          </Button>
        )}
      />
      {opened ? (
        <UserDialog key={opened.id} user={opened} onChanged={setOpened} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}
