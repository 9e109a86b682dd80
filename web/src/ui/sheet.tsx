import type { ReactNode } from 'react';
import classes from './sheet.module.css';

interface SheetProps {
  children: ReactNode;
  /** `page` is the 720 px sheet of text; `wide` fills its column, for tables and forms. */
  width?: 'page' | 'wide';
  label?: string;
}

/** The paper on the desk: whatever the student works on stands on one. */
export function Sheet({ children, width = 'page', label }: SheetProps) {
  return (
    <section className={`${classes.sheet} ${width === 'page' ? classes.page : ''}`} aria-label={label}>
      {children}
    </section>
  );
}
