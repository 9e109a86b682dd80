import type { Language } from '@yanmo/contract/languages';
import type {
  exportRefunds,
  listRefunds,
  RefundApplication,
  RefundDestination,
  RefundRule,
} from '@yanmo/contract/refunds';
import type { RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { afterCommit, inTransaction } from '../../platform/database/in-transaction.ts';
import { createOperatorList } from '../../platform/lists/operator-list.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountDescription, AccountsService } from '../accounts/service.ts';
import type { FilesService, StoredFile } from '../files/service.ts';
import type { FulfilmentService, Item, Written } from '../fulfilment/service.ts';
import {
  type OrderName,
  type OrderRow,
  type OrdersService,
  priceOfWritten,
  type Stopping,
  shownTitle,
  stopNothing,
} from '../orders/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import { actorName, recordAudit } from '../settings/service.ts';
import * as store from './store.ts';

const evidenceLinkSeconds = 600;
const notHeld = new Error('a run was begun between the two locks');
/** An operator who searches for less than a number or a name finds the newest of what it is a part of. */
const searchedMaximum = 500;
/** A run is begun by a payment or a retry: three of them at the same moment are nobody's doing. */
const triesToHold = 3;

export interface RefundsParts {
  files: FilesService;
  accounts: AccountsService;
  payments: PaymentsService;
  fulfilment: FulfilmentService;
  orders: OrdersService;
}

interface Known {
  named: ReadonlyMap<string, OrderName>;
  stored: readonly StoredFile[];
  /** Empty for the applicants themselves. */
  users: ReadonlyMap<string, AccountDescription>;
  language: Language;
}

export type RefundsService = ReturnType<typeof createRefundsService>;

/** Why the system gives something back unasked. */
const ruleOf = {
  undeliverable: 'UNDELIVERED',
  'promise broken': 'DELIVERED',
  'not needed': 'NOT_NEEDED',
  'too short': 'TOO_SHORT',
} as const satisfies Record<string, RefundRule>;

export function createRefundsService(
  { db, clock, logger }: Pick<Platform, 'db' | 'clock' | 'logger'>,
  { files, accounts, payments, fulfilment, orders }: RefundsParts,
) {
  /** Grants an application whose order's row is held; the money is on its way, or there. */
  async function grant(
    tx: Tx,
    order: OrderRow,
    application: store.Application,
    { amountFen, stop, keepsDelivered = false }: { amountFen: number; stop: Stopping; keepsDelivered?: boolean },
  ): Promise<store.Application> {
    const { id: applicationId, characters, destination, reason } = application;
    const at = clock.now();
    if (characters > 0) {
      await orders.returnCharacters(tx, order, { characters, applicationId, stop, keepsDelivered });
      const change = { status: 'REFUNDED', amount_fen: 0, decided_at: at, settled_at: at } as const;
      return store.changeApplication(tx, applicationId, change);
    }
    const request = { amountFen, destination, reason, applicationId, stop, keepsDelivered };
    const isSettled = await orders.refund(tx, order, request);
    return store.changeApplication(tx, application.id, {
      status: isSettled ? 'REFUNDED' : 'APPROVED',
      amount_fen: amountFen,
      decided_at: at,
      ...(isSettled ? { settled_at: at } : {}),
    });
  }

  /** What is held still: the runs that write for it, then its row. One that was begun in between is held by the next try. */
  async function transactHeld<Result>(
    orderId: string,
    /** Before anything is held but users. */
    first: ((tx: Tx) => Promise<void>) | null,
    act: (tx: Tx, order: OrderRow) => Promise<Result>,
  ): Promise<Result> {
    for (let tries = 0; tries < triesToHold; tries += 1) {
      try {
        return await inTransaction(db, async (tx) => {
          await first?.(tx);
          const order = await orders.hold(tx, orderId);
          // Taken back as a whole, with the code that confirmed it: the next try may use it.
          if (!order) throw notHeld;
          return await act(tx, order);
        });
      } catch (error) {
        if (error !== notHeld) throw error;
      }
    }
    throw new AppError('request_under_way');
  }

  /** Unasked: it cannot be delivered, measures worse than was promised, or is too short. The order's row is held. */
  async function refundItem(tx: Tx, item: Item, reason: keyof typeof ruleOf, priceFen = item.priceFen): Promise<void> {
    const order = await orders.lockById(tx, item.orderId);
    const leftFen = order.paidFen - order.refundedFen;
    const leftOfItemFen = Math.min(priceFen, item.priceFen - (await store.sumGivenOf(tx, item.id)));
    // A deposit stands for the preview of the whole order, whatever the main item's own share of the price is.
    const amountFen = order.status === 'TRADE_DEPOSIT_SUCCESS' ? leftFen : Math.min(leftOfItemFen, leftFen);
    const characters = order.paidCharacters - order.refundedCharacters;
    // The file that measures too high stays its buyer's, as the report that says so; and so does one that is too short.
    const keepsDelivered = reason !== 'undeliverable';
    if (reason === 'promise broken' || reason === 'not needed') await orders.returnCouponOf(tx, order, item);
    if (amountFen <= 0 && characters <= 0) {
      const isPaidOtherwise = order.paidFen === 0 && order.paidCharacters === 0 && order.status === 'TRADE_SUCCESS';
      // A coupon that bought something delivered as it was promised stays used.
      if (isPaidOtherwise && item.stage !== 2) await orders.finishUnpaid(tx, order);
      return;
    }
    const application = await store.insertApplication(tx, {
      orderId: order.id,
      userId: order.userId,
      itemId: item.id,
      origin: 'SYSTEM',
      rule: ruleOf[reason],
      status: 'APPROVED',
      reason,
      destination: 'ORIGINAL',
      requestedFen: Math.max(0, amountFen),
      amountFen: Math.max(0, amountFen),
      characters: Math.max(0, characters),
      fileKeys: [],
      at: clock.now(),
    });
    if (!application) return;
    await grant(tx, order, application, { amountFen, stop: stopNothing, keepsDelivered });
    const { outTradeNo } = order;
    afterCommit(tx, () =>
      logger.warn({ outTradeNo, itemId: item.id, amountFen, characters, reason }, 'the system gave money back'),
    );
  }

  fulfilment.subscribe({
    onUndeliverable: (tx, item) => refundItem(tx, item, 'undeliverable'),
    onPromiseBroken: (tx, item) => refundItem(tx, item, 'promise broken'),
    onUnneeded: (tx, item) => refundItem(tx, item, 'not needed'),
    onTooShort: (tx, item, written: Written) =>
      refundItem(tx, item, 'too short', item.priceFen - priceOfWritten(item.priceFen, written)),
  });

  payments.connectRefunds({
    async onRefundSettled(tx, refund) {
      const { applicationId } = refund;
      if (applicationId === null || !(await payments.isRefundSettled(tx, applicationId))) return;
      await store.changeApplication(tx, applicationId, { status: 'REFUNDED', settled_at: clock.now() });
    },
    async onRefundFailed(tx, refund) {
      if (refund.applicationId === null) return 'WALLET';
      const application = await store.lockApplication(tx, refund.applicationId);
      // What the system owes unasked must arrive without anybody's doing.
      if (application.origin === 'SYSTEM') return 'WALLET';
      await store.changeApplication(tx, application.id, { status: 'FAILED' });
      return 'KEEP';
    },
  });

  interface Audience {
    isForOperator: boolean;
    language: Language;
  }

  /** In one look each at their orders, their evidence and who applied, however many they are. */
  async function presentAll(
    queryable: Queryable,
    applications: readonly store.Application[],
    { isForOperator, language }: Audience,
  ): Promise<RefundApplication[]> {
    const named = await orders.listNames(
      queryable,
      applications.map(({ orderId }) => orderId),
    );
    const stored = await files.listStored(
      queryable,
      applications.flatMap(({ fileKeys }) => fileKeys),
    );
    const users = await accounts.describe(queryable, isForOperator ? applications.map(({ userId }) => userId) : []);
    return applications.map((application) => presentOne(application, { named, stored, users, language }));
  }

  async function present(queryable: Queryable, application: store.Application, audience: Audience) {
    const [shown] = await presentAll(queryable, [application], audience);
    if (!shown) throw new Error('one application is presented as one');
    return shown;
  }

  function presentOne(application: store.Application, { named, stored, users, language }: Known): RefundApplication {
    const order = named.get(application.orderId);
    if (!order) throw new Error(`application ${application.id} has no order`);
    const evidence = application.fileKeys.flatMap((key) => stored.filter(({ fileKey }) => fileKey === key));
    return {
      id: application.id,
      out_trade_no: order.outTradeNo,
      order_type: order.orderType,
      title: shownTitle(order.orderType, order.title, language),
      status: application.status,
      origin: application.origin,
      rule: application.rule,
      reason: application.reason,
      note: application.note,
      destination: application.destination,
      requested_amount: application.requestedFen,
      amount: application.amountFen,
      characters: application.characters,
      evidence: evidence.map((file) => ({
        name: file.name,
        url: files.signLink(file, evidenceLinkSeconds, 'inline'),
      })),
      user: users.get(application.userId) ?? null,
      created_at: application.createdAt.toISOString(),
      decided_at: application.decidedAt?.toISOString() ?? null,
      settled_at: application.settledAt?.toISOString() ?? null,
    };
  }

  type Query = RouteQuery<typeof exportRefunds> & store.RefundFilter;
  const listFor = (audience: Audience) =>
    createOperatorList<Query, string, RefundApplication>({
      found: store.findApplications,
      key: 'applications.id',
      sorts: {
        created_at: 'applications.created_at',
        waiting: 'applications.waiting',
        requested_amount: 'applications.requested_fen',
        decided_at: 'applications.decided_at',
      },
      read: async (queryable, ids) => {
        const shown = await presentAll(queryable, await store.listByIds(queryable, ids), audience);
        return new Map(shown.map((application) => [application.id, application]));
      },
    });

  /** What is asked of other rooms before; null where an order was named that there is not. */
  async function narrow(
    { search, out_trade_no: number }: { search?: string | undefined; out_trade_no?: string | undefined },
    userId: string | undefined,
  ): Promise<store.RefundFilter | null> {
    const order = number === undefined ? undefined : await orders.findByNumber(db, number);
    if (order === null) return null;
    const found = search
      ? {
          orderIds: await orders.searchIds(db, search, searchedMaximum),
          userIds: await accounts.searchIds(db, search, searchedMaximum),
        }
      : {};
    return { userId, orderId: order?.id, ...found };
  }

  return {
    async getRefundable(userId: string, outTradeNo: string) {
      const order = await orders.findOwn(db, userId, outTradeNo);
      if (!order) throw new AppError('not_found');
      const found = await orders.findRefundable(db, order);
      const { rule, byRightFen, maximumFen, written } = found;
      const pending = await store.findPendingOf(db, order.id);
      return {
        out_trade_no: order.outTradeNo,
        paid_amount: order.paidFen,
        refunded_amount: order.refundedFen,
        refundable_amount: byRightFen,
        maximum_amount: maximumFen,
        refundable_characters: found.byRightCharacters,
        maximum_characters: found.maximumCharacters,
        rule,
        kept_amount: rule === 'BEING_WRITTEN' ? maximumFen - byRightFen : 0,
        written_units: written?.units ?? null,
        wanted_units: written?.wanted ?? null,
        application_id: pending?.id ?? null,
      };
    },

    /**
     * What is refundable by right is given at once, and what was being written for it stops with it: what counts is the
     * text that could be read when this commits. The rest waits for the operator.
     */
    async apply(
      userId: string,
      form: {
        outTradeNo: string;
        reason: string;
        fileKeys: readonly string[];
        destination: RefundDestination;
        rule?: RefundRule | undefined;
      },
      language: Language,
    ): Promise<RefundApplication> {
      const found = await orders.findOwn(db, userId, form.outTradeNo);
      if (found?.outTradeNo !== form.outTradeNo) throw new AppError('not_found');
      return transactHeld(found.id, null, async (tx, order) => {
        if (order.deletedAt) throw new AppError('not_found');
        const found = await orders.findRefundable(tx, order);
        const { rule, byRightFen, maximumFen, kept } = found;
        if (maximumFen === 0 && found.maximumCharacters === 0) throw new AppError('refund_not_possible');
        if (form.rule !== undefined && form.rule !== rule) throw new AppError('refund_changed');
        const fileKeys = [...new Set(form.fileKeys)];
        for (const fileKey of fileKeys) {
          if (!(await files.keepFile(tx, userId, fileKey, 'EVIDENCE'))) {
            throw new AppError('invalid_fields', {}, { fields: [{ path: 'file_keys', message: 'invalid' }] });
          }
        }
        const isByRight = byRightFen > 0 || found.byRightCharacters > 0;
        // Money that was put on the wallet cannot be given back to it.
        const isWalletMoney = order.orderType === 'WALLET_RECHARGE';
        const application = await store.insertApplication(tx, {
          orderId: order.id,
          userId,
          itemId: null,
          origin: 'USER',
          rule,
          status: isByRight ? 'APPROVED' : 'PENDING',
          reason: form.reason,
          destination: isWalletMoney ? 'ORIGINAL' : form.destination,
          requestedFen: isByRight ? byRightFen : maximumFen,
          amountFen: isByRight ? byRightFen : null,
          characters: isByRight ? found.byRightCharacters : found.maximumCharacters,
          fileKeys,
          at: clock.now(),
        });
        if (!application) throw new AppError('refund_pending');
        const audience = { isForOperator: false, language };
        if (!isByRight) return present(tx, application, audience);
        const stop = { items: await orders.listItems(tx, order.id), isHeld: true, kept };
        return present(tx, await grant(tx, order, application, { amountFen: byRightFen, stop }), audience);
      });
    },

    async list(scope: { userId: string } | 'ALL', query: RouteQuery<typeof listRefunds>, language: Language) {
      const audience = { isForOperator: scope === 'ALL', language };
      const found = await narrow(query, scope === 'ALL' ? undefined : scope.userId);
      if (!found) return { refund_list: [], page_num: query.page_num, page_size: query.page_size, total: 0 };
      const { rows, ...page } = await listFor(audience).page(db, { ...query, ...found });
      return { refund_list: rows, ...page };
    },

    /** Of all accounts, whatever the scope that was asked for. */
    async listAll(query: RouteQuery<typeof exportRefunds>, language: Language) {
      const none = { total: 0, batches: (async function* () {})() as AsyncIterable<RefundApplication[]> };
      const found = await narrow(query, undefined);
      return found ? await listFor({ isForOperator: true, language }).all(db, { ...query, ...found }) : none;
    },

    async decide(
      userId: string,
      form: {
        id: string;
        isGranted: boolean;
        amountFen?: number | undefined;
        note: string;
        totpCode?: string | undefined;
      },
      language: Language,
    ): Promise<RefundApplication> {
      const actor = { userId };
      const confirm = form.isGranted ? await accounts.secondFactor.begin(userId, form.totpCode) : null;
      const found = await store.findApplication(db, form.id);
      if (!found) throw new AppError('not_found');
      const decision = await transactHeld(found.orderId, confirm, async (tx, order) => {
        const application = await store.lockApplication(tx, form.id);
        const at = clock.now();
        const decided = { note: form.note, decided_by: actorName(actor), decided_at: at };
        await recordAudit(tx, {
          actor,
          action: form.isGranted ? 'refunds.grant' : 'refunds.reject',
          subject: `refund:${application.id}`,
          before: { status: application.status },
          after: { amount: form.amountFen ?? null, note: form.note },
          at,
        });
        if (application.status === 'FAILED' && form.isGranted) {
          await payments.tryRefundAgain(tx, application.id);
          return store.changeApplication(tx, application.id, { ...decided, status: 'APPROVED' });
        }
        if (application.status !== 'PENDING') throw new AppError('wrong_state');
        if (!form.isGranted) {
          return store.changeApplication(tx, application.id, { ...decided, status: 'REJECTED' });
        }
        const leftFen = order.paidFen - order.refundedFen;
        const isInCharacters = application.characters > 0;
        const amountFen = isInCharacters ? 0 : (form.amountFen ?? Math.min(application.requestedFen, leftFen));
        if (!isInCharacters && (amountFen <= 0 || amountFen > leftFen)) throw new AppError('refund_too_large');
        await store.changeApplication(tx, application.id, decided);
        const isWhole = amountFen === leftFen;
        const stop = isWhole ? { items: await orders.listItems(tx, order.id), isHeld: true, kept: [] } : stopNothing;
        return grant(tx, order, application, { amountFen, stop });
      });
      return present(db, decision, { isForOperator: true, language });
    },

    accountPart: {
      room: 'refunds',
      async exportRows(tx: Tx, userId: string) {
        return { refund_applications: await store.listApplicationsOf(tx, userId) };
      },
      /** Money on its way back must find its owner. */
      findObstacle: async (tx: Tx, userId: string) =>
        (await store.hasUnsettled(tx, userId)) ? ('refund_pending' as const) : null,
      erase: (tx: Tx, userId: string) => store.blankApplicationsOf(tx, userId),
    },
  };
}
