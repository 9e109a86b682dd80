import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { findWorkLink } from '../../domain/works/work-link.ts';

/** With the notice, where it is known: whoever cited the work can read there why. */
export function RetractedNote({ work, my, mb }: { work: Pick<Work, 'retraction_doi'>; my?: 'xs'; mb?: 'sm' }) {
  const { t } = useTranslation('library');
  const notice = findWorkLink({ doi: work.retraction_doi ?? null, url: null });
  return (
    <Alert
      color="bad"
      variant="light"
      my={my}
      mb={mb}
      icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
    >
      {t('work.retractedText')}
      {notice ? (
        <>
          {' '}
          <Anchor href={notice} target="_blank" rel="noopener noreferrer" inherit>
            {t('work.retractionNotice', { doi: work.retraction_doi })}
          </Anchor>
        </>
      ) : null}
    </Alert>
  );
}
