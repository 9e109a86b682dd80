import { Button, TextInput } from '@mantine/core';
import type { User } from '@yanmo/contract/accounts';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { showError, showSuccess } from '../../lib/notify.ts';
import { AccountSection } from './account-section.tsx';
import { useEditUser } from './api.ts';
import { PhotoField } from './photo-field.tsx';
import classes from './profile-form.module.css';

const nameMaxLength = 30;

export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const [userName, setUserName] = useState(user.user_name);
  const [name, setName] = useState(user.name);
  const [problems, setProblems] = useState<{ user_name?: string; name?: string }>({});
  const edit = useEditUser();
  const userNameInput = useRef<HTMLInputElement>(null);
  const isChanged = userName.trim() !== user.user_name || name.trim() !== user.name;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isChanged || edit.isPending) return;
    if (!userName.trim()) {
      setProblems({ user_name: t('profile.userNameRequired') });
      userNameInput.current?.focus();
      return;
    }
    setProblems({});
    try {
      const saved = await edit.mutateAsync({ user_name: userName.trim(), name: name.trim() });
      setUserName(saved.user_name);
      setName(saved.name);
      showSuccess(t('profile.saved'));
    } catch (error) {
      const found =
        error instanceof ApiError
          ? {
              user_name: error.findFieldMessage('user_name') ?? undefined,
              name: error.findFieldMessage('name') ?? undefined,
            }
          : {};
      setProblems(found);
      if (!found.user_name && !found.name) showError(error);
    }
  }

  return (
    <AccountSection id="profile" title={t('profile.title')}>
      <PhotoField user={user} />
      <div className={classes.columns}>
        <form className={classes.form} onSubmit={save} noValidate>
          <TextInput
            ref={userNameInput}
            size="md"
            name="user_name"
            autoComplete="nickname"
            label={t('profile.userName')}
            description={t('profile.userNameHint')}
            maxLength={nameMaxLength}
            value={userName}
            error={problems.user_name}
            errorProps={{ role: 'alert' }}
            onChange={(event) => setUserName(event.currentTarget.value)}
          />
          <TextInput
            size="md"
            name="name"
            autoComplete="name"
            label={t('profile.name')}
            description={t('profile.nameHint')}
            maxLength={nameMaxLength}
            value={name}
            error={problems.name}
            errorProps={{ role: 'alert' }}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <div>
            <Button type="submit" size="md" loading={edit.isPending} disabled={!isChanged}>
              {t('profile.save')}
            </Button>
          </div>
        </form>
        <dl className={classes.facts}>
          <div>
            <dt>{t('profile.phone')}</dt>
            <dd>{user.phone}</dd>
          </div>
          <div>
            <dt>{t('profile.permission')}</dt>
            <dd>{t(`profile.permissions.${user.permission}`)}</dd>
          </div>
          <div>
            <dt>{t('profile.lastLogin')}</dt>
            <dd>{user.last_login_time ? formatDateTime(user.last_login_time) : t('profile.firstLogin')}</dd>
          </div>
        </dl>
      </div>
    </AccountSection>
  );
}
