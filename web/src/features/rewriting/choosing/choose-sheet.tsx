import { Button, Group } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import type { Language } from '@yanmo/contract/language-choice';
import type { ReadText } from '@yanmo/contract/reductions';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import type { Choice } from './choice.ts';
import { ChoicePrice } from './choice-price.tsx';
import { ChooseRow } from './choose-row.tsx';
import classes from './choose-sheet.module.css';
import type { ParagraphMark } from './paragraph-marks.ts';

interface ChooseSheetProps {
  read: ReadText;
  language: Language;
  choice: Choice;
  marks: ReadonlyMap<string, ParagraphMark>;
  /** Keys of what a report or a measurement speaks of; null where nobody has looked. */
  marked: readonly string[] | null;
  /** Null: all. */
  onChoose: (keys: string[] | null) => void;
}

/**
 * The paragraphs of a text, each to be ticked. One stop of the Tab key: arrows go from one to the next, the space bar ticks; with
 * Shift held down, all between two of them.
 */
export function ChooseSheet({ read, language, choice, marks, marked, onChoose }: ChooseSheetProps) {
  const { t } = useTranslation(['rewriting', 'orders']);
  const { paragraphs, text } = read;
  const [stop, setStop] = useState(0);
  const last = useRef<number | null>(null);
  const list = useRef<HTMLOListElement>(null);

  function choose(keys: ReadonlySet<string>) {
    const own = paragraphs.filter(({ key }) => keys.has(key)).map(({ key }) => key);
    onChoose(own.length === paragraphs.length ? null : own);
  }

  function tick(index: number, isTicked: boolean, isRange: boolean) {
    const from = isRange && last.current !== null ? last.current : index;
    const keys = new Set(choice.keys);
    for (const { key } of paragraphs.slice(Math.min(from, index), Math.max(from, index) + 1)) {
      if (isTicked) keys.add(key);
      else keys.delete(key);
    }
    last.current = index;
    setStop(index);
    choose(keys);
  }

  // Always the same one: a row is drawn anew only where its own tick changes, and a book has thousands.
  const onTick = useCallbackRef(tick);

  function goOn(event: KeyboardEvent) {
    const to = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: paragraphs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(to, 0), paragraphs.length - 1);
    setStop(next);
    const box = list.current?.querySelector<HTMLElement>(`[data-index="${next}"]`);
    box?.scrollIntoView({ block: 'nearest' });
    box?.focus({ preventScroll: true });
  }

  return (
    <div className={classes.choose}>
      <div className={classes.head}>
        <p className={classes.count} role="status">
          {t('choose.count', { chosen: formatNumber(choice.keys.size), all: formatNumber(choice.of.paragraphs) })}
          {' · '}
          {t(`orders:words.${language}`, { words: formatNumber(choice.units) })}
          <ChoicePrice units={choice.units} />
        </p>
        <Group gap={6}>
          <Button size="compact-sm" variant="default" onClick={() => onChoose(null)}>
            {t('choose.all')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={marked === null || marked.length === 0}
            onClick={() => choose(new Set(marked))}
          >
            {t('choose.marked', { count: marked?.length ?? 0 })}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onChoose([])}>
            {t('choose.none')}
          </Button>
        </Group>
      </div>
      {marked === null ? <p className={classes.hint}>{t('choose.unmarked')}</p> : null}
      <ol ref={list} className={classes.list} lang={language} aria-label={t('choose.label')} onKeyDown={goOn}>
        {paragraphs.map(({ key, start, end, units, heading }, index) => (
          <ChooseRow
            key={key}
            index={index}
            words={text.slice(start, end)}
            units={units}
            language={language}
            heading={heading}
            mark={marks.get(key) ?? null}
            isTicked={choice.keys.has(key)}
            isStop={index === Math.min(stop, paragraphs.length - 1)}
            onTick={onTick}
          />
        ))}
      </ol>
    </div>
  );
}
