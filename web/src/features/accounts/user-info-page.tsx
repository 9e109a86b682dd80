import { Button } from '@mantine/core';
import { IconCloudOff, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { askLogin } from '../../lib/login-request.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useUser } from './api.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { PaperSharing } from './paper-sharing.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoStepVerification } from './two-step-verification.tsx';
import { UserInfoSkeleton } from './user-info-skeleton.tsx';

export default function UserInfoPage() {
  const { t } = useTranslation(['accounts', 'shell']);
  return (
    <>
      <PageHeading title={t('shell:routes.userInfo.title')} tagline={t('shell:routes.userInfo.describe')} />
      <Sheet width="wide">
        <UserInfo />
      </Sheet>
    </>
  );
}

function UserInfo() {
  const { t } = useTranslation(['accounts', 'shell']);
  const session = useSession();
  const { data: user, error, isFetching, refetch } = useUser();
  if (!session) {
    return (
      <EmptyState
        icon={IconUser}
        title={t('loggedOut.title')}
        text={t('loggedOut.text')}
        action={<Button onClick={() => askLogin({ redirect: '/user/userInfo' })}>{t('login.submit')}</Button>}
      />
    );
  }
  if (user) {
    return (
      <>
        <ProfileForm key={user.id} user={user} />
        <SessionList />
        {user.permission === 'USER' ? null : <TwoStepVerification user={user} />}
        <PaperSharing />
        <ExportData />
        <DeleteAccount user={user} />
      </>
    );
  }
  if (error && !isFetching) {
    return (
      <EmptyState
        icon={IconCloudOff}
        title={t('loadFailed.title')}
        text={error.message}
        action={<Button onClick={() => refetch()}>{t('loadFailed.retry')}</Button>}
      />
    );
  }
  return <UserInfoSkeleton />;
}
