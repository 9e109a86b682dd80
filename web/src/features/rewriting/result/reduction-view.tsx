import { Button } from '@mantine/core';
import { IconArrowLeft, IconFileOff, IconLogin } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reduction } from '@yanmo/contract/reductions';
import { useTranslation } from 'react-i18next';
import { useOrderEvents } from '../../../domain/orders/use-order-events.ts';
import { useSeenOrder } from '../../../domain/orders/use-seen-order.ts';
import type { ServerEvent } from '../../../lib/event-stream.ts';
import { formatNumber, joinSentences } from '../../../lib/format.ts';
import { askLogin } from '../../../lib/login-request.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { reductionKey, reductionQuery } from '../api.ts';
import { changedBy } from './reduction-events.ts';
import { ReductionFailed } from './reduction-failed.tsx';
import { ReductionProgress } from './reduction-progress.tsx';
import { ReductionSummary } from './reduction-summary.tsx';
import classes from './reduction-view.module.css';
import { TwoSheets } from './two-sheets.tsx';

interface ReductionViewProps {
  outTradeNo: string;
  /** To another text. */
  onNew: () => void;
}

/** A rewriting from its queue to its file: how far it is, what it came to, and every sentence before and after. */
export default function ReductionView({ outTradeNo, onNew }: ReductionViewProps) {
  const { t } = useTranslation(['rewriting', 'orders', 'shell']);
  const session = useSession();
  const client = useQueryClient();
  const known = client.getQueryData<Reduction>(reductionKey(outTradeNo));
  const hear = (event: ServerEvent) => {
    const queryKey = reductionKey(outTradeNo);
    const before = client.getQueryData<Reduction>(queryKey);
    const next = before && changedBy(before, event);
    if (next === 'ASK') void client.invalidateQueries({ queryKey });
    else if (next) client.setQueryData<Reduction>(queryKey, next);
  };
  const isStreamed = useOrderEvents(outTradeNo, known !== undefined && known.stage < 2, hear);
  const query = useQuery({ ...reductionQuery(outTradeNo, isStreamed), enabled: session !== null });
  const { data: reduction, error, refetch } = query;
  useSeenOrder(reduction);

  if (session === null) {
    return (
      <Sheet width="wide">
        <EmptyState
          icon={IconLogin}
          title={t('result.loginTitle')}
          text={t('result.loginText')}
          action={<Button onClick={() => askLogin({})}>{t('result.login')}</Button>}
        />
      </Sheet>
    );
  }
  const back = (
    <Button
      className={classes.back}
      size="compact-sm"
      variant="subtle"
      leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />}
      onClick={onNew}
    >
      {t('result.new')}
    </Button>
  );
  if (!reduction) {
    if (!error) return <PageSkeleton label={t('shell:loading')} />;
    return (
      <>
        {back}
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      </>
    );
  }
  const words = t(`orders:words.${reduction.language}`, { words: formatNumber(reduction.units) });
  const facts = [t(`mode.${reduction.mode}.name`), words, t('orders:order.number', { number: outTradeNo })].join(' · ');
  return (
    <>
      {back}
      <PageHeading title={reduction.title || t('result.untitled')} tagline={facts} />
      {error ? (
        <div className={classes.problem}>
          <LoadFailed message={joinSentences(error.message, t('result.stale'))} onRetry={() => void refetch()} />
        </div>
      ) : null}
      {reduction.is_removed ? (
        <Sheet width="wide">
          <EmptyState icon={IconFileOff} title={t('result.removedTitle')} text={t('result.removedText')} />
        </Sheet>
      ) : (
        <>
          {reduction.stage === 3 ? (
            <ReductionFailed reduction={reduction} />
          ) : reduction.stage === 2 ? (
            <ReductionSummary reduction={reduction} />
          ) : (
            <ReductionProgress reduction={reduction} />
          )}
          {reduction.paragraphs.length > 0 ? <TwoSheets reduction={reduction} /> : null}
        </>
      )}
    </>
  );
}
