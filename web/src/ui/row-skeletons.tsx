import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface RowSkeletonsProps {
  count: number;
  height: number;
  /** The first row stands at the top, where nothing stands above it. */
  isFlush?: boolean;
}

/** A list that is on its way. */
export function RowSkeletons({ count, height, isFlush = false }: RowSkeletonsProps) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have no names
        <Skeleton key={row} height={height} {...(isFlush ? { mb: 'md' } : { mt: 'md' })} />
      ))}
    </div>
  );
}
