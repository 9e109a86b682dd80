import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ChatMessage, ChatSource } from '@yanmo/contract/chat';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from './answer.tsx';
import type { SessionInfo } from './api.ts';
import { plainText } from './plain-text.ts';
import { Question } from './question.tsx';
import classes from './thread.module.css';

interface ThreadProps {
  info: SessionInfo;
  /** Grows with every question that is taken: its asker wants to see it. */
  asked: number;
  isSending: boolean;
  /** Null where no more is asked. */
  onAskAgain: ((question: ChatMessage, text: string) => void) | null;
  onSource: (source: ChatSource) => void;
  onEarlier: () => Promise<void>;
}

/** So near to the end a reader is at the end. */
const nearPx = 60;
const announcedCharacters = 1_500;

/** The letters of a session. It follows what is written while its reader is at the end, and never pulls them there. */
export function Thread({ info, asked, isSending, onAskAgain, onSource, onEarlier }: ThreadProps) {
  const { session, messages, hasEarlier } = info;
  const { t } = useTranslation('chat');
  const room = useRef<HTMLDivElement>(null);
  const letters = useRef<HTMLOListElement>(null);
  const isFollowing = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  function toEnd() {
    const { current } = room;
    if (current) current.scrollTop = current.scrollHeight;
  }

  useEffect(() => {
    if (!letters.current) return;
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) toEnd();
      else look();
    });
    observer.observe(letters.current);
    return () => observer.disconnect();
  });

  // What is put above the first letter must not move the one that is being read.
  const first = messages[0]?.id;
  const wasFirst = useRef<{ letter: HTMLElement; topPx: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another letter is the first
  useLayoutEffect(() => {
    const { letter, topPx } = wasFirst.current ?? {};
    wasFirst.current = null;
    if (room.current && letter?.isConnected) room.current.scrollTop += letter.offsetTop - (topPx ?? 0);
  }, [first]);
  const [isLoadingEarlier, setIsLoadingEarlier] = useState(false);
  async function showEarlier() {
    isFollowing.current = false;
    setIsLoadingEarlier(true);
    const letter = letters.current?.firstElementChild;
    if (letter instanceof HTMLElement) wasFirst.current = { letter, topPx: letter.offsetTop };
    await onEarlier();
    setIsLoadingEarlier(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every question
  useEffect(() => {
    isFollowing.current = true;
    toEnd();
  }, [asked]);

  function look() {
    const { current } = room;
    if (!current) return;
    const isNear = current.scrollHeight - current.scrollTop - current.clientHeight < nearPx;
    isFollowing.current = isNear;
    setIsAtEnd(isNear);
  }

  const isWriting = messages.some(({ state }) => state === 'WRITING');
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no wheel scrolls it with the arrow keys */}
      <section className={classes.room} ref={room} onScroll={look} tabIndex={0} aria-label={session.title}>
        {hasEarlier ? (
          <div className={classes.earlier}>
            <Button
              size="compact-md"
              variant="subtle"
              leftSection={<IconArrowUp size={16} stroke={1.5} aria-hidden="true" />}
              loading={isLoadingEarlier}
              onClick={() => void showEarlier()}
            >
              {t('earlier')}
            </Button>
          </div>
        ) : null}
        <ol className={classes.letters} ref={letters} aria-busy={isWriting}>
          {messages.map((message, index) => (
            <li key={message.id} data-role={message.role}>
              {message.role === 'USER' ? (
                <Question message={message} onAskAgain={isWriting || isSending ? null : onAskAgain} />
              ) : (
                <Answer
                  message={message}
                  question={messages[index - 1] ?? null}
                  isLast={index === messages.length - 1}
                  onAskAgain={isWriting || isSending ? null : onAskAgain}
                  onSource={onSource}
                />
              )}
            </li>
          ))}
        </ol>
      </section>
      {isAtEnd ? null : (
        <button
          type="button"
          className={classes.toEnd}
          onClick={() => {
            isFollowing.current = true;
            toEnd();
          }}
        >
          <IconArrowDown size={16} stroke={1.5} aria-hidden="true" />
          {t('toEnd')}
        </button>
      )}
      <Announcer messages={messages} />
    </div>
  );
}

/** Reads out an answer once it is whole; while it grows every word would interrupt the last. */
function Announcer({ messages }: { messages: readonly ChatMessage[] }) {
  const { t } = useTranslation('chat');
  const last = messages.at(-1);
  const wasWriting = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (last?.state === 'WRITING') wasWriting.current = last.id;
    else if (last && wasWriting.current === last.id) {
      wasWriting.current = null;
      setSaid(`${t(`ended.${last.state}`)} ${plainText(last.text).slice(0, announcedCharacters)}`);
    }
  }, [last, t]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}
