import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './mark-strip.module.css';
import type { Mark } from './marks.ts';
import { binsOf } from './strip-bins.ts';

interface MarkStripProps {
  marks: readonly Mark[];
  length: number;
  chosen: Mark | null;
  /** A place of the text was pressed. */
  onPlace: (place: number) => void;
}

/** Where marks lie from the beginning of the text to its end. Whoever goes by keys has the marks themselves. */
export function MarkStrip({ marks, length, chosen, onPlace }: MarkStripProps) {
  const { t } = useTranslation('similarity');
  const bins = useMemo(() => binsOf(marks, length), [marks, length]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the marks are reached by keys on the sheet
    <div
      className={classes.strip}
      role="img"
      aria-label={t('text.strip')}
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        onPlace(((event.clientX - left) / width) * length);
      }}
    >
      {bins.map(({ from, to, kind }) => (
        <span
          key={from}
          data-kind={kind}
          style={{ insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        />
      ))}
      {chosen ? (
        <i style={{ insetInlineStart: `${((chosen.start + chosen.end) / 2 / Math.max(1, length)) * 100}%` }} />
      ) : null}
    </div>
  );
}
