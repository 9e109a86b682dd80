import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutlineWorks } from '@yanmo/contract/outline-works';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/notify.ts';
import { showUndo } from '../../../ui/show-undo.ts';
import { addOutlineWorks, dropOutlineWorks, outlineWorksQuery, sourcesOfOrderKey } from '../api.ts';

const searchPollMs = 1_500;

interface WorksChanges {
  /** More may be found at any moment. */
  isWriting?: boolean;
  /** What was dropped is back: headings that rested on it may rest on it again. */
  onTakenBack?: (() => void) | undefined;
}

/** The works beside an outline, and what its student does with them. Every answer is the whole list as it stands then. */
export function useOutlineWorks(key1: string, { isWriting = false, onTakenBack }: WorksChanges = {}) {
  const { t } = useTranslation('outlines');
  const client = useQueryClient();
  const query = useQuery({
    ...outlineWorksQuery(key1),
    refetchInterval: ({ state }) => (isWriting || state.data?.is_searching ? searchPollMs : false),
  });

  async function adopt(answer: OutlineWorks) {
    // An answer that is still on its way tells how it stood before.
    await client.cancelQueries({ queryKey: outlineWorksQuery(key1).queryKey });
    client.setQueryData(outlineWorksQuery(key1).queryKey, answer);
    void client.invalidateQueries({ queryKey: sourcesOfOrderKey(key1) });
  }

  const add = useMutation({
    mutationFn: (ids: readonly string[]) => addOutlineWorks(key1, ids),
    onSuccess: async (answer, ids) => {
      const before = new Set(query.data?.works.map(({ work }) => work.id));
      await adopt(answer);
      if (ids.some((id) => before.has(id))) onTakenBack?.();
    },
    onError: showError,
  });
  const drop = useMutation({
    mutationFn: ({ id }: Pick<Work, 'id' | 'title'>) => dropOutlineWorks(key1, [id]),
    onSuccess: async (answer, { id, title }) => {
      await adopt(answer);
      showUndo({
        ...{ id: `outline-work-dropped-${id}`, text: t('works.dropped', { title }), label: t('editor.undo') },
        onUndo: () => add.mutate([id]),
      });
    },
    onError: showError,
  });
  return { ...query, add, drop };
}
