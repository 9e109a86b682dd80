import { Modal, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { dialogWidth } from '../../lib/constants.ts';
import { type LoginRequest, loginOverlay } from '../../lib/login-request.ts';
import { showError } from '../../lib/notify.ts';
import { useOverlayWithFocus } from '../../lib/overlay.ts';
import { safeRedirect } from '../../lib/redirect.ts';
import { rememberPlace } from '../../lib/remember-place.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { LoginPanel } from './login-panel.tsx';
import { useLogIn } from './use-log-in.ts';

/** Opens whenever something needs a login, and afterwards goes on with what was interrupted. */
export function LoginDialog() {
  const { t } = useTranslation('accounts');
  const opening = useOverlayWithFocus(loginOverlay);
  const asked = opening?.isOpen ? opening.wish : null;
  const isMobile = useIsMobile();
  const navigate = useNavigate();
  const client = useQueryClient();
  const logIn = useLogIn();
  const { pathname } = useLocation();
  // The login page shows the same form.
  const isOnPage = pathname === '/login';
  const request = isOnPage ? null : asked;

  const tellOnPage = useEffectEvent(({ message }: LoginRequest) => {
    if (isOnPage && message) showError(message);
  });
  useEffect(() => {
    if (asked) tellOnPage(asked);
  }, [asked]);
  useEffect(() => {
    if (isOnPage && asked) loginOverlay.close();
  }, [isOnPage, asked]);

  async function goOn({ resume, redirect, message }: LoginRequest) {
    if (resume) resume();
    else if (redirect) await navigate(safeRedirect(redirect));
    // The session ended under an open page: what the page could not load is loaded again, and nothing on it is lost.
    else if (message) await client.invalidateQueries();
    else await navigate('/');
  }

  return (
    <Modal
      opened={request !== null}
      onClose={loginOverlay.close}
      size={isMobile ? dialogWidth.mobile : dialogWidth.desktop}
      // The width is a share of the page, not of what Mantine's margins leave of it.
      xOffset={isMobile ? 0 : undefined}
      padding={isMobile ? 'md' : 'xl'}
      title={
        <Text component="span" ff="var(--font-serif)" fw={600} size="xl">
          {t('login.title')}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('login.close') }}
    >
      <LoginPanel
        reason={request?.message}
        onLoggedIn={async (result) => {
          const interrupted = request;
          const isStillHere = rememberPlace();
          const isIn = await logIn(result);
          loginOverlay.close();
          if (isIn && interrupted && isStillHere()) await goOn(interrupted);
        }}
      />
    </Modal>
  );
}
