import { Button } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { IconEdit } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Conversation } from '../../features/chat/conversation.tsx';

/** Questions about one file, beside it; the session is the same one after a reload. */
export default function AskAboutFile({ fileKey }: { fileKey: string }) {
  const { t } = useTranslation('reading');
  const [sessionId, setSessionId] = useSessionStorage<string | null>({
    key: `yanmo_reading_session_${fileKey}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return (
    <>
      {sessionId === null ? null : (
        <Button
          variant="subtle"
          size="compact-md"
          m="xs"
          leftSection={<IconEdit size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setSessionId(null)}
        >
          {t('ask.anew')}
        </Button>
      )}
      <Conversation place="panel" fileKey={fileKey} sessionId={sessionId} onSession={setSessionId} />
    </>
  );
}
