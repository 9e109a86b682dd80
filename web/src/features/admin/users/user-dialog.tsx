import { Anchor, Button, Group, Modal } from '@mantine/core';
import type { ManagedUser } from '@yanmo/contract/operator';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRefreshOperator } from '../../../domain/operator/operator-list.tsx';
import { CodeNotGiven, useGuardedAction } from '../../../domain/operator/use-guarded-action.tsx';
import { dialogWidth } from '../../../lib/constants.ts';
import { formatDateTime, formatFen, formatNumber } from '../../../lib/format.ts';
import { showError, showSuccess } from '../../../lib/notify.ts';
import { useIsMobile } from '../../../lib/use-is-mobile.ts';
import { sendUserChange, type UserChange } from '../api.ts';
import classes from '../facts.module.css';
import { AdjustForm } from './adjust-form.tsx';
import { ReasonForm } from './reason-form.tsx';

interface UserDialogProps {
  user: ManagedUser;
  onChanged: (user: ManagedUser) => void;
  onClose: () => void;
}

type Deed = 'ADJUST' | 'BAN' | 'UNBAN' | 'END_SESSIONS';

/** One account: what is known of it, and what can be done to it. */
export function UserDialog({ user, onChanged, onClose }: UserDialogProps) {
  const { t } = useTranslation(['admin', 'shell']);
  const isMobile = useIsMobile();
  const refresh = useRefreshOperator();
  const change = useGuardedAction(sendUserChange);
  const [deed, setDeed] = useState<Deed | null>(null);
  const isBanned = user.status === 'BANNED';

  async function send(body: UserChange) {
    try {
      onChanged(await change.send(body));
      setDeed(null);
      showSuccess(t(`userDeed.${body.action}.done`));
    } catch (error) {
      if (!(error instanceof CodeNotGiven)) showError(error);
    } finally {
      // Also after a failure: somebody else may have changed it meanwhile.
      await refresh();
    }
  }

  const facts: [string, string][] = [
    [t('users.permission'), t(`permission.${user.permission}`)],
    [t('users.status'), t(`userStatus.${user.status}`)],
    ...(isBanned ? ([[t('users.banReason'), user.ban_reason]] as [string, string][]) : []),
    [t('users.site'), user.sub_domain ?? '—'],
    [t('users.balance'), formatFen(user.balance)],
    [t('users.characters'), formatNumber(user.characters)],
    [t('users.orders'), formatNumber(user.orders)],
    [t('users.spent'), formatFen(user.spent)],
    [t('users.sessions'), formatNumber(user.sessions)],
    [t('users.twoStep'), t(user.totp_enabled ? 'users.on' : 'users.off')],
    [t('users.registered'), formatDateTime(user.created_at)],
    [t('users.lastLogin'), user.last_login_at ? formatDateTime(user.last_login_at) : '—'],
  ];
  return (
    <Modal.Stack>
      <Modal
        opened
        onClose={onClose}
        stackId="user"
        size={isMobile ? dialogWidth.mobile : dialogWidth.desktop}
        xOffset={isMobile ? 0 : undefined}
        title={[user.user_name, user.phone].filter(Boolean).join(' · ')}
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Group gap="md" mb="md">
          <Anchor component={Link} to={`/admin/ledger?search=${user.id}`}>
            {t('users.toLedger')}
          </Anchor>
          <Anchor component={Link} to={`/admin/audit?search=${user.id}`}>
            {t('users.toAudit')}
          </Anchor>
        </Group>
        {deed === null ? (
          <Group gap="sm">
            <Button variant="default" onClick={() => setDeed('ADJUST')}>
              {t('userDeed.ADJUST.open')}
            </Button>
            <Button variant="default" disabled={user.sessions === 0} onClick={() => setDeed('END_SESSIONS')}>
              {t('userDeed.END_SESSIONS.open')}
            </Button>
            {user.permission === 'SUPER_ADMIN' ? null : (
              <Button
                variant="light"
                color={isBanned ? undefined : 'bad'}
                onClick={() => setDeed(isBanned ? 'UNBAN' : 'BAN')}
              >
                {t(isBanned ? 'userDeed.UNBAN.open' : 'userDeed.BAN.open')}
              </Button>
            )}
          </Group>
        ) : deed === 'ADJUST' ? (
          <AdjustForm user={user} isBusy={change.isPending} onSubmit={send} onCancel={() => setDeed(null)} />
        ) : (
          <ReasonForm
            key={deed}
            deed={deed}
            isBusy={change.isPending}
            onSubmit={(reason) => send({ id: user.id, action: deed, reason })}
            onCancel={() => setDeed(null)}
          />
        )}
      </Modal>
      {change.box}
    </Modal.Stack>
  );
}
