import { Alert } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Seal } from '../../ui/seal.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-panel.module.css';

interface LoginPanelProps {
  /** Why a login is asked for, when something else than the visitor asked. */
  reason?: string;
  onLoggedIn: Parameters<typeof LoginForm>[0]['onLoggedIn'];
}

/** The form, and beside it, where there is room, what a login gives. */
export function LoginPanel({ reason, onLoggedIn }: LoginPanelProps) {
  const { t } = useTranslation('accounts');
  const points = t('login.aside', { returnObjects: true });
  return (
    <div className={classes.frame}>
      <div className={classes.panel}>
        <div>
          {reason ? (
            <Alert role="alert" variant="light" icon={<IconInfoCircle stroke={1.5} aria-hidden="true" />} mb="md">
              {reason}
            </Alert>
          ) : null}
          <p className={classes.lead}>{t('login.lead')}</p>
          <LoginForm onLoggedIn={onLoggedIn} />
        </div>
        <aside className={classes.aside} aria-label={t('login.asideTitle')}>
          <Seal size={40} />
          <p className={classes.asideTitle}>{t('login.asideTitle')}</p>
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>
                <IconCheck size={18} stroke={1.5} aria-hidden="true" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
