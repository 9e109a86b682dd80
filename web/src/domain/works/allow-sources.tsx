import { Alert, Button } from '@mantine/core';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../lib/notify.ts';
import classes from './allow-sources.module.css';
import { useAllowWorks } from './allow-works.ts';

interface AllowSourcesProps {
  works: readonly Work[];
  /** For a place that keeps works of its own. */
  onChanged?: (works: readonly Work[]) => void;
}

/** Above a list: what becomes of entries that nobody could verify, said once for all of them, and one word for all. */
export function AllowSources({ works, onChanged }: AllowSourcesProps) {
  const { t } = useTranslation('sources');
  const allow = useAllowWorks();
  const withheld = works.filter(({ standing, is_allowed }) => standing === 'GIVEN' && !is_allowed);
  const count = withheld.length;
  if (count === 0) return null;
  return (
    <Alert role="note" color="warn" variant="light" my="sm">
      <p className={classes.text}>{t('allow.text', { count })}</p>
      <Button
        size="compact-sm"
        variant="default"
        loading={allow.isPending}
        onClick={() =>
          allow.mutate(
            { works: withheld.map(({ id }) => id), isAllowed: true },
            {
              onSuccess: ({ works: changed }) => {
                showSuccess(t('allow.on', { count }));
                onChanged?.(changed);
              },
              onError: showError,
            },
          )
        }
      >
        {t('allow.all', { count })}
      </Button>
    </Alert>
  );
}
