import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { i18n } from '../../lib/i18n.ts';

/** Long enough to notice a slip and to reach the button. */
const visibleMs = 8_000;

interface Undo {
  text: string;
  /** Left out where there is no way back. */
  onUndo?: () => void;
  /** When the message has gone and the way back was not taken. */
  onSettled?: () => void;
}

/** Says what was done, with the way back. Each message stands for one deed, so an older one keeps its own way back. */
export function showUndo({ text, onUndo, onSettled }: Undo): void {
  let isUndone = false;
  const id = notifications.show({
    autoClose: visibleMs,
    role: 'status',
    color: 'azurite',
    closeButtonProps: { 'aria-label': i18n.t('shell:action.close') },
    onClose: () => {
      if (!isUndone) onSettled?.();
    },
    message: (
      <>
        {text}{' '}
        {onUndo ? (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => {
              isUndone = true;
              onUndo();
              notifications.hide(id);
            }}
          >
            {i18n.t('library:undo')}
          </Button>
        ) : null}
      </>
    ),
  });
}
