import { Switch } from '@mantine/core';
import type { Reduction } from '@yanmo/contract/reductions';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeBar } from './change-bar.tsx';
import { ParagraphRow } from './paragraph-row.tsx';
import { type Chosen, changesOf, nextChange } from './reduced-parts.ts';
import classes from './two-sheets.module.css';

/**
 * Two sheets side by side, paragraph beside paragraph, with marks in the margin between them. One stop of the Tab key:
 * arrows go from change to change and from paragraph to paragraph; what can be done with it stands at the foot.
 */
export function TwoSheets({ reduction }: { reduction: Reduction }) {
  const { t } = useTranslation('rewriting');
  const { out_trade_no: number, whole } = reduction;
  const [showsAll, setShowsAll] = useState(whole === null);
  const paragraphs = useMemo(
    () => (showsAll ? reduction.paragraphs : reduction.paragraphs.filter(({ state }) => state !== 'KEPT')),
    [reduction.paragraphs, showsAll],
  );
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [showsKept, setShowsKept] = useState(true);
  const sheets = useRef<HTMLDivElement>(null);
  const changeCount = useMemo(() => paragraphs.flatMap(changesOf).length, [paragraphs]);
  const paragraph = paragraphs.find(({ reduce_key }) => reduce_key === chosen?.reduceKey) ?? null;
  const choose = useCallback((next: Chosen) => setChosen(next), []);

  /** Both sides stand in one row: scrolled to it, both are there. */
  function go(next: Chosen) {
    setChosen(next);
    const row = sheets.current?.querySelector(`[data-key="${CSS.escape(next.reduceKey)}"]`);
    const place = row?.querySelector<HTMLElement>(next.part === null ? '[data-mark]' : `[data-part="${next.part}"]`);
    (place ?? row)?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }

  function step(by: 1 | -1) {
    const next = nextChange(paragraphs, chosen, by);
    if (next) go(next);
  }

  function leap(by: 1 | -1) {
    const at = paragraphs.findIndex(({ reduce_key }) => reduce_key === chosen?.reduceKey);
    const next = paragraphs[at + by];
    if (next) go({ reduceKey: next.reduce_key, part: null });
  }

  function onKey(event: KeyboardEvent) {
    const moves: Record<string, () => void> = {
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      ArrowDown: () => leap(1),
      ArrowUp: () => leap(-1),
      Escape: () => setChosen(null),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  const first = paragraphs[0]?.reduce_key;
  return (
    <section className={classes.frame} aria-label={t('sheets.label')}>
      <div className={classes.tools}>
        <p className={classes.legend}>
          <del>{t('sheets.removed')}</del> <ins>{t('sheets.added')}</ins>
          {showsKept ? <span className={classes.kept}>{t('sheets.kept')}</span> : null}
        </p>
        {whole ? (
          <Switch
            size="sm"
            checked={!showsAll}
            onChange={(event) => setShowsAll(!event.currentTarget.checked)}
            label={t('sheets.onlyChosen')}
          />
        ) : null}
        <Switch
          size="sm"
          checked={showsKept}
          onChange={(event) => setShowsKept(event.currentTarget.checked)}
          label={t('sheets.showKept')}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the marks in it */}
      <div ref={sheets} className={classes.sheets} lang={reduction.language} onKeyDown={onKey}>
        <h2 className={classes.head} data-side="before">
          {t('result.before')}
        </h2>
        <h2 className={classes.head} data-side="after">
          {t('result.after')}
        </h2>
        {paragraphs.map((one) => (
          <ParagraphRow
            key={one.reduce_key}
            paragraph={one}
            showsKept={showsKept}
            isLive={reduction.stage < 3}
            chosenPart={one === paragraph ? (chosen?.part ?? null) : undefined}
            isStop={paragraph ? one === paragraph : one.reduce_key === first}
            onChoose={choose}
          />
        ))}
        <div className={classes.end} data-side="before" />
        <div className={classes.end} data-side="after" />
      </div>
      <ChangeBar
        outTradeNo={number}
        paragraph={paragraph}
        part={chosen?.part ?? null}
        changeCount={changeCount}
        canChange={reduction.stage === 2}
        onStep={step}
        onClose={() => setChosen(null)}
      />
    </section>
  );
}
