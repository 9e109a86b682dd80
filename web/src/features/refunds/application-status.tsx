import type { RefundApplication } from '@yanmo/contract/refunds';
import { useTranslation } from 'react-i18next';
import classes from './application-status.module.css';
import { EvidenceList } from './evidence-list.tsx';
import { refundReason } from './refund-reason.ts';
import { RefundSteps } from './refund-steps.tsx';
import { useRefundText } from './use-refund-text.ts';

/** One application as its owner sees it: how far it is, what comes of it, what was said. */
export function ApplicationStatus({ application }: { application: RefundApplication }) {
  const { t } = useTranslation('refunds');
  const { refundText, requestedText, givenText } = useRefundText();
  const { status, amount, requested_amount: requested, destination, origin } = application;
  return (
    <section className={classes.status} aria-label={t('status.label')}>
      <RefundSteps application={application} />
      <p className={classes.sentence} data-status={status} role="status">
        {status === 'REFUNDED'
          ? t(`status.REFUNDED.${destination}`, { amount: givenText(application) })
          : status === 'APPROVED'
            ? t(`status.APPROVED.${destination}`, { amount: givenText(application) })
            : t(`status.${status}`, { amount: requestedText(application) })}
      </p>
      {amount !== null && amount < requested ? (
        <p className={classes.part}>{t('status.inPart', { requested: refundText(requested, 0) })}</p>
      ) : null}
      <dl className={classes.words}>
        {application.note ? (
          <div>
            <dt>{t('status.note')}</dt>
            <dd>{application.note}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t(origin === 'USER' ? 'status.reason' : `status.origin.${origin}`)}</dt>
          <dd>{refundReason(application, t)}</dd>
        </div>
        {application.evidence.length > 0 ? (
          <div>
            <dt>{t('evidence.label')}</dt>
            <dd>
              <EvidenceList evidence={application.evidence} />
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
