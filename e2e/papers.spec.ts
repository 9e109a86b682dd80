import { levelLabels, orderTypeLabels, payTypeLabels } from '@yanmo/contract/code-labels';
import type { getPaperText } from '@yanmo/contract/paper-text';
import type { RouteResult } from '@yanmo/contract/route';
import { callApi } from './accounts.ts';
import { decideAtGateway, OrderDesk } from './order-desk.ts';
import { fillWallet, getOrder, listOrders } from './orders.ts';
import { OutlineDesk } from './outline-desk.ts';
import { browserLocale, testedLanguages } from './outline-flows.ts';
import { createOutline, getOutline } from './outlines.ts';
import { inFile, readDownload, readPdf, readWord, readZip } from './paper-files.ts';
import { shortPaper, waitForDelivery } from './papers.ts';
import { PreviewDesk } from './preview-desk.ts';
import { expect, messageOf, test } from './test.ts';
import { textOf } from './texts.ts';

/** The first paper of a server also loads fonts and knowledge. */
test.describe.configure({ timeout: 180_000 });

const matters = {
  zh: { title: '社区养老服务供需矛盾研究', aiLabel: '人工智能（AI）辅助生成', references: '参考文献' },
  en: {
    title: 'How night buses shape shift work in Leeds',
    aiLabel: 'generated with the help of artificial intelligence (AI)',
    references: 'References',
  },
} as const;

for (const language of testedLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language] });

    test('a title becomes a paper: outline, quote with its sources, payment, Word and PDF', async ({
      page,
      context,
      account,
      request,
    }) => {
      const { title, aiLabel, references } = matters[language];
      const outlines = new OutlineDesk(page, language);
      const orders = new OrderDesk(page, language);
      await outlines.open();
      await outlines.title.fill(title);
      await outlines.choose('level', levelLabels.FINAL[language]);
      await outlines.begin('v1', title);
      await outlines.button('actions.fullText').click({ timeout: 30_000 });
      await outlines.button('fullText.order').click();
      await expect(orders.panel).toContainText(title);
      // Nothing that nobody has borne out is cited, and that is said before anything is paid.
      await expect(orders.panel.getByRole('note')).toContainText(/\S/);
      await orders.submit();
      const gateway = await orders.openPaymentPage(context);
      await decideAtGateway(gateway, 'pay');
      await gateway.close();
      const [order] = await listOrders(request, account);
      const number = order?.out_trade_no ?? '';
      await orders.expectPaid(order?.total_price ?? 0);

      await waitForDelivery(request, account, number);
      const word = page.waitForEvent('download');
      await orders.cashier.getByRole('button', { name: orders.text('item.download') }).click();
      const { name, content } = await readDownload(word);
      expect(name).toBe(`${title}.docx`);
      const { text, headings } = await readWord(content);
      const { chapters } = await getOutline(request, account, await outlines.readKey());
      expect(text).toContain(inFile(title));
      expect(text).toContain(inFile(aiLabel));
      for (const chapter of chapters) expect(headings.join('\n')).toContain(inFile(chapter.title));

      await orders.cashier.getByRole('link', { name: orders.text('delivered.open') }).click();
      const preview = new PreviewDesk(page, language, title);
      await expect(preview.page(1)).toBeVisible({ timeout: 30_000 });
      const pdf = await preview.download('pdf');
      expect(pdf.name).toBe(`${title}.pdf`);
      const printed = await readPdf(pdf.content);
      const { sections } = await callApi<RouteResult<typeof getPaperText>>(
        request,
        'GET',
        `/api/ai-paper/paper/text/${number}`,
        { token: account.token },
      );
      const written = sections.flatMap(({ text: own }) => own?.blocks.find(({ kind }) => kind === 'paragraph') ?? []);
      expect(written.length).toBeGreaterThan(2);
      for (const { lines } of written) expect(printed).toContain(inFile(lines[0]?.[0]?.text ?? '').slice(0, 14));
      for (const words of [title, aiLabel, references]) expect(printed).toContain(inFile(words));
    });
  });
}

test.describe('in zh', () => {
  test.use({ locale: browserLocale.zh });

  test('a deposit buys a marked preview, the balance the whole paper', async ({ page, account, request }) => {
    const { title, references } = matters.zh;
    const { key1, chapters } = await createOutline(request, account, { ...shortPaper, title, language: 'zh' });
    await fillWallet(request, account, 5_000);
    const outlines = new OutlineDesk(page, 'zh');
    const orders = new OrderDesk(page, 'zh');
    const preview = new PreviewDesk(page, 'zh', title);
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
    await orders.cashier.getByRole('link', { name: orders.text('delivered.open') }).click({ timeout: 60_000 });

    await expect(page).toHaveURL(`/paperPreview?order=${number}`);
    await expect(preview.page(1)).toBeVisible({ timeout: 30_000 });
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
    await expect(preview.page(1)).toBeVisible({ timeout: 30_000 });
    const whole = await readPdf((await preview.download('pdf')).content);
    expect(whole.length).toBeGreaterThan(part.length);
    for (const words of [first, last, references]) expect(whole).toContain(words);
    expect(whole.split(mark).length).toBeLessThan(part.split(mark).length);
    const word = await readWord((await preview.download('word')).content);
    expect(word.headings.join('\n')).toContain(last);
    expect(await getOrder(request, account, number)).toMatchObject({ payment_status: 'TRADE_SUCCESS', due_amount: 0 });
  });

  test('a paper with its proposal comes while one is elsewhere: it is told, looked at, and packed in one file', async ({
    page,
    account,
    request,
  }) => {
    const { title } = matters.zh;
    const { key1 } = await createOutline(request, account, { ...shortPaper, title, language: 'zh' });
    await fillWallet(request, account, 10_000);
    const outlines = new OutlineDesk(page, 'zh');
    const orders = new OrderDesk(page, 'zh');
    const preview = new PreviewDesk(page, 'zh', title);
    const proposal = orderTypeLabels.EXTRA_PROPOSAL.zh;
    await outlines.open(key1);
    await outlines.button('actions.fullText').click();
    await outlines.button('fullText.order').click();
    await orders.panel.getByRole('checkbox', { name: new RegExp(`^${proposal}`) }).check();
    await orders.submit();
    await orders.cashier.getByRole('button', { name: orders.pattern('pay.wallet.pay') }).click();
    await expect(orders.cashier.getByRole('heading', { name: orders.text('paid.title') })).toBeVisible();
    await page.goto('/main/explore');

    const told = textOf('zh', 'shell', 'news.unread', { count: 1 });
    const ordersName = textOf('zh', 'shell', 'topBar.orders');
    const mark = page.getByRole('banner').getByRole('button', { name: `${ordersName} ${told}` });
    await expect(mark).toBeVisible({ timeout: 60_000 });
    const [order] = await listOrders(request, account);
    const number = order?.out_trade_no ?? '';
    await messageOf(page, textOf('zh', 'shell', 'news.delivered', { title }))
      .getByRole('button', { name: textOf('zh', 'shell', 'news.open') })
      .click();
    await expect(page).toHaveURL(`/paperPreview?order=${number}`);
    await expect(preview.page(1)).toBeVisible({ timeout: 30_000 });
    await waitForDelivery(request, account, number);
    // What came after the first look is seen by the next one.
    await page.reload();
    await page.getByRole('combobox', { name: preview.text('preview.items') }).selectOption({ label: proposal });
    await expect(preview.page(1)).toBeVisible({ timeout: 30_000 });
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
