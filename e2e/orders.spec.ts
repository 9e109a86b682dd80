import { paymentStatusLabels, stageLabels } from '@yanmo/contract/code-labels';
import { decideAtGateway, OrderPanel } from './order-panel.ts';
import {
  fillWallet,
  getOrder,
  giveDiscount,
  listOrders,
  orderDownload,
  payFromWallet,
  readBalance,
  waitForFile,
} from './orders.ts';
import { browserLocale, languagesOf } from './outline-flows.ts';
import { OutlinePages } from './outline-pages.ts';
import { createOutline } from './outlines.ts';
import { expect, messageOf, test } from './test.ts';
import { textOf } from './texts.ts';

const price = 990;

for (const language of languagesOf('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language] });

    test('an outline is bought from its page: quote, order, payment page, file', async ({
      page,
      context,
      account,
      request,
    }) => {
      const outline = await createOutline(request, account);
      const outlines = new OutlinePages(page, language);
      const orders = new OrderPanel(page, language);
      await outlines.open(outline.key1);
      await outlines.wordFile.click();

      await expect(orders.panel).toContainText(outline.form.title);
      await expect(orders.panel.getByRole('row', { name: orders.text('quote.total') })).toContainText(
        orders.money(price),
      );
      await orders.submit();
      await expect(orders.cashier.getByRole('img', { name: orders.pattern('pay.scan.code') })).toBeVisible();
      await expect(orders.cashier.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);

      const gateway = await orders.openPaymentPage(context);
      await expect(gateway.locator('main')).toContainText('9.90');
      await decideAtGateway(gateway, 'pay');
      await gateway.close();
      await orders.expectPaid(price);

      const downloaded = page.waitForEvent('download');
      await orders.cashier.getByRole('button', { name: orders.text('item.download') }).click();
      expect((await downloaded).suggestedFilename()).toMatch(/\.docx$/);
      await orders.cashier.getByRole('button', { name: orders.text('paid.close') }).click();
      await expect(orders.cashier).toBeHidden();

      // Paid once: the next press downloads at once.
      const again = page.waitForEvent('download');
      await outlines.wordFile.click();
      expect((await again).suggestedFilename()).toMatch(/\.docx$/);
      expect(await listOrders(request, account)).toHaveLength(1);
    });
  });
}

