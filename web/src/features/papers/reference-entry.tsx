import { Anchor, Button } from '@mantine/core';
import { IconCopy, IconExternalLink, IconNotes, IconSearch } from '@tabler/icons-react';
import type { PaperReference } from '@yanmo/contract/papers';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { searchPath } from '../../domain/papers/paper-links.ts';
import { SourceMark } from '../../domain/works/source-mark.tsx';
import { RetractedBadge } from '../../domain/works/work-badges.tsx';
import { findWorkLink } from '../../domain/works/work-link.ts';
import { copyText } from '../../lib/copy-text.ts';
import { formatDate } from '../../lib/format.ts';
import { referenceLine } from './reference-line.ts';
import classes from './references-panel.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface ReferenceEntryProps {
  reference: PaperReference;
  onRead: (work: Work) => void;
}

export function ReferenceEntry({ reference: { work, label, text, cited_in }, onRead }: ReferenceEntryProps) {
  const { t } = useTranslation(['papers', 'sources']);
  const link = findWorkLink(work);
  return (
    <li className={classes.entry}>
      <p className={classes.text} lang={work.language ?? undefined}>
        {label ? <span className={classes.label}>{label}</span> : null} {text}
      </p>
      <div className={classes.facts}>
        <div className={classes.badges}>
          <SourceMark work={work} {...(work.verified ? { date: formatDate(work.verified.matched_at) } : {})} />
          {work.is_retracted ? <RetractedBadge /> : null}
        </div>
        <p className={classes.cited}>
          {cited_in.length > 0
            ? t('references.citedIn', { sections: cited_in.join(t('references.separator')) })
            : t('references.notCited')}
        </p>
        <p className={classes.actions}>
          {/* What the paper tells by a work that its subject names stands in the text; nobody has read more of it. */}
          {work.standing === 'NAMED' ? null : (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconNotes {...icon} />}
              aria-label={t('sources:card.openOf', { title: work.title })}
              onClick={() => onRead(work)}
            >
              {t('sources:card.open')}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconCopy {...icon} />}
            onClick={() => void copyText(referenceLine(label, text))}
          >
            {t('copy')}
          </Button>
          <Button
            component={Link}
            to={searchPath(work.title)}
            size="compact-sm"
            variant="subtle"
            leftSection={<IconSearch {...icon} />}
          >
            {t('references.inExplore')}
          </Button>
          {link ? (
            <Anchor className={classes.outside} href={link} target="_blank" rel="noopener noreferrer" size="sm">
              <IconExternalLink {...icon} /> {work.doi ? `DOI ${work.doi}` : t('references.source')}
            </Anchor>
          ) : null}
        </p>
      </div>
    </li>
  );
}
