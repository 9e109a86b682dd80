import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './sheet-with-side.module.css';

interface SheetWithSideProps {
  /** What is said and done about the sheet, around the works that it rests on; null where those stand elsewhere. */
  side: (works: ReactNode) => ReactNode;
  /** In the column, in sight from the start; where there is no column, below the sheet. */
  works?: ReactNode;
  children: ReactNode;
}

/** A narrow column beside the sheet; on a phone above it. */
export function SheetWithSide({ side, works = null, children }: SheetWithSideProps) {
  const isNarrow = useMediaQuery('(max-width: 1199.98px)', undefined, { getInitialValueInEffect: false });
  return (
    <div className={classes.columns}>
      <div className={classes.side}>{side(isNarrow ? null : works)}</div>
      <div className={classes.main}>
        {children}
        {isNarrow ? works : null}
      </div>
    </div>
  );
}
