import type { PaperReference } from '@yanmo/contract/papers';
import type { Work } from '@yanmo/contract/works';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkBadges } from '../../../domain/works/work-badges.tsx';
import { findWorkLink } from '../../../domain/works/work-link.ts';
import type { Place } from './paper-places.ts';
import classes from './source-entry.module.css';

interface SourceEntryProps {
  reference: PaperReference;
  places: readonly Place[];
  isOpen: boolean;
  /** A citation led here. */
  isMarked: boolean;
  onToggle: () => void;
  onGo: (blockId: string) => void;
}

/** Numbered styles find a source by its number; in the others the entry itself begins with the name. */
function numberOf({ label, text }: PaperReference): string {
  return /^\[\d+\]$/u.test(label) && !text.startsWith(label) ? `${label} ` : '';
}

/** A source as the paper prints it, with who bore it out and the places that rest on it. */
export function SourceEntry({ reference, places, isOpen, isMarked, onToggle, onGo }: SourceEntryProps) {
  const { t } = useTranslation('amending');
  const placesId = useId();
  const { work, text } = reference;
  const link = findWorkLink(work);
  return (
    <li className={classes.source} data-source={work.id} data-marked={isMarked || undefined} tabIndex={-1}>
      <p className={classes.text} lang={work.language ?? undefined}>
        {numberOf(reference)}
        {text}
      </p>
      <SourceBadges work={work} />
      <p className={classes.row}>
        {places.length > 0 ? (
          <button type="button" aria-expanded={isOpen} aria-controls={placesId} onClick={onToggle}>
            {t('source.places', { count: places.length })}
          </button>
        ) : (
          <span>{t('source.notCited')}</span>
        )}
        {link ? (
          <a href={link} target="_blank" rel="noreferrer noopener">
            {t('source.open')}
          </a>
        ) : null}
      </p>
      <ol id={placesId} className={classes.places} hidden={!isOpen}>
        {isOpen
          ? places.map((place) => (
              <li key={place.blockId}>
                <button type="button" onClick={() => onGo(place.blockId)}>
                  <span className={classes.number}>{place.number}</span> {place.excerpt}
                </button>
              </li>
            ))
          : null}
      </ol>
    </li>
  );
}

export function SourceBadges({ work, isStill = false }: { work: Work; isStill?: boolean }) {
  return (
    <span className={classes.badges}>
      <WorkBadges work={work} isStill={isStill} />
    </span>
  );
}
