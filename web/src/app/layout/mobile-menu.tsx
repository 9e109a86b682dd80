import { Divider, Drawer, UnstyledButton } from '@mantine/core';
import { IconFileInvoice, IconGift, IconListTree, IconShare, IconTicket } from '@tabler/icons-react';
import { languages } from '@yanmo/contract/language-choice';
import { useTranslation } from 'react-i18next';
import { openGifts } from '../../domain/growth/gift-overlay.ts';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import { menuDrawerWidth } from '../../lib/constants.ts';
import { useSession } from '../../lib/session.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { openCoupons, openShareDialog } from './layout-overlays.ts';
import classes from './mobile-menu.module.css';
import { SideNavigation } from './side-navigation.tsx';
import { UnreadMark } from './unread-mark.tsx';
import { useShareName } from './use-share-name.ts';

const iconProps = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

export default function MobileMenu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const shareName = useShareName();
  const session = useSession();
  const isMobile = useIsMobile();

  const close = (action: () => void) => () => {
    onClose();
    action();
  };

  return (
    <Drawer
      opened={opened && isMobile}
      onClose={onClose}
      size={menuDrawerWidth}
      title={t('nav.menu')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      classNames={{ header: classes.header, body: classes.body }}
    >
      <SideNavigation label={t('nav.functions')} />
      <Divider my={8} />
      <ul className={classes.actions}>
        <li>
          <UnstyledButton className={classes.action} onClick={close(() => openShareDialog())}>
            <IconShare {...iconProps} />
            <span>{shareName}</span>
          </UnstyledButton>
        </li>
        <li>
          <UnstyledButton className={classes.action} onClick={close(() => openGifts())}>
            <IconGift {...iconProps} />
            <span>{t('topBar.gift')}</span>
          </UnstyledButton>
        </li>
        {session ? (
          <>
            <li>
              <UnstyledButton className={classes.action} onClick={close(() => openCoupons())}>
                <IconTicket {...iconProps} />
                <span>{t('names.coupons')}</span>
              </UnstyledButton>
            </li>
            <li>
              <UnstyledButton className={classes.action} onClick={close(() => openWorkDrawer('orders'))}>
                <IconFileInvoice {...iconProps} />
                <span>{t('names.orders')}</span>
                <UnreadMark place="inline" />
              </UnstyledButton>
            </li>
            <li>
              <UnstyledButton className={classes.action} onClick={close(() => openWorkDrawer('outlines'))}>
                <IconListTree {...iconProps} />
                <span>{t('names.outlines')}</span>
              </UnstyledButton>
            </li>
          </>
        ) : null}
      </ul>
      <Divider my={8} />
      <LanguageSwitch languages={languages} />
      <ColorSchemeSwitch />
    </Drawer>
  );
}
