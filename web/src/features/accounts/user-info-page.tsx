import { Button } from '@mantine/core';
import { IconCloudOff, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useInvite } from '../../domain/growth/growth-queries.ts';
import { useUsableCoupons } from '../../domain/orders/quote.ts';
import { useSharingConsent } from '../../domain/sharing/sharing-consent.ts';
import { askLogin } from '../../lib/login-request.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { sectionIds } from './account-section.tsx';
import { useSessions, useUser } from './api.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { Invites } from './invites.tsx';
import { OwnCoupons } from './own-coupons.tsx';
import { PaperSharing } from './paper-sharing.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoStepVerification } from './two-step-verification.tsx';
import classes from './user-info-page.module.css';
import { UserInfoSkeleton } from './user-info-skeleton.tsx';

export default function UserInfoPage() {
  const { t } = useTranslation(['accounts', 'shell']);
  return (
    <>
      <PageHeading title={t('shell:routes.userInfo.title')} tagline={t('shell:routes.userInfo.describe')} />
      <UserInfo />
    </>
  );
}

/** Whether every section has had its first answer: one that grew later would push the others from under the pointer. */
function useIsWhole(): boolean {
  const sections = [useUsableCoupons(), useInvite(), useSharingConsent(), useSessions()];
  const [wasWhole, setWhole] = useState(false);
  const isWhole = wasWhole || sections.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
  if (isWhole !== wasWhole) setWhole(isWhole);
  return isWhole;
}

function UserInfo() {
  const { t } = useTranslation(['accounts', 'shell']);
  const session = useSession();
  const { data: user, error, isFetching, refetch } = useUser();
  const isWhole = useIsWhole();
  if (!session) {
    return (
      <Sheet width="wide">
        <EmptyState
          icon={IconUser}
          title={t('loggedOut.title')}
          text={t('loggedOut.text')}
          action={<Button onClick={() => askLogin({ redirect: '/user/userInfo' })}>{t('login.submit')}</Button>}
        />
      </Sheet>
    );
  }
  if (user && isWhole) {
    const hasTotp = user.permission !== 'USER';
    return (
      <div className={classes.page}>
        <nav className={classes.contents} aria-label={t('contents')}>
          <ul>
            {sectionIds
              .filter((id) => id !== 'totp' || hasTotp)
              .map((id) => (
                <li key={id}>
                  <Link to={`#${id}`}>{t(`${id}.title`)}</Link>
                </li>
              ))}
          </ul>
        </nav>
        <Sheet width="wide">
          <ProfileForm key={user.id} user={user} />
          <Preferences />
          <OwnCoupons />
          <Invites />
          <PaperSharing />
          <SessionList />
          {hasTotp ? <TwoStepVerification user={user} /> : null}
          <ExportData />
          <DeleteAccount user={user} />
        </Sheet>
      </div>
    );
  }
  if (error && !user && !isFetching) {
    return (
      <Sheet width="wide">
        <EmptyState
          icon={IconCloudOff}
          title={t('loadFailed.title')}
          text={error.message}
          action={<Button onClick={() => refetch()}>{t('loadFailed.retry')}</Button>}
        />
      </Sheet>
    );
  }
  return (
    <Sheet width="wide">
      <UserInfoSkeleton />
    </Sheet>
  );
}
