import { type ReactNode, useId } from 'react';
import classes from './account-section.module.css';

/** One subject of the profile page: its own heading on the sheet, told to a screen reader as a region. */
export function AccountSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
