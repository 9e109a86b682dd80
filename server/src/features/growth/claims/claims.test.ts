import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openShop, type Shop } from '../../../testing/orders/shop.ts';
import { pngOf } from '../../../testing/site-client.ts';

let shop: Shop;
let operator: string;
beforeAll(async () => {
  shop = await openShop({ environment: { RATE_LIMIT_SCALE: '100' } });
  operator = await shop.logInOperator();
});
afterAll(async () => await shop.close());

const picture = () => Buffer.concat([pngOf(100), randomBytes(100)]);
const send = (token: string, bytes: Buffer = picture()) =>
  shop.upload(token, 'CLAIM', { name: 'liked.png', bytes, type: 'image/png' });

async function claim(token: string, form: object = {}, bytes?: Buffer) {
  const proof = 'code' in form ? {} : { file_key: await send(token, bytes) };
  return shop.post(token, 'coupon/claim', { channel: 'XIAOHONGSHU', tier: 20, ...proof, ...form });
}

const decide = (id: string, decision: 'APPROVE' | 'REJECT', note = '', who = operator) =>
  shop.post(who, 'admin/claims', { id, decision, note });
const listCoupons = async (token: string) => (await shop.get(token, 'coupon/coupon_list')).result.coupons;
const listClaims = async (token: string) => (await shop.get(token, 'coupon/claims')).result;

async function publish(channel: string, percent: number): Promise<string> {
  const expires_at = new Date(shop.site.clock.now().getTime() + 1e9).toISOString();
  const form = { kind: 'DISCOUNT', percent, count: 1, channel, expires_at };
  const { result } = await shop.post(operator, 'coupon/batch_create', form);
  return result.codes[0];
}

