import { Button, Group, Textarea } from '@mantine/core';
import { IconCopy, IconFileText, IconPencil } from '@tabler/icons-react';
import { type ChatMessage, chatMessageMaximum } from '@yanmo/contract/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { formatDateTime } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './letters.module.css';

interface QuestionProps {
  message: ChatMessage;
  onAskAgain: ((question: ChatMessage, text: string) => void) | null;
}

export function Question({ message, onAskAgain }: QuestionProps) {
  const { t } = useTranslation(['chat', 'shell']);
  const [draft, setDraft] = useState<string | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const isLong = message.text.length > 900 || message.text.split('\n').length > 14;
  const isSendable = draft !== null && draft.trim() !== '' && draft.length <= chatMessageMaximum && onAskAgain !== null;

  function send() {
    if (!isSendable) return;
    onAskAgain(message, draft.trim());
    setDraft(null);
  }

  return (
    <article className={classes.letter} aria-label={t('you')}>
      <div className={classes.head}>
        <span>{t('you')}</span>
        <time dateTime={message.created_at}>{formatDateTime(message.created_at)}</time>
        {draft === null ? (
          <span className={classes.tools} data-at="head">
            <IconButton
              icon={IconCopy}
              size="compact"
              label={t('copyQuestion')}
              onClick={() => void copyText(message.text)}
            />
            {onAskAgain ? (
              <IconButton icon={IconPencil} size="compact" label={t('edit')} onClick={() => setDraft(message.text)} />
            ) : null}
          </span>
        ) : null}
      </div>
      {draft === null ? (
        <>
          <div className={classes.question} data-folded={(isLong && !isWhole) || undefined}>
            {message.text}
          </div>
          {isLong ? (
            <Button size="compact-sm" variant="subtle" onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
              {t(isWhole ? 'showLess' : 'showAll')}
            </Button>
          ) : null}
          {message.files.length > 0 ? (
            <ul className={classes.files}>
              {message.files.map((file) => (
                <li key={file.file_key}>
                  <IconFileText size={16} stroke={1.5} aria-hidden="true" />
                  {file.name}
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Textarea
            aria-label={t('editLabel')}
            description={t('editNote')}
            inputWrapperOrder={['input', 'description', 'error']}
            error={draft.length > chatMessageMaximum ? t('tooLong') : null}
            autosize
            minRows={2}
            maxRows={14}
            autoFocus
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Escape') {
                event.stopPropagation();
                setDraft(null);
              } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
            }}
          />
          <Group gap="xs" mt="xs">
            <Button type="submit" size="sm" disabled={!isSendable}>
              {t('resend')}
            </Button>
            <Button size="sm" variant="default" onClick={() => setDraft(null)}>
              {t('shell:action.cancel')}
            </Button>
          </Group>
        </form>
      )}
    </article>
  );
}
