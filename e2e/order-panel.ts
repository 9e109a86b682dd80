import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Language } from '@yanmo/contract/languages';
import { expect } from './test.ts';
import { patternOf, textOf } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** The dialog in which something is ordered and paid, and the drawer with the orders, read in one language. */
export class OrderPanel {
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.language = language;
  }

  text(key: string, values?: Values): string {
    return textOf(this.language, 'orders', key, values);
  }
  pattern(key: string, values?: Values): RegExp {
    return patternOf(this.language, 'orders', key, values);
  }
  /** Money as the reader of the page writes it. */
  money(fen: number): string {
    const locale = this.language === 'zh' ? 'zh-CN' : this.language;
    return new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' }).format(fen / 100);
  }

  dialog(kind: 'panel' | 'cashier' | 'progress'): Locator {
    return this.page.getByRole('dialog', { name: this.text(`dialog.${kind}`), exact: true });
  }
  get panel(): Locator {
    return this.dialog('panel');
  }
  get cashier(): Locator {
    return this.dialog('cashier');
  }
  async submit(): Promise<void> {
    await this.panel.getByRole('button', { name: this.text('panel.submit') }).click();
    await expect(this.cashier).toBeVisible();
  }
  async chooseMethod(method: 'ALIPAY' | 'WECHAT' | 'BALANCE'): Promise<void> {
    // The radio itself lies under its label, which is what is pressed.
    await this.cashier
      .locator('label')
      .filter({ hasText: this.text(`pay.methods.${method}`) })
      .click();
  }
  async chooseCoupon(within: Locator, name: RegExp): Promise<void> {
    await within.getByRole('combobox', { name: this.text('coupon.label') }).click();
    await this.page.getByRole('option', { name }).click();
  }
  /** The page of the gateway, as the dialog's link opens it. */
  async openPaymentPage(context: BrowserContext): Promise<Page> {
    const opened = context.waitForEvent('page');
    await this.cashier.getByRole('link', { name: this.text('pay.scan.open') }).click();
    return await opened;
  }
  async expectPaid(fen: number): Promise<void> {
    await expect(this.cashier.getByRole('heading', { name: this.text('paid.title') })).toBeVisible();
    await expect(this.cashier).toContainText(this.money(fen));
  }

  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: textOf(this.language, 'shell', 'drawer.title') });
  }
  get entries(): Locator {
    return this.drawer.locator('li').filter({ has: this.page.getByRole('checkbox') });
  }
  /** The order of this number. */
  entry(number: string): Locator {
    return this.entries.filter({ hasText: number });
  }
  async openDrawer(): Promise<void> {
    const name = textOf(this.language, 'shell', 'names.orders');
    await this.page.getByRole('banner').getByRole('button', { name }).click();
    await expect(this.drawer).toBeVisible();
  }
}

/** Presses a button of the built-in cashier's page, which then says what became of it. */
export async function decideAtGateway(page: Page, deed: 'pay' | 'fail'): Promise<void> {
  await page.locator(`form[action$="/${deed}"]`).getByRole('button').click();
  await expect(page.getByRole('status')).toBeVisible();
}
