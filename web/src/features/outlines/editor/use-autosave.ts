import { useQueryClient } from '@tanstack/react-query';
import type { Chapter, OutlineDetail } from '@yanmo/contract/outlines';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceReturned } from '../../../lib/service-state.ts';
import { outlineQuery, saveChapters } from '../api.ts';
import type { LeaveEditor } from '../use-open-outline.ts';
import { createAutosaver } from './autosaver.ts';

/** The server takes no heading without a title; one that is still empty is called so there until it has one. */
function nameAll(chapters: readonly Chapter[], untitled: string): Chapter[] {
  return chapters.map((chapter) => ({
    ...chapter,
    title: chapter.title.trim() || untitled,
    summary: chapter.summary.trim(),
    children: nameAll(chapter.children, untitled),
  }));
}

export function useAutosave(
  outline: OutlineDetail,
  chapters: readonly Chapter[],
  leaveEditor: RefObject<LeaveEditor | null>,
) {
  const { t } = useTranslation('outlines');
  const client = useQueryClient();
  const { key1 } = outline;
  const [failure, setFailure] = useState<string | null>(null);
  const [saver] = useState(() =>
    createAutosaver({
      chapters: outline.chapters,
      revision: outline.revision,
      async save(wanted, revision) {
        const saved = await saveChapters(key1, revision, nameAll(wanted, t('editor.untitled')));
        client.setQueryData(outlineQuery(key1).queryKey, saved);
        return saved;
      },
      onFailed: (error) => setFailure(error instanceof Error ? error.message : null),
    }),
  );
  const saveState = useSyncExternalStore(saver.subscribe, saver.state);

  useEffect(() => saver.change(chapters), [saver, chapters]);

  useEffect(() => {
    const flush = () => saver.flush();
    const retry = () => void (saver.state() === 'failed' && saver.flush());
    leaveEditor.current = flush;
    // The network is back, or the service is: nobody has to press for what was typed meanwhile.
    window.addEventListener('online', retry);
    const stop = serviceReturned.listen(retry);
    return () => {
      stop();
      window.removeEventListener('online', retry);
      leaveEditor.current = null;
      // Another page is shown, or another outline: what waits is not left to a timer.
      void flush();
    };
  }, [saver, leaveEditor]);

  useEffect(() => {
    if (saveState === 'saved') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [saveState]);

  return { saver, saveState, failure };
}
