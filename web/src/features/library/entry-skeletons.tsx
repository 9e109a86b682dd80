import { Skeleton } from '@mantine/core';
import classes from './entry-skeletons.module.css';

/** Entries that are on their way: a title that hangs, a line of facts, a line of actions. */
export function EntrySkeletons({ label }: { label: string }) {
  return (
    <div className={classes.list} role="status" aria-label={label} aria-busy="true">
      {[86, 64, 92, 73, 80].map((width) => (
        <div key={width} className={classes.entry}>
          <Skeleton height={18} width={`${width}%`} />
          <Skeleton height={12} width={`${width - 28}%`} mt={12} ml={25} />
          <Skeleton height={12} width={180} mt={14} ml={25} />
        </div>
      ))}
    </div>
  );
}
