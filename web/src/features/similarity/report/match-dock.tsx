import { Button, CloseButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReportedSource, SimilarityReport } from '@yanmo/contract/similarity';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { BothSides } from './both-sides.tsx';
import type { Mark } from './marks.ts';
import classes from './match-dock.module.css';
import { useSourceWords } from './source-words.ts';

interface MatchDockProps {
  report: SimilarityReport;
  chosen: Mark | null;
  /** Everything that lies over the same words, the chosen one among them. */
  rivals: readonly Mark[];
  /** From 1. */
  position: number;
  count: number;
  /** Of its source in the list. */
  number: number | null;
  onStep: (by: 1 | -1) => void;
  onChoose: (mark: Mark, takesFocus?: boolean) => void;
  onClose: () => void;
}

/** At the foot of the sheet: from mark to mark, and the chosen one with both of its sides. */
export function MatchDock(props: MatchDockProps) {
  const { report, chosen, rivals, position, count, number, onStep, onChoose, onClose } = props;
  const { t } = useTranslation(['similarity', 'shell']);
  if (count === 0) return null;
  return (
    <section className={classes.dock} aria-label={t('dock.label')}>
      <div className={classes.bar} data-open={chosen !== null || undefined}>
        <IconButton icon={IconChevronUp} label={t('dock.previous')} onClick={() => onStep(-1)} />
        <IconButton icon={IconChevronDown} label={t('dock.next')} onClick={() => onStep(1)} />
        <span className={classes.count}>
          {position > 0
            ? t('dock.position', { position: formatNumber(position), count: formatNumber(count) })
            : t('dock.marks', { count })}
        </span>
        {chosen ? (
          <>
            <span className={classes.kind} data-kind={chosen.kind}>
              {t(`kind.${chosen.kind}`)}
            </span>
            <span className={classes.close}>
              <CloseButton aria-label={t('shell:action.close')} onClick={onClose} />
            </span>
          </>
        ) : (
          <span className={classes.hint}>{t('dock.hint')}</span>
        )}
      </div>
      {chosen ? (
        <div role="status" className={classes.body}>
          <Facts report={report} mark={chosen} number={number} />
          <BothSides key={chosen.id} report={report} mark={chosen} />
          {rivals.length > 1 ? (
            <p className={classes.rivals}>
              {t('dock.also')}
              {rivals
                .filter((mark) => mark !== chosen)
                .slice(0, 4)
                .map((mark) => (
                  <Button key={mark.id} size="compact-sm" variant="default" onClick={() => onChoose(mark, false)}>
                    <RivalName report={report} mark={mark} />
                  </Button>
                ))}
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

const sourceOf = ({ sources }: SimilarityReport, { match }: Mark): ReportedSource | null =>
  sources.find(({ id }) => id === match?.source_id) ?? null;

function RivalName({ report, mark }: { report: SimilarityReport; mark: Mark }) {
  const { t } = useTranslation('similarity');
  const { titleOf } = useSourceWords();
  const source = sourceOf(report, mark);
  return source ? titleOf(source) : t(`kind.${mark.kind}`);
}

/** Of which source, and how alike both are. */
function Facts({ report, mark, number }: Pick<MatchDockProps, 'report' | 'number'> & { mark: Mark }) {
  const { t } = useTranslation('similarity');
  const { titleOf, factsOf } = useSourceWords();
  const source = sourceOf(report, mark);
  if (!mark.match || !source) return <p className={classes.facts}>{t('dock.inside')}</p>;
  const { similarity, source: place } = mark.match;
  return (
    <p className={classes.facts}>
      <strong>
        {number === null ? null : `[${number}] `}
        {titleOf(source)}
      </strong>
      <span>{factsOf(source)}</span>
      {place.page === null ? null : <span>{t('dock.page', { page: formatNumber(place.page) })}</span>}
      {mark.kind === 'COMMON' ? <span>{t('dock.common')}</span> : null}
      <span>{t('dock.alike', { rate: formatPercent(similarity * 100) })}</span>
      {source.doi ? (
        <a href={`https://doi.org/${encodeURI(source.doi)}`} target="_blank" rel="noreferrer">
          {source.doi}
        </a>
      ) : null}
    </p>
  );
}
