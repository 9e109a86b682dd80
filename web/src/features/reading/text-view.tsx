import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { readingTextQuery } from './api.ts';
import { Waiting } from './finding-view.tsx';
import classes from './reading-page.module.css';
import type { ShownPassage } from './shown-passage.ts';

interface TextViewProps {
  readingKey: string;
  title: string;
  language: string | null;
  shown: ShownPassage | null;
}

/** A file without pages, as the text that was read of it. */
export function TextView({ readingKey, title, language, shown }: TextViewProps) {
  const { t } = useTranslation('reading');
  const box = useRef<HTMLDivElement>(null);
  const text = useInfiniteQuery(readingTextQuery(readingKey));
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = text;
  const paragraphs = data?.pages.flatMap((page) => page.paragraphs) ?? [];

  // All of it, portion by portion: a passage may stand anywhere.
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);

  const isThere = shown !== null && shown.paragraph < paragraphs.length;
  useEffect(() => {
    if (!shown || !isThere) return;
    const element = box.current?.querySelector<HTMLElement>(`[data-paragraph="${shown.paragraph}"]`);
    element?.scrollIntoView({ block: 'center' });
  }, [shown, isThere]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section ref={box} className={classes.text} aria-label={title} tabIndex={0}>
      <Sheet label={title}>
        {error ? <LoadFailed message={error.message} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <Waiting /> : null}
        <div lang={language ?? undefined}>
          {paragraphs.map(({ number, text: words, level, is_row: isRow }) => {
            const isShown = shown?.paragraph === number;
            const content: ReactNode = isShown ? <Marked text={words} part={shown.text} /> : words;
            const own = { 'data-paragraph': number, 'data-row': isRow || undefined };
            if (level === null) {
              return (
                <p key={number} {...own}>
                  {content}
                </p>
              );
            }
            const Heading = level === 1 ? 'h2' : level === 2 ? 'h3' : 'h4';
            return (
              <Heading key={number} {...own}>
                {content}
              </Heading>
            );
          })}
        </div>
        {hasNextPage ? <p className={classes.note}>{t('text.more')}</p> : null}
      </Sheet>
    </section>
  );
}

function Marked({ text, part }: { text: string; part: string | null }) {
  const at = part ? text.indexOf(part) : -1;
  if (!part || at < 0) return <mark>{text}</mark>;
  return (
    <>
      {text.slice(0, at)}
      <mark>{part}</mark>
      {text.slice(at + part.length)}
    </>
  );
}
