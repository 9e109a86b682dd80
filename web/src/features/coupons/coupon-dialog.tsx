import { Button, Group, Modal } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
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
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={isMobile ? dialogWidth.mobile : dialogWidth.desktop}
      xOffset={isMobile ? 0 : undefined}
      title={t('shell:names.coupons')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <CouponList emptyAction={redeem} onLeave={onClose} />
      {coupons && coupons.length > 0 ? (
        <Group mt="lg" justify="space-between" gap="sm">
          <span>{t('dialog.more')}</span>
          {redeem}
        </Group>
      ) : null}
    </Modal>
  );
}
