import { useDebouncedValue } from '@mantine/hooks';
import { countUnits } from '@yanmo/contract/text-count';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePromise } from '../../domain/site/global-code.ts';
import { noticeLanguage } from '../../domain/texts/notice-language.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import classes from '../../ui/with-side.module.css';
import { choiceOf } from './choosing/choice.ts';
import { FromReport } from './choosing/from-report.tsx';
import { listMarked, markParagraphs } from './choosing/paragraph-marks.ts';
import { TakeReport } from './choosing/take-report.tsx';
import { useReading } from './choosing/use-reading.ts';
import { MeasureCard } from './measuring/measure-card.tsx';
import { MeasuredSummary } from './measuring/measured-summary.tsx';
import { OrderForm } from './ordering/order-form.tsx';
import { TextSheet, type View } from './text-sheet.tsx';
import { type Draft, useDraft } from './use-draft.ts';
import { useMeasurement } from './use-measurement.ts';

/** Up to here a text is counted with every key; beyond, once the typing rests. */
const quickCharacters = 20_000;
const countAfterMs = 250;

interface ComposerProps {
  /** The check whose text is to be rewritten, as the address says. */
  report: string | null;
  onLeaveReport: () => void;
  onPaid: (outTradeNo: string) => void;
}

/** A text or a file, what it measures, and the order to have it rewritten. */
export function Composer({ report, onLeaveReport, onPaid }: ComposerProps) {
  const { t } = useTranslation('rewriting');
  const { draft, change, clear } = useDraft();
  const { file } = draft;
  const source = file?.read.text ?? draft.text;
  const [rested] = useDebouncedValue(source, countAfterMs);
  const counted = source.length <= quickCharacters ? source : rested;
  const units = useMemo(() => file?.read.units ?? countUnits(counted), [file, counted]);
  const noticed = useMemo(() => file?.read.language ?? noticeLanguage(counted), [file, counted]);
  const measurement = useMeasurement(source);
  const { measured } = measurement;
  const language = draft.language ?? measured?.measurement.language ?? noticed ?? currentLanguage();
  const [view, setView] = useState<View>(draft.chosen === null ? 'marks' : 'choose');
  /** Where a repeated place of the list is to be shown. */
  const [asked, setAsked] = useState<{ place: number } | null>(null);
  const { read, error, retry } = useReading(draft, view === 'choose' || draft.chosen !== null);
  const choice = useMemo(() => read && choiceOf(read, draft.chosen), [read, draft.chosen]);
  const marks = useMemo(
    () => (read ? markParagraphs(read, measured?.measurement ?? null, draft.copied) : new Map()),
    [read, measured, draft.copied],
  );
  const maximum = usePromise()?.aigc_rate_maximum ?? 100;
  const isReported = draft.report !== null;
  const mode = draft.mode ?? 'BOTH';
  const marked = useMemo(
    () => (isReported || measured ? listMarked(marks, { mode, maximum, isReported }) : null),
    [marks, mode, maximum, isReported, measured],
  );

  /** What takes the place of a report's text is no longer what the address speaks of. */
  function edit(changed: Partial<Draft>) {
    change(changed);
    if (changed.report === null && report !== null) onLeaveReport();
  }

  function leave() {
    clear();
    setView('marks');
    if (report !== null) onLeaveReport();
  }

  if (report !== null && draft.report?.number !== report) {
    return (
      <TakeReport
        key={report}
        number={report}
        onTaken={(taken) => {
          change(taken);
          setView('choose');
        }}
        onGiveUp={onLeaveReport}
      />
    );
  }
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        {draft.report ? <FromReport report={draft.report} marked={marked?.length ?? 0} /> : null}
        {measured ? (
          <MeasuredSummary
            measured={measured}
            units={units}
            onShow={(place) => {
              setView('marks');
              setAsked({ place });
            }}
          />
        ) : null}
        <TextSheet
          draft={draft}
          source={source}
          units={units}
          language={language}
          isNoticed={draft.language === null}
          measured={measured}
          isMeasuring={measurement.isMeasuring}
          view={view}
          asked={asked}
          choosing={{ read, choice, marks, marked, error, retry }}
          onChange={edit}
          onClear={leave}
          onView={setView}
        />
      </div>
      <aside className={classes.side} aria-label={t('side')}>
        <MeasureCard
          units={units}
          measurement={measurement}
          onStart={() => {
            if (view === 'text') setView('marks');
            void measurement.start(draft.language);
          }}
        />
        <OrderForm
          draft={draft}
          units={choice?.units ?? units}
          choice={choice}
          isCounting={draft.chosen !== null && choice === null}
          language={language}
          onChange={change}
          onPaid={(outTradeNo) => {
            clear();
            setView('marks');
            onPaid(outTradeNo);
          }}
        />
      </aside>
    </div>
  );
}
