import type { Edition } from '@yanmo/contract/paper-text';
import { useTranslation } from 'react-i18next';
import { styleNames } from '../../../domain/papers/style-names.ts';
import { formatDateTime } from '../../../lib/format.ts';
import classes from './edition-list.module.css';
import { FileLinks } from './file-links.tsx';

/** Every export, each with the files as they were written then. */
export function EditionList({ editions }: { editions: readonly Edition[] }) {
  const { t } = useTranslation('amending');
  if (editions.length === 0) return null;
  return (
    <section className={classes.editions}>
      <h3>{t('editions.title')}</h3>
      <ol>
        {editions.map((edition) => (
          <li key={edition.edition}>
            <p>
              <strong>{t('editions.number', { edition: edition.edition })}</strong> {formatDateTime(edition.created_at)}
              {' · '}
              {t('list.pages', { count: edition.pages })} · {styleNames[edition.citation_style]}
              {edition.is_preview ? ` · ${t('list.preview')}` : ''}
            </p>
            <FileLinks files={edition.file_urls} />
          </li>
        ))}
      </ol>
    </section>
  );
}
