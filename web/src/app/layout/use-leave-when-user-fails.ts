import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { showError } from '../../lib/notify.ts';
import { loginPath } from '../../lib/redirect.ts';
import { clearSession } from '../../lib/session.ts';

/**
 * A session whose user cannot be read is of no use to any page: say why, forget it, and offer a new login. A 401 is not
 * handled here; the API client has already ended that session and asked for a login.
 */
export function useLeaveWhenUserFails({ error }: { error: Error | null }): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const leave = useEffectEvent((reason: Error) => {
    showError(reason.message || t('error.has_error'));
    clearSession();
    void navigate(loginPath(pathname + search));
  });

  useEffect(() => {
    if (error && !(error instanceof ApiError && error.status === 401)) leave(error);
  }, [error]);
}
