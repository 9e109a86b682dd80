import { TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './find-field.module.css';
import type { useFind } from './use-find.ts';

interface FindFieldProps {
  find: ReturnType<typeof useFind>;
  input: RefObject<HTMLInputElement | null>;
  /** On a phone the field comes when it is asked for. */
  isOpen: boolean;
}

export function FindField({ find, input, isOpen }: FindFieldProps) {
  const { t } = useTranslation('amending');
  /** The first Enter goes to the first place, the next ones on from there. */
  const shownWords = useRef<string | null>(null);
  const go = (by: 1 | -1) => {
    find.step(by, shownWords.current !== find.words);
    shownWords.current = find.words;
  };
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
      // One goes on with Enter, so the field keeps the focus that the paragraph was given.
      event.currentTarget.focus({ preventScroll: true });
    }
    if (event.key === 'Escape') {
      find.ask('');
      event.currentTarget.blur();
    }
  }
  const isAsked = find.words.trim() !== '' && find.isSettled;
  return (
    <div className={classes.find} data-open={isOpen || undefined}>
      <TextInput
        ref={input}
        type="search"
        size="sm"
        className={classes.field}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden="true" />}
        placeholder={t('find.placeholder')}
        aria-label={t('find.label')}
        value={find.words}
        onChange={(event) => find.ask(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isAsked ? (
        <>
          <span className={classes.count} role="status">
            {find.position === 0
              ? t('find.none')
              : t('find.position', { position: find.position, total: find.hits.length })}
          </span>
          <IconButton
            icon={IconChevronUp}
            label={t('find.previous')}
            size="compact"
            isDisabled={find.position === 0}
            onClick={() => go(-1)}
          />
          <IconButton
            icon={IconChevronDown}
            label={t('find.next')}
            size="compact"
            isDisabled={find.position === 0}
            onClick={() => go(1)}
          />
        </>
      ) : null}
    </div>
  );
}
