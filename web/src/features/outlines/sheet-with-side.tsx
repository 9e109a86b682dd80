import type { ReactNode } from 'react';
import classes from './sheet-with-side.module.css';

interface SheetWithSideProps {
  /** What is said and done about the sheet. */
  side: ReactNode;
  children: ReactNode;
}

/** A narrow column beside the sheet; on a phone above it. */
export function SheetWithSide({ side, children }: SheetWithSideProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.side}>{side}</div>
      <div className={classes.main}>{children}</div>
    </div>
  );
}
