import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { levelLabels, orderTypeLabels, payTypeLabels } from '@yanmo/contract/code-labels';
import type { getPaperText } from '@yanmo/contract/paper-text';
import type { RouteResult } from '@yanmo/contract/route';
import { type Account, callApi } from './accounts.ts';
import { decideAtGateway, OrderPanel } from './order-panel.ts';
import { fillWallet, getOrder, listOrders } from './orders.ts';
import { browserLocale } from './outline-flows.ts';
import { OutlinePages } from './outline-pages.ts';
import { createOutline, getOutline } from './outlines.ts';
import { inFile, readDownload, readPdf, readWord, readZip } from './paper-files.ts';
import { shortPaper, waitForDelivery } from './papers.ts';
import { PreviewPage } from './preview-page.ts';
import { expect, messageOf, test } from './test.ts';
import { textOf } from './texts.ts';

/** How soon at the latest a page that waits for a paper asks for news of it. */
const askedAgainMs = 10_000;

/** The first paper of a server also loads fonts and knowledge. */
const matters = {
  zh: { title: '社区养老服务供需矛盾研究', aiLabel: '人工智能（AI）辅助生成', references: '参考文献' },
  en: {
    title: 'How night buses shape shift work in Leeds',
    aiLabel: 'generated with the help of artificial intelligence (AI)',
    references: 'References',
  },
} as const;

/** From a title to a quote that is ready to be submitted. */
async function askForQuote(outlines: OutlinePages, orders: OrderPanel, language: 'zh' | 'en'): Promise<void> {
  const { title } = matters[language];
  await outlines.open();
  await outlines.title.fill(title);
  await outlines.choose('level', levelLabels.FINAL[language]);
  await outlines.begin('v1', title);
  await outlines.button('actions.fullText').click();
  // The English paper is bought as it is offered. What is told of the Chinese one comes once, so that nothing else may follow it.
  const reduction = orders.panel.page().getByRole('switch', { name: /AIGC/ });
  await expect(reduction).toBeChecked();
  if (language === 'zh') await reduction.uncheck({ force: true });
  await outlines.button('fullText.order').click();
  await expect(orders.panel).toContainText(title);
  // Nothing that nobody has borne out is cited, and that is said before anything is paid.
  const questions = orders.text('panel.interview.title');
  await expect(orders.panel.getByRole('note').filter({ hasNotText: questions })).toContainText(/\S/);
}

async function payAtGateway(orders: OrderPanel, context: BrowserContext, request: APIRequestContext, account: Account) {
  const gateway = await orders.openPaymentPage(context);
  await decideAtGateway(gateway, 'pay');
  await gateway.close();
  const [order] = await listOrders(request, account);
  await orders.expectPaid(order?.total_price ?? 0);
  return order?.out_trade_no ?? '';
}

interface Delivered {
  language: 'zh' | 'en';
  number: string;
  key1: string;
}

/** The Word file holds the title, the mark of its origin and every chapter. */
async function expectWord(
  content: Uint8Array,
  { language, key1 }: Delivered,
  request: APIRequestContext,
  account: Account,
): Promise<void> {
  const { title, aiLabel } = matters[language];
  const { text, headings } = await readWord(content);
  const { chapters } = await getOutline(request, account, key1);
  expect(text).toContain(inFile(title));
  expect(text).toContain(inFile(aiLabel));
  for (const chapter of chapters) expect(headings.join('\n')).toContain(inFile(chapter.title));
}

/** The PDF holds the beginning of every section as it was written. */
async function expectPdf(
  content: Uint8Array,
  { language, number }: Delivered,
  request: APIRequestContext,
  { token }: Account,
): Promise<void> {
  const { title, aiLabel, references } = matters[language];
  const printed = await readPdf(content);
  const { sections } = await callApi<RouteResult<typeof getPaperText>>(
    request,
    'GET',
    `/api/ai-paper/paper/text/${number}`,
    { token },
  );
  const written = sections.flatMap(({ text: own }) => own?.blocks.find(({ kind }) => kind === 'paragraph') ?? []);
  expect(written.length).toBeGreaterThan(2);
  // Up to the first name of a section: the file has the numbers of its own headings there.
  const beginning = (text: string) =>
    inFile(text)
      .slice(0, 14)
      .replace(/第\d.*$/u, '');
  for (const { lines } of written) expect(printed).toContain(beginning(lines[0]?.[0]?.text ?? ''));
  for (const words of [title, aiLabel, references]) expect(printed).toContain(inFile(words));
}

