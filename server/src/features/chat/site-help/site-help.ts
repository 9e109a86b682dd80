import type { Language } from '@yanmo/contract/languages';
import type { HelpOrder, SiteHelp } from '../../../engines/chat-port.ts';
import { topicsOf } from '../../../engines/site-topics.ts';
import type { AllowanceService } from '../../allowance/service.ts';
import type { CouponsService } from '../../coupons/service.ts';
import type { LedgerService } from '../../ledger/service.ts';
import type { OrdersService } from '../../orders/service.ts';

export interface SiteHelpParts {
  orders: Pick<OrdersService, 'getCatalogue' | 'list' | 'get'>;
  coupons: Pick<CouponsService, 'list'>;
  ledger: Pick<LedgerService, 'readBalances'>;
  allowance: Pick<AllowanceService, 'read'>;
}

export type SiteHelpGatherer = ReturnType<typeof createSiteHelp>;

/** Of one answer: who has more looks at the list. */
const ordersShown = 5;

/** What the site knows of itself and of a user, gathered for a question that may be about it. */
export function createSiteHelp({ orders, coupons, ledger, allowance }: SiteHelpParts) {
  async function listOrders(userId: string, language: Language): Promise<HelpOrder[]> {
    const page = await orders.list(userId, { page_num: 1, page_size: ordersShown }, {}, language);
    return Promise.all(
      page.order_list.map(async (order): Promise<HelpOrder> => {
        const [main] = order.order_item_response;
        const isWriting = main?.paper_case.stage === 1;
        // Only what is being made has a time that is left.
        const detail = isWriting ? await orders.get(userId, order.out_trade_no, language) : null;
        return {
          outTradeNo: order.out_trade_no,
          orderType: order.order_type,
          title: main?.paper_case.title ?? order.outline?.title ?? '',
          status: order.payment_status,
          stage: main?.paper_case.stage ?? null,
          progress: main?.progress ?? 0,
          dueFen: order.due_amount,
          refundedFen: order.refunded_amount,
          remainingSeconds: detail?.remaining_seconds ?? null,
          createdAt: order.created_at,
        };
      }),
    );
  }

  return {
    /** Null where the question is not about the site: nothing is read then. Only what is this user's own is ever gathered. */
    async gather(userId: string, question: string, language: Language): Promise<SiteHelp | null> {
      const topics = topicsOf(question);
      if (topics.length === 0) return null;
      const [catalogue, held, usable, balances, left] = await Promise.all([
        orders.getCatalogue(),
        topics.includes('ORDER') || topics.includes('REFUND') ? listOrders(userId, language) : [],
        topics.includes('COUPON') ? coupons.list(userId, 'UNUSED') : [],
        ledger.readBalances(userId),
        allowance.read(userId),
      ]);
      return {
        catalogue,
        orders: held,
        coupons: usable.map(({ kind, percent, max_characters: maxCharacters, expires_at: expiresAt }) => ({
          ...{ kind, percent, maxCharacters, expiresAt },
        })),
        balanceFen: balances.balance,
        characters: balances.characters,
        freePerDay: left.freePerDay,
        freeLeft: left.freeLeft,
      };
    },
  };
}
