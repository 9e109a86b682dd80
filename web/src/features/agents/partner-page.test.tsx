import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/agents.json' with { type: 'json' };
import { click, closePages, fill, findButton, findField, openPage } from '../../testing/open-page.tsx';
import PartnerPage from './partner-page.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['agents', 'shell']);
});
afterEach(closePages);

const terms = { commission_percent: 12, withdrawal_minimum: 10_000, site_suffix: '.yanmo.example', application: null };
const application = {
  ...{ id: 'a', status: 'REJECTED', sub_domain: 'chen', name: 'Chen', contact: 'chen@example.com', note: '' },
  ...{
    decision_note: '<b>Say more</b>',
    created_at: '2026-03-01T00:00:00.000Z',
    decided_at: '2026-03-02T00:00:00.000Z',
  },
};

test('says the terms as they are, and refuses a name before it is sent', async () => {
  const page = await openPage(<PartnerPage />, { 'GET user/proxy': () => terms });
  await page.expectText('12%');
  await page.expectText('.yanmo.example');
  await fill(findField(texts.apply.subDomain), 'api');
  await click(findButton(texts.apply.submit));
  const alerts = [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent);
  expect(alerts).toEqual([
    'This name is reserved for the site itself',
    texts.apply.nameRequired,
    texts.apply.contactRequired,
  ]);
});

test('shows why an application was refused, in plain words, and what it said to be changed', async () => {
  const page = await openPage(<PartnerPage />, { 'GET user/proxy': () => ({ ...terms, application }) });
  await page.expectText('The operator says: <b>Say more</b>');
  expect(findField(texts.apply.subDomain).value).toBe('chen');
});

test('offers no second application while one is open', async () => {
  const open = { ...application, status: 'PENDING', decided_at: null };
  const page = await openPage(<PartnerPage />, { 'GET user/proxy': () => ({ ...terms, application: open }) });
  await page.expectText(texts.application.PENDING.title);
  expect(document.querySelector('form')).toBeNull();
});
