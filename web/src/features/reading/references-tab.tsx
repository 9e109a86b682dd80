import { Alert, Anchor, Badge, Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { verificationOutcomes } from '@yanmo/contract/explore';
import { type ListedReference, type ReadingDetail, readReferencesMaximum } from '@yanmo/contract/reading';
import { useTranslation } from 'react-i18next';
import { writeName } from '../../domain/works/author-names.ts';
import { findWorkLink } from '../../domain/works/work-link.ts';
import { PlaceButton } from './place-button.tsx';
import classes from './reading-page.module.css';

const colours = {
  VERIFIED: 'good',
  MATCHED: 'azurite',
  MISMATCH: 'warn',
  NOT_FOUND: 'bad',
  UNAVAILABLE: 'gray',
} as const;

/** The list of references, each with what the library and the indexes know of it. */
export function ReferencesTab({ reading }: { reading: ReadingDetail }) {
  const { t } = useTranslation(['reading', 'library']);
  const { references, state } = reading;
  if (references.length === 0) return <p className={classes.note}>{t('references.none')}</p>;
  const checked = references.filter(({ verified }) => verified !== null);
  const retracted = checked.filter(({ verified }) => verified?.work?.is_retracted).length;
  return (
    <>
      <p className={classes.note} role="status">
        {state === 'READING'
          ? t('references.progress', { done: checked.length, total: references.length })
          : t('references.done', { done: checked.length, total: references.length })}
      </p>
      <ul className={classes.counts}>
        {verificationOutcomes.map((outcome) => {
          const count = checked.filter(({ verified }) => verified?.outcome === outcome).length;
          return count === 0 ? null : (
            <li key={outcome}>
              <Badge color={colours[outcome]} variant="light" tt="none" radius="sm">
                {t(`library:outcome.${outcome}.name`)} {count}
              </Badge>
            </li>
          );
        })}
        {retracted > 0 ? (
          <li>
            <Badge color="bad" tt="none" radius="sm">
              {t('references.retracted', { count: retracted })}
            </Badge>
          </li>
        ) : null}
      </ul>
      {references.length > readReferencesMaximum ? (
        <p className={classes.note}>{t('references.tooMany', { most: readReferencesMaximum })}</p>
      ) : null}
      <ol className={classes.references} lang={reading.language ?? undefined}>
        {references.map((reference) => (
          <Reference key={reference.number} reference={reference} isOver={state !== 'READING'} />
        ))}
      </ol>
    </>
  );
}

function Reference({ reference, isOver }: { reference: ListedReference; isOver: boolean }) {
  const { t } = useTranslation(['reading', 'library']);
  const { number, text, page, paragraph, verified } = reference;
  const work = verified?.work ?? null;
  const differing = verified?.differences ?? [];
  const link = work ? findWorkLink(work) : null;
  const notice = work ? findWorkLink({ doi: work.retraction_doi ?? null, url: null }) : null;
  return (
    <li data-outcome={verified?.outcome}>
      <p className={classes.reference}>
        [{number}] {text} <PlaceButton passage={{ page, paragraph, text: text.slice(0, 80) }} />
      </p>
      {verified ? (
        <Badge color={colours[verified.outcome]} variant="light" tt="none" radius="sm">
          {t(`library:outcome.${verified.outcome}.name`)}
        </Badge>
      ) : isOver ? (
        <span className={classes.faint}>{t('references.unchecked')}</span>
      ) : (
        <Loader size={16} aria-label={t('references.checking')} />
      )}
      {work?.is_retracted ? (
        <Alert
          color="bad"
          variant="light"
          my="xs"
          icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
        >
          {t('library:work.retractedText')}{' '}
          {notice ? (
            <Anchor href={notice} target="_blank" rel="noopener noreferrer" inherit>
              {t('library:work.retractionNotice', { doi: work.retraction_doi })}
            </Anchor>
          ) : null}
        </Alert>
      ) : null}
      {work ? (
        <p className={classes.work} lang={work.language ?? undefined}>
          {link ? (
            <Anchor href={link} target="_blank" rel="noopener noreferrer" inherit>
              {work.title}
            </Anchor>
          ) : (
            work.title
          )}
          {[work.authors.slice(0, 3).map(writeName).join(t('library:work.nameSeparator')), work.venue, work.year]
            .filter(Boolean)
            .map((fact) => ` · ${fact}`)
            .join('')}
        </p>
      ) : null}
      {differing.length > 0 ? (
        <ul className={classes.differences}>
          {differing.map(({ field, given, found }) => (
            <li key={field}>
              {t('references.differs', {
                field: t(`library:field.${field}`),
                given: given || '—',
                found: found || '—',
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
