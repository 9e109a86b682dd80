import { Avatar, Button, FileButton, Group, Text } from '@mantine/core';
import type { User } from '@yanmo/contract/accounts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../lib/notify.ts';
import { useChangePhoto, useEditUser } from './api.ts';
import { findPhotoProblem, photoAccept, photoLimits } from './photo-rules.ts';

export function PhotoField({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const [preview, setPreview] = useState<string | null>(null);
  const changePhoto = useChangePhoto();
  const removePhoto = useEditUser();
  const resetInput = useRef<() => void>(null);
  const displayName = user.name || user.user_name;

  async function choose(file: File | null) {
    // Otherwise the same file could not be chosen again after a failure.
    resetInput.current?.();
    if (!file) return;
    const problem = findPhotoProblem(file);
    if (problem) {
      showError(t(`profile.${problem}`, photoLimits()));
      return;
    }
    const address = URL.createObjectURL(file);
    setPreview(address);
    try {
      await changePhoto.mutateAsync(file);
      showSuccess(t('profile.photoChanged'));
    } catch (error) {
      showError(error);
    } finally {
      setPreview(null);
      URL.revokeObjectURL(address);
    }
  }

  async function remove() {
    try {
      await removePhoto.mutateAsync({ photo: null });
      showSuccess(t('profile.photoRemoved'));
    } catch (error) {
      showError(error);
    }
  }

  return (
    <Group gap="lg" mb="lg" role="group" aria-label={t('profile.photo')}>
      <Avatar
        src={preview ?? user.photo}
        alt={t('profile.photoAlt', { name: displayName })}
        name={displayName}
        size={88}
        radius="50%"
        color="azurite"
        opacity={preview ? 0.6 : 1}
      />
      <div>
        <Group gap="xs">
          <FileButton
            accept={photoAccept}
            onChange={choose}
            resetRef={resetInput}
            inputProps={{ 'aria-label': t('profile.choosePhoto') }}
          >
            {(props) => (
              <Button {...props} variant="default" loading={changePhoto.isPending}>
                {t('profile.choosePhoto')}
              </Button>
            )}
          </FileButton>
          {user.photo ? (
            <Button
              variant="subtle"
              color="gray"
              onClick={remove}
              loading={removePhoto.isPending}
              disabled={changePhoto.isPending}
            >
              {t('profile.removePhoto')}
            </Button>
          ) : null}
        </Group>
        <Text size="sm" c="dimmed" mt="xs" role="status">
          {changePhoto.isPending ? t('profile.uploading') : t('profile.photoHint', photoLimits())}
        </Text>
      </div>
    </Group>
  );
}
