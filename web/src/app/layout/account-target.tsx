import { UnstyledButton } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../features/accounts/api.ts';
import classes from './account-target.module.css';
import { UnreadMark, useUnreadName } from './unread-mark.tsx';

/** The person's picture, which opens their menu. Every page draws it first, so it needs none of what the menu needs. */
export function AccountTarget(props: ComponentProps<'button'>) {
  const { t } = useTranslation();
  const { user_name: userName = '', photo = null } = useUser().data ?? {};
  const [broken, setBroken] = useState<string | null>(null);
  const name = useUnreadName(t('topBar.account'));
  return (
    <UnstyledButton {...props} className={classes.target} aria-label={name}>
      <span className={classes.picture} aria-hidden="true">
        {photo && photo !== broken ? (
          <img src={photo} alt="" width={36} height={36} onError={() => setBroken(photo)} />
        ) : (
          ([...userName][0] ?? <IconUser size={20} stroke={1.5} />)
        )}
      </span>
      <UnreadMark place="corner" />
    </UnstyledButton>
  );
}
