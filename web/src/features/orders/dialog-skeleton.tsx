import { Skeleton } from '@mantine/core';

/** An amount, a line of choices and a square: what the steps of an order look like from afar. */
export function DialogSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true">
      <Skeleton height={16} width="40%" mb={12} />
      <Skeleton height={40} width="30%" mb={24} />
      <Skeleton height={40} mb={24} />
      <Skeleton height={200} width={200} mx="auto" mb={8} />
    </div>
  );
}
