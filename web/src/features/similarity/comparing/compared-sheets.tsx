import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Comparison } from '@yanmo/contract/similarity';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber, formatPercent, joinSentences } from '../../../lib/format.ts';
import marked from '../report/marked-text.module.css';
import { comparedPieces, type Side } from './compared-pieces.ts';
import classes from './compared-sheets.module.css';

interface ComparedSheetsProps {
  comparison: Comparison;
  /** Of the files, where they were ones. */
  names: Record<Side, string | null>;
  onEdit: () => void;
  onNew: () => void;
}

const sides = ['left', 'right'] as const;

/** Two sheets side by side; a press on what both have shows it on the other side. */
export function ComparedSheets({ comparison, names, onEdit, onNew }: ComparedSheetsProps) {
  const { t } = useTranslation('similarity');
  const [chosen, setChosen] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pieces = useMemo(
    () => ({ left: comparedPieces(comparison, 'left'), right: comparedPieces(comparison, 'right') }),
    [comparison],
  );
  const { matches, measured_at, method, version } = comparison;

  function choose(match: number, from: Side) {
    setChosen(match);
    const other = from === 'left' ? 'right' : 'left';
    frame.current
      ?.querySelector(`[data-side="${other}"] [data-match="${match}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <div className={classes.head}>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />}
          onClick={onEdit}
        >
          {t('compare.edit')}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onNew}>
          {t('compare.new')}
        </Button>
      </div>
      <p className={classes.result} role="status">
        {matches.length === 0 ? t('compare.none') : t('compare.found', { count: matches.length })}
      </p>
      <div ref={frame} className={classes.sheets}>
        {sides.map((side) => (
          <div key={side} className={classes.sheet} data-side={side}>
            <div className={classes.rate}>
              <h3>{names[side] ?? t(`compare.${side}`)}</h3>
              <p>
                <strong>{formatPercent(comparison[side].rate, 1)}</strong>
                <span>{t('compare.units', { units: formatNumber(comparison[side].units) })}</span>
              </p>
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
            <section className={classes.words} tabIndex={0} aria-label={t(`compare.${side}`)}>
              {pieces[side].map(({ start, text, match }) =>
                match === null ? (
                  text
                ) : (
                  // biome-ignore lint/a11y/useSemanticElements: a button does not break into lines as words do
                  <span
                    key={start}
                    role="button"
                    tabIndex={0}
                    className={marked.mark}
                    data-kind={matches[match]?.layer}
                    data-match={match}
                    data-chosen={chosen === match || undefined}
                    aria-pressed={chosen === match}
                    aria-description={t(`kind.${matches[match]?.layer ?? 'COPY'}`)}
                    onClick={() => choose(match, side)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter' && event.key !== ' ') return;
                      event.preventDefault();
                      choose(match, side);
                    }}
                  >
                    {text}
                  </span>
                ),
              )}
            </section>
          </div>
        ))}
      </div>
      <p className={classes.note}>
        {joinSentences(
          t('compare.meaning'),
          t('scope.measured', { time: formatDateTime(measured_at), method, version }),
        )}
      </p>
    </>
  );
}
