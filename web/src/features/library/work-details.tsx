import type { FoundWork } from '@yanmo/contract/explore';
import { useTranslation } from 'react-i18next';
import { writeName } from '../../domain/works/author-names.ts';
import { shownStanding } from '../../domain/works/shown-standing.ts';
import { findWorkLink } from '../../domain/works/work-link.ts';
import { MarkedText } from './marked-text.tsx';
import { RetractedNote } from './retracted-note.tsx';
import { usePlaceName } from './use-place-name.ts';
import classes from './work-details.module.css';

/** The abstract, and every field that is known. */
export function WorkDetails({ work }: { work: FoundWork }) {
  const { t } = useTranslation(['library', 'sources']);
  const placeName = usePlaceName();
  const link = findWorkLink(work);
  const rows: [string, string | null][] = [
    [t('detail.authors'), work.authors.map(writeName).join(t('work.nameSeparator')) || null],
    [t('detail.publisher'), [work.place, work.publisher].filter(Boolean).join(' · ') || null],
    [t('detail.volume'), work.volume],
    [t('detail.issue'), work.issue],
    [t('detail.pages'), work.pages],
    [t('detail.edition'), work.edition],
    [t('detail.licence'), work.licence],
    [t('detail.foundIn'), work.found_in.map(placeName).join(t('work.nameSeparator')) || null],
  ];
  return (
    <div className={classes.details}>
      {work.is_retracted ? <RetractedNote work={work} mb="sm" /> : null}
      <p className={classes.none}>{t(`sources:about.${shownStanding(work)}`)}</p>
      {work.abstract ? (
        <p className={classes.abstract} lang={work.language ?? undefined}>
          <MarkedText text={work.abstract} marks={work.marks.abstract} />
        </p>
      ) : (
        <p className={classes.none}>{t('work.noAbstract')}</p>
      )}
      <dl className={classes.facts}>
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {link ? (
          <div>
            <dt>{t('detail.link')}</dt>
            <dd>
              <a href={link} target="_blank" rel="noreferrer noopener">
                {work.doi ?? work.url}
              </a>
            </dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
