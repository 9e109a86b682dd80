import { Skeleton } from '@mantine/core';
import classes from './pdf-viewer.module.css';

/** A page that is on its way, in the place where it will lie. */
export function ViewerSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.viewer} role="status" aria-label={label} aria-busy="true">
      <div className={classes.waitingBar}>
        <Skeleton height={24} width="min(320px, 70%)" />
      </div>
      <div className={classes.waitingPages}>
        <div className={classes.waitingPage}>
          <Skeleton height={20} width="50%" mx="auto" mb={40} />
          {[96, 100, 88, 94, 70, 98, 91, 60, 97, 85].map((width) => (
            <Skeleton key={width} height={11} width={`${width}%`} mb={18} />
          ))}
        </div>
      </div>
    </div>
  );
}
