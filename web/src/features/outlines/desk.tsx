import type { ReactNode } from 'react';
import classes from './desk.module.css';

interface DeskProps {
  /** What is said and done about the sheet. */
  side: ReactNode;
  children: ReactNode;
}

/** A narrow column beside the sheet; on a phone above it. */
export function Desk({ side, children }: DeskProps) {
  return (
    <div className={classes.desk}>
      <div className={classes.side}>{side}</div>
      <div className={classes.main}>{children}</div>
    </div>
  );
}
