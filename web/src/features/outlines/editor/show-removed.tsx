import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { i18n } from '../../../lib/i18n.ts';

const messageId = 'outline-heading-removed';
/** Long enough to notice a slip and to reach the button. */
const visibleMs = 8_000;

/** Says what was removed, with the way back. */
export function showRemoved(title: string, onUndo: () => void): void {
  notifications.hide(messageId);
  notifications.show({
    id: messageId,
    autoClose: visibleMs,
    role: 'status',
    color: 'azurite',
    closeButtonProps: { 'aria-label': i18n.t('shell:action.close') },
    message: (
      <>
        {i18n.t('outlines:editor.removed', { title: title || i18n.t('outlines:editor.untitled') })}{' '}
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            onUndo();
            notifications.hide(messageId);
          }}
        >
          {i18n.t('outlines:editor.undo')}
        </Button>
      </>
    ),
  });
}
