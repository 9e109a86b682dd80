import fs from 'node:fs/promises';
import type { OutlineForm } from '@yanmo/contract/outlines';
import { decideAtGateway, OrderDesk } from './order-desk.ts';
import { getOrder, listOrders, waitForFile } from './orders.ts';
import { OutlineDesk } from './outline-desk.ts';
import { browserLocale, testedLanguages } from './outline-flows.ts';
import { createOutline } from './outlines.ts';
import { expect, test } from './test.ts';

/** Short, so that the whole of it is written and set within seconds. */
const coursePapers: Record<(typeof testedLanguages)[number], Partial<OutlineForm>> = {
  zh: { title: '社区养老服务供需矛盾研究', language: 'zh' },
  en: { title: 'How night buses shape shift work in Leeds', language: 'en' },
};
/** The first paper of a server also loads fonts and knowledge. */
test.describe.configure({ timeout: 90_000 });

const short = { type: 'course_paper', product: 'FINAL', word_count: 2_000 } as const;

for (const language of testedLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language] });

    test('an outline becomes a paper: quote with its sources, payment, Word and PDF', async ({
      page,
      context,
      account,
      request,
    }) => {
      const outline = await createOutline(request, account, { ...coursePapers[language], ...short });
      const outlines = new OutlineDesk(page, language);
      const orders = new OrderDesk(page, language);
      await outlines.open(outline.key1);
      await outlines.button('actions.fullText').click();
      await outlines.button('fullText.order').click();
      await expect(orders.panel).toContainText(outline.form.title);
      // Nothing that nobody has borne out is cited, and that is said before anything is paid.
      await expect(orders.panel.getByRole('note')).toContainText(/\S/);
      await orders.submit();
      const gateway = await orders.openPaymentPage(context);
      await decideAtGateway(gateway, 'pay');
      await gateway.close();
      await orders.expectPaid(1_000);

      const [order] = await listOrders(request, account);
      const number = order?.out_trade_no ?? '';
      await waitForFile(request, account, number);
      const downloaded = page.waitForEvent('download');
      await orders.cashier.getByRole('button', { name: orders.text('item.download') }).click();
      const file = await downloaded;
      expect(file.suggestedFilename()).toBe(`${outline.form.title}.docx`);
      expect((await fs.readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
      const { order_item_response: items } = await getOrder(request, account, number);
      const pdf = await request.get(items[0]?.file_urls.pdf ?? '');
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
}
