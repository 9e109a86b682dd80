import { Button, CloseButton } from '@mantine/core';
import type { RepeatedPlace } from '@yanmo/contract/measuring';
import { useTranslation } from 'react-i18next';
import { formatList, formatPercent } from '../../../lib/format.ts';
import classes from './heat-note.module.css';
import { findSentence, type HeatRow, type HeatSentence } from './heat-rows.ts';

interface HeatNoteProps {
  row: HeatRow;
  /** Null: the paragraph as a whole. */
  sentence: HeatSentence | null;
  rows: readonly HeatRow[];
  /** There is one for the language of the text. */
  hasDetector: boolean;
  onShow: (place: number) => void;
  onClose: () => void;
}

/** Why a sentence or a paragraph is toned as it is. A mark is no verdict, and says so. */
export function HeatNote({ row, sentence, rows, hasDetector, onShow, onClose }: HeatNoteProps) {
  const { t } = useTranslation(['rewriting', 'shell']);
  const { paragraph, number } = row;
  const { rate, interval, verdict, repetition } = paragraph;
  const names = (sentence?.mark?.features ?? []).map((feature) => t(`feature.${feature}`));
  return (
    <div className={classes.note}>
      <div className={classes.words}>
        {sentence?.mark ? (
          <p>
            <strong>{t(`heat.tone.${sentence.tone}`)}</strong>{' '}
            {names.length > 0 ? t('heat.because', { list: formatList(names) }) : t('heat.noFeature')}
          </p>
        ) : null}
        {sentence?.repeated.map((place) => (
          <p key={`${place.start}-${place.kind}`}>
            {t(`heat.repeats.${place.kind}`)} <LikeLink place={place} rows={rows} onShow={onShow} />
          </p>
        ))}
        <p className={sentence ? classes.second : undefined}>
          {rate === null || !interval
            ? t(hasDetector ? 'heat.paragraphNone' : 'heat.paragraphUnread', { number })
            : t('heat.paragraphRate', {
                number,
                rate: formatPercent(rate, 1),
                from: formatPercent(interval[0]),
                to: formatPercent(interval[1]),
                verdict: t(`verdict.${verdict}`),
              })}{' '}
          {repetition > 0 ? t('heat.paragraphRepetition', { rate: formatPercent(repetition, 1) }) : ''}
        </p>
      </div>
      <CloseButton aria-label={t('shell:action.close')} onClick={onClose} />
    </div>
  );
}

function LikeLink({
  place,
  rows,
  onShow,
}: {
  place: RepeatedPlace;
  rows: readonly HeatRow[];
  onShow: (place: number) => void;
}) {
  const { t } = useTranslation('rewriting');
  const { like } = place;
  const found = like && findSentence(rows, like.start);
  if (!like || !found) return null;
  return (
    <Button variant="transparent" size="compact-sm" px={0} onClick={() => onShow(like.start)}>
      {t('heat.showLike', { number: found.row.number })}
    </Button>
  );
}
