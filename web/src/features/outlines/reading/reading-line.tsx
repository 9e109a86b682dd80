import { Skeleton } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react';
import { titleKinds } from '@yanmo/contract/title-kinds';
import type { Doubt, TitleKind, Understanding } from '@yanmo/contract/understanding';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type Correction, findOpenDoubts, type ReadingPart } from './correction.ts';
import { EditedPart } from './edited-part.tsx';
import classes from './reading-line.module.css';

interface ReadingLineProps {
  /** Null while it is read. */
  understanding: Understanding | null;
  language: string;
  /** What of it is doubtful: marked until it is corrected. */
  doubts?: readonly Doubt[];
  /** Kinds that would be absurd for the title: said in the menu, and beside one that is chosen all the same. */
  unfitKinds?: readonly TitleKind[];
  /** How much room is kept until it is read. */
  isLong?: boolean;
  /** A newer title is being read: what stands here is of the one before. */
  isStale?: boolean;
  hasFailed?: boolean;
  isCorrected?: boolean;
  /** Left out where nothing can be changed. */
  onCorrect?: (change: Correction) => void;
  onReset?: () => void;
  ref?: Ref<HTMLElement>;
}

/** Opens a part to be corrected, as pressing its words would. */
export function openPart(line: HTMLElement | null, part: ReadingPart): void {
  const field = line?.querySelector<HTMLElement>(`[data-part="${part}"] :is(button, select)`);
  // Not at the edge: what comes later above it would push it out of sight.
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
  if (part !== 'kind') field?.click();
}

/** How the title is read, in one line that the student puts right where it is wrong. */
export function ReadingLine({ understanding, language, isLong = false, ...rest }: ReadingLineProps) {
  const { t } = useTranslation('outlines');
  const { doubts = [], unfitKinds = [], isStale, hasFailed, isCorrected, onCorrect, onReset, ref } = rest;
  if (!understanding) {
    return (
      <section
        className={classes.room}
        aria-label={t('reading.label')}
        aria-busy={!hasFailed}
        data-long={isLong || undefined}
      >
        {hasFailed ? (
          <p className={classes.note}>{t('reading.failed')}</p>
        ) : (
          <div className={classes.waiting} role="status" aria-label={t('reading.waiting')}>
            {[38, 46, 24, 30].map((width) => (
              <Skeleton key={width} height={16} width={`${width}%`} />
            ))}
          </div>
        )}
      </section>
    );
  }
  const isEditable = onCorrect !== undefined && !isStale;
  const open = isEditable ? findOpenDoubts(doubts, understanding) : [];
  const other = open.find(({ reason }) => reason === 'KIND')?.kind;
  const wrap = (part: ReadingPart, value: ReactNode) => (
    <div key={part} className={classes.part} data-part={part}>
      <dt>{t(`reading.${part}`)}</dt>
      <dd data-unsure={open.some((doubt) => doubt.part === part) || undefined}>
        {value}
        {part === 'kind' && other ? (
          <button type="button" className={classes.other} onClick={() => onCorrect?.({ kind: other })}>
            {t('reading.orKind', { kind: t(`kind.${other}`) })}
          </button>
        ) : part === 'kind' && isEditable && unfitKinds.includes(understanding.kind) ? (
          <span className={classes.look}>{t('reading.unfit')}</span>
        ) : open[0]?.part === part ? (
          <span className={classes.look}>{t('reading.look')}</span>
        ) : null}
      </dd>
    </div>
  );
  return (
    <section
      ref={ref}
      className={classes.room}
      aria-label={t('reading.label')}
      aria-busy={isStale}
      data-long={isLong || undefined}
    >
      <dl className={classes.line} data-stale={isStale || undefined}>
        {(['object', 'aspect', 'context'] as const).map((part) =>
          wrap(
            part,
            isEditable ? (
              <EditedPart
                part={part}
                value={understanding[part]}
                language={language}
                onChange={(value) => onCorrect({ [part]: value })}
              />
            ) : (
              <span className={classes.fixed} lang={language}>
                {understanding[part] || t('reading.none')}
              </span>
            ),
          ),
        )}
        {wrap(
          'kind',
          isEditable ? (
            <span className={classes.choice}>
              <select
                className={classes.kind}
                aria-label={t('reading.kind')}
                value={understanding.kind}
                onChange={(event) => onCorrect({ kind: event.currentTarget.value as Understanding['kind'] })}
              >
                {titleKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {unfitKinds.includes(kind)
                      ? t('reading.unfitKind', { kind: t(`kind.${kind}`) })
                      : t(`kind.${kind}`)}
                  </option>
                ))}
              </select>
              <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
            </span>
          ) : (
            <span className={classes.fixed}>{t(`kind.${understanding.kind}`)}</span>
          ),
        )}
        {isEditable && isCorrected && onReset ? (
          <button type="button" className={classes.reset} onClick={onReset}>
            <IconArrowBackUp size={16} stroke={1.5} aria-hidden="true" />
            {t('reading.reset')}
          </button>
        ) : null}
      </dl>
    </section>
  );
}
