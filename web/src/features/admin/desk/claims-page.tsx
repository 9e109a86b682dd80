import { Badge, Button } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { claimStatuses, giftChannels } from '@yanmo/contract/codes';
import type { ReviewedClaim } from '@yanmo/contract/growth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '../../../domain/operator/decision-dialog.tsx';
import { DecisionForm } from '../../../domain/operator/decision-form.tsx';
import { OperatorList } from '../../../domain/operator/operator-list.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { growth, sendClaimDecision } from './api.ts';
import classes from './desk.module.css';
import { Person } from './person.tsx';

const colors = { PENDING: 'warn', APPROVED: 'good', REJECTED: 'gray' } as const;

/** Claims for the platforms' coupons: the picture, and a yes or a no. */
export default function ClaimsPage() {
  const { t } = useTranslation(['desk', 'operator', 'shell']);
  const [opened, setOpened] = useState<ReviewedClaim | null>(null);
  return (
    <>
      <PageHeading title={t('shell:routes.claims.title')} tagline={t('shell:routes.claims.describe')} />
      <OperatorList
        name="claims"
        label={t('shell:routes.claims.title')}
        route={async () => (await growth()).listAllClaims}
        exportRoute={async () => (await growth()).exportClaims}
        rowsOf={({ claims }) => claims}
        keyOf={({ id }) => id}
        sort={{ by: 'waiting', order: 'desc' }}
        searchLabel={t('claims.search')}
        filters={[
          {
            name: 'status',
            label: t('status'),
            options: claimStatuses.map((value) => ({ value, label: t(`claims.status.${value}`) })),
          },
          {
            name: 'channel',
            label: t('claims.channel'),
            options: giftChannels.map((value) => ({ value, label: t(`claims.channels.${value}`) })),
          },
        ]}
        columns={[
          { key: 'time', title: t('time'), sort: 'created_at', cell: (claim) => formatDateTime(claim.created_at) },
          { key: 'user', title: t('user'), isTitle: true, cell: ({ user }) => <Person user={user} /> },
          { key: 'channel', title: t('claims.channel'), cell: ({ channel }) => t(`claims.channels.${channel}`) },
          {
            key: 'tier',
            title: t('claims.tier'),
            sort: 'tier',
            isFigure: true,
            cell: ({ tier }) => t('claims.off', { percent: tier }),
          },
          { key: 'source', title: t('claims.source'), cell: ({ source }) => t(`claims.sources.${source}`) },
          {
            key: 'before',
            title: t('claims.rejectedBefore'),
            isFigure: true,
            cell: ({ rejected_before: count }) => count,
          },
          {
            key: 'status',
            title: t('status'),
            cell: ({ status }) => (
              <Badge variant="light" color={colors[status]} tt="none" miw="max-content">
                {t(`claims.status.${status}`)}
              </Badge>
            ),
          },
        ]}
        empty={{ icon: IconGift, title: t('claims.emptyTitle'), text: t('claims.emptyText') }}
        action={(claim) => (
          <Button
            size="compact-sm"
            variant={claim.status === 'PENDING' ? 'filled' : 'default'}
            aria-label={t(claim.status === 'PENDING' ? 'decideNamed' : 'lookNamed', { name: claim.user.user_name })}
            onClick={() => setOpened(claim)}
          >
            {t(claim.status === 'PENDING' ? 'decide' : 'look')}
          </Button>
        )}
      />
      {opened ? <ClaimDialog claim={opened} onDecided={setOpened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

interface ClaimDialogProps {
  claim: ReviewedClaim;
  onDecided: (claim: ReviewedClaim) => void;
  onClose: () => void;
}

function ClaimDialog({ claim, onDecided, onClose }: ClaimDialogProps) {
  const { t } = useTranslation(['desk', 'shell']);
  const coupon = t('claims.coupon', { channel: t(`claims.channels.${claim.channel}`), percent: claim.tier });
  return (
    <DecisionDialog
      title={coupon}
      onClose={onClose}
      facts={[
        [t('user'), `${claim.user.user_name} ${claim.user.phone}`.trim()],
        [t('time'), formatDateTime(claim.created_at)],
        [t('status'), t(`claims.status.${claim.status}`)],
        [t('claims.rejectedBefore'), String(claim.rejected_before)],
        ...(claim.decided_at ? ([[t('decidedAt'), formatDateTime(claim.decided_at)]] as const) : []),
        ...(claim.note ? ([[t('note'), claim.note]] as const) : []),
      ]}
    >
      {claim.screenshot_url ? (
        <img className={classes.screenshot} src={claim.screenshot_url} alt={t('claims.screenshot')} />
      ) : (
        <p className={classes.note}>{t('claims.noScreenshot')}</p>
      )}
      {claim.status === 'PENDING' ? (
        <DecisionForm
          legend={t('decision.legend')}
          noteLabel={t('decision.note')}
          noteHint={t('claims.noteHint')}
          choices={[
            {
              value: 'APPROVE',
              title: t('claims.approve'),
              text: coupon,
              confirm: t('claims.confirmApprove', { coupon }),
            },
            {
              value: 'REJECT',
              title: t('claims.reject'),
              text: t('claims.rejectText'),
              isHard: true,
              needsNote: true,
              confirm: t('claims.confirmReject'),
            },
          ]}
          send={(decision, { note }, key) => sendClaimDecision({ id: claim.id, decision, note }, key)}
          doneText={({ status }) => t(`claims.done.${status as 'APPROVED' | 'REJECTED'}`)}
          onDecided={onDecided}
        />
      ) : null}
    </DecisionDialog>
  );
}
