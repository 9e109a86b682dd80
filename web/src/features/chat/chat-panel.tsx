import { Drawer } from '@mantine/core';
import { IconArrowsDiagonal, IconEdit, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ChatContext } from '@yanmo/contract/chat';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { chatPath, chatSessionPath } from '../../domain/site/chat-links.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { contextQuery } from './api.ts';
import classes from './chat-panel.module.css';
import { Conversation } from './conversation.tsx';
import type { ChosenContext } from './use-composer-draft.ts';

interface ChatPanelProps {
  opened: boolean;
  about: { context: Exclude<ChatContext, { kind: 'LIBRARY' }> } | null;
  sessionId: string | null;
  onSession: (sessionId: string | null) => void;
  onClose: () => void;
}

/** The chat beside another page: the same sessions, on a smaller sheet. It covers as little of the page as it can. */
export default function ChatPanel(props: ChatPanelProps) {
  const { t } = useTranslation(['chat', 'shell']);
  const isMobile = useIsMobile();
  if (isMobile) {
    return (
      <Drawer
        opened={props.opened}
        onClose={props.onClose}
        position="bottom"
        size="92%"
        withCloseButton={false}
        padding={0}
        aria-label={t('panel.label')}
        classNames={{ body: classes.drawer ?? '', content: classes.drawerSheet ?? '' }}
      >
        <Sheet {...props} />
      </Drawer>
    );
  }
  return props.opened ? (
    <div
      className={classes.panel}
      role="dialog"
      aria-label={t('panel.label')}
      onKeyDown={(event) => {
        // What stands in front of it, a menu or a passage, closes by itself.
        const isHere = event.currentTarget.contains(event.target as Node);
        if (event.key === 'Escape' && isHere && !event.nativeEvent.isComposing) props.onClose();
      }}
    >
      <Sheet {...props} />
    </div>
  ) : null;
}

function Sheet({ about, sessionId, onSession, onClose }: ChatPanelProps) {
  const { t } = useTranslation(['chat', 'shell']);
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);
  // A paper that is still being written, or not paid for, cannot be asked about: then nothing is, rather than every question refused.
  const { data: known, isError } = useQuery(contextQuery(about?.context ?? null));
  const offered: ChosenContext | null =
    about === null || isError ? null : { context: about.context, title: known?.title ?? null };
  return (
    <div className={classes.sheet} ref={place}>
      <header className={classes.head}>
        <h2>{t('panel.label')}</h2>
        {sessionId ? <IconButton icon={IconEdit} label={t('list.new')} onClick={() => onSession(null)} /> : null}
        <IconButton
          icon={IconArrowsDiagonal}
          label={t('panel.toPage')}
          onClick={() => {
            onClose();
            void navigate(sessionId ? chatSessionPath(sessionId) : chatPath);
          }}
        />
        <IconButton icon={IconX} label={t('shell:action.close')} onClick={onClose} />
      </header>
      <Conversation place="panel" sessionId={sessionId} about={offered} onSession={onSession} />
    </div>
  );
}
