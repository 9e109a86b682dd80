import type { SimilarityReport } from '@yanmo/contract/similarity';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { changedWords, type Range } from '../../../domain/texts/changed-words.ts';
import type { Mark } from './marks.ts';
import classes from './match-dock.module.css';

/** Around a place of the text, so that one sees where it stands. */
const aroundCharacters = 60;

/** The place in the text and the same in its source, side by side, with what differs between them. */
export function BothSides({ report, mark }: { report: SimilarityReport; mark: Mark }) {
  const { t } = useTranslation('similarity');
  const { text } = report;
  const own = useMemo(() => ({ text, start: mark.start, end: mark.end }), [text, mark]);
  /** Null where its owner has withdrawn it: with nothing there is nothing that differs. */
  const other = useMemo(() => {
    if (!mark.match) return mark.like ? { text, ...mark.like } : null;
    return mark.match.source.text === '' ? null : mark.match.source;
  }, [text, mark]);
  const differing = useMemo(() => {
    if (!other) return { before: [], after: [] };
    return changedWords(text.slice(mark.start, mark.end), other.text.slice(other.start, other.end));
  }, [text, mark, other]);
  return (
    <div className={classes.sides}>
      <Side label={t('dock.yours')} lang={report.language} place={own} differing={differing.before} />
      {other ? (
        <Side
          label={t(mark.match ? 'dock.source' : 'dock.before')}
          lang={report.language}
          place={other}
          differing={differing.after}
        />
      ) : (
        <div className={classes.side}>
          <h3>{t('dock.source')}</h3>
          <p className={classes.gone}>{t('dock.gone')}</p>
        </div>
      )}
    </div>
  );
}

interface SideProps {
  label: string;
  lang: string;
  place: { text: string; start: number; end: number };
  /** By places in the words themselves. */
  differing: readonly Range[];
}

function Side({ label, lang, place: { text, start, end }, differing }: SideProps) {
  const before = text.slice(Math.max(0, start - aroundCharacters), start).replace(/^.*\n/su, '');
  const after = text.slice(end, end + aroundCharacters).replace(/\n.*$/su, '');
  const words = text.slice(start, end);
  const isCutBefore = start - before.length > 0 && before.length === aroundCharacters;
  const isCutAfter = end + after.length < text.length && after.length === aroundCharacters;
  return (
    <div className={classes.side}>
      <h3>{label}</h3>
      <p lang={lang}>
        <span className={classes.around}>
          {isCutBefore ? '…' : ''}
          {before}
        </span>
        <mark>{withDiffering(words, differing)}</mark>
        <span className={classes.around}>
          {after}
          {isCutAfter ? '…' : ''}
        </span>
      </p>
    </div>
  );
}

function withDiffering(words: string, differing: readonly Range[]) {
  const parts = [];
  let at = 0;
  for (const { start, end } of differing) {
    if (start > at) parts.push(words.slice(at, start));
    parts.push(<u key={start}>{words.slice(start, end)}</u>);
    at = end;
  }
  parts.push(words.slice(at));
  return parts;
}
