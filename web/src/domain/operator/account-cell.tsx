import type { AccountName } from '@yanmo/contract/accounts';
import { useTranslation } from 'react-i18next';
import classes from './operator-list.module.css';

/** Whose it is: the name, and the masked phone below it. */
export function AccountCell({ account }: { account: AccountName | null }) {
  const { t } = useTranslation('operator');
  if (!account) return '—';
  if (account.phone === '' && account.user_name === '')
    return <span className={classes.second}>{t('list.erased')}</span>;
  return (
    <>
      {account.user_name}
      <span className={classes.second}>{account.phone}</span>
    </>
  );
}
