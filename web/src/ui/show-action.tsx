import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { i18n } from '../lib/i18n.ts';

interface Action {
  /** The next message of the same id takes its place; without one each stands for itself. */
  id?: string;
  text: string;
  /** Left out where there is nothing to press. */
  button?: { label: string; onPress: () => void };
  color: 'azurite' | 'seal';
  visibleMs: number;
  /** When the message has gone and the button was not pressed. */
  onSettled?: () => void;
}

/** A message with something to do about it, which stays long enough to press it. */
export function showAction({ id, text, button, color, visibleMs, onSettled }: Action): void {
  let isPressed = false;
  if (id) notifications.hide(id);
  const shown = notifications.show({
    ...(id ? { id } : {}),
    color,
    autoClose: visibleMs,
    role: 'status',
    'aria-live': 'polite',
    closeButtonProps: { 'aria-label': i18n.t('shell:action.close') },
    onClose: () => {
      if (!isPressed) onSettled?.();
    },
    message: (
      <>
        {text}{' '}
        {button ? (
          <Button
            size="compact-sm"
            variant="light"
            // A newer message pushes this one up, perhaps between press and release: the release still counts here.
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onClick={() => {
              isPressed = true;
              notifications.hide(shown);
              button.onPress();
            }}
          >
            {button.label}
          </Button>
        ) : null}
      </>
    ),
  });
}
