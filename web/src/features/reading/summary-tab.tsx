import type { ReadingDetail } from '@yanmo/contract/reading';
import { useTranslation } from 'react-i18next';
import { FindingView, Waiting } from './finding-view.tsx';
import { useHeadingName } from './outline-tab.tsx';
import classes from './reading-page.module.css';

export function SummaryTab({ reading }: { reading: ReadingDetail }) {
  const { t } = useTranslation('reading');
  const nameOf = useHeadingName();
  const { overview, summaries, outline, language, is_by_pages: isByPages, state } = reading;
  const isOver = state !== 'READING';
  const found = [overview, ...summaries].find((finding) => finding.state === 'FOUND');
  // What rules alone cannot tell is said once, and not below each heading.
  if (!found && isOver && summaries.every((finding) => finding.state === 'NEEDS_MODEL')) {
    return <p className={classes.note}>{t('finding.needsModel')}</p>;
  }
  return (
    <>
      {found ? <p className={classes.note}>{t(found.is_quoted ? 'finding.quoted' : 'finding.byModel')}</p> : null}
      <section className={classes.section}>
        <h3>{t('summary.whole')}</h3>
        <FindingView finding={overview} language={language} nothing={t('summary.nothing')} isOver={isOver} />
      </section>
      {[...summaries]
        .sort((one, other) => one.heading - other.heading)
        .map((summary) => {
          const heading = outline[summary.heading];
          if (!heading) return null;
          return (
            <section key={summary.heading} className={classes.section} data-level={heading.level}>
              <h3 lang={language ?? undefined}>{nameOf(heading, summary.heading, isByPages)}</h3>
              <FindingView finding={summary} language={language} nothing={t('summary.nothing')} isOver={isOver} />
            </section>
          );
        })}
      {isOver ? null : <Waiting />}
    </>
  );
}
