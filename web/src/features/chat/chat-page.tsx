import { Drawer } from '@mantine/core';
import { IconEdit, IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { sessionQuery } from './api.ts';
import classes from './chat-page.module.css';
import { Conversation } from './conversation.tsx';
import { SessionList } from './session-list.tsx';
import { useChatAddress } from './use-chat-address.ts';
import { useRoomHeight } from './use-room-height.ts';

/** A page of correspondence: the sessions at its side, the letters on the sheet, the place to write at its foot. */
export default function ChatPage() {
  const { t } = useTranslation(['chat', 'shell']);
  const { sessionId, open } = useChatAddress();
  const isMobile = useIsMobile();
  const login = useSession();
  const place = useRoomHeight();
  const [isListOpen, setIsListOpen] = useState(false);
  const { data } = useQuery({ ...sessionQuery(sessionId ?? ''), enabled: sessionId !== null && login !== null });
  const title = sessionId === null ? null : (data?.session.title ?? t('shell:routes.chat.title'));
  const list = (
    <SessionList
      current={sessionId}
      onOpen={(next) => {
        setIsListOpen(false);
        open(next);
      }}
    />
  );
  return (
    <div className={classes.page} ref={place}>
      {isMobile ? (
        <Drawer
          opened={isListOpen}
          onClose={() => setIsListOpen(false)}
          position="left"
          size="84%"
          title={t('list.label')}
          closeButtonProps={{ 'aria-label': t('shell:action.close') }}
          styles={{ body: { height: 'calc(100% - 64px)' } }}
        >
          {list}
        </Drawer>
      ) : (
        <div className={classes.side}>{list}</div>
      )}
      <div className={classes.sheet}>
        {isMobile || title ? (
          <header className={classes.head}>
            {isMobile ? (
              <IconButton icon={IconList} label={t('list.label')} onClick={() => setIsListOpen(true)} />
            ) : null}
            {title ? (
              <h1 className={classes.title}>{title}</h1>
            ) : (
              <span className={classes.title}>{t('list.new')}</span>
            )}
            {isMobile && sessionId ? (
              <IconButton icon={IconEdit} label={t('list.new')} onClick={() => open(null)} />
            ) : null}
          </header>
        ) : null}
        <Conversation
          // A new one that becomes a session stays what it is, with the place where its reader was.
          place="page"
          sessionId={sessionId}
          onSession={(next) => open(next, { replace: true })}
        />
      </div>
    </div>
  );
}
