import { Button, CopyButton, Group, Text } from '@mantine/core';
import type { changeTotp } from '@yanmo/contract/accounts';
import type { RouteResult } from '@yanmo/contract/route';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './enrolment-sheet.module.css';

export type Enrolment = Extract<RouteResult<typeof changeTotp>, { secret: string }>;

/** What the authenticator needs to know, shown once, beside the form that confirms it. */
export function EnrolmentSheet({ enrolment, children }: { enrolment: Enrolment; children: ReactNode }) {
  const { t } = useTranslation('accounts');
  return (
    <div className={classes.steps}>
      <img
        className={classes.code}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(enrolment.qr_svg)}`}
        alt={t('totp.qrAlt')}
      />
      <div>
        <p>{t('totp.step1')}</p>
        <Text size="sm" c="dimmed">
          {t('totp.secret')}
        </Text>
        <Group gap="sm" mb="md">
          <code className={classes.secret}>{enrolment.secret}</code>
          <CopyButton value={enrolment.secret}>
            {({ copied, copy }) => (
              <Button variant="default" size="compact-md" onClick={copy}>
                {t(copied ? 'totp.copied' : 'totp.copySecret')}
              </Button>
            )}
          </CopyButton>
        </Group>
        {children}
      </div>
    </div>
  );
}
