import { Button } from '@mantine/core';
import { IconFileOff, IconHourglass, IconLogin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { askLogin } from '../../../lib/login-request.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Draft } from '../use-draft.ts';
import { loadReport } from './load-report.ts';

interface TakeReportProps {
  number: string;
  onTaken: (draft: Draft) => void;
  /** To an empty page. */
  onGiveUp: () => void;
}

/** Fetches what a check found; until then, or where there is nothing to fetch, it says so. */
export function TakeReport({ number, onTaken, onGiveUp }: TakeReportProps) {
  const { t } = useTranslation(['rewriting', 'shell']);
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['reductions', 'report', number],
    queryFn: ({ signal }) => loadReport(number, signal),
    enabled: session !== null,
    staleTime: 0,
    gcTime: 0,
  });
  const take = useEffectEvent(onTaken);
  useEffect(() => {
    if (data && 'draft' in data) take(data.draft);
  }, [data]);

  const start = (
    <Button variant="default" onClick={onGiveUp}>
      {t('report.start')}
    </Button>
  );
  if (session === null) {
    return (
      <Sheet width="wide">
        <EmptyState
          icon={IconLogin}
          title={t('result.loginTitle')}
          text={t('report.loginText')}
          action={<Button onClick={() => askLogin({})}>{t('result.login')}</Button>}
        />
      </Sheet>
    );
  }
  if (data && 'problem' in data) {
    return (
      <Sheet width="wide">
        <EmptyState
          icon={data.problem === 'removed' ? IconFileOff : IconHourglass}
          title={t(`report.${data.problem}Title`)}
          text={t(`report.${data.problem}Text`)}
          action={start}
        />
      </Sheet>
    );
  }
  if (error) {
    return (
      <Sheet width="wide">
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
        {start}
      </Sheet>
    );
  }
  return <PageSkeleton label={t('report.taking')} />;
}
