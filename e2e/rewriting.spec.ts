import { logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { expectPageAccessible } from './axe.ts';
import { emptyContext } from './browser-contexts.ts';
import { OrderPanel } from './order-panel.ts';
import { fillWallet, listOrders, payFromWallet, readBalance } from './orders.ts';
import { readPdf, readWord } from './paper-files.ts';
import { cell, formula, getReduction, orderText, RewritingPage, wordFile } from './rewriting-page.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'zh-CN' });
// Each is rewritten, measured and set by the two cores that the browsers use.
const first =
  '随着信息技术的不断发展，移动支付已经成为人们日常生活中不可或缺的重要组成部分。首先，移动支付极大地提高了交易的便捷性，使得消费者能够随时随地完成付款[1]。其次，移动支付有效地降低了现金管理的成本，为商户的经营活动提供了有力的支持[2]。';
const second =
  '综上所述，移动支付对于推动社会经济的高质量发展具有十分重要的意义。由此可见，移动支付的普及并不意味着所有群体都能够平等地享受到技术发展所带来的红利。一方面，老年群体在使用移动支付的过程中面临着诸多困难与挑战；另一方面，相关部门也应当充分考虑到不同群体的实际需求[3]。';

test('a pasted text is measured, rewritten for money of the wallet, compared, and fetched as a zip', async ({
  page,
  account,
  request,
}) => {
  await fillWallet(request, account, 1_000);
  const rewriting = new RewritingPage(page);
  const orders = new OrderPanel(page, 'zh');
  await rewriting.open();
  await rewriting.field.fill(`${first}\n\n${second}`);
  await rewriting.button('measure.start').click();
  await expect(page.getByText(rewriting.pattern('rate.interval'))).toBeVisible();
  await page.locator('[data-sentence]').first().click();
  await expect(page.getByText(rewriting.pattern('heat.paragraphRate', { number: 1 }))).toBeVisible();

  await expectPageAccessible(page, 'a measured text', { isFirst: false });

  await page.getByRole('radio', { name: rewriting.text('mode.REPETITION.text') }).check();
  await rewriting.button('order.submit').click();
  await orders.cashier.getByRole('button', { name: orders.pattern('pay.wallet.pay') }).click();
  const { cashier } = orders;
  await cashier
    .getByRole('link', { name: orders.text('item.progress') })
    .or(cashier.getByRole('link', { name: orders.text('item.changes') }))
    .click();

  await expect(rewriting.result).toBeVisible();
  await expect(rewriting.result).toContainText(rewriting.text('outcome.repetition'));
  const changed = rewriting.changes.first();
  const after = await changed.textContent();
  await changed.click();
  await rewriting.button('change.undo').click();
  await expect(changed).not.toHaveText(after ?? '');
  const before = (await changed.textContent()) ?? '';
  await expectPageAccessible(page, 'a rewritten text', { isFirst: false });

  const files = await rewriting.download();
  const word = [...files].find(([name]) => name.endsWith('.docx'));
  const report = [...files].find(([name]) => name.endsWith('.pdf'));
  const { text } = await readWord(word?.[1] ?? Buffer.alloc(0));
  expect(text).toContain(before.replace(/\s/gu, ''));
  for (const mark of ['[1]', '[2]', '[3]']) expect(text).toContain(mark);
  expect((await readPdf(report?.[1] ?? Buffer.alloc(0))).length).toBeGreaterThan(100);
  expect(await readBalance(request, account)).toBeLessThan(1_000);
  await expect(rewriting.field).toBeHidden();
  await rewriting.button('result.new').click();
  await expect(rewriting.field).toHaveValue('');
});

test('a Word file comes back with its table, its formula and its citations', async ({ page, account, request }) => {
  await fillWallet(request, account, 1_000);
  const rewriting = new RewritingPage(page);
  await rewriting.open();
  const chosen = page.waitForEvent('filechooser');
  await rewriting.upload.click();
  await (await chosen).setFiles({ name: '早市.docx', mimeType: '', buffer: await wordFile([first, second]) });
  await expect(page.getByText('早市.docx')).toBeVisible();
  await expect(page.getByText(rewriting.pattern('file.kept'))).toContainText(
    rewriting.text('file.formulas', { count: 1 }),
  );
  await page.getByRole('radio', { name: rewriting.text('mode.REPETITION.text') }).check();
  await rewriting.button('order.submit').click();
  await expect(new OrderPanel(page, 'zh').cashier).toBeVisible();
  const [order] = await listOrders(request, account);
  await payFromWallet(request, account, order?.out_trade_no ?? '');
  await rewriting.openOrder(order?.out_trade_no ?? '');
  await expect(rewriting.changes.first()).toBeVisible();
  await expect(rewriting.result).toBeVisible();
  const files = await rewriting.download();
  const word = [...files].find(([name]) => name.endsWith('.docx'))?.[1] ?? Buffer.alloc(0);
  const { text, headings, xml } = await readWord(word);
  expect(text).toContain(cell.replace(/\s/gu, ''));
  expect(xml).toContain('<w:tbl>');
  expect(xml).toContain(formula);
  expect(headings).toEqual(['移动支付与县城早市']);
  for (const mark of ['[1]', '[2]', '[3]']) expect(text).toContain(mark);
  expect(text).not.toContain(first.slice(0, 39));
});

test('what an operator delivers by hand is measured as well: the promise is broken, and the price goes back', async ({
  page,
  account,
  request,
  browser,
  baseURL,
}) => {
  await fillWallet(request, account, 5_000);
  // Long enough to be at work while the operator acts.
  const chapters = Array.from({ length: 12 }, (_, index) => `${first}${second}这是第 ${index + 1} 个调查点的情况。`);
  const number = await orderText(request, account, { text: chapters.join('\n'), mode: 'BOTH' });
  await payFromWallet(request, account, number);
  const left = await readBalance(request, account);

  const operatorContext = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  const operatorPage = await emptyContext(operatorContext, baseURL ?? '');
  await storeSession(operatorContext, baseURL ?? '', await logInByApi(request, operatorPhone));
  const tasks = new RewritingPage(operatorPage);
  await operatorPage.goto('/user/AIGClist');
  await operatorPage.getByRole('button', { name: tasks.text('tasks.completeNamed', { number }) }).click();
  const chosen = operatorPage.waitForEvent('filechooser');
  await tasks.button('tasks.choose').click();
  await (await chosen).setFiles({ name: 'done.docx', mimeType: '', buffer: await wordFile([first, second]) });
  await expect(operatorPage.getByText('done.docx')).toBeVisible();
  await operatorPage
    .getByRole('dialog')
    .getByRole('button', { name: tasks.text('tasks.deliver'), exact: true })
    .click();
  await tasks.button('tasks.confirm').click();
  await expect(operatorPage.getByRole('row').filter({ hasText: number })).toContainText(tasks.text('tasks.byHand'));
  await operatorContext.close();

  const rewriting = new RewritingPage(page);
  await rewriting.openOrder(number);
  await expect(rewriting.result).toContainText(rewriting.text('outcome.refunded'));
  await expect(rewriting.result).toContainText(rewriting.text('result.byHand'));
  expect((await getReduction(request, account, number)).promise).toMatchObject({ is_kept: false, is_refunded: true });
  await expect.poll(() => readBalance(request, account)).toBe(5_000);
  expect(left).toBeLessThan(5_000);
  const files = await rewriting.download();
  expect([...files.keys()].some((name) => name.endsWith('.docx'))).toBe(true);
});
