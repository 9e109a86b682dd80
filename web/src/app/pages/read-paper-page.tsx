import { Loader, SegmentedControl } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { readListPath } from '../../domain/papers/paper-links.ts';
import OwnPaperPage from '../../features/papers/reading/read-paper-page.tsx';
import { readingsPath } from '../../features/reading/reading-links.ts';
import { type AskAbout, ReadingPage } from '../../features/reading/reading-page.tsx';
import { ReadingsPanel } from '../../features/reading/readings-panel.tsx';
import { lazyPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** With all that answers are drawn with; only whoever asks pays for it. */
const AskAboutFile = lazyPart(() => import('./ask-about-file.tsx'));

const ask: AskAbout = ({ fileKey }) => (
  <Suspense fallback={<Loader m="auto" />}>
    <AskAboutFile key={fileKey} fileKey={fileKey} />
  </Suspense>
);

/** One's own papers, or a paper of somebody else: both are read here, and neither room knows of the other. */
export default function ReadPaperPage() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const [address] = useSearchParams();
  const key = address.get('reading');
  if (session && key) return <ReadingPage key={key} readingKey={key} ask={ask} />;
  if (key === null && address.get('of') !== 'others') return <OwnPaperPage choice={<Choice of="own" />} />;
  return (
    <>
      <PageHeading title={t('routes.readpaper.title')} tagline={t('routes.readpaper.describe')} />
      <Sheet width="wide">
        <Choice of="others" />
        <ReadingsPanel />
      </Sheet>
    </>
  );
}

function Choice({ of }: { of: 'own' | 'others' }) {
  const { t } = useTranslation('reading');
  const navigate = useNavigate();
  return (
    <SegmentedControl
      mb="lg"
      value={of}
      onChange={(value) => void navigate(value === 'others' ? readingsPath : readListPath)}
      aria-label={t('choice.label')}
      data={[
        { value: 'own', label: t('choice.own') },
        { value: 'others', label: t('choice.others') },
      ]}
    />
  );
}
