import { Alert, Button, Group } from '@mantine/core';
import { IconFileInvoice, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersKey } from '../../domain/orders/orders-key.ts';
import { listPageSize } from '../../lib/constants.ts';
import { showError, showSuccess } from '../../lib/notify.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListAction } from '../../ui/list-action.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { deleteOrders, useOrderList } from './api.ts';
import { OrderEntry } from './order-entry.tsx';
import classes from './order-list.module.css';
import { useOrderTitle } from './order-words.ts';
import { useMarkSeen } from './use-mark-seen.ts';

interface Refused {
  out_trade_no: string;
  title: string;
  message: string;
}

/** The student's orders, five a page, each with what can be done with it now. */
export default function OrderList({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation(['orders', 'shell']);
  const client = useQueryClient();
  const titleOf = useOrderTitle();
  const [pageNum, setPageNum] = useState(1);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const page = useOrderList(pageNum);
  const { isFetching, refetch } = page;
  const orders = page.data?.order_list ?? [];
  useMarkSeen(orders);
  /** The marks stay while one looks, although the server is told at once that they were seen. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const found = orders.filter(({ is_unread, out_trade_no }) => is_unread && !fresh.has(out_trade_no));
  if (found.length > 0) setFresh(new Set([...fresh, ...found.map(({ out_trade_no }) => out_trade_no)]));
  const chosen = orders.filter(({ out_trade_no }) => selected.has(out_trade_no));

  const remove = useMutation({
    mutationFn: (tradeNumbers: string[]) => deleteOrders(tradeNumbers),
    onSuccess: (answer) => {
      if (answer.deleted.length > 0) showSuccess(t('list.deleted'));
      setRefused(
        answer.refused.map(({ out_trade_no, message }) => {
          const order = orders.find((one) => one.out_trade_no === out_trade_no);
          return { out_trade_no, message, title: order ? titleOf(order) : out_trade_no };
        }),
      );
      setSelected(new Set());
      // The last page may have lost its last order.
      if (answer.deleted.length === orders.length && pageNum > 1) setPageNum(pageNum - 1);
    },
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });

  function toggle(outTradeNo: string) {
    const next = new Set(selected);
    if (!next.delete(outTradeNo)) next.add(outTradeNo);
    setSelected(next);
  }

  return (
    <PagedList
      page={page}
      pageSize={listPageSize}
      pageNum={pageNum}
      onPage={(next) => {
        setSelected(new Set());
        setRefused([]);
        setPageNum(next);
      }}
      rows={{ count: 5, height: 120 }}
      mt="md"
      empty={
        <EmptyState
          icon={IconFileInvoice}
          title={t('shell:drawer.emptyOrders')}
          text={t('shell:drawer.emptyOrdersText')}
          action={<Button onClick={onStart}>{t('list.start')}</Button>}
        />
      }
    >
      {() => (
        <>
          <Group gap="xs" mt="md" role="group" aria-label={t('list.actions')}>
            <ListAction
              icon={IconRefresh}
              label={t('list.refresh')}
              isBusy={isFetching}
              onClick={() => void refetch()}
            />
            <ListAction
              icon={IconTrash}
              label={chosen.length > 0 ? t('list.deleteChosen', { count: chosen.length }) : t('list.delete')}
              isDisabled={chosen.length === 0}
              isBusy={remove.isPending}
              onClick={() => setIsAsking(true)}
            />
          </Group>
          {refused.length > 0 ? (
            <Alert
              mt="sm"
              color="warn"
              variant="light"
              role="alert"
              title={t('list.refused', { count: refused.length })}
              withCloseButton
              closeButtonLabel={t('shell:action.close')}
              onClose={() => setRefused([])}
            >
              <ul className={classes.refused}>
                {refused.map(({ out_trade_no, title, message }) => (
                  <li key={out_trade_no}>{t('list.refusedOne', { title, number: out_trade_no, reason: message })}</li>
                ))}
              </ul>
            </Alert>
          ) : null}
          <ul className={classes.list} aria-busy={isFetching}>
            {orders.map((order) => (
              <OrderEntry
                key={order.out_trade_no}
                order={order}
                isFresh={fresh.has(order.out_trade_no)}
                isSelected={selected.has(order.out_trade_no)}
                onSelect={() => toggle(order.out_trade_no)}
              />
            ))}
          </ul>
          <ConfirmBox
            opened={isAsking}
            title={t('list.deleteTitle', { count: chosen.length })}
            confirmLabel={t('list.deleteConfirm')}
            cancelLabel={t('shell:action.cancel')}
            closeLabel={t('shell:action.close')}
            onCancel={() => setIsAsking(false)}
            onConfirm={() => {
              setIsAsking(false);
              remove.mutate(chosen.map(({ out_trade_no }) => out_trade_no));
            }}
          >
            {t('list.deleteText')}
          </ConfirmBox>
        </>
      )}
    </PagedList>
  );
}
