import { Button } from '@mantine/core';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../lib/notify.ts';
import { useAllowWorks } from './allow-works.ts';

interface AllowAllButtonProps {
  works: readonly Work[];
  /** For a place that keeps works of its own. */
  onChanged?: ((works: readonly Work[]) => void) | undefined;
}

/** The student's word for all of them at once. */
export function AllowAllButton({ works, onChanged }: AllowAllButtonProps) {
  const { t } = useTranslation('sources');
  const allow = useAllowWorks();
  const count = works.length;
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={allow.isPending}
      onClick={() =>
        allow.mutate(
          { works: works.map(({ id }) => id), isAllowed: true },
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
  );
}
