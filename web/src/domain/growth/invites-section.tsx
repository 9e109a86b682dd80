import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useInvite } from './growth-queries.ts';
import { InviteFigures } from './invite-figures.tsx';
import { InviteLink, svgAddress } from './invite-link.tsx';
import classes from './invites-section.module.css';

/** The own invite link with all that came of it; without a heading, for a page or dialog that has its own. */
export function InvitesSection() {
  const { t } = useTranslation(['growth', 'shell']);
  const { data: invite, error, refetch } = useInvite();
  if (!invite) {
    if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label={t('shell:loading')}>
        <Skeleton height={220} />
      </div>
    );
  }
  const { reward } = invite;
  return (
    <div className={classes.section}>
      <p className={classes.offer}>
        {reward
          ? t('invites.offer', {
              characters: formatNumber(reward.max_characters),
              days: formatNumber(reward.valid_days),
              most: formatNumber(reward.per_day),
            })
          : t('invites.noReward')}
      </p>
      <InviteLink url={invite.inv_code_url} qr={svgAddress(invite.qr_svg)} label={t('share.ownLink')} />
      <InviteFigures invite={invite} />
    </div>
  );
}
