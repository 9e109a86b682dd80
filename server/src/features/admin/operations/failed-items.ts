import { errorMessages } from '@yanmo/contract/error-messages';
import { type ErrorCode, errorStatus } from '@yanmo/contract/errors';
import type { Language } from '@yanmo/contract/languages';
import type { FailedItem, listFailedItems } from '@yanmo/contract/operator';
import type { RouteQuery } from '@yanmo/contract/route';
import { openSpanOf } from '../../../platform/lists/day-span.ts';
import { createOperatorList } from '../../../platform/lists/operator-list.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FailedQuery, FulfilmentService } from '../../fulfilment/service.ts';
import type { OrdersService } from '../../orders/service.ts';
import type { FindPeople } from './find-people.ts';

type Listed = Omit<RouteQuery<typeof listFailedItems>, 'page_num' | 'page_size'>;

interface Parts {
  fulfilment: Pick<FulfilmentService, 'failed'>;
  orders: Pick<OrdersService, 'retryFor'>;
  people: FindPeople;
}

const isCode = (error: string): error is ErrorCode => Object.hasOwn(errorStatus, error);

/** What could not be made, why, and once more. */
export function createFailedItems({ db }: Pick<Platform, 'db'>, { fulfilment, orders, people }: Parts) {
  const listIn = (language: Language) =>
    createOperatorList<FailedQuery, string, FailedItem>({
      found: fulfilment.failed.find,
      key: 'order_items.id',
      sorts: { failed_at: 'order_items.finished_at', deadline_at: 'order_items.deadline_at' },
      async read(queryable, ids) {
        const rows = await fulfilment.failed.read(queryable, ids);
        const nameOf = await people.name(
          queryable,
          rows.map(({ userId }) => userId),
        );
        return new Map(
          rows.map((row) => {
            const error = row.error ?? 'item_failed';
            return [
              row.id,
              {
                id: row.id,
                out_trade_no: row.outTradeNo,
                kind: row.kind,
                title: row.title,
                user: nameOf(row.userId),
                state: row.isGivenUp ? 'GIVEN_UP' : 'WAITING',
                error,
                cause: isCode(error) ? errorMessages[error][language] : error,
                retries: row.retries,
                failed_at: row.failedAt?.toISOString() ?? null,
                deadline_at: row.deadlineAt?.toISOString() ?? null,
              },
            ];
          }),
        );
      },
    });

  async function queryOf<Query extends Listed>({ from, to, ...query }: Query) {
    return { ...query, userIds: await people.meantBy(db, query.search), span: openSpanOf({ from, to }) };
  }

  return {
    page: async (query: RouteQuery<typeof listFailedItems>, language: Language) =>
      listIn(language).page(db, await queryOf(query)),
    listAll: async (query: Listed, language: Language) => listIn(language).all(db, await queryOf(query)),

    async retry(userId: string, outTradeNo: string, itemId: string) {
      const item = await orders.retryFor({ userId }, outTradeNo, itemId);
      return { item_id: item.id, out_trade_no: item.outTradeNo, stage: item.stage ?? 0, retries: item.retries };
    },
  };
}
