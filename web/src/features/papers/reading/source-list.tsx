import type { PaperReference } from '@yanmo/contract/papers';
import { useTranslation } from 'react-i18next';
import classes from './source-list.module.css';

/** The list at the end of the paper, as it is printed: only what is cited. */
export function SourceList({ references }: { references: readonly PaperReference[] }) {
  const { t } = useTranslation('amending');
  const cited = references.filter((reference) => reference.cited_in.length > 0);
  if (cited.length === 0) return null;
  return (
    <section className={classes.sources}>
      <h2>{t('read.references')}</h2>
      <ol>
        {cited.map(({ work, label, text }) => (
          <li key={work.id} lang={work.language ?? undefined}>
            {/^\[?\d+\]?$/u.test(label) && !text.startsWith(label) ? `${label} ` : ''}
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
