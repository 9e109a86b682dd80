import { ActionIcon, Alert, Button, Textarea } from '@mantine/core';
import { IconArrowUp, IconPaperclip, IconPlayerStopFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ChatFile, type ChatMessage, type ChatSession, chatMessageMaximum } from '@yanmo/contract/chat';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyCharacters } from '../../domain/wallet/buy-characters.tsx';
import { formatNumber } from '../../lib/format.ts';
import { showError } from '../../lib/notify.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { changeSession, keepSession } from './api.ts';
import classes from './composer.module.css';
import { ContextChoice } from './context-choice.tsx';
import { DropCover } from './drop-cover.tsx';
import { FileChip, PendingChip } from './file-chips.tsx';
import { useLive } from './live-answers.ts';
import { UsageLine } from './usage-line.tsx';
import type { useAsking } from './use-asking.ts';
import { acceptedFiles, isAccepted, useChatFiles } from './use-chat-files.ts';
import type { ChosenContext, useComposerDraft } from './use-composer-draft.ts';

interface ComposerProps {
  place: 'page' | 'panel';
  session: ChatSession | null;
  draft: ReturnType<typeof useComposerDraft>['draft'];
  chosen: ChosenContext | null;
  onDraft: ReturnType<typeof useComposerDraft>['change'];
  asking: ReturnType<typeof useAsking>;
  writing: ChatMessage | null;
  onSend: () => void;
  onStop: (message: ChatMessage) => void;
}

/** From here on the count is shown. */
const countedFrom = chatMessageMaximum - 1_000;

export function Composer(props: ComposerProps) {
  const { place, session, draft, chosen, onDraft, asking, writing, onSend, onStop } = props;
  const { t } = useTranslation(['chat', 'shell']);
  const client = useQueryClient();
  const isMobile = useIsMobile();
  const live = useLive(writing?.id ?? '');
  const picker = useRef<HTMLInputElement>(null);
  const files = useChatFiles({
    count: (session?.files.length ?? 0) + draft.files.length,
    onStored: (file) => onDraft((before) => ({ files: [...before.files, file] })),
  });
  const isTooLong = draft.text.length > chatMessageMaximum;
  const canSend = draft.text.trim() !== '' && !isTooLong && !writing && !asking.isSending;

  // Sent while a file is still on its way, the question goes out with it when it has come.
  const [isWaiting, setIsWaiting] = useState(false);
  const send = () => (files.isSending ? setIsWaiting(true) : onSend());
  const sendWaiting = useEffectEvent(() => {
    setIsWaiting(false);
    if (canSend && !files.pending.some(({ problem }) => problem !== null)) onSend();
  });
  useEffect(() => {
    if (isWaiting && !files.isSending) sendWaiting();
  }, [isWaiting, files.isSending]);

  async function change(part: Parameters<typeof changeSession>[1]) {
    if (!session) return;
    try {
      keepSession(client, await changeSession(session.session_id, part));
    } catch (error) {
      showError(error);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    // The Enter that takes a word of an input method is not one that sends; Safari says so by the code alone.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    // On a phone there is no Shift to hold: there Enter is a new line, and the button sends.
    if (event.shiftKey || (window.matchMedia('(pointer: coarse)').matches && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    if (canSend) send();
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = [...event.clipboardData.files];
    // Cells and slides are copied as words with a picture of them: the words are meant.
    const isText = event.clipboardData.types.includes('text/plain') && !pasted.some(isAccepted);
    if (pasted.length === 0 || isText) return;
    event.preventDefault();
    files.add(pasted);
  }

  const sessionFiles = session?.files ?? [];
  const hasChips = sessionFiles.length + draft.files.length + files.pending.length > 0;
  return (
    <form
      className={classes.composer}
      data-place={place}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send();
      }}
    >
      {asking.refusal ? (
        <Alert
          color={asking.refusal.kind === 'BUSY' ? 'azurite' : 'bad'}
          variant="light"
          role="alert"
          mb="xs"
          withCloseButton
          closeButtonLabel={t('shell:action.close')}
          onClose={asking.dismiss}
        >
          {asking.refusal.kind === 'BUSY' ? t('busy') : asking.refusal.message}{' '}
          {asking.refusal.kind === 'PAY' ? <BuyCharacters refusal="characters_too_few" /> : null}
          {asking.refusal.kind === 'OTHER' ? (
            <Button size="compact-sm" variant="light" color="bad" onClick={asking.refusal.retry}>
              {t('shell:action.retry')}
            </Button>
          ) : null}
        </Alert>
      ) : null}
      <div className={classes.paper}>
        {hasChips ? (
          <ul className={classes.chips} aria-label={t('files.label')}>
            {sessionFiles.map((file) => (
              <FileChip key={file.file_key} file={file} onRemove={() => void change({ remove_file: file.file_key })} />
            ))}
            {draft.files.map((file: ChatFile) => (
              <FileChip
                key={file.file_key}
                file={file}
                isNew
                onRemove={() => onDraft({ files: draft.files.filter((one) => one !== file) })}
              />
            ))}
            {files.pending.map((one) => (
              <PendingChip
                key={one.id}
                pending={one}
                onRemove={() => files.remove(one)}
                onRetry={() => files.retry(one)}
              />
            ))}
          </ul>
        ) : null}
        <Textarea
          className={classes.field}
          variant="unstyled"
          aria-label={t('ask')}
          placeholder={t(place === 'page' && !isMobile ? 'placeholder' : 'placeholderShort')}
          autosize
          minRows={1}
          maxRows={place === 'page' ? 9 : 5}
          value={draft.text}
          readOnly={asking.isSending}
          error={isTooLong}
          onChange={(event) => onDraft({ text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <div className={classes.bar}>
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            accept={acceptedFiles}
            aria-label={t('files.attach')}
            onChange={(event) => {
              files.add([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
          <IconButton icon={IconPaperclip} label={t('files.attach')} onClick={() => picker.current?.click()} />
          <ContextChoice
            chosen={session ? session.context && { context: session.context, title: session.context_title } : chosen}
            onChoose={(next) =>
              session ? void change({ context: next?.context ?? null }) : onDraft({ chosen: next ?? 'NONE' })
            }
          />
          <span className={classes.space} />
          {draft.text.length > countedFrom ? (
            <span className={classes.count} data-over={isTooLong || undefined} role="status">
              {t('count', { number: formatNumber(draft.text.length), most: formatNumber(chatMessageMaximum) })}
            </span>
          ) : null}
          {writing ? (
            <ActionIcon
              size={40}
              variant="default"
              aria-label={t('stop')}
              title={t('stopKey')}
              loading={live?.isStopping ?? false}
              onClick={() => onStop(writing)}
            >
              <IconPlayerStopFilled size={18} aria-hidden="true" />
            </ActionIcon>
          ) : (
            <ActionIcon
              type="submit"
              size={40}
              variant="filled"
              aria-label={t('send')}
              title={t('sendKey')}
              disabled={!canSend}
              loading={asking.isSending || isWaiting}
            >
              <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
      </div>
      {isTooLong ? <p className={classes.problem}>{t('tooLong')}</p> : null}
      <UsageLine place={place} />
      <DropCover place={place} onFiles={files.add} />
    </form>
  );
}
