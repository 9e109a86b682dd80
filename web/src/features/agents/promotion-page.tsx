import { Button, Skeleton, Tabs } from '@mantine/core';
import { IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import tabClasses from '../../ui/page-tabs.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import { useOwnSite } from './api.ts';
import { BrandingForm } from './branding-form.tsx';
import { CommissionPanel } from './commission-panel.tsx';
import { Figures } from './figures.tsx';
import { OwnOrders } from './own-orders.tsx';
import { OwnUsers } from './own-users.tsx';
import { OwnWithdrawals } from './own-withdrawals.tsx';
import classes from './promotion-page.module.css';
import { SitePanel } from './site-panel.tsx';

const tabs = ['orders', 'users', 'withdrawals', 'site'] as const;
type TabName = (typeof tabs)[number];

/** An agent's own site: its link, what it brought, what it earned, and how it looks. */
export default function PromotionPage() {
  const { t } = useTranslation(['agents', 'shell']);
  const { data: own, error, refetch } = useOwnSite();
  const [tab, setTab] = useState<TabName>('orders');
  const [buyer, setBuyer] = useState<{ id: string; phone: string } | null>(null);

  const heading = (
    <PageHeading title={t('shell:routes.promotion.title')} tagline={t('shell:routes.promotion.describe')} />
  );
  if (!own) {
    return (
      <>
        {heading}
        {error ? <LoadFailed message={error.message} onRetry={() => void refetch()} /> : <PageSkeletons />}
      </>
    );
  }
  if (!own.profile) {
    return (
      <>
        {heading}
        <Sheet width="wide">
          <EmptyState
            icon={IconUsersPlus}
            title={t('promotion.noSiteTitle')}
            text={t('promotion.noSiteText')}
            action={
              <Button component={Link} to="/toPromotion">
                {t('promotion.noSiteAction')}
              </Button>
            }
          />
        </Sheet>
      </>
    );
  }
  return (
    <>
      {heading}
      <div className={classes.top}>
        <SitePanel profile={own.profile} />
        <CommissionPanel own={own} onAsked={() => setTab('withdrawals')} />
      </div>
      <div className={classes.part}>
        <Figures />
      </div>
      <Sheet width="wide">
        <Tabs
          className={tabClasses.tabs}
          value={tab}
          onChange={(value) => setTab(value as TabName)}
          keepMounted={false}
        >
          <Tabs.List>
            {tabs.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t(`promotion.tabs.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="orders" pt="md">
            <OwnOrders key={buyer?.id ?? ''} buyer={buyer} onAll={() => setBuyer(null)} />
          </Tabs.Panel>
          <Tabs.Panel value="users" pt="md">
            <OwnUsers
              onOrders={(user) => {
                setBuyer(user);
                setTab('orders');
              }}
            />
          </Tabs.Panel>
          <Tabs.Panel value="withdrawals" pt="md">
            <OwnWithdrawals />
          </Tabs.Panel>
          <Tabs.Panel value="site" pt="md">
            <BrandingForm profile={own.profile} />
          </Tabs.Panel>
        </Tabs>
      </Sheet>
    </>
  );
}

function PageSkeletons() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      <div className={classes.top}>
        <Skeleton height={260} />
        <Skeleton height={260} />
      </div>
      <Skeleton height={360} />
    </div>
  );
}
