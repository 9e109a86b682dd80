import { randomInt } from 'node:crypto';
import type { AgentApplication } from '@yanmo/contract/agents';
import { callApi, logInByApi, newPhone, operatorPhone } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { emptyContext } from './browser-contexts.ts';
import { LoginForm } from './login-dialog.ts';
import { OrderPanel } from './order-panel.ts';
import { buyDownload } from './refund-pages.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';

const text = (key: string, values?: Record<string, string | number>) => textOf('en', 'agents', key, values);

test('an agent’s sub-domain, from the application to the commission on whom it brought', async ({
  page,
  account,
  request,
  browser,
  baseURL,
}) => {
  const name = `campus-${randomInt(10 ** 9)}`;
  await page.goto('/toPromotion');
  const form = page.getByRole('region', { name: text('apply.title') });
  await form.getByRole('textbox', { name: text('apply.subDomain') }).fill('Admin');
  await form.getByRole('textbox', { name: text('apply.name') }).fill('<b>Campus</b> desk');
  await form.getByRole('textbox', { name: text('apply.contact') }).fill('campus@example.com');
  await form.getByRole('button', { name: text('apply.submit') }).click();
  await expect(form.getByRole('alert')).toContainText('reserved');
  await form.getByRole('textbox', { name: text('apply.subDomain') }).fill(name);
  await form.getByRole('button', { name: text('apply.submit') }).click();
  await expect(form.getByRole('status')).toContainText(text('application.PENDING.title'));

  const operator = await logInByApi(request, operatorPhone);
  const { application } = await callApi<{ application: AgentApplication }>(request, 'GET', '/api/ai-paper/user/proxy', {
    token: account.token,
  });
  await callApi(request, 'POST', '/api/ai-paper/admin/agents', {
    data: { id: application.id, decision: 'APPROVE', sub_domain: name },
    token: operator.token,
  });

  // Somebody else, by the agent's link: the site is the agent's, and who registers there is bound to it.
  const site = new URL(baseURL ?? '');
  site.hostname = `${name}.localhost`;
  const visitors = await browser.newContext({ baseURL: site.origin, locale: 'en-US' });
  const visitor = await emptyContext(visitors, site.origin);
  const counted = visitor.waitForResponse((response) => response.url().endsWith('/agent/count'));
  await visitor.goto('/main/explore');
  expect((await counted).status()).toBe(200);
  const login = await LoginForm.open(visitor);
  const phone = newPhone();
  await login.logIn(phone);
  await expect(login.frame).toBeHidden();
  const stored = (await visitors.cookies()).find((cookie) => cookie.name === 'yanmo_token');
  const buyer = { phone, token: decodeURIComponent(stored?.value ?? ''), expiredTimestamp: 0 };
  await visitors.close();
  const { outTradeNo } = await buyDownload(request, buyer);

  await page.reload();
  await form.getByRole('link', { name: text('application.open') }).click();
  const earned = new OrderPanel(page).money(99);
  const own = page.getByRole('region', { name: text('site.label') });
  await expect(own.getByRole('heading')).toHaveText('<b>Campus</b> desk');
  await expect(own.getByRole('textbox', { name: text('site.link') })).toHaveValue(`${site.origin}/`);
  const commission = page.getByRole('region', { name: text('commission.label') });
  await expect(commission).toContainText(text('commission.balance') + earned);
  await expect(commission.getByRole('button', { name: text('commission.withdraw') })).toBeDisabled();
  const figures = page.getByRole('region', { name: text('figures.title'), exact: true });
  for (const [figure, value] of Object.entries({ visits: '1', registrations: '1', orders: '1' })) {
    await expect(figures.getByRole('figure', { name: text(`figures.${figure}`) })).toContainText(value);
    await expect(figures.getByRole('slider', { name: text(`figures.${figure}`) })).toHaveAttribute(
      'aria-valuetext',
      new RegExp(` · ${value}$`),
    );
  }
  await expect(page.getByRole('tabpanel')).toContainText(outTradeNo);
  await page.getByRole('tab', { name: text('promotion.tabs.users') }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toContainText(
    text('users.commission', { amount: earned }),
  );
  await page.getByRole('tab', { name: text('promotion.tabs.site') }).click();
  await expectAccessible(page, 'the page of an agent', { within: 'main' });
});
