import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { writeAuthors } from '../../domain/works/author-names.ts';
import { SourceMark } from '../../domain/works/source-mark.tsx';
import classes from './work-line.module.css';

/** A record of the literature in one paragraph: who, what, where, when. What is not known is left out. */
export function WorkLine({ work, hasMark = true }: { work: Work; hasMark?: boolean }) {
  const { t } = useTranslation('outlines');
  const { authors, title, venue, year } = work;
  const by = writeAuthors(authors, {
    separator: t('work.nameSeparator'),
    andOthers: (names) => t('work.andOthers', { names }),
  });
  const facts = [by, venue, year].filter(Boolean).join(' · ');
  return (
    <span lang={work.language ?? undefined}>
      <span className={classes.title}>{title}</span>
      {facts ? <span className={classes.facts}>{facts}</span> : null}
      {hasMark ? <SourceMark work={work} /> : null}
    </span>
  );
}
