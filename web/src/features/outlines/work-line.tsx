import type { Author, Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { SourceMark } from '../../domain/works/source-mark.tsx';
import classes from './work-line.module.css';

/** After so many, the rest is only counted. */
const namedAuthors = 3;

/** Chinese, Japanese and Korean names put the family first, without a space; what the paper is in does not matter. */
function writeName({ family, given }: Author): string {
  const isEastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(family + given);
  return (isEastern ? `${family}${given}` : `${given} ${family}`).trim();
}

/** A record of the literature in one paragraph: who, what, where, when. What is not known is left out. */
export function WorkLine({ work, hasMark = true }: { work: Work; hasMark?: boolean }) {
  const { t } = useTranslation('outlines');
  const { authors, title, venue, year } = work;
  const names = authors.slice(0, namedAuthors).map(writeName).join(t('work.nameSeparator'));
  const by = authors.length > namedAuthors ? t('work.andOthers', { names }) : names;
  const facts = [by, venue, year].filter(Boolean).join(' · ');
  return (
    <span lang={work.language ?? undefined}>
      <span className={classes.title}>{title}</span>
      {facts ? <span className={classes.facts}>{facts}</span> : null}
      {hasMark ? <SourceMark work={work} /> : null}
    </span>
  );
}
