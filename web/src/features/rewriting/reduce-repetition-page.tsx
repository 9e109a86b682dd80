import { IconSparkles } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenedOrder } from '../../domain/orders/use-opened-order.ts';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useAskedReport } from './choosing/use-asked-report.ts';
import { Composer } from './composer.tsx';

const ReductionView = lazyPart(() => import('./result/reduction-view.tsx'));

/** A text is measured here and rewritten; with an order in the address, what became of it. */
export default function ReduceRepetitionPage() {
  const { t } = useTranslation(['rewriting', 'shell']);
  const { data: home, error, refetch } = useHomeInfo();
  const { outTradeNo, open, close } = useOpenedOrder();
  const report = useAskedReport();
  if (outTradeNo !== null) {
    return (
      <Suspense fallback={<PageSkeleton label={t('shell:loading')} />}>
        <ReductionView key={outTradeNo} outTradeNo={outTradeNo} onNew={close} />
      </Suspense>
    );
  }
  const heading = (
    <PageHeading
      title={t('shell:routes.reduceRepetition.title')}
      tagline={t('shell:routes.reduceRepetition.describe')}
    />
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
  if (!home.open_features.includes('REDUCE_AIGC')) {
    return (
      <>
        {heading}
        <Sheet width="wide">
          <EmptyState icon={IconSparkles} title={t('closed.title')} text={t('closed.text')} />
        </Sheet>
      </>
    );
  }
  return (
    <>
      {heading}
      <Composer report={report} onLeaveReport={close} onPaid={open} />
    </>
  );
}
