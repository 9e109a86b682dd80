import type { InviteInfo } from '@yanmo/contract/growth';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import classes from './invite-figures.module.css';

/** How many came by the link, what they earned, and the last of them. */
export function InviteFigures({ invite }: { invite: InviteInfo }) {
  const { t } = useTranslation('growth');
  const { invited, rewarded, recent } = invite;
  return (
    <div>
      <dl className={classes.figures}>
        <div>
          <dt>{t('invites.invited')}</dt>
          <dd>{formatNumber(invited)}</dd>
        </div>
        <div>
          <dt>{t('invites.rewarded')}</dt>
          <dd>{formatNumber(rewarded)}</dd>
        </div>
      </dl>
      {recent.length > 0 ? (
        <ul className={classes.recent} aria-label={t('invites.recent')}>
          {recent.map(({ phone_end, outcome, created_at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may come at one instant, and they are only shown
            <li key={`${created_at}-${index}`}>
              <span>{phone_end ? t('invites.phone', { end: phone_end }) : t('invites.gone')}</span>
              <time dateTime={created_at}>{formatDateTime(created_at)}</time>
              <span className={classes.outcome} data-rewarded={outcome === 'REWARDED' || undefined}>
                {t(`invites.outcome.${outcome}`)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
