import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import classes from './marked-text.module.css';
import type { Mark } from './marks.ts';
import type { SheetPiece, SheetRow } from './sheet-rows.ts';

interface TextRowProps {
  /** Asked for once: each of thousands would listen for another language. */
  t: TFunction<'similarity'>;
  row: SheetRow;
  /** Of each source, as the list counts them. */
  numbers: ReadonlyMap<string, number>;
  /** Where it lies in this paragraph. */
  chosenId: string | null;
  /** The mark of this paragraph at which the Tab key stops. */
  stopId: string | null;
  onChoose: (mark: Mark) => void;
}

/** More in the margin would hide the text. */
const shownSources = 3;

/** One paragraph: in the margin how much of it stands elsewhere and where, then its words. */
export const TextRow = memo(({ t, row, numbers, chosenId, stopId, onChoose }: TextRowProps) => {
  const { number, paragraph, pieces, marks } = row;
  const sources = [...new Set(marks.flatMap(({ match }) => (match ? [match.source_id] : [])))];
  const isCounted = paragraph.kind !== 'MASKED' && paragraph.kind !== 'REFERENCES';
  return (
    <div className={classes.row} data-kind={paragraph.kind} data-row={number} tabIndex={-1}>
      <div className={classes.margin} lang={currentLanguage()} data-strong={paragraph.rate >= 50 || undefined}>
        {isCounted && paragraph.rate > 0 ? (
          <span title={t('text.paragraphRate', { number, rate: formatPercent(paragraph.rate, 1) })}>
            {formatPercent(paragraph.rate)}
          </span>
        ) : null}
        {sources.slice(0, shownSources).map((id) => {
          const mark = marks.find(({ match }) => match?.source_id === id);
          const source = numbers.get(id) ?? 0;
          return (
            <button
              key={id}
              type="button"
              className={classes.number}
              tabIndex={-1}
              aria-label={t('text.source', { number: source })}
              onClick={() => mark && onChoose(mark)}
            >
              {source}
            </button>
          );
        })}
        {sources.length > shownSources ? <span>+{formatNumber(sources.length - shownSources)}</span> : null}
      </div>
      <p className={classes.words}>
        {paragraph.kind === 'MASKED' ? (
          <span className={classes.masked} lang={currentLanguage()}>
            {t('text.masked')}
          </span>
        ) : null}
        {pieces.map((piece) => (
          <Piece key={piece.start} {...{ t, piece, chosenId, stopId, onChoose }} />
        ))}
      </p>
    </div>
  );
});

type PieceProps = Pick<TextRowProps, 't' | 'chosenId' | 'stopId' | 'onChoose'> & { piece: SheetPiece };

function Piece({ t, piece: { text, marks, begins }, chosenId, stopId, onChoose }: PieceProps) {
  const [top] = marks;
  if (!top) return text;
  const isChosen = chosenId !== null && marks.some(({ id }) => id === chosenId);
  const shown = (isChosen && marks.find(({ id }) => id === chosenId)) || top;
  const pick = () => onChoose(shown);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button does not break into lines as words do
    <span
      role="button"
      className={classes.mark}
      data-kind={shown.kind}
      data-begins={begins.length > 0 ? begins.join(' ') : undefined}
      data-chosen={isChosen || undefined}
      aria-pressed={isChosen}
      aria-description={t(`kind.${shown.kind}`)}
      tabIndex={stopId !== null && begins.includes(stopId) ? 0 : -1}
      onClick={pick}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        pick();
      }}
    >
      {text}
    </span>
  );
}

/** In the place of paragraphs that a filter passes over. */
export function SkippedRow({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation('similarity');
  return (
    <button type="button" className={classes.skipped} lang={currentLanguage()} onClick={onShow}>
      {t('text.skipped', { count })}
    </button>
  );
}
