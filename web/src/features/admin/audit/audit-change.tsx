import { useTranslation } from 'react-i18next';
import classes from './audit-change.module.css';

/** Short ones stand there; what is long opens. */
const shortLength = 120;

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));

export function AuditChange({ before, after }: { before: unknown; after: unknown }) {
  const { t } = useTranslation('admin');
  const [was, is] = [textOf(before), textOf(after)];
  if (was === '' && is === '') return '—';
  const lines = (
    <>
      {was === '' ? null : <del className={classes.value}>{was}</del>}
      {is === '' ? null : <ins className={classes.value}>{is}</ins>}
    </>
  );
  if (was.length + is.length <= shortLength) return lines;
  return (
    <details>
      <summary>{t('audit.show')}</summary>
      {lines}
    </details>
  );
}
