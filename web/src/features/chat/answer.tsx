import { ActionIcon, Button } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import type { ChatMessage, ChatSource } from '@yanmo/contract/chat';
import { memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyCharacters } from '../../domain/wallet/buy-characters.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { formatNumber } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Footnotes } from './footnotes.tsx';
import classes from './letters.module.css';
import { useLive } from './live-answers.ts';
import { plainText } from './plain-text.ts';

interface AnswerProps {
  message: ChatMessage;
  question: ChatMessage | null;
  isLast: boolean;
  onAskAgain: ((question: ChatMessage, text: string) => void) | null;
  onSource: (source: ChatSource) => void;
}

export const Answer = memo(function Answer({ message, question, isLast, onAskAgain, onSource }: AnswerProps) {
  const { t } = useTranslation(['chat', 'shell']);
  const live = useLive(message.id);
  const isWriting = message.state === 'WRITING';
  const text = live && isWriting ? live.text : message.text;
  const sources = live && isWriting ? live.sources : message.sources;

  const latest = useRef(sources);
  latest.current = sources;
  // One function for as long as the numbers are the same: with another, every paragraph would be read anew.
  const renderCitation = useMemo(
    () => (number: number) => {
      const source = latest.current.find((one) => one.number === number);
      return (
        <button
          type="button"
          className={classes.mark}
          aria-label={t('sources.open', { number, title: source?.title ?? '' })}
          onClick={() => {
            const found = latest.current.find((one) => one.number === number);
            if (found) onSource(found);
          }}
        >
          {number}
        </button>
      );
    },
    [t, onSource],
  );
  const citations = useMemo(() => sources.map(({ number }) => number), [sources]);
  // Asked again, what follows goes: an earlier one is changed at its question, where that is said.
  const askAgain = question && onAskAgain && isLast ? () => onAskAgain(question, question.text) : null;

  return (
    <article className={classes.letter} aria-label={t('we')} aria-busy={isWriting}>
      <p className={classes.head}>
        <span className={classes.we}>{t('we')}</span>
      </p>
      {text === '' && isWriting ? (
        <p className={classes.waiting}>
          <span className={classes.caret} aria-hidden="true" />
          {t(live?.isStopping ? 'stopping' : 'looking')}
        </p>
      ) : (
        <div className={classes.answer} data-writing={isWriting || undefined}>
          <Markdown text={text} isGrowing={isWriting} citations={citations} renderCitation={renderCitation} />
        </div>
      )}
      {isWriting && live && !live.isConnected ? <p className={classes.note}>{t('reconnecting')}</p> : null}
      <Footnotes sources={sources} onSource={onSource} />
      {message.state === 'STOPPED' ? <p className={classes.note}>{t('stopped')}</p> : null}
      {message.state === 'FAILED' ? (
        <div className={classes.failure} role={isLast ? 'alert' : undefined}>
          <p>
            {message.error?.message || t('shell:error.unknown')} {message.text ? t('partStays') : null}
          </p>
          <BuyCharacters refusal={message.error?.error} />
          {askAgain ? (
            <Button size="compact-sm" variant="light" color="bad" onClick={askAgain}>
              {t('shell:action.retry')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isWriting ? null : (
        <div className={classes.tools} data-shown={isLast || undefined}>
          {message.text ? (
            <Menu position="bottom-start">
              <Menu.Target>
                <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('copyAnswer')}>
                  <IconCopy size={18} stroke={1.5} aria-hidden="true" />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => void copyText(plainText(message.text))}>{t('copyPlain')}</Menu.Item>
                <Menu.Item onClick={() => void copyText(message.text)}>{t('copyMarkdown')}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          ) : null}
          {askAgain ? (
            <IconButton icon={IconRefresh} size="compact" label={t('regenerate')} onClick={askAgain} />
          ) : null}
          {message.usage ? (
            <span className={classes.usage}>
              {t(`usage.${message.usage.paid_by}`, { number: formatNumber(message.usage.characters) })}
            </span>
          ) : null}
        </div>
      )}
    </article>
  );
});
