import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Measured } from '../use-measurement.ts';
import { HeatLegend } from './heat-legend.tsx';
import { HeatNote } from './heat-note.tsx';
import { HeatRowView } from './heat-row-view.tsx';
import { findSentence, type HeatRow, isSentence, makeHeatRows, type Selected } from './heat-rows.ts';
import classes from './heat-sheet.module.css';

interface HeatSheetProps {
  measured: Measured;
  /** Shown as soon as it is asked for. */
  asked: { place: number } | null;
}

const sentencesOf = (row: HeatRow) => row.parts.filter(isSentence);

/**
 * The measured text, each sentence in the tone of what it adds. One stop of the Tab key: arrows to the side go from
 * sentence to sentence, up and down from paragraph to paragraph; what is stopped at is explained at the foot.
 */
export function HeatSheet({ measured: { measurement }, asked }: HeatSheetProps) {
  const { t } = useTranslation('rewriting');
  const rows = useMemo(() => makeHeatRows(measurement), [measurement]);
  const sentences = useMemo(() => rows.flatMap(sentencesOf), [rows]);
  const [selected, setSelected] = useState<Selected>(null);
  const sheet = useRef<HTMLDivElement>(null);

  function select(next: Selected, takesFocus: boolean) {
    setSelected(next);
    if (!next || !takesFocus) return;
    const name = 'sentence' in next ? `[data-sentence="${next.sentence}"]` : `[data-paragraph="${next.paragraph}"]`;
    const found = sheet.current?.querySelector<HTMLElement>(name);
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  }

  const show = useEffectEvent((place: number) => {
    const found = findSentence(rows, place);
    if (found) select({ sentence: found.sentence.start }, true);
  });
  useEffect(() => {
    if (asked) show(asked.place);
  }, [asked]);

  const current = findSelected(rows, selected);

  function goOn(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const leap = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') return setSelected(null);
    if (step === undefined && leap === undefined) return;
    event.preventDefault();
    if (step !== undefined) {
      const from = current?.sentence ?? (current && sentencesOf(current.row)[0]);
      const at = from ? sentences.indexOf(from) : -1;
      // From a paragraph's mark the first step is into it.
      const next = sentences[current && !current.sentence ? at : at + step];
      if (next) select({ sentence: next.start }, true);
    } else if (leap !== undefined) {
      const next = rows[(current?.row.number ?? 0) - 1 + leap];
      if (next) select({ paragraph: next.number }, true);
    }
  }

  return (
    <div className={classes.heat}>
      <HeatLegend hasDetector={measurement.no_verdict !== 'LANGUAGE'} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the sentences in it */}
      <div ref={sheet} className={classes.text} lang={measurement.language} onKeyDown={goOn}>
        {rows.map((row, index) => (
          <HeatRowView
            key={row.number}
            row={row}
            isStop={current ? current.row === row : index === 0}
            selected={current?.row === row ? selected : null}
            onSelect={setSelected}
          />
        ))}
      </div>
      <div className={classes.foot}>
        <div role="status">
          {current ? (
            <HeatNote
              row={current.row}
              sentence={current.sentence}
              rows={rows}
              hasDetector={measurement.no_verdict !== 'LANGUAGE'}
              onShow={(place) => show(place)}
              onClose={() => setSelected(null)}
            />
          ) : (
            <p className={classes.hint}>{t('heat.hint')}</p>
          )}
        </div>
      </div>
    </div>
  );
}

function findSelected(rows: readonly HeatRow[], selected: Selected) {
  if (!selected) return null;
  if ('sentence' in selected) return findSentence(rows, selected.sentence);
  const row = rows.find(({ number }) => number === selected.paragraph);
  return row ? { row, sentence: null } : null;
}
