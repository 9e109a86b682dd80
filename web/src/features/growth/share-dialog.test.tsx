import type { InviteInfo } from '@yanmo/contract/growth';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/growth.json' with { type: 'json' };
import { closePages, findField, openPage } from '../../testing/open-page.tsx';
import ShareDialog from './share-dialog.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['growth', 'shell']);
});
afterEach(closePages);

const invite: InviteInfo = {
  ...{ inv_code: 'abc', inv_code_url: 'http://localhost/#inv_code=abc', qr_svg: '<svg/>', invited: 3, rewarded: 2 },
  reward: { max_characters: 10_000, valid_days: 90, per_day: 10, left_today: 8 },
  recent: [
    { phone_end: '12', outcome: 'REWARDED', created_at: '2026-01-02T00:00:00.000Z' },
    { phone_end: '', outcome: 'KNOWN_PHONE', created_at: '2026-01-01T00:00:00.000Z' },
  ],
};

const open = (info: InviteInfo) =>
  openPage(<ShareDialog opened onClose={() => undefined} onOpen={() => undefined} />, {
    'GET user/invite/fetch': () => info,
  });

test('the own link stands with what it earns and what it earned', async () => {
  const page = await open(invite);
  await page.expectText('up to 10,000 characters, free, valid for 90 days, at most 10 a day');
  expect(findField(texts.share.ownLink).value).toBe(invite.inv_code_url);
  expect(page.text()).toContain('Phone ending in 12');
  expect(page.text()).toContain(texts.invites.outcome.KNOWN_PHONE);
});

test('where nothing is to be earned nothing is promised', async () => {
  const page = await open({ ...invite, reward: null });
  await page.expectText(texts.invites.noReward);
  expect(page.text()).not.toContain('10,000');
});
