import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { callApi, logInByApi, operatorPhone } from './accounts.ts';
import { expect } from './test.ts';
import { textOf } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** The wallet, the page on which codes are redeemed, and the coupons, in English. */
export class WalletPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  text(key: string, values?: Values): string {
    return textOf('en', 'payments', key, values);
  }
  couponText(key: string, values?: Values): string {
    return textOf('en', 'coupons', key, values);
  }

  async open(): Promise<void> {
    await this.page.goto('/wallet/recharge');
    await expect(this.payButton).toBeVisible();
  }
  get balance(): Locator {
    return this.page.getByRole('region', { name: this.text('balance.label'), exact: true });
  }
  get payButton(): Locator {
    return this.page.getByRole('button', { name: this.text('form.topUp') });
  }
  get entries(): Locator {
    return this.page.getByRole('region', { name: this.text('entries.title') }).getByRole('row');
  }

  get code(): Locator {
    return this.page.getByRole('textbox', { name: this.couponText('code.label') });
  }
  async redeem(code: string): Promise<void> {
    await this.code.fill(code);
    await this.page.getByRole('button', { name: this.couponText('code.submit'), exact: true }).click();
  }
  get codeMessage(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }
  get redeemed(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: this.couponText('redeemed.done') });
  }
  get ownCoupons(): Locator {
    return this.page.getByRole('region', { name: textOf('en', 'shell', 'names.coupons') }).getByRole('article');
  }
}

interface BatchForm {
  kind: 'WALLET' | 'DISCOUNT' | 'FREE_GENERATION';
  amount?: number;
  percent?: number;
}

/** Codes as the operator makes and gives them out. */
export async function makeCodes(request: APIRequestContext, form: BatchForm, count = 1): Promise<string[]> {
  const { token } = await logInByApi(request, operatorPhone);
  const expires_at = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  const data = { ...form, count, channel: 'campus fair', expires_at };
  return (await callApi<{ codes: string[] }>(request, 'POST', '/api/ai-paper/coupon/batch_create', { data, token }))
    .codes;
}
