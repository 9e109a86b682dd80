import { ActionIcon } from '@mantine/core';
import { IconMessageCircle, IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { setIsChatButtonHidden, useIsChatButtonHidden } from '../../domain/site/chat-button.ts';
import { chatPath } from '../../domain/site/chat-links.ts';
import { i18n } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';
import { showUndo } from '../../ui/show-undo.ts';
import classes from './chat-button.module.css';
import { useLift } from './use-lift.ts';

const ChatPanel = lazyPart(async () => {
  const [panel] = await Promise.all([import('../../features/chat/chat-panel.tsx'), i18n.loadNamespaces('chat')]);
  return panel;
});

const paperPages = ['/main/readpaper', '/main/amendpaper', '/paperPreview'];
const withoutButton = [chatPath, '/login', '/404'];

/** What is open on the page, by its address: what a question asked beside it is about. */
export function findAbout(pathname: string, search: string) {
  const address = new URLSearchParams(search);
  const order = paperPages.includes(pathname) ? address.get('order') : null;
  if (order) return { context: { kind: 'PAPER', key: order } } as const;
  const outline = pathname === '/main/writepaper' ? address.get('key') : null;
  return outline ? ({ context: { kind: 'OUTLINE', key: outline } } as const) : null;
}

/** Opens the chat over whatever page is there, and keeps out of the way of what else stands at the lower edge. */
export function ChatButton() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const login = useSession();
  const isHidden = useIsChatButtonHidden();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [sessionId, setSessionId] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A paper of somebody else has its questions beside it.
  const hasOwnQuestions =
    pathname === '/main/readpaper' && login !== null && new URLSearchParams(search).has('reading');
  const hasPlace = !withoutButton.includes(pathname) && !hasOwnQuestions;
  const liftPx = useLift(hasPlace && !isHidden && !isOpen);

  const about = login ? findAbout(pathname, search) : null;
  const aboutKey = about?.context.key ?? null;
  const [shownAbout, setShownAbout] = useState(aboutKey);
  // Another paper is another conversation; the last one is in the list.
  if (aboutKey !== shownAbout) {
    setShownAbout(aboutKey);
    if (aboutKey !== null) setSessionId(null);
  }
  const [reader, setReader] = useState(login?.loginId ?? null);
  if (reader !== (login?.loginId ?? null)) {
    setReader(login?.loginId ?? null);
    if (reader !== null) setSessionId(null);
  }
  useEffect(() => {
    if (!hasPlace) setIsOpen(false);
  }, [hasPlace]);

  if (!hasPlace) return null;

  function hide() {
    setIsChatButtonHidden(true);
    showUndo({
      id: 'chat-button',
      text: t('chatButton.hidden'),
      label: t('chatButton.open'),
      onUndo: () => setIsChatButtonHidden(false),
    });
  }

  return (
    <aside aria-label={t('chatButton.open')} className={classes.place}>
      {isHidden || isOpen ? null : (
        <div className={classes.buttons} style={{ transform: `translateY(${-liftPx}px)` }}>
          <ActionIcon
            ref={button}
            className={classes.button ?? ''}
            variant="filled"
            size={48}
            radius={24}
            aria-label={t('chatButton.label')}
            title={t('chatButton.label')}
            onClick={() => {
              setWasOpened(true);
              setIsOpen(true);
            }}
          >
            <IconMessageCircle size={24} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
          <button type="button" className={classes.hide} aria-label={t('chatButton.hide')} onClick={hide}>
            <IconX size={12} stroke={2} aria-hidden="true" />
          </button>
        </div>
      )}
      {wasOpened ? (
        <Suspense fallback={<Coming liftPx={liftPx} />}>
          <ChatPanel
            opened={isOpen}
            about={about}
            sessionId={sessionId}
            onSession={setSessionId}
            onClose={() => {
              setIsOpen(false);
              setTimeout(() => button.current?.focus(), 20);
            }}
          />
        </Suspense>
      ) : null}
    </aside>
  );
}

/** Where the button stood, until what it opens has come. */
function Coming({ liftPx }: { liftPx: number }) {
  const { t } = useTranslation();
  return (
    <div className={classes.buttons} style={{ transform: `translateY(${-liftPx}px)` }}>
      <ActionIcon className={classes.button ?? ''} size={48} radius={24} loading aria-label={t('chatButton.label')} />
    </div>
  );
}
