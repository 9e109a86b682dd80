import { IconCheck, IconEqual, IconLock } from '@tabler/icons-react';
import type { ReducedParagraph } from '@yanmo/contract/reductions';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format.ts';
import { GreyLines } from '../../../ui/grey-lines.tsx';
import { type Chosen, changesOf } from './reduced-parts.ts';
import { AfterSentence, BeforeSentence } from './sentence.tsx';
import classes from './two-sheets.module.css';

interface ParagraphRowProps {
  paragraph: ReducedParagraph;
  showsKept: boolean;
  /** What is waited for is on its way. */
  isLive: boolean;
  /** Null: the paragraph as a whole; left out: nothing of it. */
  chosenPart: number | null | undefined;
  /** The Tab key stops in this paragraph. */
  isStop: boolean;
  onChoose: (chosen: Chosen) => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** One paragraph on both sheets, and its mark in the margin. */
export const ParagraphRow = memo(
  ({ paragraph, showsKept, isLive, chosenPart, isStop, onChoose }: ParagraphRowProps) => {
    const { t } = useTranslation('rewriting');
    const { reduce_key, state, why, before, after, parts, position } = paragraph;
    const changes = changesOf(paragraph);
    const isOwn = chosenPart === null;
    const choose = (part: number | null) => onChoose({ reduceKey: reduce_key, part });
    const starts = startsOf(parts.map((part) => part.before));
    const note =
      why && (state === 'LEFT' || state === 'KEPT')
        ? t(`left.${why}`)
        : state === 'KEPT'
          ? t('left.KEPT')
          : t('sheets.changes', { count: changes.length });
    const isWaiting = isLive && (state === 'WAITING' || state === 'REWRITING');
    return (
      <div
        className={classes.row}
        data-key={reduce_key}
        data-state={state}
        data-chosen={chosenPart !== undefined || undefined}
      >
        <div className={classes.cell} data-side="before" data-same={changes.length === 0 || undefined}>
          <p>
            {changes.length === 0
              ? before
              : parts.map((part, index) => (
                  <BeforeSentence
                    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place in the paragraph
                    key={index}
                    part={part}
                    index={index}
                    start={starts[index] ?? 0}
                    kept={showsKept ? paragraph.protected : []}
                    isChosen={chosenPart === index}
                    onChoose={choose}
                  />
                ))}
          </p>
        </div>
        <div className={classes.gutter}>
          <button
            type="button"
            className={classes.mark}
            data-mark
            aria-pressed={isOwn}
            aria-label={t('sheets.paragraph', { number: position + 1, note })}
            title={note}
            tabIndex={isStop && (isOwn || chosenPart === undefined) ? 0 : -1}
            onClick={() => choose(null)}
          >
            {isWaiting ? (
              '…'
            ) : state === 'KEPT' ? (
              <IconLock {...icon} />
            ) : changes.length === 0 ? (
              why === 'GOOD_ENOUGH' ? (
                <IconCheck {...icon} />
              ) : (
                <IconEqual {...icon} />
              )
            ) : (
              changes.length
            )}
          </button>
        </div>
        <div className={classes.cell} data-side="after" data-changed={changes.length > 0 || undefined}>
          {isWaiting && after === null ? (
            <>
              <p className={classes.state}>{t(`state.${state}`)}</p>
              <GreyLines count={Math.min(6, 1 + Math.floor(before.length / 80))} />
            </>
          ) : (
            <p>
              {changes.length === 0
                ? (after ?? before)
                : parts.map((part, index) => (
                    <AfterSentence
                      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place in the paragraph
                      key={index}
                      part={part}
                      index={index}
                      isChosen={chosenPart === index}
                      isStop={isStop && chosenPart === index}
                      onChoose={choose}
                    />
                  ))}
            </p>
          )}
          <Rates paragraph={paragraph} />
          {state === 'LEFT' && why ? <p className={classes.state}>{note}</p> : null}
        </div>
      </div>
    );
  },
);

function Rates({ paragraph: { rates, state } }: { paragraph: ReducedParagraph }) {
  const { t } = useTranslation('rewriting');
  if (state !== 'REWRITTEN' || rates.before === null || rates.after === null) return null;
  return (
    <p className={classes.state}>
      {t('sheets.rates', { before: formatPercent(rates.before), after: formatPercent(rates.after) })}
    </p>
  );
}

function startsOf(texts: readonly string[]): number[] {
  let at = 0;
  return texts.map((text) => {
    const start = at;
    at += text.length;
    return start;
  });
}
