import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageResult } from '@yanmo/contract/page';
import type { AnyRoute, RouteInput, RouteResult } from '@yanmo/contract/route';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageNumbers } from '../../ui/page-numbers.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { ListCards } from './list-cards.tsx';
import type { ListColumn, ListEmpty, ListFilter, ListSort } from './list-parts.ts';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import classes from './operator-list.module.css';
import { readListQuery, useListAddress } from './use-list-address.ts';

/**
 * A list of the operator: search, filters, order and page stand in the address, so that a view can be reloaded, kept and sent on; a
 * file of all of it is a button away.
 *
 *   <OperatorList
 *     name="users"                                                // the key of its queries: ['operator', 'users', …]
 *     label={t('users.table')}
 *     route={async () => (await contract()).listUsers}            // made with `listQuery` (contract/src/operator-list.ts)
 *     exportRoute={async () => (await contract()).exportUsers}    // `exportOf(listUsers)`
 *     rowsOf={({ users }) => users}
 *     keyOf={({ id }) => id}
 *     sort={{ by: 'created_at', order: 'desc' }}
 *     columns={[{ key: 'time', title: t('…'), sort: 'created_at', cell: (user) => formatDateTime(user.created_at) }]}
 *     filters={[{ name: 'status', label: t('…'), options: [{ value: 'ACTIVE', label: t('…') }] }, { name: 'from', label: t('…'), isDay: true }]}
 *     searchLabel={t('users.search')}
 *     empty={{ icon: IconUsers, title: t('…'), text: t('…') }}
 *     action={(user) => <Button … />}
 *   />
 *
 * What a decision changes is asked for again by `useRefreshOperator()`. Below 992 px the rows are cards: the column with `isTitle`
 * is their first line. The page that holds it names the texts `operator` in its route.
 */
interface OperatorListProps<R extends AnyRoute, Row> {
  name: string;
  label: string;
  route: () => Promise<R>;
  exportRoute?: () => Promise<AnyRoute>;
  rowsOf: (page: RouteResult<R>) => readonly Row[];
  keyOf: (row: Row) => string;
  sort: ListSort;
  columns: readonly ListColumn<Row>[];
  filters?: readonly ListFilter[];
  searchLabel?: string;
  empty: ListEmpty;
  action?: (row: Row) => ReactNode;
  /** Beside the search: what can be done with the whole. */
  tools?: ReactNode;
  /** Between the tools and the rows. */
  above?: (page: RouteResult<R>) => ReactNode;
  /** Asked for again this often, where somebody waits for what changes. */
  refetchMs?: number;
}

export const operatorKey = ['operator'] as const;
export const operatorPageSize = 20;

/** Everything of the operator's that is on the page is asked for again. */
export function useRefreshOperator(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: operatorKey });
}

export function OperatorList<R extends AnyRoute, Row>(props: OperatorListProps<R, Row>) {
  const { name, label, route, rowsOf, keyOf, columns, empty, action, above, refetchMs } = props;
  const { t } = useTranslation(['operator', 'shell']);
  const isMobile = useIsMobile();
  const session = useSession();
  const filters = useMemo(() => props.filters ?? [], [props.filters]);
  const { view, change, isNarrowed } = useListAddress(filters, props.sort);
  const query = readListQuery(view);
  const {
    data: newest,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: [...operatorKey, name, query],
    queryFn: async ({ signal }) => {
      const input = { query: { ...query, page_num: view.pageNum, page_size: operatorPageSize } };
      return (await call(await route(), input as unknown as RouteInput<R>, { signal })) as RouteResult<R> & PageResult;
    },
    enabled: session !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refetchMs ?? false,
  });
  // Twenty rows are drawn in pieces, between which the browser listens.
  const data = useDeferredValue(newest);
  const rows = data ? rowsOf(data) : [];
  const Rows = isMobile ? ListCards : ListTable;
  return (
    <div className={classes.list}>
      <ListTools
        name={name}
        view={view}
        onChange={change}
        filters={filters}
        columns={columns}
        searchLabel={props.searchLabel}
        exportRoute={props.exportRoute}
        total={data?.total ?? 0}
        isFetching={isFetching}
        onRefresh={() => void refetch()}
        isMobile={isMobile}
      >
        {props.tools}
      </ListTools>
      {data ? (
        <>
          {above?.(data)}
          {rows.length === 0 ? (
            <EmptyState
              icon={empty.icon}
              title={isNarrowed ? t('list.noneFound') : empty.title}
              text={isNarrowed ? t('list.noneFoundText') : empty.text}
            />
          ) : (
            <>
              <Rows
                label={label}
                rows={rows}
                keyOf={keyOf}
                columns={columns}
                action={action}
                sort={view.sort}
                onSort={(sort) => change({ ...view, sort, pageNum: 1 })}
              />
              <PageNumbers
                total={data.total}
                pageSize={operatorPageSize}
                pageNum={view.pageNum}
                onChange={(pageNum) => change({ ...view, pageNum })}
              />
            </>
          )}
        </>
      ) : error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : (
        <RowSkeletons count={8} height={38} />
      )}
    </div>
  );
}
