import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { setIsChatButtonHidden, useIsChatButtonHidden } from '../../domain/site/chat-button.ts';

/** Whoever has hidden the button of the other pages finds the way back here. */
export function ChatButtonWish() {
  const { t } = useTranslation('chat');
  const isHidden = useIsChatButtonHidden();
  return (
    <Checkbox
      size="xs"
      label={t('button.wish')}
      checked={!isHidden}
      onChange={(event) => setIsChatButtonHidden(!event.currentTarget.checked)}
    />
  );
}
