import { Button, FileButton, Loader } from '@mantine/core';
import { IconCheck, IconUpload, IconX } from '@tabler/icons-react';
import { maximumPaperFiles } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatChoice } from '../../../lib/format.ts';
import { randomId } from '../../../lib/random-id.ts';
import { DropArea } from '../../../ui/drop-area.tsx';
import { uploadPaper } from '../api.ts';
import classes from './upload-papers.module.css';
import { findFileProblem, maximumFileMegabytes, readableExtensions } from './upload-rules.ts';

interface Upload {
  id: string;
  name: string;
  state: 'waiting' | 'reading' | 'added' | 'refused';
  text: string;
}

interface UploadPapersProps {
  key1: string;
  isFull: boolean;
  /** The focus waits at its button. */
  isFirst?: boolean;
  onAdded: (works: readonly Work[]) => void;
}

/** Own papers, by drop or by button; what became of each file is said beside its name. */
export function UploadPapers({ key1, isFull, isFirst = false, onAdded }: UploadPapersProps) {
  const { t } = useTranslation('outlines');
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const resetInput = useRef<() => void>(null);
  const limits = { types: formatChoice(readableExtensions), megabytes: maximumFileMegabytes, count: maximumPaperFiles };

  function change(id: string, change: Partial<Upload>) {
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  async function send(id: string, file: File) {
    const problem = findFileProblem(file);
    if (problem) return change(id, { state: 'refused', text: t(`upload.${problem}`, limits) });
    change(id, { state: 'reading', text: t('upload.reading') });
    try {
      const { works, rejected } = await uploadPaper(key1, file);
      const [refused] = rejected;
      // Of a list of works some may have found room.
      if (works.length > 0) onAdded(works);
      if (refused) return change(id, { state: 'refused', text: refused.message });
      change(id, { state: 'added', text: t('upload.added', { count: works.length }) });
    } catch (error) {
      change(id, { state: 'refused', text: error instanceof Error ? error.message : t('upload.failed') });
    }
  }

  async function receive(files: readonly File[]) {
    resetInput.current?.();
    const taken = files.slice(0, maximumPaperFiles).map((file) => ({ id: randomId(), file }));
    const left = files.length - taken.length;
    setUploads((before) => [
      ...before,
      ...taken.map(({ id, file }): Upload => ({ id, name: file.name, state: 'waiting', text: t('upload.waiting') })),
      ...(left > 0
        ? [
            {
              id: randomId(),
              name: t('upload.moreFiles', { count: left }),
              state: 'refused' as const,
              text: t('upload.tooMany', limits),
            },
          ]
        : []),
    ]);
    // One after the other: each is read by a thread of the server.
    for (const { id, file } of taken) await send(id, file);
  }

  return (
    <DropArea
      label={t('upload.label')}
      onFiles={(files) => {
        if (!isFull) void receive(files);
      }}
      invite={
        <>
          <FileButton
            multiple
            accept={readableExtensions.map((extension) => `.${extension}`).join(',')}
            resetRef={resetInput}
            onChange={(files) => void receive(files)}
            disabled={isFull}
            inputProps={{ 'aria-label': t('upload.choose') }}
          >
            {(props) => (
              <Button
                {...props}
                variant="light"
                data-autofocus={isFirst || undefined}
                leftSection={<IconUpload size={18} stroke={1.5} aria-hidden="true" />}
              >
                {t('upload.choose')}
              </Button>
            )}
          </FileButton>
          <p>{t('upload.hint', limits)}</p>
        </>
      }
    >
      {uploads.length > 0 ? (
        <ul className={classes.uploads} aria-live="polite">
          {uploads.map(({ id, name, state, text }) => (
            <li key={id} data-state={state}>
              {state === 'added' ? (
                <IconCheck size={16} stroke={1.5} aria-hidden="true" />
              ) : state === 'refused' ? (
                <IconX size={16} stroke={1.5} aria-hidden="true" />
              ) : (
                <Loader size={14} aria-hidden="true" />
              )}
              <span className={classes.name}>{name}</span>
              <span className={classes.text}>{text}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </DropArea>
  );
}
