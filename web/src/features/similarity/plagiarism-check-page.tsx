import { Tabs } from '@mantine/core';
import { IconArrowsDiff, IconFileSearch } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenedOrder } from '../../domain/orders/use-opened-order.ts';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import pageTabs from '../../ui/page-tabs.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import { ComparePanel } from './comparing/compare-panel.tsx';
import { RecentChecks } from './recent-checks.tsx';
import { Composer } from './sending/composer.tsx';
import { type CheckTab, checkTabs, useCheckTab } from './use-check-tab.ts';

const ReportView = lazyPart(() => import('./report/report-view.tsx'));

const icons = { check: IconFileSearch, compare: IconArrowsDiff } as const;

/** A text is compared with others here, or two with each other; with an order in the address, what a check found. */
export default function PlagiarismCheckPage() {
  const { t } = useTranslation(['similarity', 'shell']);
  const { data: home, error, refetch } = useHomeInfo();
  const { outTradeNo, open, close } = useOpenedOrder();
  const { tab, setTab } = useCheckTab();
  if (outTradeNo !== null) {
    return (
      <Suspense fallback={<PageSkeleton label={t('shell:loading')} />}>
        <ReportView key={outTradeNo} outTradeNo={outTradeNo} onNew={close} />
      </Suspense>
    );
  }
  const heading = (
    <PageHeading title={t('shell:routes.plagiarismCheck.title')} tagline={t('shell:routes.plagiarismCheck.describe')} />
  );
  if (!home) {
    if (!error) return <PageSkeleton label={t('shell:loading')} />;
    return (
      <>
        {heading}
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!home.open_features.includes('PLAGIARISM_CHECK')) {
    return (
      <>
        {heading}
        <Sheet width="wide">
          <EmptyState icon={IconFileSearch} title={t('closed.title')} text={t('closed.text')} />
        </Sheet>
      </>
    );
  }
  return (
    <>
      {heading}
      <Tabs value={tab} onChange={(next) => setTab((next ?? 'check') as CheckTab)} className={pageTabs.tabs}>
        <Tabs.List>
          {checkTabs.map((name) => {
            const Icon = icons[name];
            return (
              <Tabs.Tab key={name} value={name} leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}>
                {t(`tab.${name}`)}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <Tabs.Panel value="check" pt="lg">
          <Composer onPaid={open} />
          <RecentChecks />
        </Tabs.Panel>
        <Tabs.Panel value="compare" pt="lg">
          <ComparePanel />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
