import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

/** What a screen reader says while something is moved by keyboard or pointer. */
export function useDragTexts(nameOf: (id: UniqueIdentifier) => string): DndContextProps['accessibility'] {
  const { t } = useTranslation('outlines');
  return {
    screenReaderInstructions: { draggable: t('drag.how') },
    announcements: {
      onDragStart: ({ active }) => t('drag.taken', { name: nameOf(active.id) }),
      onDragOver: ({ active, over }) =>
        over ? t('drag.over', { name: nameOf(active.id), place: nameOf(over.id) }) : undefined,
      onDragEnd: ({ active }) => t('drag.put', { name: nameOf(active.id) }),
      onDragCancel: ({ active }) => t('drag.cancelled', { name: nameOf(active.id) }),
    },
  };
}
