import { ActionIcon, Button } from '@mantine/core';
import { IconFileInvoice, IconGift, IconListTree, IconMenu2, IconShare, IconTicket } from '@tabler/icons-react';
import { languages } from '@yanmo/contract/language-choice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openGifts } from '../../domain/growth/gift-overlay.ts';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { askLogin } from '../../lib/login-request.ts';
import { useSession } from '../../lib/session.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { Seal } from '../../ui/seal.tsx';
import { startPath } from '../paths.ts';
import type { AppRoute } from '../routes.ts';
import { AccountButton } from './account-button.tsx';
import { Banner } from './banner.tsx';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';
import { FunctionTabs } from './function-tabs.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { openCoupons, openShareDialog } from './layout-overlays.ts';
import classes from './top-bar.module.css';
import { UnreadMark, useUnread } from './unread-mark.tsx';
import { useShareName } from './use-share-name.ts';

interface TopBarProps {
  route: AppRoute | null;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

export function TopBar({ route, isMenuOpen, onOpenMenu }: TopBarProps) {
  const { t } = useTranslation();
  const session = useSession();
  // What a phone has in its menu is not drawn for it here.
  const isMobile = useIsMobile();
  // Whose site it is, by the sub-domain that the visitor came by.
  const brand = useHomeInfo().data?.agent?.name ?? t('brand');
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <ActionIcon
          className={classes.burger}
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('nav.openMenu')}
          aria-expanded={isMenuOpen}
          onClick={onOpenMenu}
        >
          <IconMenu2 size={22} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
        <Link to={startPath} className={classes.brand}>
          <Seal />
          <span>{brand}</span>
        </Link>
        {isMobile ? null : <FunctionTabs current={route} />}
        <div className={classes.account}>
          {session ? (
            <AccountButton />
          ) : route?.name === 'login' ? null : (
            <Button size="sm" onClick={() => askLogin()}>
              {t('topBar.login')}
            </Button>
          )}
        </div>
      </div>
      <div className={classes.strip}>
        <div className={classes.stripRow}>
          <Banner />
          {isMobile ? null : <Actions />}
        </div>
      </div>
    </header>
  );
}

function Actions() {
  const { t } = useTranslation();
  const shareName = useShareName();
  const session = useSession();
  const unread = useUnread();
  const offer = session ? `${classes.quiet} ${classes.sign}` : classes.quiet;
  return (
    <div className={session ? `${classes.actions} ${classes.own}` : classes.actions}>
      <Button
        className={`${offer} ${classes.share}`}
        title={shareName}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconShare size={16} stroke={1.5} aria-hidden="true" />}
        onClick={() => openShareDialog()}
      >
        {shareName}
      </Button>
      <Button
        className={`${offer} ${classes.gift}`}
        title={t('topBar.gift')}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconGift size={16} stroke={1.5} aria-hidden="true" />}
        onClick={() => openGifts()}
      >
        {t('topBar.gift')}
      </Button>
      {session ? (
        <>
          <Button
            className={classes.quiet}
            title={t('names.coupons')}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconTicket size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => openCoupons()}
          >
            {t('names.coupons')}
          </Button>
          <Button
            className={classes.quiet}
            title={t('names.orders')}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconFileInvoice size={16} stroke={1.5} aria-hidden="true" />}
            rightSection={unread > 0 ? <UnreadMark place="inline" /> : null}
            onClick={() => openWorkDrawer('orders')}
          >
            {t('names.orders')}
          </Button>
          <Button
            className={classes.quiet}
            title={t('names.outlines')}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconListTree size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => openWorkDrawer('outlines')}
          >
            {t('names.outlines')}
          </Button>
        </>
      ) : null}
      <span className={classes.divider} />
      <LanguageSwitch languages={languages} />
      <ColorSchemeSwitch />
    </div>
  );
}
