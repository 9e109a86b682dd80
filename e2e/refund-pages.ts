import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { RefundApplication } from '@yanmo/contract/refunds';
import { type Account, callApi } from './accounts.ts';
import { orderDownload, waitForFile } from './orders.ts';
import { createOutline } from './outlines.ts';
import { expect } from './test.ts';
import { textOf } from './texts.ts';

const prefix = '/api/ai-paper';

type Values = Readonly<Record<string, string | number>>;

/** The dialog in which a refund is asked for, and the operator's page, in English. */
export class RefundPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  text(key: string, values?: Values): string {
    return textOf('en', 'refunds', key, values);
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.text('dialog.title'), exact: true });
  }
  get reason(): Locator {
    return this.dialog.getByRole('textbox', { name: this.text('form.reason') });
  }
  /** The steps with how each stands. */
  get steps(): Locator {
    return this.dialog.getByRole('list', { name: this.text('steps.label') }).getByRole('listitem');
  }
  async openOwn(): Promise<Locator> {
    await this.page.getByRole('button', { name: textOf('en', 'shell', 'topBar.account') }).click();
    await this.page.getByRole('menuitem', { name: textOf('en', 'shell', 'accountMenu.refunds') }).click();
    return this.page.getByRole('dialog', { name: this.text('own.title') });
  }

  /** The operator's list with the refunds of one order. */
  async openManagement(outTradeNo: string): Promise<void> {
    await this.page.goto(`/user/refund?search=${outTradeNo}`);
    await expect(this.rows).toHaveCount(2);
  }
  async search(outTradeNo: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.text('management.search') }).fill(outTradeNo);
    await this.page.getByRole('button', { name: textOf('en', 'operator', 'list.find'), exact: true }).click();
  }
  get rows(): Locator {
    return this.page.getByRole('table').getByRole('row');
  }
  decision(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }
}

/** An outline as Word, paid by scanning and delivered. */
export async function buyDownload(request: APIRequestContext, account: Account) {
  const { key1, form } = await createOutline(request, account);
  const { token } = account;
  const outTradeNo = await orderDownload(request, account, key1);
  const data = { out_trade_no: outTradeNo, payment_method: 'ALIPAY' };
  const { payment_no } = await callApi<{ payment_no: string }>(request, 'POST', `${prefix}/pass/pre_create`, {
    data,
    token,
  });
  await callApi(request, 'POST', `/cashier/${payment_no}/pay`);
  await waitForFile(request, account, outTradeNo);
  return { outTradeNo, title: form.title };
}

export async function askForRefund(
  request: APIRequestContext,
  { token }: Account,
  outTradeNo: string,
): Promise<RefundApplication> {
  const data = { out_trade_no: outTradeNo, reason: 'Half of it is missing.', destination: 'WALLET' };
  return await callApi(request, 'POST', `${prefix}/refund/apply`, { data, token });
}
