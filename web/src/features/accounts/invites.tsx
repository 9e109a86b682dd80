import { useTranslation } from 'react-i18next';
import { InvitesSection } from '../../domain/growth/invites-section.tsx';
import { AccountSection } from './account-section.tsx';

export function Invites() {
  const { t } = useTranslation('accounts');
  return (
    <AccountSection id="invites" title={t('invites.title')}>
      <InvitesSection />
    </AccountSection>
  );
}
