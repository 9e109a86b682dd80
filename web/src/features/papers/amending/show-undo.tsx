import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { i18n } from '../../../lib/i18n.ts';

/** Long enough to read the new text's first lines and to think again. */
const visibleMs = 12_000;

/** Says what was done, with the way back. */
export function showUndo(text: string, onUndo: () => void): void {
  const id = notifications.show({
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
          {i18n.t('amending:undo')}
        </Button>
      </>
    ),
  });
}
