import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppEvents, on } from '../../lib/app-events.ts';
import { clearSession } from '../../lib/session.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';

/** The server ended this session from outside: what is on the page may still be read and copied before a new login. */
export function SessionEndedBox() {
  const { t } = useTranslation();
  const [ended, setEnded] = useState<AppEvents['session-ended'] | null>(null);
  useEffect(() => on('session-ended', setEnded), []);
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
      onCancel={() => setEnded(null)}
    >
      {ended?.message || t('sessionEnded.text')}
    </ConfirmBox>
  );
}