// The Chinese ones take the same way; that files are right in every language is looked at without a browser.
if (process.env.YANMO_SOAK) {
  test('in en, a title becomes a paper: outline, quote with its sources, payment, Word and PDF', async ({
    page,
    context,
    account,
    request,
  }) => {
    const { title } = matters.en;
    const outlines = new OutlinePages(page);
    const orders = new OrderPanel(page);
    await askForQuote(outlines, orders, 'en');
    await orders.submit();
    const number = await payAtGateway(orders, context, request, account);
    const delivered = { language: 'en', number, key1: await outlines.readKey() } as const;

    await waitForDelivery(request, account, number);
    const downloaded = page.waitForEvent('download');
    await orders.cashier.getByRole('button', { name: orders.text('item.download') }).click();
    const word = await readDownload(downloaded);
    expect(word.name).toBe(`${title}.docx`);
    await expectWord(word.content, delivered, request, account);

    await orders.cashier.getByRole('link', { name: orders.text('delivered.open') }).click();
    const preview = new PreviewPage(page, 'en', title);
    await expect(preview.page(1)).toBeVisible();
    const pdf = await preview.download('pdf');
    expect(pdf.name).toBe(`${title}.pdf`);
    await expectPdf(pdf.content, delivered, request, account);
  });
}

