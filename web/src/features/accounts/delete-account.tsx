import { Button, Modal, Text } from '@mantine/core';
import type { User } from '@yanmo/contract/accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogWidth } from '../../lib/constants.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { AccountSection } from './account-section.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

export function DeleteAccount({ user }: { user: User }) {
  const { t } = useTranslation(['accounts', 'shell']);
  const [isOpen, setIsOpen] = useState(false);
  const isMobile = useIsMobile();
  return (
    <AccountSection id="delete" title={t('delete.title')} lead={t('delete.text')}>
      <Button variant="outline" color="bad" onClick={() => setIsOpen(true)}>
        {t('delete.action')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        size={isMobile ? dialogWidth.mobile : dialogWidth.desktop}
        // The width is a share of the page, not of what Mantine's margins leave of it.
        xOffset={isMobile ? 0 : undefined}
        padding={isMobile ? 'md' : 'xl'}
        title={
          <Text component="span" ff="var(--font-serif)" fw={600} size="xl">
            {t('delete.dialogTitle')}
          </Text>
        }
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        <DeleteAccountForm user={user} onCancel={() => setIsOpen(false)} />
      </Modal>
    </AccountSection>
  );
}
