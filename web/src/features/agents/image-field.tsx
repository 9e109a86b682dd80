import { Button, FileButton, Group } from '@mantine/core';
import { fileRules } from '@yanmo/contract/files';
import type { AgentImageId } from '@yanmo/contract/home';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../lib/notify.ts';
import { storeImage, useEditSite } from './api.ts';
import classes from './branding-form.module.css';

const { maximumBytes, types, accepted } = fileRules.AGENT_IMAGE;

interface ImageFieldProps {
  id: AgentImageId;
  /** Null: the house's own picture is shown. */
  url: string | null;
  isFixed: boolean;
}

export function ImageField({ id, url, isFixed }: ImageFieldProps) {
  const { t } = useTranslation('agents');
  const [isStoring, setIsStoring] = useState(false);
  const edit = useEditSite();
  const resetInput = useRef<() => void>(null);
  const name = t(`branding.image.${id}`);

  async function put(fileKey: () => Promise<string | null>, done: string) {
    setIsStoring(true);
    try {
      await edit.mutateAsync({ images: [{ id, file_key: await fileKey() }] });
      showSuccess(done);
    } catch (error) {
      showError(error);
    } finally {
      setIsStoring(false);
    }
  }

  function choose(file: File | null) {
    // Otherwise the same file could not be chosen again after a failure.
    resetInput.current?.();
    if (!file) return;
    if (!types.includes(file.type) || file.size > maximumBytes) {
      showError(t('branding.imageRefused', { types: accepted, size: maximumBytes / 1024 / 1024 }));
      return;
    }
    void put(() => storeImage(file), t('branding.imageSaved', { name }));
  }

  return (
    <fieldset className={classes.image} aria-label={name}>
      <legend>{name}</legend>
      {url ? <img src={url} alt={name} /> : <div className={classes.empty}>{t('branding.imageUsual')}</div>}
      <Group gap="xs">
        <FileButton
          accept={types.join(',')}
          onChange={choose}
          resetRef={resetInput}
          inputProps={{ 'aria-label': t('branding.chooseNamed', { name }) }}
          disabled={isFixed}
        >
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant="default"
              loading={isStoring}
              disabled={isFixed}
              aria-label={t('branding.chooseNamed', { name })}
            >
              {t('branding.choose')}
            </Button>
          )}
        </FileButton>
        {url && !isFixed ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            disabled={isStoring}
            aria-label={t('branding.removeNamed', { name })}
            onClick={() => void put(async () => null, t('branding.imageRemoved', { name }))}
          >
            {t('branding.remove')}
          </Button>
        ) : null}
      </Group>
    </fieldset>
  );
}
