import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import classes from './work-line.module.css';

/** After so many, the rest is only counted. */
const namedAuthors = 3;

/** A record of the literature in one paragraph: who, what, where, when. What is not known is left out. */
export function WorkLine({ work }: { work: Work }) {
  const { t } = useTranslation('outlines');
  const { authors, title, venue, year } = work;
  const isCjk = work.language === 'zh' || work.language === 'ja';
  const names = authors
    .slice(0, namedAuthors)
    .map(({ family, given }) => (isCjk ? `${family}${given}` : `${given} ${family}`).trim())
    .join(t('work.nameSeparator'));
  const by = authors.length > namedAuthors ? t('work.andOthers', { names }) : names;
  const facts = [by, venue, year].filter(Boolean).join(' · ');
  return (
    <span lang={work.language ?? undefined}>
      <span className={classes.title}>{title}</span>
      {facts ? <span className={classes.facts}>{facts}</span> : null}
    </span>
  );
}
