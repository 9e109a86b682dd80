import { Button, NativeSelect, Tabs } from '@mantine/core';
import { IconBooks, IconCertificate, IconFileText, IconLogin, IconRobot, IconZoomQuestion } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@yanmo/contract/orders';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openWorkDrawer } from '../../domain/orders/work-drawer.ts';
import { useCheckPaper } from '../../domain/papers/use-check-paper.ts';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { ApiError } from '../../lib/api-error.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import pageTabs from '../../ui/page-tabs.module.css';
import { Sheet } from '../../ui/sheet.tsx';
import { markSeen, previewedOrderQuery } from './api.ts';
import { CertificatePanel } from './certificate-panel.tsx';
import { ItemFile } from './item-file.tsx';
import classes from './order-preview.module.css';
import { chooseItem, hasPaper, isDepositPreview, stateOf } from './preview-rules.ts';
import { ReferencesPanel } from './references-panel.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { type PreviewTab, previewTabs, usePreviewAddress } from './use-preview-address.ts';

const icons = {
  file: IconFileText,
  references: IconBooks,
  certificate: IconCertificate,
  statement: IconRobot,
} as const;

/** An order of one's own with everything that came of it. */
export function OrderPreview({ outTradeNo }: { outTradeNo: string }) {
  const { t } = useTranslation(['papers', 'shell']);
  const session = useSession();
  const { data: order, error, refetch } = useQuery({ ...previewedOrderQuery(outTradeNo), enabled: session !== null });

  if (!session) {
    return (
      <Standing>
        <EmptyState
          icon={IconLogin}
          title={t('preview.loginTitle')}
          text={t('preview.loginText')}
          action={<Button onClick={() => requireLogin(() => undefined)}>{t('preview.login')}</Button>}
        />
      </Standing>
    );
  }
  if (order) return <Delivered order={order} />;
  if (!error) return <PageSkeleton label={t('shell:loading')} />;
  if (isAbsent(error)) return <Absent />;
  return (
    <Standing>
      <LoadFailed message={error.message} onRetry={() => void refetch()} />
    </Standing>
  );
}

/** A number that is none is as good as one of somebody else: neither is told apart. */
function isAbsent(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422 || error.status === 400);
}

function Standing({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHeading title={t('routes.paperPreview.title')} tagline={t('routes.paperPreview.describe')} />
      <Sheet width="wide">{children}</Sheet>
    </>
  );
}

function Absent() {
  const { t } = useTranslation('papers');
  return (
    <Standing>
      <EmptyState
        icon={IconZoomQuestion}
        title={t('preview.absentTitle')}
        text={t('preview.absentText')}
        action={<Button onClick={() => openWorkDrawer('orders')}>{t('preview.openOrders')}</Button>}
      />
    </Standing>
  );
}

function Delivered({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('papers');
  const { tab, item: wanted, setTab, setItem } = usePreviewAddress();
  const labelOf = useCodeLabel();
  const check = useCheckPaper(order.out_trade_no);
  const item = chooseItem(order, wanted);
  const main = order.order_item_response[0];
  useSeen(order);

  if (!item) return <Absent />;
  const nameOf = (id: string, kind: string) => labelOf('order_types', id === main?.id ? order.order_type : kind);
  const tabs: readonly PreviewTab[] = hasPaper(order) ? previewTabs : ['file'];
  const shown = tabs.includes(tab) ? tab : 'file';
  const isReady = main !== undefined && stateOf(order, main) === 'ready';
  return (
    <div className={classes.preview}>
      <div className={classes.head}>
        <PageHeading
          title={order.outline?.title || item.paper_case.title || nameOf(item.id, item.kind)}
          tagline={nameOf(item.id, item.kind)}
        />
        {hasPaper(order) && isReady ? (
          <div className={classes.links}>
            <Button component={Link} to={`/main/readpaper?order=${order.out_trade_no}`} variant="default">
              {t('preview.read')}
            </Button>
            {isDepositPreview(order, main) ? null : (
              <>
                <Button component={Link} to={`/main/amendpaper?order=${order.out_trade_no}`} variant="default">
                  {t('preview.amend')}
                </Button>
                {check.isOffered ? (
                  <Button variant="default" loading={check.isPending} onClick={check.press}>
                    {t('preview.check')}
                  </Button>
                ) : null}
              </>
            )}
          </div>
        ) : null}
      </div>
      <Tabs value={shown} onChange={(next) => setTab((next ?? 'file') as PreviewTab)} className={pageTabs.tabs}>
        <div className={classes.bar}>
          {tabs.length > 1 ? (
            <Tabs.List className={classes.list ?? ''}>
              {tabs.map((name) => {
                const Icon = icons[name];
                return (
                  <Tabs.Tab key={name} value={name} leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}>
                    {t(`tab.${name}`)}
                  </Tabs.Tab>
                );
              })}
            </Tabs.List>
          ) : null}
          {shown === 'file' && order.order_item_response.length > 1 ? (
            <NativeSelect
              className={classes.items ?? ''}
              value={item.id}
              onChange={(event) => setItem(event.currentTarget.value)}
              aria-label={t('preview.items')}
              data={order.order_item_response.map(({ id, kind }) => ({ value: id, label: nameOf(id, kind) }))}
            />
          ) : null}
        </div>
        <Tabs.Panel value="file" pt="md">
          <ItemFile key={item.id} order={order} item={item} />
        </Tabs.Panel>
        {tabs.length > 1 ? (
          <>
            <Tabs.Panel value="references" pt="md">
              <ReferencesPanel order={order} isShown={shown === 'references'} />
            </Tabs.Panel>
            <Tabs.Panel value="certificate" pt="md">
              <CertificatePanel order={order} isShown={shown === 'certificate'} />
            </Tabs.Panel>
            <Tabs.Panel value="statement" pt="md">
              <StatementPanel order={order} isShown={shown === 'statement'} />
            </Tabs.Panel>
          </>
        ) : null}
      </Tabs>
    </div>
  );
}

/** Whoever looks at what was delivered has seen it. */
function useSeen({ out_trade_no, is_unread }: OrderDetail): void {
  const client = useQueryClient();
  const tell = useEffectEvent(() => {
    // What fails is tried again when it is next looked at, and nobody waits for it.
    markSeen(out_trade_no).then(
      () => void client.invalidateQueries({ queryKey: ['orders'] }),
      () => undefined,
    );
  });
  useEffect(() => {
    if (is_unread) tell();
  }, [is_unread]);
}
