import { Chip, Select } from '@mantine/core';
import type { SimilarityReport } from '@yanmo/contract/similarity';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { MarkStrip } from './mark-strip.tsx';
import classes from './marked-text.module.css';
import { countKinds, isShown, type Mark, type MarkKind, markKinds, marksOf, nextMark, shownAtFirst } from './marks.ts';
import { MatchDock } from './match-dock.tsx';
import { ParagraphRates } from './paragraph-rates.tsx';
import { foldRows, makeSheetRows, type SheetRow } from './sheet-rows.ts';
import { SourceList } from './source-list.tsx';
import { SkippedRow, TextRow } from './text-row.tsx';

/** Which paragraphs are shown by their rate. */
const rateFilters = ['ALL', 'MARKED', 'OVER_20', 'OVER_50'] as const;
type RateFilter = (typeof rateFilters)[number];

/** More than fills a screen. */
const firstRows = 40;

const passes: Record<RateFilter, (row: SheetRow) => boolean> = {
  ALL: () => true,
  MARKED: ({ marks }) => marks.length > 0,
  OVER_20: ({ paragraph }) => paragraph.rate >= 20,
  OVER_50: ({ paragraph }) => paragraph.rate >= 50,
};

/**
 * The sheet with everything that was found on it, its sources beside it. One stop of the Tab key: arrows go from mark to mark;
 * the one that was chosen is shown at the foot with both of its sides.
 */
