import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { writeAuthors } from './author-names.ts';
import { SourceMark } from './source-mark.tsx';
import classes from './work-line.module.css';

interface WorkLineProps {
  work: Work;
  /** STILL: it does not open; see SourceMark. */
  mark?: 'OPENS' | 'STILL' | 'NONE';
}

/** A record of the literature in one paragraph: who, what, where, when. What is not known is left out. */
export function WorkLine({ work, mark = 'OPENS' }: WorkLineProps) {
  const { t } = useTranslation('sources');
  const { authors, title, venue, year } = work;
  const by = writeAuthors(authors, {
    separator: t('work.nameSeparator'),
    andOthers: (names) => t('work.andOthers', { names }),
  });
  const facts = [by, venue, year].filter(Boolean).join(' · ');
  return (
    <span>
      <span lang={work.language ?? undefined}>
        <span className={classes.title}>{title}</span>
        {facts ? <span className={classes.facts}>{facts}</span> : null}
      </span>
      {mark === 'NONE' ? null : <SourceMark work={work} isStill={mark === 'STILL'} />}
    </span>
  );
}
