import { type ChatFile, chatFilesMaximum } from '@yanmo/contract/chat';
import { fileRules } from '@yanmo/contract/files';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { showError } from '../../lib/notify.ts';
import { randomId } from '../../lib/random-id.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { uploadForChat } from './api.ts';

export const acceptedFiles = '.pdf,.docx,.txt,.md';
const acceptedName = /\.(?:pdf|docx|txt|md|markdown)$/i;

export const isAccepted = ({ name }: Pick<File, 'name'>): boolean => acceptedName.test(name);

/** On its way, or refused: it has no key yet. */
export interface PendingFile {
  id: string;
  file: File;
  problem: string | null;
  stop: AbortController;
}

interface ChatFilesOptions {
  /** How many the session has already. */
  count: number;
  onStored: (file: ChatFile) => void;
}

/** Files that are dropped, pasted or chosen: checked, sent, and kept until the question goes out. */
export function useChatFiles({ count, onStored }: ChatFilesOptions) {
  const { t } = useTranslation('chat');
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });

  const drop = (id: string) => setPending((before) => before.filter((one) => one.id !== id));

  async function send(one: PendingFile) {
    try {
      const stored = await uploadForChat(one.file, one.stop.signal);
      if (one.stop.signal.aborted) return;
      latest.current(stored);
      drop(one.id);
    } catch (error) {
      if (one.stop.signal.aborted) return;
      const problem = error instanceof Error ? error.message : t('files.failed');
      setPending((before) => before.map((other) => (other.id === one.id ? { ...other, problem } : other)));
    }
  }

  function findProblem({ name, size }: File): string | null {
    const { maximumBytes } = fileRules.CHAT;
    if (!isAccepted({ name })) return t('files.type');
    if (size === 0) return t('files.empty');
    return size > maximumBytes ? t('files.size', { size: formatNumber(maximumBytes / 1024 / 1024) }) : null;
  }

  function add(files: readonly File[]) {
    if (files.length === 0) return;
    const room = chatFilesMaximum - count - pending.length;
    if (files.length > room) showError(t('files.tooMany', { number: chatFilesMaximum }));
    const taken = files
      .slice(0, Math.max(0, room))
      .map((file) => ({ id: randomId(), file, problem: findProblem(file), stop: new AbortController() }));
    const sound = taken.filter(({ problem }) => problem === null);
    setPending((before) => [...before, ...taken.filter((one) => !sound.includes(one))]);
    if (sound.length === 0) return;
    // On their way once somebody is there to send them: who does not log in is not told that they are.
    requireLogin(() => {
      setPending((before) => [...before, ...sound]);
      for (const one of sound) void send(one);
    });
  }

  return {
    pending,
    isSending: pending.some(({ problem }) => problem === null),
    add,
    remove: ({ id, stop }: PendingFile) => {
      stop.abort();
      drop(id);
    },
    retry: (one: PendingFile) => {
      requireLogin(() => {
        setPending((before) => before.map((other) => (other.id === one.id ? { ...other, problem: null } : other)));
        void send(one);
      });
    },
  };
}
