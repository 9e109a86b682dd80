import { Skeleton } from '@mantine/core';
import { PageHeading } from './page-heading.tsx';
import { Sheet } from './sheet.tsx';

interface PageSkeletonProps {
  label: string;
  /** Where it is known before the page is here. */
  heading?: { title: string; tagline: string };
}

/** A heading, a tagline and a sheet with lines of text: what nearly every page turns into. */
export function PageSkeleton({ label, heading }: PageSkeletonProps) {
  return (
    <div role="status" aria-label={label} aria-busy="true">
      {heading ? (
        <PageHeading {...heading} />
      ) : (
        <>
          <Skeleton height={30} width="min(240px, 60%)" />
          <Skeleton height={16} width="min(360px, 80%)" mt={12} mb={24} />
        </>
      )}
      <Sheet width="wide">
        <Skeleton height={22} width="45%" mx="auto" mb={28} />
        {[96, 100, 88, 94, 70, 98, 91, 60].map((width) => (
          <Skeleton key={width} height={12} width={`${width}%`} mb={16} />
        ))}
      </Sheet>
    </div>
  );
}
