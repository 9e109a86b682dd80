import { Alert, Button } from '@mantine/core';
import { IconCircleX, IconHourglass } from '@tabler/icons-react';
import type { Claim } from '@yanmo/contract/growth';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format.ts';
import classes from './claim-notes.module.css';
import { discountFigure } from './discount-figure.ts';
import { openGifts } from './gift-overlay.ts';
import { useClaims } from './growth-queries.ts';

/** Claims that wait, and the last one of each platform that was rejected, with the reason; what was granted is a coupon by now. */
export function ClaimNotes({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('growth');
  const { data } = useClaims();
  const shown = data ? claimsToShow(data.claims) : [];
  if (shown.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label={t('claims.label')}>
      {shown.map((claim) => (
        <li key={claim.id}>
          <ClaimNote claim={claim} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

/** The newest of each platform counts: a new claim answers a rejected one. */
export function claimsToShow(claims: readonly Claim[]): Claim[] {
  const newest = new Map<string, Claim>();
  for (const claim of claims) if (!newest.has(claim.channel)) newest.set(claim.channel, claim);
  return [...newest.values()].filter(({ status }) => status !== 'APPROVED');
}

export function ClaimNote({ claim, onLeave }: { claim: Claim; onLeave?: (() => void) | undefined }) {
  const { t } = useTranslation(['growth', 'shell']);
  const { channel, tier, status, note } = claim;
  const isRejected = status === 'REJECTED';
  const Icon = isRejected ? IconCircleX : IconHourglass;
  return (
    <Alert
      variant="light"
      color={isRejected ? 'bad' : 'azurite'}
      icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
      role="note"
      title={t(isRejected ? 'claims.rejected' : 'claims.pending', {
        name: t(`shell:growth.channel.${channel}`),
        figure: discountFigure(tier),
      })}
    >
      {isRejected ? (
        <>
          <span className={classes.note}>{t('claims.reason', { note })}</span>{' '}
          <Button
            size="compact-sm"
            variant="outline"
            color="bad"
            onClick={() => {
              onLeave?.();
              openGifts(channel);
            }}
          >
            {t('claims.again')}
          </Button>
        </>
      ) : (
        t('claims.sentAt', { time: formatDateTime(claim.created_at) })
      )}
    </Alert>
  );
}
