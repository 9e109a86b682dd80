import { type BatchKind, features } from '@yanmo/contract/codes';
import type { FilePurpose } from '@yanmo/contract/files';
import { expect, vi } from 'vitest';
import { grantPermission } from '../../features/accounts/service.ts';
import { findWithdrawalDifferences } from '../../features/agents/service.ts';
import { findMoneyDifferences } from '../../features/orders/service.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { createSiteClient, newPhone, type Reply } from '../site-client.ts';
import { createTestSite, type TestSiteOptions } from '../test-site.ts';
import { sellTestItems } from './test-item-kind.ts';

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A site that sells test items, and what a buyer and an operator do in it. */
export async function openShop(options: TestSiteOptions = {}) {
  const site = await createTestSite({ itemKinds: sellTestItems, ...options });
  const client = createSiteClient(site);
  const { db, clock } = site.platform;
  // What test items stand for counts as built.
  if (!options.itemKinds) {
    await inTransaction(db, (tx) =>
      site.settings.changeSetting(tx, { program: 'test' }, 'open_features', [...features]),
    );
  }
  const api = '/api/ai-paper';
  let number = 0;
  const newKey = (outcome = 'succeeds'): string => {
    number += 1;
    return `${outcome}-${number}`;
  };

  async function logIn(): Promise<string> {
    return client.logInToken(newPhone());
  }

  async function logInOperator(): Promise<string> {
    const phone = newPhone();
    await grantPermission({ db, clock }, { program: 'test' }, phone, 'SUPER_ADMIN');
    return client.logInToken(phone);
  }

  const post = (token: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> =>
    client.call(`${api}/${path}`, { token, body, headers });
  const get = (token: string, path: string): Promise<Reply> => client.call(`${api}/${path}`, { token });

  /** The cashier says that it was paid, or that it failed, over HTTP. */
  async function atCashier(paymentNo: string, deed: 'pay' | 'fail'): Promise<number> {
    const response = await fetch(`${site.url}/cashier/${paymentNo}/${deed}`, { method: 'POST' });
    return response.status;
  }

  async function fill(token: string, amount: number): Promise<void> {
    const body = { kind: 'WALLET', amount, payment_method: 'ALIPAY' };
    const { result } = await post(token, 'third_aigc/recharge', body);
    await atCashier(result.payment_no, 'pay');
  }

  return {
    site,
    db,
    call: client.call,
    post,
    get,
    logIn,
    logInOperator,
    atCashier,
    /** A key that no other order of this shop has; what becomes of the item stands before it. */
    newKey,

    async order(token: string, body: object = {}): Promise<string> {
      const { result, error } = await post(token, 'orders/order', {
        key1: newKey(),
        order_type: 'PAPER_UNDERGRADUATE',
        ...body,
      });
      if (!result) throw new Error(`the order was refused: ${error}`);
      return result.out_trade_no;
    },

    async offer(token: string, outTradeNo: string, method = 'ALIPAY'): Promise<string> {
      const body = { out_trade_no: outTradeNo, payment_method: method };
      const { result, error } = await post(token, 'pass/pre_create', body);
      if (!result) throw new Error(`no payment was offered: ${error}`);
      return result.payment_no;
    },

    async payByScan(token: string, outTradeNo: string): Promise<string> {
      const body = { out_trade_no: outTradeNo, payment_method: 'ALIPAY' };
      const { result } = await post(token, 'pass/pre_create', body);
      await atCashier(result.payment_no, 'pay');
      return result.payment_no;
    },

    fill,

    /** Somebody new, with money on the wallet. */
    async buyer(amount = 100_000): Promise<string> {
      const token = await logIn();
      await fill(token, amount);
      return token;
    },

    async upload(
      token: string,
      purpose: FilePurpose,
      file: { name: string; bytes: Uint8Array | string; type: string },
    ): Promise<string> {
      const { name, bytes, type } = file;
      const form = new FormData();
      form.append('purpose', purpose);
      form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
      const { result, error } = await client.call(`${api}/files/upload`, { token, body: form });
      if (!result) throw new Error(`the upload was refused: ${error}`);
      return result.file_key;
    },

    async download(url: string): Promise<Buffer> {
      const response = await fetch(`${site.url}${url}`);
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },

    async balance(token: string): Promise<number> {
      return (await get(token, 'user/info')).result.balance;
    },

    async makeCodes(
      operator: string,
      kind: BatchKind,
      terms: { percent?: number; max_characters?: number; amount?: number },
      count = 1,
    ): Promise<string[]> {
      const expires_at = new Date(clock.now().getTime() + 30 * 24 * 3_600_000).toISOString();
      const { result, error } = await post(operator, 'coupon/batch_create', {
        ...{ kind, count, channel: 'test', expires_at },
        ...terms,
      });
      if (!result) throw new Error(`no codes were made: ${error}`);
      return result.codes;
    },

    /** The order as its buyer sees it. */
    async see(token: string, outTradeNo: string) {
      return (await get(token, `orders/order/${outTradeNo}`)).result;
    },

    /** The address of everything as one zip, once it is packed. */
    packed(token: string, outTradeNo: string): Promise<string> {
      return vi.waitFor(
        async () => {
          const { result, error } = await get(token, `paper/pack/${outTradeNo}`);
          expect(error).toBeUndefined();
          return result.zip_url;
        },
        { timeout: 30_000, interval: 200 },
      );
    },

    /** Every way in which rows and books could disagree. */
    findDifferences: () => findMoneyDifferences(db, [findWithdrawalDifferences]),

    close: site.close,
  };
}
