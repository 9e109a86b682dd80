import { Button } from '@mantine/core';
import type { Language } from '@yanmo/contract/language-choice';
import type { DiffPart } from '@yanmo/contract/paper-text';
import { Fragment, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DiffPiece, type DiffRow, foldRows, makeDiffRows } from './diff-rows.ts';
import classes from './diff-sheets.module.css';

type ShowWords = (text: string) => string;

interface DiffSheetsProps {
  diff: readonly DiffPart[];
  /** A stretch of the text as it is shown: citations by their numbers, for one. */
  showWords?: ShowWords;
  language: Language;
  before: string;
  after: string;
}

const asItIs: ShowWords = (text) => text;

/** Two sheets side by side, paragraph beside paragraph; one under the other where there is no room. */
export function DiffSheets({ diff, showWords = asItIs, language, before, after }: DiffSheetsProps) {
  const { t } = useTranslation('amending');
  const rows = useMemo(() => makeDiffRows(diff), [diff]);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const shown = isUnfolded ? rows : foldRows(rows);
  const hasChange = rows.some(({ isChanged }) => isChanged);
  return (
    <div className={classes.room}>
      <p className={classes.legend}>
        <del>{t('diff.removed')}</del> <ins>{t('diff.added')}</ins>
        {hasChange ? null : <span>{t('diff.same')}</span>}
      </p>
      <div className={classes.sheets} lang={language}>
        <h3 className={classes.head} data-side="before">
          {before}
        </h3>
        <h3 className={classes.head} data-side="after">
          {after}
        </h3>
        {shown.map((row, index) => {
          // Rows are named by their place: they come from one answer and never move.
          const key = `row-${index}`;
          if ('folded' in row) {
            return (
              <div key={key} className={classes.fold}>
                <Button size="compact-sm" variant="subtle" onClick={() => setIsUnfolded(true)}>
                  {t('diff.folded', { count: row.folded.length })}
                </Button>
              </div>
            );
          }
          return <Row key={key} row={row} showWords={showWords} />;
        })}
        <div className={classes.foot} data-side="before" />
        <div className={classes.foot} data-side="after" />
      </div>
    </div>
  );
}

function Row({ row, showWords }: { row: DiffRow; showWords: ShowWords }) {
  return (
    <>
      {(['before', 'after'] as const).map((side) => (
        <div
          key={side}
          className={classes.cell}
          data-side={side}
          data-changed={row.isChanged || undefined}
          data-empty={row[side].length === 0 || undefined}
        >
          {row[side].map((pieces, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the row
            <p key={index}>
              <Pieces pieces={pieces} side={side} showWords={showWords} />
            </p>
          ))}
        </div>
      ))}
    </>
  );
}

interface PiecesProps {
  pieces: readonly DiffPiece[];
  side: 'before' | 'after';
  showWords: ShowWords;
}

function Pieces({ pieces, side, showWords }: PiecesProps) {
  const { t } = useTranslation('amending');
  return pieces.map(({ kind, text }, index) => {
    const words = showWords(text);
    const key = `${index}-${kind}`;
    if (kind === 'same') return <Fragment key={key}>{words}</Fragment>;
    const Mark = side === 'before' ? 'del' : 'ins';
    return (
      <Mark key={key}>
        <span className={classes.spoken}>{side === 'before' ? t('diff.removedHere') : t('diff.addedHere')}</span>
        {words}
      </Mark>
    );
  });
}
