import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/notify.ts';
import { showUndo } from '../../ui/show-undo.ts';
import { libraryKey, markSaved, removeWorks } from './api.ts';
import type { ActionWork } from './work-actions.ts';

/**
 * An own record is deleted with its text and could not be brought back, so the server is told only when the way back is
 * gone. Until then the works are hidden here; whoever leaves the site in between removes them as they go.
 */
export function useRemoval() {
  const { t } = useTranslation('library');
  const client = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Set<readonly string[]>());

  const show = (ids: readonly string[]) =>
    setHidden((before) => new Set([...before].filter((id) => !ids.includes(id))));
  const drop = useMutation({
    mutationFn: (ids: readonly string[]) => removeWorks([...ids]),
    onSuccess: (_result, ids) => markSaved(client, ids, false),
    onError: showError,
    onSettled: async (_result, _error, ids) => {
      await client.invalidateQueries({ queryKey: libraryKey });
      show(ids);
    },
  });
  const settle = (ids: readonly string[]) => {
    if (waiting.current.delete(ids)) drop.mutate(ids);
  };

  const settleAll = useEffectEvent(() => {
    for (const ids of [...waiting.current]) settle(ids);
  });
  useEffect(() => {
    const leave = () => settleAll();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  return {
    isRemoved: (id: string) => hidden.has(id),
    remove(works: readonly ActionWork[]) {
      const ids = works.map(({ id }) => id);
      waiting.current.add(ids);
      setHidden((before) => new Set([...before, ...ids]));
      showUndo({
        text: t('mine.removed', { count: ids.length }),
        label: t('undo'),
        onUndo() {
          waiting.current.delete(ids);
          show(ids);
        },
        onSettled: () => settle(ids),
      });
    },
  };
}
