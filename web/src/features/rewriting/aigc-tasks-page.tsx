import { ActionIcon, NativeSelect, SegmentedControl, Skeleton } from '@mantine/core';
import { IconChecklist, IconRefresh } from '@tabler/icons-react';
import { type Stage, stages } from '@yanmo/contract/codes';
import type { ReductionTask } from '@yanmo/contract/reductions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageNumbers } from '../../ui/page-numbers.tsx';
import classes from './aigc-tasks-page.module.css';
import { tasksPageSize, useTasks } from './tasks/api.ts';
import { CompleteDialog } from './tasks/complete-dialog.tsx';
import { TaskTable } from './tasks/task-table.tsx';

/** Rewritings of all users by stage; one that does not get on is delivered by hand, or failed with a reason. */
export default function AigcTasksPage() {
  const { t } = useTranslation(['rewriting', 'shell']);
  const labelOf = useCodeLabel();
  const [search, setSearch] = useSearchParams();
  const stage = stages.find((one) => String(one) === search.get('stage')) ?? null;
  const pageNum = Math.max(1, Math.floor(Number(search.get('page') ?? 1)) || 1);
  const { data, error, isFetching, refetch } = useTasks(stage, pageNum);
  /** Five names in four languages are wider than a phone. */
  const isMobile = useIsMobile();
  const [opened, setOpened] = useState<ReductionTask | null>(null);

  function show(next: { stage: Stage | null; pageNum: number }) {
    setSearch({
      ...(next.stage === null ? {} : { stage: String(next.stage) }),
      ...(next.pageNum > 1 ? { page: String(next.pageNum) } : {}),
    });
  }

  const choose = (value: string) => show({ stage: value === 'ALL' ? null : (Number(value) as Stage), pageNum: 1 });
  const filter = {
    'aria-label': t('tasks.stage'),
    value: stage === null ? 'ALL' : String(stage),
    data: [
      { value: 'ALL', label: t('tasks.all') },
      ...stages.map((one) => ({ value: String(one), label: labelOf('stages', one) })),
    ],
  };

  return (
    <>
      <PageHeading title={t('shell:routes.aigcTasks.title')} tagline={t('shell:routes.aigcTasks.describe')} />
      <div className={classes.filters}>
        {isMobile ? (
          <NativeSelect
            className={classes.stages}
            size="md"
            {...filter}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        ) : (
          <SegmentedControl {...filter} onChange={choose} />
        )}
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('tasks.refresh')}
          title={t('tasks.refresh')}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          <IconRefresh size={18} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </div>
      {data ? (
        data.tasks.length === 0 ? (
          <EmptyState
            icon={IconChecklist}
            title={t(stage === null ? 'tasks.emptyTitle' : 'tasks.noneTitle')}
            text={t(stage === null ? 'tasks.emptyText' : 'tasks.noneText')}
          />
        ) : (
          <>
            <TaskTable tasks={data.tasks} onOpen={setOpened} />
            <PageNumbers
              total={data.total}
              pageSize={tasksPageSize}
              pageNum={pageNum}
              onChange={(next) => show({ stage, pageNum: next })}
            />
          </>
        )
      ) : error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('shell:loading')}>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} height={40} mt="xs" />
          ))}
        </div>
      )}
      {opened ? <CompleteDialog key={opened.id} task={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
