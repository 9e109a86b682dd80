import { Button, Loader } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readListPath } from '../../domain/papers/paper-links.ts';
import OwnPaperPage from '../../features/papers/reading/read-paper-page.tsx';
import { readingsPath } from '../../features/reading/reading-links.ts';
import { type AskAbout, ReadingPage } from '../../features/reading/reading-page.tsx';
import { ReadingsPanel } from '../../features/reading/readings-panel.tsx';
import { lazyPart } from '../../lib/load-part.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PaperChoice, useWhose, type Whose } from './paper-choice.tsx';

/** With all that answers are drawn with; only whoever asks pays for it. */
const AskAboutFile = lazyPart(() => import('./ask-about-file.tsx'));

const ask: AskAbout = ({ fileKey }) => (
  <Suspense fallback={<Loader m="auto" />}>
    <AskAboutFile key={fileKey} fileKey={fileKey} />
  </Suspense>
);

const paths = { own: `${readListPath}?of=own`, brought: readingsPath } as const;
const chosen: Readonly<Record<string, Whose>> = { own: 'own', others: 'brought' };

/** One's own papers, or a paper of somebody else: both are read here, and neither room knows of the other. */
export default function ReadPaperPage() {
  const session = useSession();
  const [address] = useSearchParams();
  const key = address.get('reading');
  if (session && key) return <ReadingPage key={key} readingKey={key} ask={ask} />;
  if (key) return <LoggedOut />;
  if (address.has('order')) return <OwnPaperPage />;
  return <ReadHome chosen={chosen[address.get('of') ?? ''] ?? null} />;
}

function ReadHome({ chosen: wanted }: { chosen: Whose | null }) {
  const { t } = useTranslation(['shell', 'reading']);
  const whose = useWhose(wanted);
  if (whose === null) return <PageSkeleton label={t('loading')} />;
  const names = { own: t('reading:choice.own'), brought: t('reading:choice.others') };
  const choice = <PaperChoice whose={whose} label={t('reading:choice.label')} names={names} paths={paths} />;
  if (whose === 'own') return <OwnPaperPage choice={choice} />;
  return (
    <>
      <PageHeading title={t('routes.readpaper.title')} tagline={t('routes.readpaper.describe')} />
      <Sheet width="wide">
        {choice}
        <ReadingsPanel />
      </Sheet>
    </>
  );
}

function LoggedOut() {
  const { t } = useTranslation(['reading', 'shell']);
  return (
    <>
      <PageHeading title={t('shell:routes.readpaper.title')} tagline={t('shell:routes.readpaper.describe')} />
      <Sheet width="wide">
        <EmptyState
          icon={IconBook2}
          title={t('visitor.title')}
          text={t('visitor.text')}
          action={<Button onClick={() => requireLogin(() => undefined)}>{t('shell:topBar.login')}</Button>}
        />
      </Sheet>
    </>
  );
}
