import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { PageHeading } from './page-heading.tsx';
import { Sheet } from './sheet.tsx';

interface ComingPageProps {
  heading: { title: string; tagline: string };
  icon: TablerIcon;
  empty: { title: string; text: string; points: readonly string[] };
  action?: ReactNode;
}

/** A page whose contents are not there yet: what will be on the sheet, in plain words. */
export function ComingPage({ heading, icon, empty, action }: ComingPageProps) {
  return (
    <>
      <PageHeading title={heading.title} tagline={heading.tagline} />
      <Sheet width="wide">
        <EmptyState icon={icon} title={empty.title} text={empty.text} points={empty.points} action={action} />
      </Sheet>
    </>
  );
}
