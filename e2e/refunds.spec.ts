import { Buffer } from 'node:buffer';
import { logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { emptyContext } from './browser-contexts.ts';
import { OrderPanel } from './order-panel.ts';
import { getOrder, readBalance } from './orders.ts';
import { askForRefund, buyDownload, RefundPages } from './refund-pages.ts';
import { expect, messageOf, test } from './test.ts';
import { textOf } from './texts.ts';
import { WalletPage } from './wallet-page.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a delivered outline: asked for with evidence, granted in part by the operator, seen by the student and in the wallet', async ({
  page,
  account,
  request,
  browser,
  baseURL,
}) => {
  // Two people at work in two browsers, one after the other.
  const { outTradeNo, title } = await buyDownload(request, account);
  const orders = new OrderPanel(page);
  const refunds = new RefundPages(page);
  await page.goto('/main/explore');
  await orders.openDrawer();
  await orders
    .entry(outTradeNo)
    .getByRole('button', { name: textOf('en', 'orders', 'order.refund') })
    .click();
  await expect(refunds.dialog).toContainText(refunds.text('rule.DELIVERED'));
  await expect(refunds.dialog).toContainText(orders.money(990));
  await refunds.reason.fill('The third chapter has no sections.');
  await refunds.dialog
    .getByLabel(refunds.text('evidence.choose'))
    .last()
    .setInputFiles([
      { name: 'chapter.png', mimeType: 'image/png', buffer: picture },
      { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
  await expect(refunds.dialog).toContainText(refunds.text('evidence.ready'));
  await expect(refunds.dialog).toContainText(/Not supported/);
  await refunds.dialog.getByRole('radio', { name: refunds.text('destination.WALLET.name') }).check();
  await refunds.dialog.getByRole('button', { name: refunds.text('form.submitAsked') }).click();
  await expect(refunds.dialog).toContainText(refunds.text('status.PENDING', { amount: orders.money(990) }));
  await expect(refunds.reason).toBeHidden();

  const operatorContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const operatorPage = await emptyContext(operatorContext, baseURL ?? '');
  await storeSession(operatorContext, baseURL ?? '', await logInByApi(request, operatorPhone));
  const management = new RefundPages(operatorPage);
  await management.openManagement(outTradeNo);
  await expect(management.rows.nth(1)).toContainText('The third chapter has no sections.');
  await management.rows.nth(1).getByRole('button').click();
  const decision = management.decision(title);
  await decision.getByRole('button', { name: management.text('evidence.open', { name: 'chapter.png' }) }).click();
  await expect(operatorPage.getByRole('img', { name: 'chapter.png' })).toBeVisible();
  await operatorPage.keyboard.press('Escape');
  await decision.getByRole('radio', { name: management.text('decision.part') }).check();
  await decision.getByRole('textbox', { name: management.text('decision.amount') }).fill('4');
  await decision.getByRole('textbox', { name: management.text('decision.note') }).fill('One chapter of five.');
  await decision.getByRole('button', { name: management.text('decision.submit.part') }).click();
  const confirm = operatorPage.getByRole('dialog', { name: management.text('decision.confirmTitle') });
  await expect(confirm).toContainText(orders.money(400));
  expect((await getOrder(request, account, outTradeNo)).refunded_amount).toBe(0);
  await confirm.getByRole('button', { name: management.text('decision.confirm'), exact: true }).click();
  await expect(messageOf(operatorPage, management.text('decision.done.REFUNDED'))).toBeVisible();
  await expect(management.rows.nth(1)).toContainText(management.text('statusName.REFUNDED'));
  await operatorContext.close();

  await page.goto('/wallet/recharge');
  const own = await refunds.openOwn();
  await own.getByRole('listitem').getByRole('button').click();
  await expect(refunds.dialog).toContainText(refunds.text('status.REFUNDED.WALLET', { amount: orders.money(400) }));
  await expect(refunds.dialog).toContainText('One chapter of five.');
  await expect(refunds.steps).toHaveCount(3);
  await page.keyboard.press('Escape');
  const wallet = new WalletPage(page);
  await expect(wallet.entries.nth(1)).toContainText(wallet.text('entries.kinds.ORDER_REFUND'));
  await expect(wallet.entries.nth(1)).toContainText(`+${orders.money(400)}`);
  await expect(wallet.entries.nth(1)).toContainText(outTradeNo);
  expect(await readBalance(request, account)).toBe(400);
});

test('the operator’s list keeps its filter in the address; a rejection reaches the student with its reason, and the door stays open', async ({
  page,
  context,
  account,
  request,
  baseURL,
}) => {
  const { outTradeNo, title } = await buyDownload(request, account);
  await askForRefund(request, account, outTradeNo);
  await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
  const refunds = new RefundPages(page);
  await page.goto('/user/refund');
  await refunds.search(outTradeNo);
  await expect(refunds.rows).toHaveCount(2);
  await expect(refunds.rows.nth(1)).toContainText(outTradeNo);
  await page.getByRole('combobox', { name: refunds.text('management.status') }).click();
  await page.getByRole('option', { name: refunds.text('statusName.REJECTED') }).click();
  const none = page.getByText(textOf('en', 'operator', 'list.noneFound'));
  await expect(none).toBeVisible();
  await page.reload();
  await expect(none).toBeVisible();
  await page.goBack();
  await expect(refunds.rows).toHaveCount(2);

  await refunds.rows.nth(1).getByRole('button').click();
  const decision = refunds.decision(title);
  await decision.getByRole('radio', { name: refunds.text('decision.rejectText') }).check();
  await decision.getByRole('button', { name: refunds.text('decision.submit.reject') }).click();
  const note = decision.getByRole('textbox', { name: refunds.text('decision.note') });
  await expect(note).toHaveAccessibleDescription(new RegExp(refunds.text('decision.noteMissing')));
  await note.fill('The file is complete.');
  await decision.getByRole('button', { name: refunds.text('decision.submit.reject') }).click();
  await page.getByRole('button', { name: refunds.text('decision.confirm'), exact: true }).click();
  await expect(messageOf(page, refunds.text('decision.done.REJECTED'))).toBeVisible();

  await storeSession(context, baseURL ?? '', account);
  await page.goto('/wallet/recharge');
  const own = await refunds.openOwn();
  await own.getByRole('listitem').getByRole('button').click();
  await expect(refunds.dialog).toContainText('The file is complete.');
  await refunds.dialog.getByRole('button', { name: refunds.text('dialog.again') }).click();
  await expect(refunds.dialog.getByRole('button', { name: refunds.text('form.submitAsked') })).toBeVisible();
  expect(await readBalance(request, account)).toBe(0);
});
