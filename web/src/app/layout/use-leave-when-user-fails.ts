import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { askLogin } from '../../lib/login-request.ts';
import { showError } from '../../lib/notify.ts';
import { loginPath } from '../../lib/redirect.ts';
import { clearSession } from '../../lib/session.ts';
import { explainFailure, isUserRefused } from '../../lib/user-failure.ts';

/**
 * A session whose user the server refuses to tell is of no use to any page: say why, forget it, and offer a new login,
 * over the page if the person has gone on to another one meanwhile. A 401 is not handled here; the API client has already
 * ended that session and asked for a login.
 */
export function useLeaveWhenUserFails({ error, isFetching }: { error: Error | null; isFetching: boolean }): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const [asked, setAsked] = useState({ isFetching, pathname });
  // Where the person was when the question was put.
  if (asked.isFetching !== isFetching) setAsked({ isFetching, pathname: isFetching ? pathname : asked.pathname });
  const hasMoved = asked.pathname !== pathname;

  const leave = useEffectEvent((reason: Error) => {
    const message = explainFailure(reason) ?? t('error.has_error');
    clearSession();
    if (hasMoved) return askLogin({ message });
    showError(message);
    void navigate(loginPath(pathname + search));
  });

  useEffect(() => {
    if (error && isUserRefused(error)) leave(error);
  }, [error]);
}
