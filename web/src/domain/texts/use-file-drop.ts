import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requireLogin } from '../../lib/require-login.ts';
import { fileLimits, findFileProblem, type TextPurpose } from './file-rules.ts';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

interface FileDropOptions<Sent> {
  purpose: TextPurpose;
  /** Stores it, and reads it. */
  send: (file: File, signal: AbortSignal) => Promise<Sent>;
  onSent: (sent: Sent) => void;
}

export type FileDrop = ReturnType<typeof useFileDrop>;

/** A file that is dropped or chosen: checked, stored, read. Words that are dragged stay words. */
export function useFileDrop<Sent>({ purpose, send, onSent }: FileDropOptions<Sent>) {
  const { t } = useTranslation(['texts', 'shell']);
  const [isOver, setIsOver] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  /** One at a time: whoever drops another, or puts something else there, no longer waits for the one before. */
  function stopReading() {
    running.current?.abort();
    running.current = null;
    setIsReading(false);
  }

  async function take(file: File) {
    stopReading();
    const stop = new AbortController();
    running.current = stop;
    setIsReading(true);
    try {
      const sent = await send(file, stop.signal);
      if (!stop.signal.aborted) onSent(sent);
    } catch (error) {
      if (!stop.signal.aborted) setProblem(error instanceof Error ? error.message : t('shell:error.unknown'));
    } finally {
      if (running.current === stop) setIsReading(false);
    }
  }

  function receive(files: readonly File[]) {
    const [file] = files;
    if (!file) return;
    const found = files.length > 1 ? 'fileCount' : findFileProblem(file, purpose);
    setProblem(found && t(found, fileLimits(purpose)));
    if (!found) requireLogin(() => void take(file));
  }

  return {
    isOver,
    isReading,
    problem,
    dismiss: () => setProblem(null),
    stopReading,
    receive,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        setIsOver(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        receive([...event.dataTransfer.files]);
      },
    },
  };
}
