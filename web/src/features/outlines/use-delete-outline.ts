import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutlineSummary } from '@yanmo/contract/outlines';
import { i18n } from '../../lib/i18n.ts';
import { showError } from '../../lib/notify.ts';
import { showUndo } from '../../ui/show-undo.ts';
import { deleteOutline, outlineQuery, outlinesKey, restoreOutline } from './api.ts';
import { outlineDeleted, outlineRestored } from './outline-deletion.ts';

/** Deleted at once, without a question: the message brings it back. */
export function useDeleteOutline() {
  const client = useQueryClient();

  async function restore(key1: string) {
    try {
      const restored = await restoreOutline(key1);
      client.setQueryData(outlineQuery(key1).queryKey, restored);
      void client.invalidateQueries({ queryKey: outlinesKey });
      outlineRestored.tell(key1);
    } catch (error) {
      showError(error);
    }
  }

  return useMutation({
    mutationFn: ({ key1 }: Pick<OutlineSummary, 'key1' | 'title' | 'status' | 'step'>) => deleteOutline(key1),
    onSuccess: (_answer, { key1, title, status, step }) => {
      outlineDeleted.tell(key1);
      client.removeQueries({ queryKey: outlineQuery(key1).queryKey });
      void client.invalidateQueries({ queryKey: outlinesKey });
      const isWriting = status === 'WAITING' && step === 'OUTLINE';
      const text = i18n.t(isWriting ? 'outlines:list.deletedWriting' : 'outlines:list.deleted', { title });
      showUndo({
        ...{ id: `outline-deleted-${key1}`, text, label: i18n.t('outlines:editor.undo') },
        onUndo: () => void restore(key1),
      });
    },
    onError: showError,
  });
}