test.describe('in zh', () => {
  test.use({ locale: browserLocale.zh });

  test('a deposit buys a marked preview, the balance the whole paper', async ({ page, account, request }) => {
    const { title, references } = matters.zh;
    const { key1, chapters } = await createOutline(request, account, { ...shortPaper, title, language: 'zh' });
    await fillWallet(request, account, 5_000);
    const outlines = new OutlinePages(page, 'zh');
    const orders = new OrderPanel(page, 'zh');
    const preview = new PreviewPage(page, 'zh', title);
    await outlines.open(key1);
    await outlines.button('actions.fullText').click();
    await outlines.button('fullText.order').click();
    await orders.panel.getByRole('radio', { name: payTypeLabels.PAY_STAGES.zh }).check();
    await expect(orders.panel).toContainText(orders.text('quote.deposit'));
    await orders.submit();
    await orders.cashier.getByRole('button', { name: orders.pattern('pay.wallet.pay') }).click();
    await expect(orders.cashier.getByRole('heading', { name: orders.text('paid.deposit') })).toBeVisible();
    const [order] = await listOrders(request, account);
    const { out_trade_no: number = '', due_amount: rest = 0 } = order ?? {};
    await orders.cashier.getByRole('link', { name: orders.text('delivered.open') }).click();

    await expect(page).toHaveURL(`/paperPreview?order=${number}`);
    await expect(preview.page(1)).toBeVisible();
    await expect(page.getByText(preview.text('deposit.title'))).toBeVisible();
    expect(await preview.listDownloads()).toEqual([preview.text('download.pdf'), preview.text('viewer.print.button')]);
    const part = await readPdf((await preview.download('pdf')).content);
    const [first, last] = [chapters[0]?.title ?? '', chapters.at(-1)?.title ?? ''].map(inFile) as [string, string];
    const mark = textOf('zh', 'papers', 'own.isPreview');
    expect(part).toContain(mark);
    expect(part).toContain(first);

    await page.getByRole('button', { name: preview.text('deposit.pay', { amount: orders.money(rest) }) }).click();
    await orders.cashier.getByRole('button', { name: orders.pattern('pay.wallet.pay') }).click();
    await orders.cashier.getByRole('button', { name: orders.text('paid.close') }).click();
    await expect(page.getByText(preview.text('deposit.title'))).toBeHidden();
    await waitForDelivery(request, account, number);
    await expect(preview.page(1)).toBeVisible();
    const whole = await readPdf((await preview.download('pdf')).content);
    expect(whole.length).toBeGreaterThan(part.length);
    for (const words of [first, last, references]) expect(whole).toContain(words);
    expect(whole.split(mark).length).toBeLessThan(part.split(mark).length);
    const word = await readWord((await preview.download('word')).content);
    expect(word.headings.join('\n')).toContain(last);
    expect(await getOrder(request, account, number)).toMatchObject({ payment_status: 'TRADE_SUCCESS', due_amount: 0 });
  });

  test.describe('by a clock that the test sets', () => {
    test.use({ ownContext: true });

    test('a title becomes a paper with its proposal while one is elsewhere: it is told, looked at, taken as Word and PDF, and packed in one file', async ({
      page,
      context,
      account,
      request,
    }) => {
      const { title } = matters.zh;
      const outlines = new OutlinePages(page, 'zh');
      const orders = new OrderPanel(page, 'zh');
      const preview = new PreviewPage(page, 'zh', title);
      const proposal = orderTypeLabels.EXTRA_PROPOSAL.zh;
      await page.clock.install();
      await askForQuote(outlines, orders, 'zh');
      await orders.panel.getByRole('checkbox', { name: new RegExp(`^${proposal}`) }).check();
      await orders.submit();
      const number = await payAtGateway(orders, context, request, account);
      const delivered = { language: 'zh', number, key1: await outlines.readKey() } as const;
      await page.goto('/main/explore');
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await waitForDelivery(request, account, number);
      const told = textOf('zh', 'shell', 'news.unread', { count: 1 });
      const ordersName = textOf('zh', 'shell', 'names.orders');
      const mark = page.getByRole('banner').getByRole('button', { name: `${ordersName} ${told}` });
      // Once: forwarded again while the answer is on its way, the clock would take the message away with it.
      await page.clock.fastForward(askedAgainMs);
      const look = messageOf(page, textOf('zh', 'shell', 'news.delivered', { title })).getByRole('button', {
        name: textOf('zh', 'shell', 'news.open'),
      });
      // The mark stays, the message goes: whoever points at it has it stay too.
      await look.hover({ timeout: 3 * askedAgainMs });
      await expect(mark).toBeVisible();
      await look.click();
      await expect(page).toHaveURL(`/paperPreview?order=${number}`);
      await expect(preview.page(1)).toBeVisible();
      const word = await preview.download('word');
      expect(word.name).toBe(`${title}.docx`);
      await expectWord(word.content, delivered, request, account);
      const pdf = await preview.download('pdf');
      expect(pdf.name).toBe(`${title}.pdf`);
      await expectPdf(pdf.content, delivered, request, account);

      // In the middle of it.
      await page.reload();
      await page.getByRole('combobox', { name: preview.text('preview.items') }).selectOption({ label: proposal });
      await expect(preview.page(1)).toBeVisible();
      await expect(mark).toHaveCount(0);

      const zip = await readZip((await preview.download('zip')).content);
      const find = (name: RegExp) => [...zip].find(([path]) => name.test(path))?.[1] ?? Buffer.alloc(0);
      expect((await readWord(find(new RegExp(`^${title}\\.docx$`)))).text).toContain(inFile(title));
      expect(await readPdf(find(new RegExp(`^${title}\\.pdf$`)))).toContain(inFile(title));
      expect((await readWord(find(new RegExp(`^${proposal}/.*\\.docx$`)))).text).toContain(inFile(title));
      expect(await readPdf(find(new RegExp(`^${proposal}/.*\\.pdf$`)))).toContain(inFile(title));
      expect(await readPdf(find(/证书\.pdf$/))).toContain(textOf('zh', 'papers', 'measure.length.name'));
      expect(await readPdf(find(/说明\.pdf$/))).toContain(inFile(title));
    });
  });
});
