import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { Evidence, Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDay, formatList } from '../../lib/format.ts';
import { shownStanding } from './shown-standing.ts';
import classes from './source-evidence.module.css';
import { usePlaceOf } from './use-place-of.ts';
import { findWorkLink } from './work-link.ts';

/** Named one by one; of the others it is said how many there are. */
const namedSources = 4;

export type EvidencedWork = Pick<
  Work,
  | 'standing'
  | 'verified'
  | 'is_allowed'
  | 'is_retracted'
  | 'evidence'
  | 'authors'
  | 'year'
  | 'venue'
  | 'publisher'
  | 'doi'
  | 'url'
> &
  Partial<Pick<Work, 'source'>>;

/** Who bore a work out, by what and when; of one that nobody did, what is missing. */
export function SourceEvidence({ work }: { work: EvidencedWork }) {
  const { t } = useTranslation('sources');
  const { verified, doi } = work;
  const standing = shownStanding(work);
  const evidence = (work.evidence ?? []).toReversed();
  const link = findWorkLink(work);
  const missing = useMissing(work);
  return (
    <>
      {evidence.map((one) => (
        <EvidencePart key={`${one.by} ${one.level} ${one.on}`} evidence={one} />
      ))}
      {evidence.length === 0 && verified ? <VerifiedPart verified={verified} /> : null}
      {evidence.length === 0 && !verified ? <p className={classes.text}>{t(`about.${standing}`)}</p> : null}
      {missing.map((text) => (
        <p key={text} className={classes.missing}>
          {text}
        </p>
      ))}
      {link ? (
        <p className={classes.link}>
          <Anchor href={link} target="_blank" rel="noopener noreferrer" size="sm">
            <IconExternalLink size={14} stroke={1.5} aria-hidden="true" /> {doi ? `DOI ${doi}` : t('evidence.link')}
          </Anchor>
        </p>
      ) : null}
    </>
  );
}

function EvidencePart({ evidence: { by, level, on, sources } }: { evidence: Evidence }) {
  const { t } = useTranslation('sources');
  const place = usePlaceOf()(by);
  // Texts that mention a work have no name of their own, and an index is named already.
  const hasNames = by === 'COLLECTION' && level !== 'text' && sources.length > 0;
  const rest = sources.length - namedSources;
  const names = [...sources.slice(0, namedSources), ...(rest > 0 ? [t('evidence.more', { count: rest })] : [])];
  return (
    <section className={classes.part}>
      <h3>
        {by === 'COLLECTION'
          ? t('evidence.collection')
          : t(level === 'index' ? 'evidence.index' : 'evidence.by', { place })}
      </h3>
      <p className={classes.text}>{t(`evidence.level.${level}`)}</p>
      {hasNames ? <p className={classes.facts}>{t('evidence.sources', { names: formatList(names) })}</p> : null}
      <p className={classes.facts}>{t('evidence.date', { date: formatDay(on) })}</p>
    </section>
  );
}

/** From before it was written down by what. */
function VerifiedPart({ verified: { by, matched_at } }: { verified: NonNullable<Work['verified']> }) {
  const { t } = useTranslation('sources');
  const place = usePlaceOf()(by);
  return (
    <section className={classes.part}>
      <h3>{t('evidence.by', { place })}</h3>
      <p className={classes.text}>{t('about.VERIFIED')}</p>
      <p className={classes.facts}>{t('evidence.date', { date: formatDate(matched_at) })}</p>
    </section>
  );
}

/** Why papers do not cite it. */
function useMissing(work: EvidencedWork): string[] {
  const { t } = useTranslation('sources');
  if (work.is_retracted) return [t('evidence.missing.retracted')];
  const isWhole = work.authors.length > 0 && work.year !== null && Boolean(work.venue ?? work.publisher);
  switch (shownStanding(work)) {
    case 'VERIFIED':
      return isWhole ? [] : [t('evidence.missing.incomplete')];
    case 'AT_HAND':
    case 'MATERIAL':
    case 'NAMED':
      return [];
    case 'GIVEN':
      return [t(work.is_allowed ? 'evidence.missing.allowed' : 'evidence.missing.GIVEN')];
    case 'UNPROVEN':
      return [t('evidence.missing.UNPROVEN')];
  }
}
