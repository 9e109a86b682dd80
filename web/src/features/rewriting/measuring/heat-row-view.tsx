import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format.ts';
import { type HeatRow, type HeatSentence, isSentence, type Selected } from './heat-rows.ts';
import classes from './heat-sheet.module.css';

interface HeatRowViewProps {
  row: HeatRow;
  /** The Tab key stops in this paragraph. */
  isStop: boolean;
  selected: Selected;
  onSelect: (selected: Selected) => void;
}

export const HeatRowView = memo(({ row, isStop, selected, onSelect }: HeatRowViewProps) => {
  const { t } = useTranslation('rewriting');
  const { number, paragraph, parts } = row;
  const isOwn = selected !== null && 'paragraph' in selected;
  const own = selected !== null && 'sentence' in selected ? selected.sentence : null;
  const first = parts.find(isSentence)?.start ?? null;
  const rate = paragraph.rate === null ? t('rate.none') : formatPercent(paragraph.rate);
  return (
    <div className={classes.row}>
      <button
        type="button"
        className={classes.mark}
        data-paragraph={number}
        data-verdict={paragraph.verdict}
        aria-pressed={isOwn}
        aria-label={t('heat.paragraph', { number, rate })}
        tabIndex={isStop && (isOwn || first === null) ? 0 : -1}
        onClick={() => onSelect({ paragraph: number })}
        onFocus={() => onSelect({ paragraph: number })}
      >
        {rate}
      </button>
      <p className={classes.paragraph}>
        {parts.map((part) =>
          isSentence(part) ? (
            <Sentence
              key={part.start}
              sentence={part}
              isSelected={own === part.start}
              isStop={isStop && !isOwn && (own ?? first) === part.start}
              onSelect={onSelect}
            />
          ) : (
            part
          ),
        )}
      </p>
    </div>
  );
});

interface SentenceProps {
  sentence: HeatSentence;
  isSelected: boolean;
  isStop: boolean;
  onSelect: (selected: Selected) => void;
}

function Sentence({ sentence: { start, mark, tone, pieces }, isSelected, isStop, onSelect }: SentenceProps) {
  const { t } = useTranslation('rewriting');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button does not break into lines as words do
    <span
      role="button"
      className={classes.sentence}
      data-sentence={start}
      data-tone={tone}
      aria-pressed={isSelected}
      aria-description={mark ? t(`heat.tone.${tone}`) : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onSelect({ sentence: start })}
      onFocus={() => onSelect({ sentence: start })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onSelect({ sentence: start });
      }}
    >
      {pieces.map(({ text, repeated }, index) =>
        repeated ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
          <span key={index} className={classes.repeated}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </span>
  );
}
