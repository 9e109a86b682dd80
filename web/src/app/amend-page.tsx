import { Tabs } from '@mantine/core';
import { IconFileText, IconMessage2 } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { amendListPath, wordFilesPath } from '../domain/papers/paper-links.ts';
import AmendPaperPage from '../features/papers/amending/amend-paper-page.tsx';
import { lazyPart } from '../lib/load-part.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import pageTabs from '../ui/page-tabs.module.css';

const WordAmendPage = lazyPart(() => import('../features/amending/word-amend-page.tsx'));

/** What is to be changed: a paper that was written here, or a Word file with somebody's comments. */
export default function AmendPage() {
  const { t } = useTranslation(['comments', 'shell']);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isWord = address.get('from') === 'word' || address.has('file');
  const page = isWord ? (
    <Suspense fallback={<PageSkeleton label={t('shell:loading')} />}>
      <WordAmendPage />
    </Suspense>
  ) : (
    <AmendPaperPage />
  );
  if (address.has('file') || address.has('order')) return page;
  return (
    <Tabs
      value={isWord ? 'word' : 'own'}
      onChange={(next) => void navigate(next === 'word' ? wordFilesPath : amendListPath)}
      className={pageTabs.tabs}
    >
      <Tabs.List aria-label={t('choice.label')}>
        <Tabs.Tab value="own" leftSection={<IconFileText size={18} stroke={1.5} aria-hidden="true" />}>
          {t('choice.own')}
        </Tabs.Tab>
        <Tabs.Tab value="word" leftSection={<IconMessage2 size={18} stroke={1.5} aria-hidden="true" />}>
          {t('choice.word')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={isWord ? 'word' : 'own'} pt="lg">
        {page}
      </Tabs.Panel>
    </Tabs>
  );
}
