import type { SectionText } from '@yanmo/contract/paper-text';
import type { PaperReference } from '@yanmo/contract/papers';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { amendPath } from '../../../domain/papers/paper-links.ts';
import { formatDateTime } from '../../../lib/format.ts';
import classes from './provenance-note.module.css';

type Written = NonNullable<SectionText['text']>;

interface ProvenanceNoteProps {
  id: string;
  outTradeNo: string;
  sectionId: string;
  text: Written;
  sources: readonly PaperReference[];
  mayAmend: boolean;
}

/** Where a paragraph came from: who wrote it, when, as which version, and what it rests on. */
export function ProvenanceNote({ id, outTradeNo, sectionId, text, sources, mayAmend }: ProvenanceNoteProps) {
  const { t } = useTranslation('amending');
  const rows: [string, string][] = [
    [t('provenance.writtenBy'), t(`provenance.origin.${text.origin}`, { engine: text.engine })],
    [
      t('provenance.version'),
      t('provenance.versionAt', { version: text.version, date: formatDateTime(text.written_at) }),
    ],
    [
      t('provenance.sources'),
      sources.length > 0 ? sources.map(({ work }) => work.title).join(t('separator')) : t('provenance.noSources'),
    ],
  ];
  return (
    <aside id={id} className={classes.note} aria-label={t('provenance.title')}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayAmend ? (
        <Link className={classes.link} to={amendPath(outTradeNo, sectionId)}>
          {t('provenance.amend')}
        </Link>
      ) : null}
    </aside>
  );
}
