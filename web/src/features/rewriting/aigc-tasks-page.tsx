import { Anchor, Badge, Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { type Stage, stages } from '@yanmo/contract/codes';
import type { ReductionTask } from '@yanmo/contract/reductions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OperatorList } from '../../domain/operator/operator-list.tsx';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { orderPollMs } from '../../lib/constants.ts';
import { formatDateTime, formatNumber, formatPercent } from '../../lib/format.ts';
import { languageNames } from '../../lib/i18n.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import classes from './aigc-tasks-page.module.css';
import { contract } from './tasks/api.ts';
import { CompleteDialog } from './tasks/complete-dialog.tsx';

const stageColors: Readonly<Record<Stage, string>> = { 0: 'gray', 1: 'azurite', 2: 'good', 3: 'bad' };

/** Rewritings of all users; one that does not get on is delivered by hand, or failed with a reason. */
export default function AigcTasksPage() {
  const { t } = useTranslation(['rewriting', 'shell']);
  const labelOf = useCodeLabel();
  const [opened, setOpened] = useState<ReductionTask | null>(null);
  return (
    <>
      <PageHeading title={t('shell:routes.aigcTasks.title')} tagline={t('shell:routes.aigcTasks.describe')} />
      <OperatorList
        name="aigc-tasks"
        label={t('tasks.table')}
        route={async () => (await contract()).listReductionTasks}
        exportRoute={async () => (await contract()).exportReductionTasks}
        rowsOf={({ tasks }) => tasks}
        keyOf={({ id }) => id}
        sort={{ by: 'created_at', order: 'desc' }}
        searchLabel={t('tasks.search')}
        refetchMs={orderPollMs}
        filters={[
          {
            name: 'stage',
            label: t('tasks.columns.stage'),
            options: stages.map((stage) => ({ value: String(stage), label: labelOf('stages', stage) })),
          },
        ]}
        columns={[
          {
            key: 'time',
            title: t('tasks.columns.time'),
            sort: 'created_at',
            cell: ({ created_at }) => formatDateTime(created_at),
          },
          {
            key: 'text',
            title: t('tasks.columns.text'),
            sort: 'title',
            isTitle: true,
            isLong: true,
            cell: (task) => <TaskText task={task} />,
          },
          { key: 'user', title: t('tasks.columns.user'), cell: ({ phone }) => phone },
          {
            key: 'length',
            title: t('tasks.columns.length'),
            cell: ({ units, language }) => (
              <>
                {formatNumber(units)}
                <span className={classes.second}>{languageNames[language]}</span>
              </>
            ),
          },
          {
            key: 'rates',
            title: t('tasks.columns.rates'),
            cell: ({ rates, round }) => (
              <>
                {rateText(rates.before)} → {rateText(rates.after)}
                {round > 1 ? <span className={classes.second}>{t('progress.round', { round })}</span> : null}
              </>
            ),
          },
          { key: 'stage', title: t('tasks.columns.stage'), cell: (task) => <TaskStage task={task} /> },
        ]}
        empty={{ icon: IconChecklist, title: t('tasks.emptyTitle'), text: t('tasks.emptyText') }}
        action={(task) =>
          task.is_refunded || task.stage === 2 ? null : (
            <Button
              size="compact-sm"
              variant={task.stage === 3 ? 'filled' : 'default'}
              aria-label={t('tasks.completeNamed', { number: task.out_trade_no })}
              onClick={() => setOpened(task)}
            >
              {t('tasks.complete')}
            </Button>
          )
        }
      />
      {opened ? <CompleteDialog key={opened.id} task={opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

function TaskText({ task }: { task: ReductionTask }) {
  const { t } = useTranslation('rewriting');
  const title = task.title || t('result.untitled');
  return (
    <>
      {task.original_url ? (
        <Anchor href={task.original_url} target="_blank" rel="noreferrer">
          {title}
        </Anchor>
      ) : (
        title
      )}
      <span className={classes.second}>
        {t(`mode.${task.mode}.name`)} · {t(`tasks.source.${task.source}`)} · {task.out_trade_no}
      </span>
      {task.chosen ? (
        <span className={classes.second}>
          {t('tasks.chosen', { chosen: task.chosen.paragraphs, of: task.chosen.of })}
        </span>
      ) : null}
    </>
  );
}

function TaskStage({ task }: { task: ReductionTask }) {
  const { t } = useTranslation('rewriting');
  const labelOf = useCodeLabel();
  const why = task.reason ?? task.error?.message;
  return (
    <>
      <Badge variant="light" color={stageColors[task.stage]} tt="none" miw="max-content">
        {labelOf('stages', task.stage)}
        {task.stage === 1 ? ` ${formatPercent(Math.floor(task.progress))}` : ''}
      </Badge>
      {task.is_by_hand ? <span className={classes.second}>{t('tasks.byHand')}</span> : null}
      {task.is_refunded ? <span className={classes.second}>{t('tasks.refunded')}</span> : null}
      {why ? <span className={classes.second}>{why}</span> : null}
    </>
  );
}

const rateText = (rate: number | null) => (rate === null ? '—' : formatPercent(rate, 1));
