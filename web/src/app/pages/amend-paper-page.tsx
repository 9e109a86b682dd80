import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { amendListPath, wordFilesPath } from '../../domain/papers/paper-links.ts';
import OwnPaperPage from '../../features/papers/amending/amend-paper-page.tsx';
import { lazyPart } from '../../lib/load-part.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PaperChoice, useWhose, type Whose } from './paper-choice.tsx';

const WordAmendPage = lazyPart(() => import('../../features/amending/word-amend-page.tsx'));

const paths = { own: `${amendListPath}?from=own`, brought: wordFilesPath } as const;
const chosen: Readonly<Record<string, Whose>> = { own: 'own', word: 'brought' };

/** What is to be changed: a paper that was written here, or a Word file with somebody's comments. */
export default function AmendPaperPage() {
  const { t } = useTranslation('shell');
  const [address] = useSearchParams();
  if (address.has('file')) {
    return (
      <Suspense fallback={<PageSkeleton label={t('loading')} />}>
        <WordAmendPage />
      </Suspense>
    );
  }
  if (address.has('order')) return <OwnPaperPage />;
  return <AmendHome chosen={chosen[address.get('from') ?? ''] ?? null} />;
}

function AmendHome({ chosen: wanted }: { chosen: Whose | null }) {
  const { t } = useTranslation(['comments', 'shell']);
  const whose = useWhose(wanted);
  if (whose === null) return <PageSkeleton label={t('shell:loading')} />;
  const names = { own: t('choice.own'), brought: t('choice.word') };
  const choice = <PaperChoice whose={whose} label={t('choice.label')} names={names} paths={paths} />;
  if (whose === 'own') return <OwnPaperPage choice={choice} />;
  return (
    <>
      <PageHeading title={t('shell:routes.amendpaper.title')} tagline={t('shell:routes.amendpaper.describe')} />
      <Sheet width="wide">
        {choice}
        <Suspense fallback={<RowSkeletons count={2} height={72} isFlush />}>
          <WordAmendPage />
        </Suspense>
      </Sheet>
    </>
  );
}
