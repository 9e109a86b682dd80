import { Switch } from '@mantine/core';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../lib/notify.ts';
import { useAllowWorks } from './allow-works.ts';
import { shownStanding } from './shown-standing.ts';

interface AllowSourceProps {
  work: Pick<Work, 'id' | 'title' | 'standing' | 'is_allowed'> & Partial<Pick<Work, 'source' | 'type'>>;
  /** A list says once, for all of its entries, what it means. */
  isExplained?: boolean;
  /** For a place that keeps works of its own. */
  onChanged?: (work: Work) => void;
}

/** The student's own word on an entry that nobody could verify. Off until it is given; nothing for any other work. */
export function AllowSource({ work, isExplained = false, onChanged }: AllowSourceProps) {
  const { t } = useTranslation('sources');
  const allow = useAllowWorks();
  // Numbers are cited by nobody.
  if (work.standing !== 'GIVEN' || work.type === 'data') return null;
  const isMaterial = shownStanding(work) === 'MATERIAL';
  return (
    <Switch
      size="sm"
      my={6}
      checked={allow.isPending ? allow.variables.isAllowed : work.is_allowed}
      disabled={allow.isPending}
      label={t('allow.label')}
      description={isExplained && !isMaterial ? t('allow.text', { count: 1 }) : null}
      aria-label={`${t('allow.label')}: ${work.title}`}
      onChange={(event) => {
        const isAllowed = event.currentTarget.checked;
        allow.mutate(
          { works: [work.id], isAllowed },
          {
            onSuccess: ({ works: [changed] }) => {
              showSuccess(isAllowed ? t('allow.on', { count: 1 }) : t('allow.off'));
              if (changed) onChanged?.(changed);
            },
            onError: showError,
          },
        );
      }}
    />
  );
}
