import { Modal } from '@mantine/core';
import type { RefundApplication } from '@yanmo/contract/refunds';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { dialogWidth } from '../../lib/constants.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { useFollowedRefund } from './api.ts';
import classes from './decision-dialog.module.css';
import { DecisionForm } from './decision-form.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { refundReason } from './refund-reason.ts';
import { RefundSteps } from './refund-steps.tsx';
import { useRefundText } from './use-refund-text.ts';
import { useShownTitle } from './use-shown-title.ts';

interface DecisionDialogProps {
  application: RefundApplication;
  onDecided: (application: RefundApplication) => void;
  onClose: () => void;
}

/** One application with all that the decision rests on. */
export function DecisionDialog({ application: opened, onDecided, onClose }: DecisionDialogProps) {
  const { t } = useTranslation(['refunds', 'shell']);
  const { requestedText, givenText } = useRefundText();
  const isMobile = useIsMobile();
  const labelOf = useCodeLabel();
  const titleOf = useShownTitle();
  const application = useFollowedRefund(opened);
  const { status, user } = application;
  const granted: [string, string][] =
    application.amount === null ? [] : [[t('management.columns.amount'), givenText(application)]];
  const facts: [string, string][] = [
    [t('management.columns.order'), `${labelOf('order_types', application.order_type)} · ${application.out_trade_no}`],
    [t('management.columns.user'), user ? `${user.user_name} · ${user.phone}` : '—'],
    [t('management.columns.time'), formatDateTime(application.created_at)],
    [t('decision.origin'), t(`origin.${application.origin}`)],
    [t('decision.rule'), t(`ruleName.${application.rule}`)],
    [t('form.destination'), t(`destination.${application.destination}.name`)],
    [t('management.columns.requested'), requestedText(application)],
    ...granted,
  ];
  return (
    <Modal.Stack>
      <Modal
        opened
        stackId="decision"
        onClose={onClose}
        size={isMobile ? dialogWidth.mobile : dialogWidth.desktop}
        xOffset={isMobile ? 0 : undefined}
        title={titleOf(application.title, application.order_type)}
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        <RefundSteps application={application} />
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <dl className={classes.words}>
          <dt>{t('management.columns.reason')}</dt>
          <dd>{refundReason(application, t)}</dd>
          {application.evidence.length > 0 ? (
            <>
              <dt>{t('evidence.label')}</dt>
              <dd>
                <EvidenceList evidence={application.evidence} />
              </dd>
            </>
          ) : null}
          {application.note ? (
            <>
              <dt>{t('decision.note')}</dt>
              <dd>{application.note}</dd>
            </>
          ) : null}
        </dl>
        {status === 'PENDING' || status === 'FAILED' ? (
          <DecisionForm application={application} onDecided={onDecided} />
        ) : null}
      </Modal>
    </Modal.Stack>
  );
}
