import { useQueryClient } from '@tanstack/react-query';
import type { loginByPhone } from '@yanmo/contract/accounts';
import type { RouteResult } from '@yanmo/contract/route';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { countEvent } from '../../lib/analytics.ts';
import { showError, showSuccess } from '../../lib/notify.ts';
import { randomId } from '../../lib/random-id.ts';
import { clearSession, saveSession } from '../../lib/session.ts';
import { explainFailure, isUserRefused } from '../../lib/user-failure.ts';
import { userQuery } from './api.ts';
import { forgetLoginDraft } from './login-draft.ts';

/** Takes the server's answer to a login; resolves true once the session stands and the user is known. */
export function useLogIn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation(['accounts', 'shell']);
  return async (result: RouteResult<typeof loginByPhone>): Promise<boolean> => {
    // Random, because it names this login and not the person.
    const loginId = randomId();
    saveSession({ token: result.token, expiredTimestamp: result.expired_timestamp, loginId });
    forgetLoginDraft();
    countEvent('login', { is_new: result.is_new });
    try {
      await client.fetchQuery(userQuery(loginId));
    } catch (error) {
      // Without an answer the session is as good as before; the pages ask for the user again.
      if (error instanceof Error && isUserRefused(error)) {
        clearSession();
        showError(explainFailure(error) ?? t('shell:error.has_error'));
        await navigate('/login');
        return false;
      }
    }
    showSuccess(t(result.is_new ? 'login.registered' : 'login.succeeded'));
    return true;
  };
}
