import type { ReactNode } from 'react';
import classes from './account-section.module.css';

interface AccountSectionProps {
  /** In the address, where the list of sections leads to. */
  id: SectionId;
  title: string;
  lead?: string;
  children: ReactNode;
}

export const sectionIds = [
  'profile',
  'preferences',
  'coupons',
  'invites',
  'sharing',
  'sessions',
  'totp',
  'export',
  'delete',
] as const;
export type SectionId = (typeof sectionIds)[number];

/** One subject of the profile page: its own heading on the sheet, told to a screen reader as a region. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
