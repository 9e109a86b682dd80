import type { ReducedParagraph, ReducedPart } from '@yanmo/contract/reductions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changedWords } from '../../../domain/texts/changed-words.ts';
import { isChanged } from './reduced-parts.ts';
import { type TextPiece, textPieces } from './text-pieces.ts';
import classes from './two-sheets.module.css';

interface SentenceProps {
  part: ReducedPart;
  index: number;
  isChosen: boolean;
  onChoose: (part: number) => void;
}

interface BeforeProps extends SentenceProps {
  /** Where it begins in its paragraph. */
  start: number;
  kept: ReducedParagraph['protected'];
}

/** The sentence as it was sent. */
export function BeforeSentence({ part, index, start, kept, isChosen, onChoose }: BeforeProps) {
  const pieces = useMemo(() => {
    const own = kept.map((place) => ({ ...place, start: place.start - start, end: place.end - start }));
    return textPieces(part.before, changedWords(part.before, part.after).before, own);
  }, [part, start, kept]);
  if (!isChanged(part)) return <Pieces pieces={pieces} side="before" />;
  return (
    // The other side has the same sentence for whoever goes by keys.
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way to the same mark
    // biome-ignore lint/a11y/useKeyWithClickEvents: a second way to the same mark
    <span className={classes.sentence} data-chosen={isChosen || undefined} onClick={() => onChoose(index)}>
      <Pieces pieces={pieces} side="before" />
    </span>
  );
}

/** The sentence as the file has it: rewritten, or the original where that was wanted back. */
export function AfterSentence({ part, index, isChosen, isStop, onChoose }: SentenceProps & { isStop: boolean }) {
  const { t } = useTranslation('rewriting');
  const { before, after, is_accepted } = part;
  const pieces = useMemo(
    () => textPieces(is_accepted ? after : before, is_accepted ? changedWords(before, after).after : [], []),
    [before, after, is_accepted],
  );
  if (!isChanged(part)) return after;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button does not break into lines as words do
    <span
      role="button"
      className={classes.sentence}
      data-part={index}
      data-chosen={isChosen || undefined}
      data-undone={is_accepted ? undefined : true}
      aria-pressed={isChosen}
      aria-description={t(is_accepted ? 'sheets.rewritten' : 'sheets.original')}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onChoose(index)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose(index);
      }}
    >
      <Pieces pieces={pieces} side="after" />
    </span>
  );
}

function Pieces({ pieces, side }: { pieces: readonly TextPiece[]; side: 'before' | 'after' }) {
  const { t } = useTranslation('rewriting');
  return pieces.map(({ start, text, isChanged: isMarked, kept }) => {
    const Mark = side === 'before' ? 'del' : 'ins';
    if (isMarked) return <Mark key={start}>{text}</Mark>;
    if (!kept) return text;
    return (
      <span key={start} className={classes.kept} title={t(`protected.${kept}`)}>
        {text}
      </span>
    );
  });
}
