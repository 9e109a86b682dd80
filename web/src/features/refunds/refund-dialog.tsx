import { Button, Modal } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { OrderRefund } from './order-refund.tsx';
import { OwnRefunds } from './own-refunds.tsx';

interface RefundDialogProps {
  opened: boolean;
  /** Null for the list of all own refunds. */
  outTradeNo: string | null;
  onApplied: () => void;
  onClose: () => void;
}

export default function RefundDialog({ opened, outTradeNo, onApplied, onClose }: RefundDialogProps) {
  const { t } = useTranslation(['refunds', 'shell']);
  const isMobile = useIsMobile();
  const [chosen, setChosen] = useState<string | null>(outTradeNo);
  return (
    <Modal.Stack>
      <Modal
        opened={opened}
        stackId="refund"
        onClose={onClose}
        size={isMobile ? '90%' : '640px'}
        xOffset={isMobile ? 0 : undefined}
        title={t(chosen === null ? 'own.title' : 'dialog.title')}
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        {chosen === null ? (
          <OwnRefunds
            onOpen={setChosen}
            onSeeOrders={() => {
              onClose();
              openWorkDrawer('orders');
            }}
          />
        ) : (
          <>
            {outTradeNo === null ? (
              <Button
                variant="subtle"
                size="compact-sm"
                mb="sm"
                px={0}
                leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />}
                onClick={() => setChosen(null)}
              >
                {t('own.title')}
              </Button>
            ) : null}
            <OrderRefund outTradeNo={chosen} onApplied={onApplied} />
          </>
        )}
      </Modal>
    </Modal.Stack>
  );
}
