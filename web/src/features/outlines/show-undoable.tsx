import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { i18n } from '../../lib/i18n.ts';

/** Long enough to notice a slip and to reach the button. */
const visibleMs = 10_000;

/** Says what was done, with the way back. The next of the same kind takes its place. */
export function showUndoable(id: string, text: string, onUndo: () => void): void {
  notifications.hide(id);
  notifications.show({
    id,
    autoClose: visibleMs,
    role: 'status',
    color: 'azurite',
    closeButtonProps: { 'aria-label': i18n.t('shell:action.close') },
    message: (
      <>
        {text}{' '}
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            onUndo();
            notifications.hide(id);
          }}
        >
          {i18n.t('outlines:editor.undo')}
        </Button>
      </>
    ),
  });
}
