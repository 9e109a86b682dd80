import { Modal, Skeleton } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import type { GiftChannel } from '@yanmo/contract/codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChannels, useClaims } from '../../domain/growth/growth-queries.ts';
import { dialogWidth } from '../../lib/constants.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ClaimForm } from './claim-form.tsx';
import classes from './gift-dialog.module.css';

interface GiftDialogProps {
  opened: boolean;
  first: GiftChannel | null;
  onClose: () => void;
  onCoupons: () => void;
}

/** Two platforms, two tiers each: what to do there, and how to show that it was done. */
export default function GiftDialog({ opened, first, onClose, onCoupons }: GiftDialogProps) {
  const { t } = useTranslation(['growth', 'shell']);
  const isMobile = useIsMobile();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={isMobile ? dialogWidth.mobile : dialogWidth.desktop}
      xOffset={isMobile ? 0 : undefined}
      title={t('gift.title')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <Gifts first={first} onCoupons={onCoupons} />
    </Modal>
  );
}

function Gifts({ first, onCoupons }: Pick<GiftDialogProps, 'first' | 'onCoupons'>) {
  const { t } = useTranslation(['growth', 'shell']);
  const { data, error, refetch } = useChannels();
  const own = useClaims();
  const [chosen, setChosen] = useState(first);
  const failure = data ? own.error : error;
  if (!data || !own.data) {
    if (failure) {
      return <LoadFailed message={failure.message} onRetry={() => void Promise.all([refetch(), own.refetch()])} />;
    }
    return (
      <div role="status" aria-label={t('shell:loading')}>
        <Skeleton height={320} />
      </div>
    );
  }
  const channel = data.channels.find(({ code }) => code === chosen) ?? data.channels[0];
  if (!channel) {
    return <EmptyState icon={IconGift} headingLevel={3} title={t('gift.noneTitle')} text={t('gift.noneText')} />;
  }
  const language = currentLanguage();
  return (
    <div className={classes.gifts}>
      <p className={classes.text}>{t('gift.text', { days: formatNumber(data.valid_days) })}</p>
      <ChoiceCards
        legend={t('gift.platform')}
        choices={data.channels.map(({ code, name, account }) => ({
          value: code,
          title: name[language],
          text: account ? t('gift.account', { account }) : undefined,
        }))}
        value={channel.code}
        onChange={setChosen}
      />
      <ClaimForm
        key={channel.code}
        channel={channel}
        claims={own.data.claims.filter((claim) => claim.channel === channel.code)}
        onCoupons={onCoupons}
      />
    </div>
  );
}