describe('a claim with a screenshot', () => {
  it('waits for the operator, who sees it and grants a coupon that can be used', async () => {
    const token = await shop.logIn();
    const claimed = await claim(token, { tier: 30 });
    expect(claimed.result).toMatchObject({ status: 'PENDING', tier: 30, source: 'SCREENSHOT', coupon_id: null });
    const { result } = await shop.get(operator, 'admin/claims?status=PENDING&page_size=50');
    const seen = result.claims.find(({ id }: { id: string }) => id === claimed.result.id);
    expect(await shop.download(seen.screenshot_url)).toHaveLength(200);

    const approved = await decide(claimed.result.id, 'APPROVE');
    expect(approved.result).toMatchObject({ status: 'APPROVED' });
    expect(await listCoupons(token)).toMatchObject([
      { id: approved.result.coupon_id, kind: 'DISCOUNT', percent: 30, channel: 'XIAOHONGSHU', status: 'UNUSED' },
    ]);
    expect((await listClaims(token)).untold).toEqual({ claims: 1, invites: 0 });
    const news = await shop.post(token, 'coupon/news', {});
    expect(news.result.claims).toMatchObject([{ id: claimed.result.id, status: 'APPROVED' }]);
    expect((await shop.post(token, 'coupon/news', {})).result.claims).toEqual([]);
    const { rows } = await shop.site.platform.pool.query('select action from audit_log where subject = $1', [
      `claim:${claimed.result.id}`,
    ]);
    expect(rows).toEqual([{ action: 'claims.approve' }]);
  });

  it('is rejected with a note that its user reads, and may be sent again with another picture', async () => {
    const token = await shop.logIn();
    const { result } = await claim(token);
    const without = await decide(result.id, 'REJECT');
    expect([without.status, without.fields[0]?.path]).toEqual([422, 'note']);
    const note = '看不到关注状态 <img src=x onerror=alert(1)>';
    await decide(result.id, 'REJECT', note);
    expect((await listClaims(token)).claims).toMatchObject([{ status: 'REJECTED', note }]);
    expect(await listCoupons(token)).toEqual([]);
    expect((await claim(token)).result.status).toBe('PENDING');
  });

  it('counts once for each picture, whoever sends it and however it was decided', async () => {
    const bytes = picture();
    const [first, second] = [await shop.logIn(), await shop.logIn()];
    const { result } = await claim(first, {}, bytes);
    const other = await claim(second, {}, bytes);
    expect([other.status, other.error]).toEqual([409, 'claim_screenshot_used']);
    await decide(result.id, 'REJECT', '截图不完整');
    expect((await claim(first, { channel: 'DOUYIN' }, bytes)).error).toBe('claim_screenshot_used');

    const same = picture();
    const replies = await Promise.all([claim(first, {}, same), claim(second, {}, same)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes only a picture of one’s own, and one claim a platform at a time', async () => {
    const [token, other] = [await shop.logIn(), await shop.logIn()];
    const foreign = await shop.post(token, 'coupon/claim', {
      ...{ channel: 'DOUYIN', tier: 20 },
      file_key: await send(other),
    });
    expect([foreign.status, foreign.fields[0]?.path]).toEqual([422, 'file_key']);
    const replies = await Promise.all([claim(token), claim(token), claim(token, { tier: 30 })]);
    expect(replies.map(({ error }) => error ?? 'ok').sort()).toEqual(['claim_pending', 'claim_pending', 'ok']);
    const both = await shop.post(token, 'coupon/claim', { channel: 'DOUYIN', tier: 20 });
    expect(both.status).toBe(422);
  });

  it('is decided once: of two operators at the same moment the second hears so', async () => {
    const token = await shop.logIn();
    const { result } = await claim(token);
    const second = await shop.logInOperator();
    const replies = await Promise.all([
      decide(result.id, 'APPROVE'),
      decide(result.id, 'APPROVE', '', second),
      decide(result.id, 'REJECT', '不符合', second),
    ]);
    expect(replies.map(({ error }) => error ?? 'ok').sort()).toEqual(['ok', 'wrong_state', 'wrong_state']);
    expect((await listCoupons(token)).length).toBeLessThanOrEqual(1);
    expect((await decide(result.id, 'APPROVE', '', await shop.logIn())).status).toBe(403);
  });
});

describe('the larger tier', () => {
  it('takes the place of the smaller while that is not used, and not once it was', async () => {
    const token = await shop.logIn();
    const small = (await claim(token)).result;
    await decide(small.id, 'APPROVE');
    expect((await claim(token)).error).toBe('claim_granted');
    const large = (await claim(token, { tier: 30 })).result;
    await decide(large.id, 'APPROVE');
    expect(await listCoupons(token)).toMatchObject([{ percent: 30, status: 'UNUSED' }]);
    expect((await claim(token)).error).toBe('claim_tier_lower');

    const spent = await shop.logIn();
    const { result } = await decide((await claim(spent)).result.id, 'APPROVE');
    await shop.payByScan(spent, await shop.order(spent, { coupon_id: result.coupon_id }));
    expect((await claim(spent, { tier: 30 })).error).toBe('claim_granted');
    expect((await listClaims(spent)).claims).toMatchObject([{ tier: 20, is_spent: true }]);
    expect((await claim(spent, { channel: 'DOUYIN', tier: 30 })).result.status).toBe('PENDING');
  });

  it('is not had beside the smaller by holding that in an order, nor by using it while the operator looks', async () => {
    const holder = await shop.logIn();
    const { result } = await decide((await claim(holder)).result.id, 'APPROVE');
    const outTradeNo = await shop.order(holder, { coupon_id: result.coupon_id });
    await shop.post(holder, 'pass/pay_order', { out_trade_no: outTradeNo });
    expect((await claim(holder, { tier: 30, code: await publish('XIAOHONGSHU', 30) })).error).toBe(
      'claim_coupon_taken',
    );
    expect((await claim(holder, { tier: 30 })).error).toBe('claim_coupon_taken');

    const quick = await shop.logIn();
    const small = (await decide((await claim(quick)).result.id, 'APPROVE')).result;
    const large = (await claim(quick, { tier: 30 })).result;
    await shop.payByScan(quick, await shop.order(quick, { coupon_id: small.coupon_id }));
    expect((await decide(large.id, 'APPROVE')).error).toBe('claim_coupon_taken');
    expect((await decide(large.id, 'REJECT', '这个平台的优惠券已经用掉')).status).toBe(200);
    expect(await listCoupons(quick)).toMatchObject([{ percent: 20, status: 'USED' }]);
  });
});

describe('a published code', () => {
  it('is granted at once, and is spent for everybody after', async () => {
    const token = await shop.logIn();
    const code = await publish('DOUYIN', 20);
    const granted = await claim(token, { channel: 'DOUYIN', code });
    expect(granted.result).toMatchObject({ status: 'APPROVED', source: 'CODE' });
    expect(await listCoupons(token)).toMatchObject([{ percent: 20, channel: 'DOUYIN' }]);
    const other = await claim(await shop.logIn(), { channel: 'DOUYIN', code });
    expect([other.status, other.error]).toEqual([409, 'redemption_code_used']);
    const second = await claim(token, { channel: 'DOUYIN', code: await publish('DOUYIN', 20) });
    expect([second.status, second.error]).toEqual([409, 'claim_granted']);
  });

  it('of another platform or tier is left unspent, and the wallet does not take it', async () => {
    const token = await shop.logIn();
    const code = await publish('DOUYIN', 30);
    expect((await claim(token, { channel: 'XIAOHONGSHU', tier: 30, code })).error).toBe('claim_code_other');
    expect((await claim(token, { channel: 'DOUYIN', tier: 20, code })).error).toBe('claim_code_other');
    expect((await shop.post(token, 'wallet/redeem', { code })).error).toBe('redemption_code_for_gift');
    const [first, second] = await Promise.all(
      [token, await shop.logIn()].map((who) => claim(who, { channel: 'DOUYIN', tier: 30, code })),
    );
    expect([first?.status, second?.status].sort()).toEqual([200, 409]);
    expect((await claim(token, { code: 'ABCDEFGHJKMNPQRS' })).error).toBe('redemption_code_unknown');
  });
});

describe('the operator', () => {
  it('finds claims by phone or name, whatever the name holds', async () => {
    const token = await shop.logIn();
    const user_name = '=HYPERLINK("http://x") <b>%';
    await shop.post(token, 'user/edit', { user_name });
    const { result } = await claim(token);
    const found = async (search: string) =>
      (await shop.get(operator, `admin/claims?search=${encodeURIComponent(search)}`)).result;
    expect(await found(user_name)).toMatchObject({ total: 1, claims: [{ id: result.id, user: { user_name } }] });
    expect((await found('%%')).total).toBe(0);
    expect(
      (await found('_')).claims.every(({ user }: { user: { user_name: string } }) => user.user_name.includes('_')),
    ).toBe(true);
    expect((await shop.get(token, 'admin/claims')).status).toBe(403);
  });

  it('closes a platform and words it; what is closed is neither shown nor taken', async () => {
    const { channels, ...rest } = await shop.site.settings.getSetting('gifts');
    const text = { zh: '搜索研墨', en: 'Find us', es: 'Búscanos', ja: '検索' };
    await inTransaction(shop.db, (tx) =>
      shop.site.settings.changeSetting(tx, { program: 'test' }, 'gifts', {
        ...rest,
        channels: { XIAOHONGSHU: { ...channels.XIAOHONGSHU, text }, DOUYIN: { ...channels.DOUYIN, is_open: false } },
      }),
    );
    const { result } = await shop.call('/api/ai-paper/coupon/channels');
    expect(result.channels).toMatchObject([
      {
        ...{ code: 'XIAOHONGSHU', text },
        tiers: [{ tier: 20 }, { tier: 30, actions: ['LIKE', 'FAVOURITE', 'FOLLOW', 'SHARE'] }],
      },
    ]);
    expect((await claim(await shop.logIn(), { channel: 'DOUYIN' })).error).toBe('gift_channel_closed');
  });

  it('keeps a screenshot for some months after the decision, and its digest for longer', async () => {
    const token = await shop.logIn();
    const bytes = picture();
    const { result } = await claim(token, {}, bytes);
    await decide(result.id, 'REJECT', '看不清');
    const { retention, clock } = shop.site;
    clock.move(91 * 24 * 3600);
    operator = await shop.logInOperator();
    await retention.sweep({ only: ['gift_claims.screenshots', 'claimed_screenshots'] });
    const { claims } = (await shop.get(operator, 'admin/claims?status=REJECTED&page_size=50')).result;
    expect(claims.find(({ id }: { id: string }) => id === result.id)).toMatchObject({ screenshot_url: null });
    expect((await claim(await shop.logIn(), {}, bytes)).error).toBe('claim_screenshot_used');
  });
});
