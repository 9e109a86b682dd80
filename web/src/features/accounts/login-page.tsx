import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '../../lib/redirect.ts';
import { hasLiveSession } from '../../lib/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { LoginPanel } from './login-panel.tsx';
import { useLogIn } from './use-log-in.ts';

export default function LoginPage() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const logIn = useLogIn();
  const target = safeRedirect(search.get('redirect'));
  // Asked once: during the login itself the session stands before the user is known, and leaving must wait for that.
  const [wasLoggedIn] = useState(hasLiveSession);
  if (wasLoggedIn) return <Navigate to={target} replace />;
  return (
    <Sheet label={t('login.title')}>
      <PageHeading title={t('login.title')} />
      <LoginPanel
        onLoggedIn={async (result) => {
          if (await logIn(result)) await navigate(target, { replace: true });
        }}
      />
    </Sheet>
  );
}
