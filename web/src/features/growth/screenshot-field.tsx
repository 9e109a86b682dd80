import { Button, FileButton, Loader } from '@mantine/core';
import { IconPhotoUp, IconX } from '@tabler/icons-react';
import { fileRules } from '@yanmo/contract/files';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadScreenshot } from '../../domain/growth/growth-queries.ts';
import { formatChoice, formatNumber } from '../../lib/format.ts';
import { DropArea } from '../../ui/drop-area.tsx';
import classes from './screenshot-field.module.css';

const { types, maximumBytes, accepted } = fileRules.CLAIM;

interface Chosen {
  name: string;
  preview: string;
  problem: string | null;
  isStored: boolean;
}

interface ScreenshotFieldProps {
  /** Null until it is stored, and when it is taken away. */
  onChange: (fileKey: string | null) => void;
}

/** One picture, shown as it was chosen; it is stored at once, so that sending is quick. */
export function ScreenshotField({ onChange }: ScreenshotFieldProps) {
  const { t } = useTranslation('growth');
  const labelId = useId();
  const resetInput = useRef<() => void>(null);
  const running = useRef<AbortController>(null);
  const shown = useRef<string>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const limits = { types: formatChoice(accepted.split(', ')), size: formatNumber(maximumBytes / 1024 / 1024) };

  const forget = useCallback(() => {
    running.current?.abort();
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = null;
  }, []);
  useEffect(() => forget, [forget]);

  function remove() {
    forget();
    setChosen(null);
    onChange(null);
  }

  async function take(file: File) {
    remove();
    resetInput.current?.();
    const found = !types.includes(file.type) ? 'wrongType' : file.size > maximumBytes ? 'tooLarge' : null;
    if (found || file.size === 0) {
      setChosen({ name: file.name, preview: '', problem: t(`shot.${found ?? 'empty'}`, limits), isStored: false });
      return;
    }
    const stop = new AbortController();
    running.current = stop;
    shown.current = URL.createObjectURL(file);
    const picture = { name: file.name, preview: shown.current };
    setChosen({ ...picture, problem: null, isStored: false });
    try {
      const fileKey = await uploadScreenshot(file, stop.signal);
      if (stop.signal.aborted) return;
      setChosen({ ...picture, problem: null, isStored: true });
      onChange(fileKey);
    } catch (error) {
      if (stop.signal.aborted) return;
      setChosen({ ...picture, problem: error instanceof Error ? error.message : t('shot.failed'), isStored: false });
    }
  }

  function receive(files: readonly File[]) {
    const [file] = files;
    if (file) void take(file);
  }

  return (
    <DropArea look="field" labelledBy={labelId} onFiles={receive}>
      <div className={classes.field}>
        {chosen?.preview ? (
          <img className={classes.preview} src={chosen.preview} alt={t('shot.preview', { name: chosen.name })} />
        ) : null}
        <div className={classes.words}>
          <p id={labelId} className={classes.label}>
            {t('shot.label')}
          </p>
          <p className={classes.hint}>{t('shot.hint', limits)}</p>
          <p className={classes.state} role="status" data-problem={chosen?.problem ? true : undefined}>
            {chosen && !chosen.problem && !chosen.isStored ? <Loader size={14} aria-hidden="true" /> : null}
            {chosen ? (chosen.problem ?? t(chosen.isStored ? 'shot.ready' : 'shot.uploading')) : null}
          </p>
          <div className={classes.actions}>
            <FileButton
              accept={types.join(',')}
              resetRef={resetInput}
              onChange={(file) => receive(file ? [file] : [])}
              inputProps={{ 'aria-label': t('shot.choose') }}
            >
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  leftSection={<IconPhotoUp size={18} stroke={1.5} aria-hidden="true" />}
                >
                  {t(chosen ? 'shot.change' : 'shot.choose')}
                </Button>
              )}
            </FileButton>
            {chosen ? (
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconX size={18} stroke={1.5} aria-hidden="true" />}
                onClick={remove}
              >
                {t('shot.remove')}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </DropArea>
  );
}
