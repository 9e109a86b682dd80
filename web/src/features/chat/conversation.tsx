import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatMessage, ChatSource } from '@yanmo/contract/chat';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { showError } from '../../lib/notify.ts';
import { useSession } from '../../lib/session.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { follow, keepAnswer, type Sending } from './answer-streams.ts';
import { changeSession, keepSession, loadEarlier, sessionQuery, stopAnswer } from './api.ts';
import { Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { FirstQuestions } from './first-questions.tsx';
import { changeLive } from './live-answers.ts';
import { SourceDrawer } from './source-drawer.tsx';
import { Thread } from './thread.tsx';
import { useAsking } from './use-asking.ts';
import { type ChosenContext, useComposerDraft } from './use-composer-draft.ts';

export interface ConversationProps {
  place: 'page' | 'panel';
  /** Null for one that is not begun. */
  sessionId: string | null;
  /** What a new one is about unless its asker chooses otherwise. */
  about?: ChosenContext | null;
  /** A file on the server that a new one is asked about. */
  fileKey?: string;
  onSession: (sessionId: string | null) => void;
}

/** A session as a page of correspondence, with the place to write on at its foot. */
export function Conversation({ place, sessionId, about = null, fileKey, onSession }: ConversationProps) {
  const { t } = useTranslation(['chat', 'shell']);
  const client = useQueryClient();
  const login = useSession();
  const shown = useQuery({ ...sessionQuery(sessionId ?? ''), enabled: sessionId !== null && login !== null });
  const info = sessionId === null ? null : (shown.data ?? null);
  const [source, setSource] = useState<ChatSource | null>(null);
  const [asked, setAsked] = useState(0);
  const { draft, change, clear } = useComposerDraft(place, sessionId ?? fileKey ?? null);
  const chosen = draft.chosen === 'NONE' ? null : (draft.chosen ?? about);

  const asking = useAsking((begun, sent) => {
    setAsked((count) => count + 1);
    if (!sent.replaces) clear();
    if (sessionId === null) onSession(begun.session.session_id);
  });

  const writing = info?.messages.find((message) => message.state === 'WRITING') ?? null;
  useEffect(() => {
    if (writing && sessionId) follow(client, writing, sessionId);
  }, [writing, sessionId, client]);

  async function stop(message: ChatMessage) {
    changeLive(message.id, { isStopping: true });
    try {
      keepAnswer(client, await stopAnswer(message.id));
    } catch (error) {
      changeLive(message.id, { isStopping: false });
      showError(error);
    }
  }

  function send() {
    const body: Sending = { message: draft.text.trim() };
    if (sessionId) body.session_id = sessionId;
    else if (chosen) body.context = chosen.context;
    const fileKeys = draft.files.map((file) => file.file_key);
    if (fileKey !== undefined && sessionId === null) fileKeys.unshift(fileKey);
    if (fileKeys.length > 0) body.file_keys = fileKeys;
    asking.send(body);
  }

  const askAgain = (question: ChatMessage, text: string) => {
    if (sessionId) asking.send({ session_id: sessionId, message: text, replaces: question.id });
  };

  const reopen = useOnePress(async () => {
    if (!sessionId) return;
    try {
      keepSession(client, await changeSession(sessionId, { is_open: true }));
    } catch (error) {
      showError(error);
    }
  });

  const isGone = shown.error instanceof ApiError && shown.error.status === 404;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for whatever has the focus in here
    <div
      className={classes.conversation}
      data-place={place}
      onKeyDown={(event) => {
        const isHere = event.currentTarget.contains(event.target as Node);
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || !writing || !isHere) return;
        event.stopPropagation();
        void stop(writing);
      }}
    >
      {sessionId === null || (!login && !info) ? (
        <FirstQuestions place={place} about={chosen} onPick={(text) => change({ text })} />
      ) : info ? (
        <Thread
          key={sessionId}
          info={info}
          asked={asked}
          isSending={asking.isSending}
          onAskAgain={info.session.is_open ? askAgain : null}
          onSource={setSource}
          onEarlier={() => loadEarlier(client, sessionId).catch(showError)}
        />
      ) : shown.error ? (
        <div className={classes.state}>
          <LoadFailed
            message={isGone ? t('gone') : shown.error.message}
            onRetry={() => (isGone ? onSession(null) : void shown.refetch())}
          />
        </div>
      ) : (
        <Opening label={t('shell:loading')} />
      )}
      {info && !info.session.is_open ? (
        <Alert variant="light" color="gray" className={classes.closed}>
          {t(info.session.closed_by === 'LIMIT' ? 'closed.byLimit' : 'closed.byUser')}{' '}
          <Button size="compact-sm" variant="light" onClick={reopen}>
            {t('closed.reopen')}
          </Button>
        </Alert>
      ) : (
        <Composer
          place={place}
          session={info?.session ?? null}
          draft={draft}
          chosen={chosen}
          onDraft={change}
          asking={asking}
          writing={writing}
          onSend={send}
          onStop={stop}
        />
      )}
      <SourceDrawer source={source} onClose={() => setSource(null)} />
    </div>
  );
}

function Opening({ label }: { label: string }) {
  return (
    <div className={classes.state} role="status" aria-label={label} aria-busy="true">
      <Skeleton height={22} width="55%" mb={24} />
      {[96, 99, 92, 97, 48].map((width) => (
        <Skeleton key={width} height={13} width={`${width}%`} mb={14} />
      ))}
    </div>
  );
}
