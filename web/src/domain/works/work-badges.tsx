import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconLockOpen } from '@tabler/icons-react';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import type { EvidencedWork } from './source-evidence.tsx';
import { SourceMark } from './source-mark.tsx';

type Badged = EvidencedWork & Pick<Work, 'is_open_access'>;

/** What is to be known of a work at a glance: that it was withdrawn, what stands behind it, that anyone may read it. */
export function WorkBadges({ work, isStill = false }: { work: Badged; isStill?: boolean }) {
  const { t } = useTranslation('sources');
  return (
    <>
      {work.is_retracted ? <RetractedBadge /> : null}
      <SourceMark work={work} isStill={isStill} />
      {work.is_open_access ? (
        <Badge
          color="azurite"
          variant="light"
          tt="none"
          radius="sm"
          leftSection={<IconLockOpen size={14} stroke={1.5} aria-hidden="true" />}
        >
          {t('badge.openAccess')}
        </Badge>
      ) : null}
    </>
  );
}

export function RetractedBadge() {
  const { t } = useTranslation('sources');
  return (
    <Badge
      color="bad"
      tt="none"
      radius="sm"
      leftSection={<IconAlertTriangle size={14} stroke={2} aria-hidden="true" />}
    >
      {t('badge.retracted')}
    </Badge>
  );
}
