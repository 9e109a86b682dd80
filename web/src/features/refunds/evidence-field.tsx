import { ActionIcon, Button, FileButton, Loader } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DropArea } from '../../ui/drop-area.tsx';
import { uploadEvidence } from './api.ts';
import classes from './evidence-field.module.css';
import { evidenceAccept, evidenceLimits, findEvidenceProblem, maximumEvidence } from './evidence-rules.ts';

export interface ChosenFile {
  id: number;
  name: string;
  /** Null until it is stored. */
  fileKey: string | null;
  problem: string | null;
}

interface EvidenceFieldProps {
  files: readonly ChosenFile[];
  onChange: (change: (files: readonly ChosenFile[]) => readonly ChosenFile[]) => void;
}

/** Pictures and PDFs that show what is wrong; each is stored as soon as it is chosen, so that sending is quick. */
export function EvidenceField({ files, onChange }: EvidenceFieldProps) {
  const { t } = useTranslation('refunds');
  const labelId = useId();
  const resetInput = useRef<() => void>(null);
  const nextId = useRef(0);
  const leave = useRef(new AbortController());
  const kept = files.filter(({ problem }) => problem === null).length;
  const isFull = kept >= maximumEvidence;

  useEffect(() => {
    leave.current = new AbortController();
    return () => leave.current.abort();
  }, []);

  function set(id: number, change: Partial<ChosenFile>) {
    onChange((before) => before.map((file) => (file.id === id ? { ...file, ...change } : file)));
  }

  async function take(file: File, isOneTooMany: boolean) {
    const id = nextId.current;
    nextId.current += 1;
    const found = findEvidenceProblem(file);
    const problem = isOneTooMany ? 'tooMany' : found;
    const text = problem && t(`evidence.${problem}`, evidenceLimits());
    onChange((before) => [...before, { id, name: file.name, fileKey: null, problem: text }]);
    if (problem) return;
    try {
      set(id, { fileKey: await uploadEvidence(file, leave.current.signal) });
    } catch (error) {
      if (leave.current.signal.aborted) return;
      set(id, { problem: error instanceof Error ? error.message : t('evidence.failed') });
    }
  }

  function receive(chosen: readonly File[]) {
    resetInput.current?.();
    let free = maximumEvidence - kept;
    for (const file of chosen) {
      void take(file, free <= 0);
      if (!findEvidenceProblem(file)) free -= 1;
    }
  }

  return (
    <DropArea look="field" labelledBy={labelId} onFiles={receive}>
      <div className={classes.invite}>
        <div>
          <p id={labelId} className={classes.label}>
            {t('evidence.label')}
          </p>
          <p className={classes.hint}>{t('evidence.hint', evidenceLimits())}</p>
        </div>
        <FileButton
          multiple
          accept={evidenceAccept}
          resetRef={resetInput}
          onChange={receive}
          disabled={isFull}
          inputProps={{ 'aria-label': t('evidence.choose') }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={isFull}
              leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t('evidence.choose')}
            </Button>
          )}
        </FileButton>
      </div>
      {files.length > 0 ? (
        <ul className={classes.files} aria-live="polite">
          {files.map(({ id, name, fileKey, problem }) => (
            <li key={id} data-problem={problem !== null || undefined}>
              <span className={classes.name}>{name}</span>
              <span className={classes.state}>
                {problem ?? (fileKey === null ? t('evidence.uploading') : t('evidence.ready'))}
              </span>
              {fileKey === null && problem === null ? <Loader size={14} aria-hidden="true" /> : null}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={t('evidence.remove', { name })}
                onClick={() => onChange((before) => before.filter((file) => file.id !== id))}
              >
                <IconX size={16} stroke={1.5} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
    </DropArea>
  );
}
