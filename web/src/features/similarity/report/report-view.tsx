import { Button } from '@mantine/core';
import { IconArrowLeft, IconFileOff, IconLogin, IconZoomQuestion } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SimilarityReport } from '@yanmo/contract/similarity';
import { useTranslation } from 'react-i18next';
import { useOrderEvents } from '../../../domain/orders/use-order-events.ts';
import { useSeenOrder } from '../../../domain/orders/use-seen-order.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { ServerEvent } from '../../../lib/event-stream.ts';
import { formatNumber, joinSentences } from '../../../lib/format.ts';
import { askLogin } from '../../../lib/login-request.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { reportKey, reportQuery } from '../api.ts';
import { MarkedText } from './marked-text.tsx';
import { changedBy } from './report-events.ts';
import { ReportFailed } from './report-failed.tsx';
import { ReportProgress } from './report-progress.tsx';
import { ReportSummary } from './report-summary.tsx';
import classes from './report-view.module.css';

interface ReportViewProps {
  outTradeNo: string;
  /** To another text. */
  onNew: () => void;
}

/** A number that is none is as good as one of somebody else: neither is told apart. */
const isAbsent = (error: Error) => error instanceof ApiError && [400, 403, 404, 422].includes(error.status);

/** A check from its payment to its report: how far it is, what it found, and every place with both of its sides. */
export default function ReportView({ outTradeNo, onNew }: ReportViewProps) {
  const { t } = useTranslation(['similarity', 'orders', 'shell']);
  const session = useSession();
  const client = useQueryClient();
  const queryKey = reportKey(outTradeNo);
  const known = client.getQueryData<SimilarityReport>(queryKey);
  const hear = (event: ServerEvent) => {
    const before = client.getQueryData<SimilarityReport>(queryKey);
    const next = before && changedBy(before, event);
    if (next === 'ASK') void client.invalidateQueries({ queryKey });
    else if (next) client.setQueryData<SimilarityReport>(queryKey, next);
  };
  const isStreamed = useOrderEvents(outTradeNo, known !== undefined && known.stage < 2, hear);
  const query = useQuery({ ...reportQuery(outTradeNo, isStreamed), enabled: session !== null });
  const { data: report, error, refetch } = query;
  useSeenOrder(report);

  if (session === null) {
    return (
      <>
        <PageHeading title={t('report.name')} />
        <Sheet width="wide">
          <EmptyState
            icon={IconLogin}
            title={t('report.loginTitle')}
            text={t('report.loginText')}
            action={<Button onClick={() => askLogin({})}>{t('report.login')}</Button>}
          />
        </Sheet>
      </>
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
      {t('report.new')}
    </Button>
  );
  if (!report) {
    if (!error) return <PageSkeleton label={t('shell:loading')} />;
    return (
      <>
        {back}
        <PageHeading title={t('report.name')} />
        {error instanceof ApiError && error.error === 'check_refunded' ? (
          <Sheet width="wide">
            <EmptyState icon={IconFileOff} title={t('failed.overTitle')} text={t('failed.overText')} />
          </Sheet>
        ) : isAbsent(error) ? (
          <Sheet width="wide">
            <EmptyState icon={IconZoomQuestion} title={t('report.absentTitle')} text={t('report.absentText')} />
          </Sheet>
        ) : (
          <LoadFailed message={error.message} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  const facts = [
    t('report.name'),
    t(`orders:words.${report.language}`, { words: formatNumber(report.units) }),
    t('orders:order.number', { number: outTradeNo }),
  ].join(' · ');
  return (
    <>
      {back}
      <PageHeading title={report.title || t('report.untitled')} tagline={facts} />
      {error ? (
        <div className={classes.problem}>
          <LoadFailed message={joinSentences(error.message, t('report.stale'))} onRetry={() => void refetch()} />
        </div>
      ) : null}
      {report.stage === 3 ? (
        <ReportFailed report={report} />
      ) : report.stage === 2 ? (
        <>
          <ReportSummary report={report} />
          {report.is_removed ? (
            <Sheet width="wide">
              <EmptyState icon={IconFileOff} title={t('report.removedTitle')} text={t('report.removedText')} />
            </Sheet>
          ) : (
            <MarkedText report={report} />
          )}
        </>
      ) : (
        <ReportProgress report={report} />
      )}
    </>
  );
}
