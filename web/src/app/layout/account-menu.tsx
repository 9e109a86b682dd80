import {
  IconArrowUpRight,
  IconChartBar,
  IconCreditCardRefund,
  IconFileInvoice,
  IconHeadset,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconListTree,
  IconLogout,
  IconReceiptRefund,
  IconSettings,
  IconShare,
  IconSparkles,
  IconTicket,
  IconUser,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react';
import type { Permission } from '@yanmo/contract/accounts';
import { languages } from '@yanmo/contract/language-choice';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import { openRefunds } from '../../domain/refunds/refund-overlay.ts';
import { contactPath, guidePath, joinUsPath, officialPath, updatesPath } from '../../domain/site/site-links.ts';
import { useLogOut, useUser } from '../../features/accounts/api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { changeLanguage, languageNames } from '../../lib/i18n.ts';
import { showError } from '../../lib/notify.ts';
import { Menu } from '../../ui/menu.tsx';
import classes from './account-menu.module.css';
import { AccountTarget } from './account-target.tsx';
import { openCoupons } from './layout-overlays.ts';
import { UnreadMark, useUnread } from './unread-mark.tsx';
import { useLeaveWhenUserFails } from './use-leave-when-user-fails.ts';

const iconProps = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
/** Those that the operator has not written yet say so when they are asked for. */
const sitePages = [
  { path: guidePath, name: 'guide', icon: IconHelpCircle },
  { path: updatesPath, name: 'updates', icon: IconHistory },
  { path: officialPath, name: 'official', icon: IconArrowUpRight },
  { path: joinUsPath, name: 'joinus', icon: IconUsers },
  { path: contactPath, name: 'contact', icon: IconHeadset },
] as const;
const agents: readonly Permission[] = ['AGENT', 'SUPER_ADMIN'];

/** `early` is what somebody did to the button before this was here. */
export default function AccountMenu({ early }: { early: { wasPressed: boolean; hadFocus: boolean } }) {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const logOut = useLogOut();
  useLeaveWhenUserFails(user);
  const unread = useUnread();
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    if (early.hadFocus || early.wasPressed) target.current?.focus();
    // Not open from the start: only what opens knows where the focus goes back to.
    if (early.wasPressed) setIsOpen(true);
  }, [early]);
  const { user_name: userName = '', phone = '', last_login_time: lastLogin = null, permission } = user.data ?? {};
  const isAgent = permission !== undefined && agents.includes(permission);
  const isOperator = permission === 'SUPER_ADMIN';

  const leave = async () => {
    // Whatever the server answered, this device is logged out by now; a fresh page holds nothing of the account.
    await logOut.mutateAsync().catch(showError);
    window.location.reload();
  };

  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={280}
      withInitialFocusPlaceholder={false}
      alignItemsLabels="none"
      checkIcon={null}
    >
      <Menu.Target>
        <AccountTarget ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <strong>{userName}</strong>
          <span>{phone}</span>
          <span>
            {lastLogin ? t('accountMenu.lastLogin', { time: formatDateTime(lastLogin) }) : t('accountMenu.firstLogin')}
          </span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/home/home" leftSection={<IconHome {...iconProps} />}>
          {t('accountMenu.home')}
        </Menu.Item>
        <Menu.Item component={Link} to="/user/userInfo" leftSection={<IconUser {...iconProps} />}>
          {t('routes.userInfo.title')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileInvoice {...iconProps} />}
          rightSection={unread > 0 ? <UnreadMark place="inline" /> : null}
          onClick={() => openWorkDrawer('orders')}
        >
          {t('names.orders')}
        </Menu.Item>
        <Menu.Item leftSection={<IconListTree {...iconProps} />} onClick={() => openWorkDrawer('outlines')}>
          {t('names.outlines')}
        </Menu.Item>
        <Menu.Item component={Link} to="/wallet/recharge" leftSection={<IconWallet {...iconProps} />}>
          {t('accountMenu.wallet')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTicket {...iconProps} />} onClick={() => openCoupons()}>
          {t('names.coupons')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCreditCardRefund {...iconProps} />} onClick={openRefunds}>
          {t('accountMenu.refunds')}
        </Menu.Item>
        {isAgent ? (
          <Menu.Item component={Link} to="/user/promotion" leftSection={<IconShare {...iconProps} />}>
            {t('routes.promotion.title')}
          </Menu.Item>
        ) : null}
        {isOperator ? (
          <>
            <Menu.Item component={Link} to="/dashboard" leftSection={<IconChartBar {...iconProps} />}>
              {t('routes.dashboard.title')}
            </Menu.Item>
            <Menu.Item component={Link} to="/user/setting" leftSection={<IconSettings {...iconProps} />}>
              {t('routes.setting.title')}
            </Menu.Item>
            <Menu.Item component={Link} to="/user/refund" leftSection={<IconReceiptRefund {...iconProps} />}>
              {t('routes.refund.title')}
            </Menu.Item>
            <Menu.Item component={Link} to="/user/AIGClist" leftSection={<IconSparkles {...iconProps} />}>
              {t('routes.aigcTasks.title')}
            </Menu.Item>
          </>
        ) : null}
        <Menu.Divider />
        {sitePages.map(({ path, name, icon: Icon }) => (
          <Menu.Item key={path} component={Link} to={path} leftSection={<Icon {...iconProps} />}>
            {t(`routes.${name}.title`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('language.label')}</Menu.Label>
        <div className={classes.languages}>
          {languages.map((language) => (
            <Menu.RadioItem
              key={language}
              className={classes.language}
              value={language}
              checked={i18n.language === language}
              closeMenuOnClick
              lang={language}
              onChange={() => changeLanguage(language).catch(showError)}
            >
              {languageNames[language]}
            </Menu.RadioItem>
          ))}
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...iconProps} />} disabled={logOut.isPending} onClick={leave}>
          {t('accountMenu.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
