import type { FoundWork } from '@yanmo/contract/explore';
import type { ReactNode } from 'react';
import type { useSelection } from './use-selection.ts';
import { WorkEntry } from './work-entry.tsx';
import classes from './work-list.module.css';

interface WorkListProps<Shown extends FoundWork> {
  label: string;
  works: readonly Shown[];
  selection: Pick<ReturnType<typeof useSelection>, 'has' | 'set'>;
  /** In the place of “save”, where the works are kept already. */
  keeping?: (work: Shown) => ReactNode;
}

export function WorkList<Shown extends FoundWork>({ label, works, selection, keeping }: WorkListProps<Shown>) {
  return (
    <ul className={classes.list} aria-label={label}>
      {works.map((work) => (
        <WorkEntry
          key={work.id}
          work={work}
          isSelected={selection.has(work.id)}
          onSelect={(isSelected) => selection.set(work.id, isSelected)}
          keeping={keeping?.(work)}
        />
      ))}
    </ul>
  );
}
