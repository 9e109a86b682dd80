import { Alert, Anchor, Button, Checkbox, Group } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import type { User } from '@yanmo/contract/accounts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { formatFen, formatNumber } from '../../lib/format.ts';
import { showError, showSuccess } from '../../lib/notify.ts';
import { useDeleteUser } from './api.ts';
import classes from './delete-account-form.module.css';
import { marksOfError } from './login-rules.ts';
import { OwnCodeFields } from './own-code-fields.tsx';
import { useOwnCode } from './use-own-code.ts';

/** Says what goes and what stays, then asks for the phone and a code. */
export function DeleteAccountForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const own = useOwnCode(user, 'DELETE_ACCOUNT');
  const [hasUnderstood, setHasUnderstood] = useState(false);
  const [givesUpCharacters, setGivesUpCharacters] = useState(false);
  const [walletMessage, setWalletMessage] = useState<string | null>(null);
  const walletAlert = useRef<HTMLDivElement>(null);
  const deleteUser = useDeleteUser();
  const mayDelete = hasUnderstood && (givesUpCharacters || user.characters === 0);

  // On a phone the answer appears above what can be seen.
  useEffect(() => {
    if (walletMessage) walletAlert.current?.scrollIntoView({ block: 'center' });
  }, [walletMessage]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!mayDelete || deleteUser.isPending) return;
    const smsCode = own.takeCode();
    if (smsCode === null) return;
    try {
      await deleteUser.mutateAsync({ smsCode, givesUpCharacters });
      showSuccess(t('delete.done'));
      await navigate('/');
    } catch (error) {
      if (error instanceof ApiError && error.error === 'wallet_not_empty') setWalletMessage(error.message);
      else if (!(error instanceof ApiError && own.markFields(marksOfError(error)))) showError(error);
    }
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.lists}>
        <div>
          <h3>{t('delete.erasedTitle')}</h3>
          <ul>
            {t('delete.erased', { returnObjects: true }).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('delete.keptTitle')}</h3>
          <ul>
            {t('delete.kept', { returnObjects: true }).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      {user.balance > 0 || walletMessage ? (
        <Alert
          ref={walletAlert}
          role="alert"
          color="warn"
          variant="light"
          icon={<IconWallet stroke={1.5} aria-hidden="true" />}
          title={walletMessage ?? t('delete.balanceTitle', { amount: formatFen(user.balance) })}
        >
          {t('delete.balanceText')}{' '}
          <Anchor component={Link} to="/wallet/recharge">
            {t('delete.goToWallet')}
          </Anchor>
        </Alert>
      ) : null}
      <OwnCodeFields own={own} />
      {user.characters > 0 ? (
        <Checkbox
          color="bad"
          label={t('delete.giveUpCharacters', { characters: formatNumber(user.characters) })}
          checked={givesUpCharacters}
          onChange={(event) => setGivesUpCharacters(event.currentTarget.checked)}
        />
      ) : null}
      <Checkbox
        color="bad"
        label={t('delete.understand')}
        checked={hasUnderstood}
        onChange={(event) => setHasUnderstood(event.currentTarget.checked)}
      />
      <Group gap="sm" justify="flex-end">
        <Button variant="default" size="md" onClick={onCancel}>
          {t('delete.cancel')}
        </Button>
        <Button type="submit" color="bad" size="md" loading={deleteUser.isPending} disabled={!mayDelete}>
          {t('delete.confirm')}
        </Button>
      </Group>
    </form>
  );
}
