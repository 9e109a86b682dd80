import { IconLock } from '@tabler/icons-react';
import type { Permission } from '@yanmo/contract/accounts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../features/accounts/api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Sheet } from '../ui/sheet.tsx';

export function PermissionGate({
  permissions,
  skeleton,
  children,
}: {
  permissions: readonly Permission[];
  skeleton: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { data: user } = useUser();
  // A failed user/info is answered by the account menu, which shows the error and leaves for the login page.
  if (!user) return skeleton;
  if (permissions.includes(user.permission)) return children;
  return (
    <>
      <PageHeading title={t('forbidden.title')} />
      <Sheet>
        <EmptyState icon={IconLock} title={t('forbidden.title')} text={t('forbidden.text')} />
      </Sheet>
    </>
  );
}
