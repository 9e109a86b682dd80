import type { Language } from '@yanmo/contract/language-choice';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList, formatNumber, formatPercent } from '../../../lib/format.ts';
import classes from './choose-sheet.module.css';
import type { ParagraphMark, Place } from './paragraph-marks.ts';

interface ChooseRowProps {
  index: number;
  words: string;
  units: number;
  language: Language;
  heading: string | null;
  mark: ParagraphMark | null;
  isTicked: boolean;
  /** The Tab key stops here. */
  isStop: boolean;
  onTick: (index: number, isTicked: boolean, isRange: boolean) => void;
}

/** One paragraph with its box; a tap anywhere on it ticks. */
export const ChooseRow = memo(
  ({ index, words, units, language, heading, mark, isTicked, isStop, onTick }: ChooseRowProps) => {
    const { t } = useTranslation(['rewriting', 'orders']);
    const textId = useId();
    const facts = [
      t(`orders:words.${language}`, { words: formatNumber(units) }),
      ...(mark && mark.rate !== null ? [t('choose.rate', { rate: formatPercent(mark.rate) })] : []),
      ...(mark && mark.copied.length > 0 ? [t('choose.copied', { count: mark.copied.length })] : []),
      ...(mark && mark.repeated.length > 0 ? [t('choose.repeated', { count: mark.repeated.length })] : []),
    ];
    return (
      <li className={classes.row}>
        {heading ? <p className={classes.heading}>{heading}</p> : null}
        <label className={classes.label} data-ticked={isTicked || undefined}>
          <input
            type="checkbox"
            className={classes.box}
            data-index={index}
            checked={isTicked}
            tabIndex={isStop ? 0 : -1}
            aria-label={t('choose.paragraph', { number: index + 1, facts: formatList(facts) })}
            aria-describedby={textId}
            onChange={(event) =>
              onTick(index, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey === true)
            }
          />
          <span className={classes.words}>
            <span className={classes.facts} aria-hidden="true">
              {t('choose.number', { number: index + 1 })} · {facts.join(' · ')}
            </span>
            <span id={textId} className={classes.text}>
              {piecesOf(words, mark).map(({ text, kind }, at) =>
                kind ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the paragraph
                  <mark key={at} className={classes.mark} data-kind={kind}>
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </span>
          </span>
        </label>
      </li>
    );
  },
);

interface Piece {
  text: string;
  kind: 'copied' | 'repeated' | null;
}

/** What a report found goes over what was measured. */
function piecesOf(words: string, mark: ParagraphMark | null): Piece[] {
  const kinds: Piece['kind'][] = Array.from({ length: words.length }, () => null);
  const fill = (places: readonly Place[], kind: Piece['kind']) => {
    for (const { start, end } of places) kinds.fill(kind, start, end);
  };
  fill(mark?.repeated ?? [], 'repeated');
  fill(mark?.copied ?? [], 'copied');
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && kinds[at] === kinds[from]) continue;
    pieces.push({ text: words.slice(from, at), kind: kinds[from] ?? null });
    from = at;
  }
  return pieces;
}
