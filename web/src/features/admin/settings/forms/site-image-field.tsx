import { Button, FileButton, Group } from '@mantine/core';
import { fileRules } from '@yanmo/contract/files';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../../lib/notify.ts';
import { storeSiteImage } from '../api.ts';
import type { SiteImage } from '../setting-values.ts';
import classes from '../settings.module.css';

const { maximumBytes, types, accepted } = fileRules.SITE_IMAGE;

interface SiteImageFieldProps {
  name: string;
  value: SiteImage | null;
  /** Of the picture that is saved. */
  savedUrl: string | null;
  error: string | null;
  onChange: (image: SiteImage | null) => void;
}

/** Stored at once and shown from this device; on the site it stands once the setting is saved. */
export function SiteImageField({ name, value, savedUrl, error, onChange }: SiteImageFieldProps) {
  const { t } = useTranslation('settings');
  const [chosen, setChosen] = useState<{ key: string; url: string } | null>(null);
  const [isStoring, setIsStoring] = useState(false);
  const resetInput = useRef<() => void>(null);
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.url) : undefined), [chosen]);

  async function choose(file: File | null) {
    // Otherwise the same file could not be chosen again after a failure.
    resetInput.current?.();
    if (!file) return;
    if (!types.includes(file.type) || file.size > maximumBytes) {
      showError(t('image.refused', { types: accepted, size: maximumBytes / 1024 / 1024 }));
      return;
    }
    setIsStoring(true);
    try {
      const key = await storeSiteImage(file);
      setChosen({ key, url: URL.createObjectURL(file) });
      onChange({ file_key: key });
    } catch (failure) {
      showError(failure);
    } finally {
      setIsStoring(false);
    }
  }

  const url = value === null ? null : chosen?.key === value.file_key ? chosen.url : savedUrl;
  return (
    <div>
      {url ? <img className={classes.picture} src={url} alt={name} /> : null}
      {value && !url ? <p className={classes.note}>{t('image.stored')}</p> : null}
      <Group gap="xs" mt="xs">
        <FileButton
          accept={types.join(',')}
          onChange={(file) => void choose(file)}
          resetRef={resetInput}
          inputProps={{ 'aria-label': t('image.chooseNamed', { name }) }}
        >
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant="default"
              loading={isStoring}
              aria-label={t('image.chooseNamed', { name })}
            >
              {t('image.choose')}
            </Button>
          )}
        </FileButton>
        {value ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="bad"
            aria-label={t('removeNamed', { name })}
            onClick={() => onChange(null)}
          >
            {t('remove')}
          </Button>
        ) : null}
      </Group>
      {error ? (
        <p className={classes.note} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
