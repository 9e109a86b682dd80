import { Group, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The shape of the profile: a round picture, two fields, a list. */
export function UserInfoSkeleton() {
  const { t } = useTranslation(['accounts', 'shell']);
  return (
    <div role="status" aria-busy="true" aria-label={t('shell:loading')}>
      <Skeleton height={24} width={120} mb={20} />
      <Group gap="lg" mb="lg">
        <Skeleton height={88} circle />
        <Skeleton height={36} width={140} />
      </Group>
      {['first', 'second'].map((field) => (
        <div key={field}>
          <Skeleton height={14} width={80} mb={8} />
          <Skeleton height={42} mb={20} maw={420} />
        </div>
      ))}
      <SessionsSkeleton />
    </div>
  );
}

export function SessionsSkeleton() {
  return (
    <div>
      {['first', 'second'].map((row) => (
        <Group key={row} wrap="nowrap" my="md">
          <Skeleton height={32} width={32} />
          <div style={{ flex: 1 }}>
            <Skeleton height={14} width="min(220px, 70%)" mb={8} />
            <Skeleton height={12} width="min(320px, 90%)" />
          </div>
        </Group>
      ))}
    </div>
  );
}
