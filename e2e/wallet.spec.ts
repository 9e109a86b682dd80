import { errorMessages } from '@yanmo/contract/error-messages';
import { callApi, logInByApi } from './accounts.ts';
import { decideAtGateway, OrderPanel } from './order-panel.ts';
import { readBalance } from './orders.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';
import { makeCodes, WalletPage } from './wallet-page.ts';

test('closing the cashier leaves the wallet as it was, and money is put on it there', async ({
  page,
  context,
  account,
  request,
}) => {
  const wallet = new WalletPage(page);
  const orders = new OrderPanel(page);
  await wallet.open();
  await expect(wallet.balance).toContainText(orders.money(0));
  await wallet.payButton.click();
  await expect(orders.cashier).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wallet.balance).toContainText(wallet.text('outcome.unpaid'));
  await wallet.balance.getByRole('button', { name: wallet.text('outcome.orders') }).click();
  await expect(orders.entries).toHaveCount(1);
  expect(await readBalance(request, account)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(orders.drawer).toBeHidden();

  await page.getByRole('radio', { name: wallet.text('amount.other') }).check();
  const amount = page.getByRole('textbox', { name: wallet.text('amount.own') });
  await amount.fill('0.99');
  await wallet.payButton.click();
  await expect(amount).toHaveAccessibleDescription(/At least CN¥1\.00/);
  await amount.fill('88.50');
  await page.getByRole('radio', { name: wallet.text('method.WECHAT') }).check();
  await wallet.payButton.click();
  await expect(orders.cashier).toContainText(orders.money(8_850));
  const gateway = await orders.openPaymentPage(context);
  await decideAtGateway(gateway, 'pay');
  await gateway.close();
  await orders.expectPaid(8_850);
  await orders.cashier.getByRole('button', { name: orders.text('paid.close') }).click();
  await expect(wallet.balance).toContainText(wallet.text('outcome.money', { amount: orders.money(8_850) }));
  await expect(wallet.balance).toContainText(textOf('en', 'payments', 'balance.money') + orders.money(8_850));
  await expect(wallet.entries.nth(1)).toContainText(wallet.text('entries.kinds.RECHARGE'));
  await expect(wallet.entries.nth(1)).toContainText(`+${orders.money(8_850)}`);
  expect(await readBalance(request, account)).toBe(8_850);

  await page.getByText(wallet.text('kind.CHARACTERS'), { exact: true }).click();
  await page.getByRole('radio', { name: new RegExp(`^${wallet.text('method.BALANCE')} `) }).check();
  await page.getByRole('button', { name: wallet.text('form.buy') }).click();
  await expect(wallet.balance).toContainText(wallet.text('outcome.characters', { characters: '10,000' }));
  await page.getByRole('tab', { name: wallet.text('entries.unit.CHARACTER') }).click();
  await expect(wallet.entries.nth(1)).toContainText(wallet.text('entries.kinds.CHARACTERS_BOUGHT'));
});

test('a code gives money once, and says who used it or that it never was; another becomes a coupon that one finds from any page', async ({
  page,
  account,
  request,
}) => {
  const [own = '', others = ''] = await makeCodes(request, { kind: 'WALLET', amount: 2_000 }, 2);
  const [couponCode = ''] = await makeCodes(request, { kind: 'DISCOUNT', percent: 20 });
  const other = await logInByApi(request);
  await callApi(request, 'POST', '/api/ai-paper/wallet/redeem', { data: { code: others }, token: other.token });
  const wallet = new WalletPage(page);
  const orders = new OrderPanel(page);
  await page.goto('/main/explore');
  const coupons = page.getByRole('banner').getByRole('button', { name: textOf('en', 'shell', 'names.coupons') });
  await coupons.click();
  const dialog = page.getByRole('dialog', { name: textOf('en', 'shell', 'names.coupons') });
  await expect(dialog).toContainText(wallet.couponText('list.emptyTitle'));
  await dialog.getByRole('button', { name: wallet.couponText('dialog.redeem') }).click();
  await expect(page).toHaveURL('/home/redemption');

  // As people write it.
  const groups = own.match(/.{4}/g) ?? [];
  await wallet.redeem(` ${groups.join('-').toLowerCase()} `);
  await expect(wallet.redeemed).toContainText(orders.money(2_000));
  await expect(wallet.redeemed).toContainText(`now holds ${orders.money(2_000)}`);
  await expect(wallet.code).toHaveValue('');
  await wallet.redeem(own);
  await expect(wallet.code).toHaveValue(groups.join(' '));
  await expect(wallet.codeMessage).toHaveText(errorMessages.redemption_code_used_by_you.en);
  await wallet.redeem(others);
  await expect(wallet.codeMessage).toHaveText(errorMessages.redemption_code_used.en);
  await wallet.redeem('2222 2222 2222 2222');
  await expect(wallet.codeMessage).toHaveText(errorMessages.redemption_code_unknown.en);
  expect(await readBalance(request, account)).toBe(2_000);

  await wallet.redeem(couponCode);
  await expect(wallet.redeemed.getByRole('article')).toContainText(wallet.couponText('kind.DISCOUNT.name'));
  await expect(wallet.ownCoupons).toHaveCount(1);
  await coupons.click();
  await expect(dialog.getByRole('article')).toContainText('campus fair');
  await expect(dialog.getByRole('article')).toContainText(wallet.couponText('status.UNUSED'));
});
