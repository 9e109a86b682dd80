import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPageNumber } from './page-layout.ts';
import classes from './viewer-toolbar.module.css';

interface PageFieldProps {
  current: number;
  pages: number;
  onGo: (page: number) => void;
}

/** The page that is being read; a number typed into it leads there. */
export function PageField({ current, pages, onGo }: PageFieldProps) {
  const { t } = useTranslation('papers');
  const [draft, setDraft] = useState<string | null>(null);

  const go = () => {
    const page = draft === null ? null : readPageNumber(draft, pages);
    setDraft(null);
    if (page !== null) onGo(page - 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      go();
      event.currentTarget.select();
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    }
  };

  return (
    <span className={classes.pageField}>
      <TextInput
        size="sm"
        classNames={{ input: classes.pageInput ?? '' }}
        value={draft ?? String(current + 1)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={go}
        onKeyDown={onKeyDown}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={t('viewer.pageOf', { pages })}
      />
      <span aria-hidden="true">/ {pages}</span>
    </span>
  );
}
