import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { SentForCheck, SimilarityReport } from '@yanmo/contract/similarity';
import { type Account, callApi } from './accounts.ts';
import { importBibliography } from './library.ts';
import { giveCoupon } from './orders.ts';
import { expect } from './test.ts';
import { patternOf, textOf } from './texts.ts';

const prefix = '/api/ai-paper';
type Values = Readonly<Record<string, string | number>>;

/** Where a text is compared with others, in Chinese. */
export class SimilarityPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  text(key: string, values?: Values): string {
    return textOf('zh', 'similarity', key, values);
  }
  pattern(key: string, values?: Values): RegExp {
    return patternOf('zh', 'similarity', key, values);
  }
  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/main/plagiarismCheck');
    await expect(this.button('order.submit')).toBeVisible();
  }
  get result(): Locator {
    return this.page.getByRole('region', { name: this.text('summary.label'), exact: true });
  }
  /** The words of each mark, in the order of the text. */
  marks(kind: 'COPY' | 'PARAPHRASE' | 'QUOTATION' | 'INSIDE'): Locator {
    return this.page.locator(`[data-begins][data-kind="${kind}"]`);
  }
  get dock(): Locator {
    return this.page.getByRole('region', { name: this.text('dock.label'), exact: true });
  }
}

/** A work with this abstract in the account's own library, and an earlier text among its files, both ready to be compared with. */
export async function prepareSources(
  request: APIRequestContext,
  account: Account,
  { abstract, earlier }: { abstract: string; earlier: string },
): Promise<void> {
  const { token } = account;
  const entry = `author = {周, 岚}, title = {县城早市的收款方式与熟客关系}, journal = {城市观察}, year = {2020}`;
  await importBibliography(request, account, `@article{zhou2020, ${entry}, abstract = {${abstract}}}`);
  const coupon = await giveCoupon(request, account, { kind: 'PLAGIARISM_CHECK', max_characters: 10_000 });
  const data = { text: earlier, title: '早市手记' };
  const { out_trade_no } = await callApi<SentForCheck>(request, 'POST', `${prefix}/pass/upload`, { data, token });
  const paid = { out_trade_no, coupon_id: coupon.id };
  await callApi(request, 'POST', `${prefix}/orders/free_pay`, { data: paid, token });
  await expect(async () => {
    const path = `${prefix}/similarity/texts`;
    const { texts } = await callApi<{ texts: { texts: number }[] }>(request, 'GET', path, { token });
    expect(texts[1]?.texts).toBe(1);
    expect(texts[0]?.texts).toBeGreaterThan(0);
    const report = await callApi<SimilarityReport>(request, 'GET', `${prefix}/pass/report/${out_trade_no}`, { token });
    expect(report.stage).toBe(2);
  }).toPass({ intervals: [100] });
}
