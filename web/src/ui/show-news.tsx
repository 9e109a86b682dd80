import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { newsMessageMs } from '../lib/constants.ts';
import { i18n } from '../lib/i18n.ts';

interface News {
  id: string;
  text: string;
  action: string;
  onPress: () => void;
}

/** A message with something to do about it, which stays long enough to press it. */
export function showNews({ id, text, action, onPress }: News): void {
  notifications.hide(id);
  notifications.show({
    id,
    color: 'seal',
    autoClose: newsMessageMs,
    role: 'status',
    'aria-live': 'polite',
    closeButtonProps: { 'aria-label': i18n.t('shell:action.close') },
    message: (
      <>
        {text}{' '}
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            onPress();
          }}
        >
          {action}
        </Button>
      </>
    ),
  });
}
