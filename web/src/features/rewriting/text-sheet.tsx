import { SegmentedControl } from '@mantine/core';
import type { Language } from '@yanmo/contract/language-choice';
import { type ReadText, reductionUnits } from '@yanmo/contract/reductions';
import { useTranslation } from 'react-i18next';
import sheet from '../../domain/texts/text-sheet.module.css';
import { TextSheet as Sheet } from '../../domain/texts/text-sheet.tsx';
import { useFileDrop } from '../../domain/texts/use-file-drop.ts';
import { formatNumber } from '../../lib/format.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { GreyLines } from '../../ui/grey-lines.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { sendFile } from './api.ts';
import type { Choice } from './choosing/choice.ts';
import { ChooseSheet } from './choosing/choose-sheet.tsx';
import type { ParagraphMark } from './choosing/paragraph-marks.ts';
import { FileFacts } from './file-facts.tsx';
import { HeatSheet } from './measuring/heat-sheet.tsx';
import { type Draft, unchosen } from './use-draft.ts';
import type { Measured } from './use-measurement.ts';

interface TextSheetProps {
  draft: Draft;
  source: string;
  units: number;
  language: Language;
  /** Nobody has said it. */
  isNoticed: boolean;
  measured: Measured | null;
  isMeasuring: boolean;
  view: View;
  asked: { place: number } | null;
  choosing: Choosing;
  onChange: (change: Partial<Draft>) => void;
  onClear: () => void;
  onView: (view: View) => void;
}

/** What the sheet shows; `marks` is the text as long as nothing was measured. */
export type View = 'marks' | 'text' | 'choose';

/** All of it null while it is read, or could not be. */
interface Choosing {
  read: ReadText | null;
  choice: Choice | null;
  marks: ReadonlyMap<string, ParagraphMark>;
  marked: readonly string[] | null;
  error: Error | null;
  retry: () => void;
}

/** The sheet: where the text is pasted, and where it is marked once it was measured. */
export function TextSheet(props: TextSheetProps) {
  const { draft, source, units, language, isNoticed, measured, isMeasuring, view, onChange, onView } = props;
  const { t } = useTranslation('rewriting');
  const { file } = draft;
  const drop = useFileDrop({
    purpose: 'REDUCTION',
    send: sendFile,
    onSent: (sent) => onChange({ file: sent, text: '', language: null, ...unchosen }),
  });
  const isPart = draft.chosen !== null;
  const most = isPart ? reductionUnits.whole : reductionUnits.maximum;
  const views = [
    ...(measured ? [{ value: 'marks', label: t('sheet.marks') }] : []),
    { value: 'text', label: t(file ? 'sheet.read' : 'sheet.edit') },
    ...(units >= reductionUnits.minimum ? [{ value: 'choose', label: t('sheet.choose') }] : []),
  ];
  const shown = view === 'marks' && !measured ? 'text' : view;
  return (
    <Sheet
      label={t('sheet.label')}
      placeholder={t('sheet.placeholder')}
      {...{ source, units, language, isNoticed, drop }}
      isReadOnly={file !== null}
      isBusy={isMeasuring}
      tooLong={
        units > most
          ? t(isPart || units > reductionUnits.whole ? 'sheet.tooLong' : 'sheet.tooLongWhole', {
              maximum: formatNumber(most),
            })
          : null
      }
      onExample={() => onChange({ text: t('sheet.exampleText'), file: null, language: null, ...unchosen })}
      onText={(text) => onChange(text.trim() === '' ? { text, ...unchosen } : { text })}
      onLanguage={(chosen) => onChange({ language: chosen })}
      onClear={props.onClear}
      tools={
        views.length > 1 ? (
          <SegmentedControl
            className={sheet.views}
            size="sm"
            aria-label={t('sheet.view')}
            value={shown}
            onChange={(value) => {
              // What can be chosen of a text is read by the server, for whoever it is sold to.
              if (value === 'choose') requireLogin(() => onView('choose'));
              else onView(value as View);
            }}
            data={views}
          />
        ) : null
      }
      file={
        file ? (
          <FileFacts
            file={file}
            onTakeText={() => onChange({ file: null, text: file.read.text })}
            onRemove={() => onChange({ file: null, ...unchosen })}
          />
        ) : null
      }
      marks={
        shown === 'choose' ? (
          <ChooseView {...props.choosing} language={language} onChoose={(chosen) => onChange({ chosen })} />
        ) : shown === 'marks' && measured ? (
          <HeatSheet measured={measured} asked={props.asked} />
        ) : null
      }
    />
  );
}

interface ChooseViewProps extends Choosing {
  language: Language;
  onChoose: (keys: string[] | null) => void;
}

function ChooseView({ read, choice, marks, marked, error, retry, language, onChoose }: ChooseViewProps) {
  const { t } = useTranslation('rewriting');
  if (read && choice) return <ChooseSheet {...{ read, choice, marks, marked, language, onChoose }} />;
  return (
    <div className={sheet.reading} role="status">
      {error ? (
        <LoadFailed message={error.message} onRetry={retry} />
      ) : (
        <>
          <p>{t('choose.reading')}</p>
          <GreyLines count={8} />
        </>
      )}
    </div>
  );
}
