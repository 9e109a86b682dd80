import { Alert, Button, Modal } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { InviteLink } from '../../domain/growth/invite-link.tsx';
import { InvitesSection } from '../../domain/growth/invites-section.tsx';
import { useOpenFeatures } from '../../domain/site/home-info.ts';
import { dialogWidth } from '../../lib/constants.ts';
import { askLogin } from '../../lib/login-request.ts';
import { useSession } from '../../lib/session.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import classes from './share-dialog.module.css';

interface ShareDialogProps {
  opened: boolean;
  onClose: () => void;
  /** After the login that it offered. */
  onOpen: () => void;
}

/** The own link with what it earned; to whoever is not logged in, the site's plain one. */
export default function ShareDialog({ opened, onClose, onOpen }: ShareDialogProps) {
  const { t } = useTranslation(['growth', 'shell']);
  const isMobile = useIsMobile();
  const session = useSession();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={isMobile ? dialogWidth.mobile : dialogWidth.desktop}
      xOffset={isMobile ? 0 : undefined}
      title={t('share.title')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <p className={classes.text}>{t('share.text')}</p>
      {session ? <InvitesSection /> : <PlainLink onClose={onClose} onOpen={onOpen} />}
    </Modal>
  );
}

function PlainLink({ onClose, onOpen }: Pick<ShareDialogProps, 'onClose' | 'onOpen'>) {
  const { t } = useTranslation('growth');
  const isRewarded = useOpenFeatures().includes('INVITE_REWARD');
  return (
    <>
      <InviteLink url={`${window.location.origin}/`} qr="/api/ai-paper/home/qr/2.svg" label={t('share.siteLink')} />
      {isRewarded ? (
        <Alert
          mt="lg"
          variant="light"
          icon={<IconGift size={20} stroke={1.5} aria-hidden="true" />}
          role="note"
          title={t('share.logInTitle')}
        >
          <p className={classes.text}>{t('share.logInText')}</p>
          <Button
            onClick={() => {
              // The login dialog must not stand behind this one.
              onClose();
              askLogin({ resume: onOpen });
            }}
          >
            {t('share.logIn')}
          </Button>
        </Alert>
      ) : null}
    </>
  );
}
