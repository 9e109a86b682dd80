import { useTranslation } from 'react-i18next';
import { useOpenWish } from '../../lib/overlay.ts';
import { clearSession } from '../../lib/session.ts';
import { sessionEndedOverlay } from '../../lib/session-ended.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';

/** The server ended this session from outside: what is on the page may still be read and copied before a new login. */
export function SessionEndedBox() {
  const { t } = useTranslation();
  const ended = useOpenWish(sessionEndedOverlay);
  return (
    <ConfirmBox
      opened={ended !== null}
      title={t('sessionEnded.title')}
      confirmLabel={t('sessionEnded.logInAgain')}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      onConfirm={() => {
        clearSession();
        window.location.reload();
      }}
      onCancel={sessionEndedOverlay.close}
    >
      {ended?.message || t('sessionEnded.text')}
    </ConfirmBox>
  );
}
