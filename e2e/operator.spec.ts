import { randomBytes, randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AgentApplication, Withdrawal } from '@yanmo/contract/agents';
import type { Claim } from '@yanmo/contract/growth';
import { type Account, callApi, logInByApi, newPhone, operatorPhone, storeSession } from './accounts.ts';
import { holdBack } from './hold-back.ts';
import { askForRefund, buyDownload, RefundPages } from './refund-pages.ts';
import { expect, messageOf, test } from './test.ts';
import { textOf } from './texts.ts';

const api = '/api/ai-paper';
type Values = Record<string, string | number>;
const desk = (key: string, values?: Values) => textOf('en', 'desk', key, values);
const settings = (key: string, values?: Values) => textOf('en', 'settings', key, values);
const shell = (key: string) => textOf('en', 'shell', key);

const operatorPages = [
  '/user/setting',
  '/user/claims',
  '/user/withdrawals',
  '/user/agents',
  '/user/messages',
  '/user/codes',
];

async function quoteOf(request: APIRequestContext): Promise<number> {
  const query = 'order_type=PAPER_VOCATIONAL&word_count=2000&pay_type=PAY_ALL&is_reduce_aigc=false';
  return (await callApi<{ original_amount: number }>(request, 'GET', `${api}/paper/predict_price?${query}`))
    .original_amount;
}

/** Chooses what is decided in the open dialog, and says yes to the question. */
async function decide(page: Page, choice: string, title: string): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('radio', { name: choice }).check();
  await dialog.getByRole('button', { name: title, exact: true }).click();
  await page
    .getByRole('dialog', { name: title, exact: true })
    .getByRole('button', { name: desk('decision.confirm'), exact: true })
    .click();
}

