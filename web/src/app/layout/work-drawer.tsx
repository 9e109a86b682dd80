import { Drawer, Skeleton, Tabs } from '@mantine/core';
import { IconFileInvoice, IconListTree, IconTicket } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { type WorkTab, workDrawerOverlay } from '../../domain/orders/work-drawer.ts';
import { drawerWidth } from '../../lib/constants.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { showInfo } from '../../lib/notify.ts';
import { useOverlayWithFocus } from '../../lib/overlay.ts';
import { loginPath } from '../../lib/redirect.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { startPath } from '../paths.ts';
import { UnreadMark, useUnread } from './unread-mark.tsx';

const OrderList = lazyPart(() => import('../../features/orders/order-list.tsx'));
const OutlineList = lazyPart(() => import('../../features/outlines/outline-list.tsx'));

/** Orders and outlines beside the page that one is working on. */
export function WorkDrawer() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isMobile = useIsMobile();
  const unread = useUnread();
  const opening = useOverlayWithFocus(workDrawerOverlay);
  const isOpen = opening?.isOpen ?? false;
  const needsLogin = opening?.wish.needsLogin ?? false;
  const { close } = workDrawerOverlay;

  const [tab, setTab] = useState<WorkTab>('orders');
  const [tabOf, setTabOf] = useState<number | null>(null);
  if (opening && tabOf !== opening.id) {
    setTabOf(opening.id);
    setTab(opening.wish.tab);
  }

  // Whoever follows a link of the drawer wants to see where it leads.
  const address = pathname + search;
  const closeOpened = useEffectEvent(() => {
    if (!needsLogin) close();
  });
  const lastAddress = useRef(address);
  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    closeOpened();
  }, [address]);

  const choose = (wanted: string | null) => {
    if (wanted === 'redemption') {
      close();
      void navigate('/home/redemption');
    } else if (wanted === 'orders' || wanted === 'outlines') {
      setTab(wanted);
    }
  };

  const start = () => {
    close();
    void navigate(startPath);
  };

  return (
    <>
      <Drawer
        opened={isOpen && !needsLogin}
        onClose={close}
        // Only what is pressed in the drawer itself: a dialog that stands over it closes alone.
        closeOnEscape={false}
        onKeyDown={(event) => {
          const isOwn = event.currentTarget.contains(event.target as Node);
          if (event.key === 'Escape' && isOwn && !event.nativeEvent.isComposing) close();
        }}
        position="right"
        size={isMobile ? drawerWidth.mobile : drawerWidth.desktop}
        title={t('drawer.title')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <Tabs value={tab} onChange={choose} keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab
              value="orders"
              leftSection={isMobile ? null : <IconFileInvoice size={18} stroke={1.5} aria-hidden="true" />}
              rightSection={unread > 0 ? <UnreadMark place="inline" /> : null}
            >
              {t('names.orders')}
            </Tabs.Tab>
            <Tabs.Tab
              value="outlines"
              leftSection={isMobile ? null : <IconListTree size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t('names.outlines')}
            </Tabs.Tab>
            <Tabs.Tab
              value="redemption"
              leftSection={isMobile ? null : <IconTicket size={18} stroke={1.5} aria-hidden="true" />}
            >
              {t('routes.redemption.title')}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="orders">
            <Suspense fallback={<Skeleton height={120} mt="md" role="status" aria-label={t('loading')} />}>
              <OrderList onStart={start} />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="outlines">
            <Suspense fallback={<Skeleton height={72} mt="md" role="status" aria-label={t('loading')} />}>
              <OutlineList
                onOpen={(key1) => {
                  close();
                  void navigate(`${startPath}?key=${encodeURIComponent(key1)}`);
                }}
                onStart={start}
              />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      </Drawer>
      <ConfirmBox
        opened={isOpen && needsLogin}
        title={t('drawer.loginTitle')}
        confirmLabel={t('drawer.goToLogin')}
        cancelLabel={t('action.cancel')}
        closeLabel={t('action.close')}
        onConfirm={() => {
          close();
          void navigate(loginPath(pathname + search));
        }}
        onCancel={() => {
          close();
          showInfo(t('action.cancelled'));
        }}
      >
        {t('drawer.loginText')}
      </ConfirmBox>
    </>
  );
}