export function MarkedText({ report }: { report: SimilarityReport }) {
  const { t } = useTranslation('similarity');
  const { text, paragraphs, sources } = report;
  const marks = useMemo(() => marksOf(report), [report]);
  const counts = useMemo(() => countKinds(marks), [marks]);
  const offered = markKinds.filter((kind) => counts[kind] > 0);
  const [kinds, setKinds] = useState<ReadonlySet<MarkKind>>(() => new Set(shownAtFirst));
  const [sourceId, setSourceId] = useState<string | null>(null);
  const [rateFilter, setRateFilter] = useState<RateFilter>('ALL');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ selector: string; takesFocus: boolean } | null>(null);
  const sheet = useRef<HTMLDivElement>(null);

  // A book is drawn anew behind the press of a filter, not before it.
  const filter = useDeferredValue(useMemo(() => ({ kinds, sourceId }), [kinds, sourceId]));
  const shown = useMemo(() => marks.filter((mark) => isShown(mark, filter)), [marks, filter]);
  const rows = useMemo(() => makeSheetRows(text, paragraphs, shown), [text, paragraphs, shown]);
  const folded = useMemo(() => foldRows(rows, passes[rateFilter]), [rows, rateFilter]);
  // What is seen first is drawn first; the rest of a book follows while one reads.
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, firstRows);
  const numbers = useMemo(() => new Map(sources.map(({ id }, index) => [id, index + 1])), [sources]);
  /** Those that one can go to: not in a paragraph that is folded away. */
  const reachable = useMemo(() => {
    if (rateFilter === 'ALL') return shown;
    const open = new Set(folded.flatMap((one) => ('row' in one ? one.row.marks : [])));
    return shown.filter((mark) => open.has(mark));
  }, [shown, folded, rateFilter]);
  const chosen = reachable.find(({ id }) => id === chosenId) ?? null;
  const first = reachable[0]?.id ?? null;

  /** It must not lie behind what opens at the foot. */
  const choose = useCallback((mark: Mark) => {
    setChosenId(mark.id);
    setAsked({ selector: markSelector(mark), takesFocus: false });
  }, []);

  function go(mark: Mark, takesFocus = true) {
    setChosenId(mark.id);
    setAsked({ selector: markSelector(mark), takesFocus });
  }
  function step(by: 1 | -1) {
    const next = nextMark(reachable, chosenId, by);
    if (next) go(next);
  }
  const show = useEffectEvent(({ selector, takesFocus }: NonNullable<typeof asked>) => {
    const place = sheet.current?.querySelector<HTMLElement>(selector);
    place?.scrollIntoView({ block: 'nearest' });
    if (takesFocus) place?.focus({ preventScroll: true });
  });
  // After it is drawn: a paragraph may have been folded away until now.
  useEffect(() => {
    if (asked) show(asked);
  }, [asked]);

  function toggleSource(id: string) {
    setSourceId(sourceId === id ? null : id);
    setChosenId(null);
  }

  return (
    <section className={classes.frame} aria-label={t('text.label')}>
      <MarkStrip
        marks={shown}
        length={text.length}
        chosen={chosen}
        onPlace={(place) => {
          const near = nearest(reachable, place);
          if (near) go(near, false);
        }}
      />
      <div className={classes.tools}>
        <Chip.Group
          multiple
          value={offered.filter((kind) => kinds.has(kind))}
          onChange={(next) => setKinds(new Set(next as MarkKind[]))}
        >
          <fieldset className={classes.kinds} aria-label={t('filter.kinds')}>
            {offered.map((kind) => (
              <Chip key={kind} value={kind} size="sm" variant="outline" className={classes.chip ?? ''} data-kind={kind}>
                <span className={classes.sample} data-kind={kind}>
                  {t(`kind.${kind}`)}
                </span>{' '}
                {formatNumber(counts[kind])}
              </Chip>
            ))}
          </fieldset>
        </Chip.Group>
        <Select
          size="sm"
          className={classes.rates ?? ''}
          aria-label={t('filter.paragraphs')}
          data={rateFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={rateFilter}
          allowDeselect={false}
          onChange={(value) => setRateFilter((value ?? 'ALL') as RateFilter)}
        />
      </div>
      <div className={classes.columns}>
        <aside className={classes.aside} aria-label={t('sources.title')}>
          <SourceList sources={sources} chosenId={sourceId} onChoose={toggleSource} />
          <ParagraphRates
            rows={rows}
            text={text}
            onShow={(number) => {
              setRateFilter('ALL');
              setAsked({ selector: `[data-row="${number}"]`, takesFocus: true });
            }}
          />
        </aside>
        <div className={classes.main}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the marks in it */}
          <div
            ref={sheet}
            className={classes.sheet}
            lang={report.language}
            onKeyDown={(event) => {
              const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
              if (event.key === 'Escape') setChosenId(null);
              if (move === undefined) return;
              event.preventDefault();
              step(move);
            }}
          >
            {folded
              .slice(0, drawn)
              .map((one) =>
                'skipped' in one ? (
                  <SkippedRow key={`skipped-${one.before}`} count={one.skipped} onShow={() => setRateFilter('ALL')} />
                ) : (
                  <TextRow
                    t={t}
                    key={one.row.number}
                    row={one.row}
                    numbers={numbers}
                    chosenId={chosen && one.row.marks.includes(chosen) ? chosen.id : null}
                    stopId={one.row.marks.some(({ id }) => id === (chosen?.id ?? first)) ? (chosen?.id ?? first) : null}
                    onChoose={choose}
                  />
                ),
              )}
          </div>
          <MatchDock
            report={report}
            chosen={chosen}
            rivals={chosen ? reachable.filter((mark) => mark.start < chosen.end && mark.end > chosen.start) : []}
            position={chosen ? reachable.indexOf(chosen) + 1 : 0}
            count={reachable.length}
            number={chosen?.match ? (numbers.get(chosen.match.source_id) ?? null) : null}
            onStep={step}
            onChoose={go}
            onClose={() => setChosenId(null)}
          />
        </div>
      </div>
    </section>
  );
}

const markSelector = ({ id }: Mark) => `[data-begins~="${CSS.escape(id)}"]`;

/** The mark that lies nearest to a place of the text. */
function nearest(marks: readonly Mark[], place: number): Mark | null {
  let found: Mark | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    const away = Math.max(mark.start - place, place - mark.end, 0);
    if (away < distance) [found, distance] = [mark, away];
  }
  return found;
}
