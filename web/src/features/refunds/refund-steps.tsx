import { IconCheck, IconX } from '@tabler/icons-react';
import type { RefundApplication } from '@yanmo/contract/refunds';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format.ts';
import classes from './refund-steps.module.css';

type StepState = 'done' | 'now' | 'waiting' | 'failed';

interface Step {
  name: 'asked' | 'review' | 'granted' | 'rejected' | 'paidBack';
  state: StepState;
  at: string | null;
}

/** Asked, granted, money back: how far it has come, as a line. */
export function RefundSteps({ application }: { application: RefundApplication }) {
  const { t } = useTranslation('refunds');
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {stepsOf(application).map(({ name, state, at }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={classes.mark} aria-hidden="true">
            {state === 'done' ? <IconCheck size={14} stroke={2} /> : null}
            {state === 'failed' ? <IconX size={14} stroke={2} /> : null}
          </span>
          <span className={classes.name}>{t(`steps.${name}`)}</span>
          <span className={classes.time}>{at ? formatDateTime(at) : t(`steps.state.${state}`)}</span>
        </li>
      ))}
    </ol>
  );
}

export function stepsOf(application: RefundApplication): Step[] {
  const { status, created_at, decided_at, settled_at } = application;
  const asked: Step = { name: 'asked', state: 'done', at: created_at };
  if (status === 'REJECTED') return [asked, { name: 'rejected', state: 'failed', at: decided_at }];
  const isGranted = status !== 'PENDING';
  const paidBack: Record<RefundApplication['status'], StepState> = {
    PENDING: 'waiting',
    APPROVED: 'now',
    REFUNDED: 'done',
    FAILED: 'failed',
    REJECTED: 'waiting',
  };
  return [
    asked,
    isGranted ? { name: 'granted', state: 'done', at: decided_at } : { name: 'review', state: 'now', at: null },
    { name: 'paidBack', state: paidBack[status], at: status === 'REFUNDED' ? settled_at : null },
  ];
}