test('the wallet says what is missing when it holds too little, and pays with one press; a second tab on the order shows it', async ({
  page,
  context,
  account,
  request,
}) => {
  const { key1 } = await createOutline(request, account);
  const number = await orderDownload(request, account, key1);
  const orders = new OrderPanel(page);
  await fillWallet(request, account, 500);
  await page.goto('/main/explore');
  await orders.openDrawer();
  await orders
    .entry(number)
    .getByRole('button', { name: orders.text('order.pay'), exact: true })
    .click();
  await orders.chooseMethod('BALANCE');
  await expect(orders.cashier).toContainText(orders.money(price - 500));
  await expect(orders.cashier.getByRole('link', { name: orders.text('pay.wallet.recharge') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(orders.cashier).toBeHidden();
  await expect(orders.drawer).toBeVisible();

  await fillWallet(request, account, 600);
  const other = new OrderPanel(await context.newPage());
  await other.page.goto('/main/explore');
  await other.openDrawer();
  for (const tab of [orders, other]) {
    await tab
      .entry(number)
      .getByRole('button', { name: tab.text('order.pay'), exact: true })
      .click();
    await expect(tab.cashier.getByRole('button', { name: tab.pattern('pay.wallet.pay') })).toBeVisible();
  }
  await other.cashier
    .getByRole('button', { name: other.text('pay.wallet.pay', { amount: other.money(price) }) })
    .click();
  for (const tab of [orders, other]) await tab.expectPaid(price);
  expect(await readBalance(request, account)).toBe(1_100 - price);
});

test('a coupon of 30 % is chosen in the quote, taken off, and used up by the payment', async ({
  page,
  context,
  account,
  request,
}) => {
  await createOutline(request, account);
  const coupon = await giveDiscount(request, account, 30);
  const outlines = new OutlinePages(page);
  const orders = new OrderPanel(page);
  await page.goto('/main/explore');
  await outlines.openDrawer();
  await outlines.drawer.getByRole('checkbox').check();
  await outlines.drawer.getByRole('button', { name: outlines.pattern('list.downloadFor') }).click();
  await orders.chooseCoupon(orders.panel, /30% off/);
  await expect(orders.panel.getByRole('row', { name: orders.text('quote.coupon') })).toContainText(orders.money(-297));
  await expect(orders.panel.getByRole('row', { name: orders.text('quote.total') })).toContainText(orders.money(693));
  await orders.submit();
  await expect(orders.cashier).toContainText(orders.money(693));
  await decideAtGateway(await orders.openPaymentPage(context), 'pay');
  await page.bringToFront();
  await orders.expectPaid(693);
  const [order] = await listOrders(request, account);
  expect(order).toMatchObject({ total_price: 693, paid_amount: 693, coupon_id: coupon.id });
});

test('a payment that failed is tried again in the same dialog, with the coupon that was chosen', async ({
  page,
  context,
  account,
  request,
}) => {
  const { key1 } = await createOutline(request, account);
  await giveDiscount(request, account, 30);
  const number = await orderDownload(request, account, key1);
  const orders = new OrderPanel(page);
  await page.goto('/main/explore');
  await orders.openDrawer();
  await orders
    .entry(number)
    .getByRole('button', { name: orders.text('order.pay'), exact: true })
    .click();
  await orders.chooseCoupon(orders.cashier, /30% off.*saves/);
  await expect(orders.cashier).toContainText(orders.money(693));
  const gateway = await orders.openPaymentPage(context);
  await expect(gateway.locator('main')).toContainText('6.93');
  await decideAtGateway(gateway, 'fail');
  await gateway.close();
  await expect(orders.cashier.getByText(orders.text('pay.over.failed'))).toBeVisible();

  await orders.cashier.getByRole('button', { name: orders.text('pay.over.again') }).click();
  const second = await orders.openPaymentPage(context);
  await expect(second.locator('main')).toContainText('6.93');
  await decideAtGateway(second, 'pay');
  await second.close();
  await orders.expectPaid(693);
  expect(await getOrder(request, account, number)).toMatchObject({ payment_status: 'TRADE_SUCCESS', paid_amount: 693 });
});

test('the drawer lists orders five a page with their state and history, and deletes what was chosen after asking', async ({
  page,
  account,
  request,
}) => {
  const subjects = ['trams', 'ferries', 'bicycles', 'night buses', 'car sharing', 'footpaths'];
  const outlines = await Promise.all(
    subjects.map((subject) => createOutline(request, account, { title: `The effect of ${subject} on access to work` })),
  );
  const numbers: string[] = [];
  for (const { key1 } of outlines) numbers.push(await orderDownload(request, account, key1));
  const [oldest, , , , , newest] = numbers as [string, string, string, string, string, string];
  await fillWallet(request, account, 1_000);
  await payFromWallet(request, account, newest);
  await waitForFile(request, account, newest);

  const orders = new OrderPanel(page);
  await page.goto('/main/explore');
  await orders.openDrawer();
  await expect(orders.entries).toHaveCount(5);
  const paid = orders.entry(newest);
  await expect(paid).toContainText(paymentStatusLabels.TRADE_SUCCESS.en);
  await expect(paid).toContainText(stageLabels[2].en);
  await expect(paid.getByRole('button', { name: orders.text('item.download') })).toBeVisible();
  await expect(paid.getByRole('button', { name: orders.text('order.pay'), exact: true })).toHaveCount(0);
  await paid.getByRole('button', { name: orders.text('order.events') }).click();
  await expect(paid.getByText(orders.text('event.paid'))).toBeVisible();

  await orders.drawer.getByRole('button', { name: textOf('en', 'shell', 'pages.number', { page: 2 }) }).click();
  const last = orders.entry(oldest);
  await expect(last).toContainText(paymentStatusLabels.PRE_CREATE.en);
  await last.getByRole('checkbox').check();
  await orders.drawer.getByRole('button', { name: orders.text('list.deleteChosen', { count: 1 }) }).click();
  const question = page.getByRole('dialog', { name: orders.text('list.deleteTitle', { count: 1 }) });
  // Before it is there, the key would close the drawer.
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(last).toBeVisible();
  await orders.drawer.getByRole('button', { name: orders.text('list.deleteChosen', { count: 1 }) }).click();
  await question.getByRole('button', { name: orders.text('list.deleteConfirm') }).click();
  await expect(messageOf(page, orders.text('list.deleted'))).toBeVisible();
  await expect(last).toHaveCount(0);
  expect((await listOrders(request, account)).map(({ out_trade_no }) => out_trade_no)).not.toContain(oldest);
});
