import type { PaperRun } from '@yanmo/contract/paper-text';
import { useTranslation } from 'react-i18next';
import { type Hit, type MarkedRun, markRuns } from './find-in-text.ts';
import classes from './run-line.module.css';

export interface LineProps {
  runs: readonly PaperRun[];
  /** Those of this line. */
  hits?: readonly Hit[];
  currentHit?: Hit | null;
  /** Left out where there is no list of sources to lead to. */
  onCite?: ((works: readonly string[]) => void) | undefined;
}

const none: readonly Hit[] = [];

/** One line of a paper: words, citations that lead to their source, and gaps that nobody can overlook. */
export function RunLine({ runs, hits = none, currentHit = null, onCite }: LineProps) {
  return markRuns(runs, hits).map((marked, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no names, and move only together with their whole block
    <OneRun key={index} marked={marked} currentHit={currentHit} onCite={onCite} />
  ));
}

interface OneRunProps extends Pick<LineProps, 'onCite'> {
  marked: MarkedRun;
  currentHit: Hit | null;
}

function OneRun({ marked: { run, pieces }, currentHit, onCite }: OneRunProps) {
  const { t } = useTranslation('amending');
  const words = <Words pieces={pieces} currentHit={currentHit} />;
  if (run.kind === 'text') return words;
  if (run.kind === 'gap') {
    return (
      <mark className={classes.gap} title={t('read.gap')}>
        {words}
      </mark>
    );
  }
  const isRaised = /^\[\d/u.test(run.text.trim());
  return onCite ? (
    // A link, not a button: a button is a box of its own, after which the browser may begin a line with a full stop.
    <a
      href={`#source-${run.works[0] ?? ''}`}
      className={classes.citation}
      data-raised={isRaised || undefined}
      aria-label={t('read.citation', { label: run.text })}
      onClick={(event) => {
        event.preventDefault();
        onCite(run.works);
      }}
    >
      {words}
    </a>
  ) : (
    <span className={classes.quiet} data-raised={isRaised || undefined}>
      {words}
    </span>
  );
}

function Words({ pieces, currentHit }: { pieces: MarkedRun['pieces']; currentHit: Hit | null }) {
  let at = 0;
  return pieces.map(({ text, hit }) => {
    const key = at;
    at += text.length;
    if (!hit) return text;
    const isCurrent =
      currentHit !== null &&
      hit.blockId === currentHit.blockId &&
      hit.line === currentHit.line &&
      hit.from === currentHit.from;
    return (
      <mark key={key} className={classes.hit} data-current={isCurrent || undefined}>
        {text}
      </mark>
    );
  });
}
