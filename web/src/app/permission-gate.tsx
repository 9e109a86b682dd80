import { IconLock } from '@tabler/icons-react';
import type { Permission } from '@yanmo/contract/accounts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../features/accounts/api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { Sheet } from '../ui/sheet.tsx';

export default function PermissionGate({
  permissions,
  children,
}: {
  permissions: readonly Permission[];
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { data: user } = useUser();
  // A failed user/info is answered by the account menu, which shows the error and leaves for the login page.
  if (!user) return <PageSkeleton label={t('loading')} />;
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
