import { Button, Group, Modal } from '@mantine/core';
import { IconGift, IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ClaimNotes } from '../../domain/growth/claim-notes.tsx';
import { openGifts } from '../../domain/growth/gift-overlay.ts';
import { dialogWidth } from '../../lib/constants.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { useCoupons } from './api.ts';
import { CouponList } from './coupon-list.tsx';

interface CouponDialogProps {
  opened: boolean;
  onClose: () => void;
  onRedeem: () => void;
}

export default function CouponDialog({ opened, onClose, onRedeem }: CouponDialogProps) {
  const { t } = useTranslation(['coupons', 'shell']);
  const isMobile = useIsMobile();
  const { data: coupons } = useCoupons();
  const redeem = (
    <Button
      variant={coupons?.length === 0 ? 'filled' : 'light'}
      leftSection={<IconTicket size={18} stroke={1.5} aria-hidden="true" />}
      onClick={onRedeem}
    >
      {t('dialog.redeem')}
    </Button>
  );
  const claim = (
    <Button
      variant="light"
      leftSection={<IconGift size={18} stroke={1.5} aria-hidden="true" />}
      onClick={() => {
        onClose();
        openGifts();
      }}
    >
      {t('dialog.claim')}
    </Button>
  );
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={isMobile ? dialogWidth.mobile : dialogWidth.desktop}
      xOffset={isMobile ? 0 : undefined}
      title={t('shell:names.coupons')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <ClaimNotes onLeave={onClose} />
      <CouponList
        emptyAction={
          <Group gap="sm" justify="center">
            {redeem}
            {claim}
          </Group>
        }
        onLeave={onClose}
      />
      {coupons && coupons.length > 0 ? (
        <Group mt="lg" justify="flex-end" gap="sm">
          {claim}
          {redeem}
        </Group>
      ) : null}
    </Modal>
  );
}
