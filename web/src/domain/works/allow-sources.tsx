import { Alert } from '@mantine/core';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { AllowAllButton } from './allow-all-button.tsx';
import classes from './allow-sources.module.css';
import { shownStanding } from './shown-standing.ts';

interface AllowSourcesProps {
  works: readonly Work[];
  /** For a place that keeps works of its own. */
  onChanged?: (works: readonly Work[]) => void;
}

/** Above a list: what becomes of entries that nobody could verify, said once for all of them, and one word for all. */
export function AllowSources({ works, onChanged }: AllowSourcesProps) {
  const { t } = useTranslation('sources');
  const withheld = works.filter((work) => shownStanding(work) === 'GIVEN' && !work.is_allowed);
  const count = withheld.length;
  if (count === 0) return null;
  return (
    <Alert role="note" color="warn" variant="light" my="sm">
      <p className={classes.text}>{t('allow.text', { count })}</p>
      <AllowAllButton works={withheld} onChanged={onChanged} />
    </Alert>
  );
}