test.describe('the operator', () => {
  test.beforeEach(async ({ context, request, baseURL }) => {
    await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
  });

  test('changes a price after looking at the difference, and takes it back', async ({ page, request }) => {
    const before = await quoteOf(request);
    await page.goto('/user/setting');
    const price = page.getByRole('textbox', { name: 'Vocational' }).first();
    await price.fill('0');
    await page.getByRole('button', { name: settings('review', { count: 1 }) }).click();
    const dialog = page.getByRole('dialog', { name: settings('diff.title') });
    await dialog.getByRole('button', { name: settings('save') }).click();
    await expect(page.getByRole('alert').first()).toContainText('at least 1 fen');
    expect(await quoteOf(request)).toBe(before);

    await price.fill('7.50');
    await page.getByRole('button', { name: settings('review', { count: 1 }) }).click();
    await expect(dialog).toContainText('¥6.00');
    await expect(dialog).toContainText('¥7.50');
    await dialog.getByRole('button', { name: settings('save') }).click();
    await expect(page.getByRole('region', { name: settings('changed') })).toContainText('¥7.50');
    await expect.poll(() => quoteOf(request)).toBe(1_500);

    await page.getByRole('button', { name: settings('undo'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: settings('undo'), exact: true })
      .click();
    await expect(messageOf(page, settings('undone'))).toBeVisible();
    await expect.poll(() => quoteOf(request)).toBe(before);
  });

  test('decides a refund, and is told where it was decided before', async ({ page, request }) => {
    const buyer = await logInByApi(request);
    const { outTradeNo, title } = await buyDownload(request, buyer);
    const { id } = await askForRefund(request, buyer, outTradeNo);
    const refunds = new RefundPages(page);
    await refunds.openManagement(outTradeNo);
    await refunds.rows.nth(1).getByRole('button').click();
    const { token } = await logInByApi(request, operatorPhone);
    await callApi(request, 'POST', `${api}/refund/confirm_apply`, { data: { id, approve: false, note: 'No.' }, token });
    const decision = refunds.decision(title);
    await decision.getByRole('button', { name: refunds.text('decision.submit.full') }).click();
    await page.getByRole('button', { name: refunds.text('decision.confirm'), exact: true }).click();
    await expect(messageOf(page, /state/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(refunds.rows.nth(1)).toContainText(refunds.text('statusName.REJECTED'));
  });

  test('grants a claim for a coupon', async ({ page, request }) => {
    const student = await logInByApi(request);
    await claimGift(request, student);
    await page.goto(`/user/claims?search=${student.phone}`);
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: desk('decide') })
      .click();
    await expect(page.getByRole('img', { name: desk('claims.screenshot') })).toBeVisible();
    await decide(page, desk('claims.approve'), desk('claims.approve'));
    await expect(messageOf(page, desk('claims.done.APPROVED'))).toBeVisible();
    const { coupons } = await callApi<{ coupons: { percent: number }[] }>(request, 'GET', `${api}/coupon/coupon_list`, {
      token: student.token,
    });
    expect(coupons).toMatchObject([{ percent: 20 }]);
  });

  test('pays a withdrawal out with the reference of the transfer', async ({ page, request, baseURL }) => {
    const agent = await logInByApi(request);
    await earnCommission(request, agent, new URL(baseURL ?? ''));
    const data = { amount: 10_000, account: `alipay ${agent.phone}` };
    const asked = await callApi<Withdrawal>(request, 'POST', `${api}/agent/withdraw`, { data, token: agent.token });
    await page.goto(`/user/withdrawals?search=${agent.phone}`);
    await page.getByRole('row').nth(1).getByRole('button').click();
    const dialog = page.getByRole('dialog').first();
    await dialog.getByRole('radio', { name: desk('withdrawals.paid') }).check();
    await dialog.getByRole('button', { name: desk('withdrawals.paid'), exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(desk('withdrawals.referenceMissing'));
    await dialog.getByRole('textbox', { name: desk('withdrawals.reference') }).fill('20260301-77');
    await decide(page, desk('withdrawals.paid'), desk('withdrawals.paid'));
    await expect(messageOf(page, desk('withdrawals.done.PAID'))).toBeVisible();
    const { withdrawals } = await callApi<{ withdrawals: Withdrawal[] }>(request, 'GET', `${api}/agent/withdraw`, {
      token: agent.token,
    });
    expect(withdrawals[0]).toMatchObject({ id: asked.id, status: 'PAID', reference: '20260301-77' });
  });
});

test('a user sees none of the operator’s pages, nor what stands on them', async ({ page, account, request }) => {
  expect(account.token).not.toBe('');
  const theirs = operatorPages.map((path) => `a[href="${path}"]`).join(', ');
  const letThrough = await holdBack(page, '**/user/info');
  await page.goto('/user/setting');
  // What is drawn before anybody knows whose session it is.
  await expect(page.getByRole('complementary').getByRole('link')).not.toHaveCount(0);
  await expect(page.locator(theirs)).toHaveCount(0);
  await expect(page).toHaveTitle(shell('brand'));
  letThrough();
  for (const path of operatorPages) {
    if (path !== '/user/setting') await page.goto(path);
    await expect(page.getByRole('heading', { name: shell('forbidden.title') }).first()).toBeVisible();
    await expect(page.locator(theirs)).toHaveCount(0);
  }
  const response = await request.get(`${api}/admin/settings`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(response.status()).toBe(403);
});

/** With a picture of one dot that no other test sends. */
async function claimGift(request: APIRequestContext, { token }: Account): Promise<Claim> {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const buffer = Buffer.concat([Buffer.from(dot, 'base64'), randomBytes(16)]);
  const response = await request.post(`${api}/files/upload`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { purpose: 'CLAIM', file: { name: 'liked.png', mimeType: 'image/png', buffer } },
  });
  const { result } = (await response.json()) as { result: { file_key: string } };
  const data = { channel: 'XIAOHONGSHU', tier: 20, file_key: result.file_key };
  return await callApi(request, 'POST', `${api}/coupon/claim`, { data, token });
}

/** The half of a package of characters, which somebody buys who registered on the agent's site. */
async function earnCommission(request: APIRequestContext, { token }: Account, site: URL): Promise<void> {
  const subDomain = `desk-${randomInt(10 ** 9)}`;
  const { id } = await callApi<AgentApplication>(request, 'POST', `${api}/user/proxy`, {
    data: { sub_domain: subDomain, name: 'Desk', contact: 'desk@example.com' },
    token,
  });
  const operator = await logInByApi(request, operatorPhone);
  await callApi(request, 'POST', `${api}/admin/agents`, {
    data: { id, decision: 'APPROVE', sub_domain: subDomain, commission_percent: 50 },
    token: operator.token,
  });
  const phone = newPhone();
  const headers = { host: `${subDomain}.localhost:${site.port}` };
  await request.post('/api/auth/sms', { headers, data: { phone } });
  const { sms_code } = await callApi<{ sms_code: string }>(request, 'GET', `/api/dev/sms?phone=${phone}`);
  const login = await request.post('/api/auth/login/phone', { headers, data: { phone, sms_code } });
  const buyer = ((await login.json()) as { result: { token: string } }).result;
  const { payment_no } = await callApi<{ payment_no: string }>(request, 'POST', `${api}/third_aigc/recharge`, {
    data: { kind: 'CHARACTERS', package_id: '200k', payment_method: 'ALIPAY' },
    token: buyer.token,
  });
  await callApi(request, 'POST', `/cashier/${payment_no}/pay`);
  await expect
    .poll(async () => {
      const own = await callApi<{ commission: { balance: number } }>(request, 'GET', `${api}/agent/user_info`, {
        token,
      });
      return own.commission.balance;
    })
    .toBeGreaterThanOrEqual(10_000);
}
