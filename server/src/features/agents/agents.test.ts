import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentShop, openAgentShop } from '../../testing/orders/agent-shop.ts';
import { newPhone, pngOf } from '../../testing/site-client.ts';
import { listAudit } from '../settings/service.ts';

let shop: AgentShop;
beforeAll(async () => {
  shop = await openAgentShop({ environment: { RATE_LIMIT_SCALE: '100' } });
});
afterAll(async () => {
  expect(await shop.findDifferences()).toEqual([]);
  await shop.close();
});

const today = () => new Date(shop.site.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

describe('an application', () => {
  it.each([
    ['a', 'sub_domain_invalid'],
    ['-chen', 'sub_domain_invalid'],
    ['chen-', 'sub_domain_invalid'],
    ['晨光', 'sub_domain_invalid'],
    ['xn--fiqs8s', 'sub_domain_invalid'],
    ['chen.guang', 'sub_domain_invalid'],
    ['chen_guang', 'sub_domain_invalid'],
    ['<b>chen', 'sub_domain_invalid'],
    ['x'.repeat(31), 'sub_domain_invalid'],
    ['WWW', 'sub_domain_reserved'],
    ['api', 'sub_domain_reserved'],
    ['Admin ', 'sub_domain_reserved'],
  ])('for %s is refused', async (subDomain) => {
    const { status, fields } = await shop.apply(await shop.logIn(), subDomain);
    expect(status).toBe(422);
    expect(fields.map(({ path }) => path)).toEqual(['sub_domain']);
  });

  it('is open once for a user and once for a name, also of two at the same moment', async () => {
    const token = await shop.logIn();
    const own = await Promise.all(['first-name', 'second-name', 'third-name'].map((name) => shop.apply(token, name)));
    expect(own.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const others = await Promise.all(
      [await shop.logIn(), await shop.logIn()].map((other) => shop.apply(other, 'wanted')),
    );
    expect(others.map(({ status, error }) => error ?? status).sort()).toEqual([200, 'sub_domain_taken']);
    const { result } = await shop.get(token, 'user/proxy');
    expect(result.application).toMatchObject({ status: 'PENDING', name: '晨光论文' });
    expect(result).toMatchObject({ commission_percent: 10, site_suffix: `.localhost:${new URL(shop.site.url).port}` });
    expect((await shop.call('/api/ai-paper/user/proxy')).result.application).toBeNull();
  });

  it('is decided once, whoever of two operators is first, and may follow one that was refused', async () => {
    const token = await shop.logIn();
    const { id } = (await shop.apply(token, 'contested')).result;
    const answers = await Promise.all([
      shop.decide(id, 'APPROVE', { sub_domain: 'contested' }),
      shop.decide(id, 'REJECT', { note: '资料不全' }),
    ]);
    expect(answers.map(({ status, error }) => error ?? status).sort()).toEqual([200, 'wrong_state']);
    const other = await shop.logIn();
    const refused = (await shop.apply(other, 'refused-one')).result;
    expect((await shop.decide(refused.id, 'REJECT')).fields).toMatchObject([{ path: 'note' }]);
    await shop.decide(refused.id, 'REJECT', { note: '请写明推广渠道' });
    expect((await shop.get(other, 'user/proxy')).result.application).toMatchObject({
      status: 'REJECTED',
      decision_note: '请写明推广渠道',
    });
    expect((await shop.apply(other, 'refused-one')).status).toBe(200);
    const audit = await listAudit(shop.db, `agent:${refused.id}`);
    expect(audit.map(({ action }) => action).sort()).toEqual(['agents.apply', 'agents.reject']);
  });

  it('gets a name that another is given at the same moment once', async () => {
    const names = ['left', 'right', 'upper', 'lower'];
    const asked = await Promise.all(names.map(async (name) => shop.apply(await shop.logIn(), `${name}-name`)));
    const answers = await Promise.all(
      asked.map(({ result }) => shop.decide(result.id, 'APPROVE', { sub_domain: 'both-want' })),
    );
    expect(answers.map(({ status, error }) => error ?? status).sort()).toEqual([
      200,
      ...names.slice(1).map(() => 'sub_domain_taken'),
    ]);
  });

  it('is nobody’s to decide but the operator’s', async () => {
    const { token, id } = await shop.newAgent();
    expect((await shop.post(token, 'admin/agents', { id, decision: 'RESTORE' })).status).toBe(403);
    expect((await shop.get(token, 'admin/withdrawals')).status).toBe(403);
    expect((await shop.get(await shop.logIn(), 'agent/user_info')).status).toBe(403);
  });
});

it('a permission that is taken at a terminal takes the site along, and brings it back; what an operator suspended stays so', async () => {
  const agent = await shop.newAgent();
  const { rows } = await shop.site.platform.pool.query('select phone from users where id = $1', [agent.userId]);
  const statusOf = async () =>
    (await shop.get(shop.operator, `admin/agents?search=${agent.subDomain}`)).result.agents[0].status;
  await shop.grant(rows[0].phone, 'USER');
  expect([await statusOf(), await shop.site.agents.findSite(agent.subDomain)]).toEqual(['SUSPENDED', null]);
  await shop.grant(rows[0].phone, 'AGENT');
  expect(await statusOf()).toBe('ACTIVE');
  expect(await shop.site.agents.findSite(agent.subDomain)).toMatchObject({ agentId: agent.userId });
  await shop.decide(agent.id, 'SUSPEND', { note: '违规' });
  for (const permission of ['USER', 'AGENT'] as const) await shop.grant(rows[0].phone, permission);
  expect([await statusOf(), await shop.site.agents.findSite(agent.subDomain)]).toEqual(['SUSPENDED', null]);
});

describe('a start', () => {
  it('takes in the agent of a trial, and puts the site of whoever was demoted away', async () => {
    const { agents } = shop.site;
    expect(await agents.findSite('demo')).toMatchObject({ name: 'demo' });
    const phone = newPhone();
    const token = await shop.client.logInToken(phone);
    const { id } = (await shop.apply(token, 'demoted')).result;
    await shop.decide(id, 'APPROVE', { sub_domain: 'demoted' });
    await shop.site.platform.pool.query(`update users set permission = 'USER' where phone = $1`, [phone]);
    expect(await agents.findSite('demoted')).toBeNull();
    await agents.settleSites();
    const { result } = await shop.get(shop.operator, 'admin/agents?search=demoted');
    expect(result.agents).toMatchObject([{ id, status: 'SUSPENDED' }]);
    expect(await agents.findSite('demo')).not.toBeNull();
    const { buyer } = await shop.newSale({ host: 'demo.localhost' });
    // At a terminal it is done at once, and not at the next start.
    await shop.grant('13900000000', 'USER');
    expect(await agents.findSite('demo')).toBeNull();
    // Whoever has no site any more earns on nothing that is ordered meanwhile.
    await shop.payByScan(buyer, await shop.order(buyer));
    const { rows } = await shop.site.platform.pool.query(
      `select commission_fen from orders where agent_id = (select id from users where phone = '13900000000') order by commission_fen desc`,
    );
    expect(rows.map(({ commission_fen }) => commission_fen)).toEqual([800, 0]);
    expect((await shop.apply(await shop.client.logInToken('13900000000'), 'demo')).status).toBe(200);
  });
});

describe('a user', () => {
  it('is bound by the host they registered at, whatever else they say', async () => {
    const agent = await shop.newAgent();
    const users = () => shop.get(agent.token, 'agent/user_info').then(({ result }) => result.total);
    await shop.registerAt('localhost', { sub_domain: agent.subDomain });
    await shop.registerAt('evil.example', {}, { 'x-forwarded-host': agent.host });
    await shop.registerAt('localhost', {}, { 'x-forwarded-host': agent.host, forwarded: `host=${agent.host}` });
    await shop.registerAt(`${agent.host}.evil.example`);
    await shop.registerAt(`a.${agent.host}`);
    expect(await users()).toBe(0);
    await shop.registerAt(`${agent.subDomain.toUpperCase()}.localhost:4706`, { sub_domain: 'somebody-else' });
    expect(await users()).toBe(1);
  });

  it('is not bound any more, and sees the house’s own site, once the agent is suspended', async () => {
    const agent = await shop.newAgent();
    expect(await shop.site.agents.findSite(agent.subDomain)).toMatchObject({ agentId: agent.userId, name: '晨光论文' });
    const { buyer } = await shop.newSale(agent);
    await shop.decide(agent.id, 'SUSPEND', { note: '违规宣传' });
    expect(await shop.site.agents.findSite(agent.subDomain)).toBeNull();
    expect((await shop.call(`/api/ai-paper/agent/info?sub_domain=${agent.subDomain}`)).status).toBe(404);
    await shop.registerAt(agent.host);
    // Whom they brought before orders again: nothing is earned on it, and what was earned stays.
    await shop.payByScan(buyer, await shop.order(buyer));
    const { result } = await shop.get(agent.token, 'agent/user_info');
    expect(result).toMatchObject({ total: 1, profile: { status: 'SUSPENDED' }, commission: { balance: 800 } });
    expect((await shop.apply(await shop.logIn(), agent.subDomain)).error).toBe('sub_domain_taken');
    await shop.decide(agent.id, 'RESTORE');
    await shop.newSale(agent);
    expect((await shop.commissionOf(agent.token)).balance).toBe(1600);
  });
});

describe('commission', () => {
  it('is the agent’s own percentage of what is paid, at each stage of it, less what is refunded', async () => {
    const agent = await shop.newAgent({ commission_percent: 15 });
    const buyer = await shop.registerAt(agent.host);
    const [coupon = ''] = await shop.makeCodes(shop.operator, 'DISCOUNT', { percent: 20 });
    const { coupon: taken } = (await shop.post(buyer, 'wallet/redeem', { code: coupon })).result;
    const body = { key1: shop.newKey('hangs'), pay_type: 'PAY_STAGES', coupon_id: taken.id };
    const outTradeNo = await shop.order(buyer, body);
    await shop.payByScan(buyer, outTradeNo);
    // 8,000 less 20 %, of which 30 % are the deposit.
    expect((await shop.commissionOf(agent.token)).balance).toBe(288);
    await shop.post(buyer, 'refund/apply', { out_trade_no: outTradeNo, reason: 'no need' });
    expect(await shop.commissionOf(agent.token)).toMatchObject({ balance: 0, earned: 0 });
  });

  it('is not earned on one’s own purchases, on money for the wallet, or twice on what the wallet pays', async () => {
    const agent = await shop.newAgent();
    await shop.site.platform.pool.query('update users set agent_id = id where id = $1', [agent.userId]);
    await shop.payByScan(agent.token, await shop.order(agent.token));
    const buyer = await shop.registerAt(agent.host);
    await shop.fill(buyer, 8000);
    expect((await shop.commissionOf(agent.token)).balance).toBe(0);
    await shop.post(buyer, 'pass/pay_order', { out_trade_no: await shop.order(buyer) });
    expect((await shop.commissionOf(agent.token)).balance).toBe(800);
  });

  it('shows by day, with visits, registrations and orders', async () => {
    const agent = await shop.newAgent();
    await shop.newSale(agent);
    const visit = { host: agent.host, body: { sub_domain: agent.subDomain, event: 'VISIT' } };
    await shop.byHost('agent/count', visit);
    await shop.byHost('agent/count', visit);
    await shop.byHost('agent/count', { ...visit, headers: { 'user-agent': 'another browser' } });
    await shop.byHost('agent/count', { host: 'localhost', body: visit.body });
    const { result } = await shop.get(agent.token, `agent/figures?from=${today()}&to=${today()}`);
    expect(result.days).toEqual([{ day: today(), visits: 2, registrations: 1, orders: 1, commission: 800 }]);
    expect((await shop.get(agent.token, 'agent/figures?from=2026-01-01&to=2020-01-01')).status).toBe(422);
    expect((await shop.get(agent.token, 'agent/figures?from=2020-01-01&to=2026-01-01')).status).toBe(422);
    expect((await shop.get(agent.token, 'agent/figures?from=0000-01-01&to=0000-01-02')).status).toBe(422);
    expect((await shop.get(agent.token, 'agent/order_export?from=0000-01-01&to=0000-01-02')).status).toBe(422);
  });
});

describe('an agent', () => {
  it('sees the own users’ orders and nothing of what they are about; another’s are not there', async () => {
    const [agent, other] = [await shop.newAgent(), await shop.newAgent()];
    const { buyer, outTradeNo } = await shop.newSale(agent);
    const { result } = await shop.get(agent.token, 'agent/order_info');
    expect(result).toMatchObject({
      total: 1,
      orders: [{ out_trade_no: outTradeNo, paid_amount: 8000, commission: 800 }],
    });
    expect(Object.keys(result.orders[0]).sort()).toEqual(
      [
        ...['buyer', 'commission', 'commission_percent', 'created_at', 'order_type', 'out_trade_no'],
        ...['paid_amount', 'payment_status', 'refunded_amount'],
      ].sort(),
    );
    expect(result.orders[0].buyer.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    const buyerId = await shop.idOf(buyer);
    expect((await shop.get(agent.token, `agent/order_info?user_id=${buyerId}`)).result.total).toBe(1);
    expect((await shop.get(other.token, `agent/order_info?user_id=${buyerId}`)).status).toBe(404);
    expect((await shop.get(other.token, `agent/order_info?out_trade_no=${outTradeNo}`)).status).toBe(404);
    expect((await shop.get(other.token, 'agent/order_info')).result.total).toBe(0);
  });

  it('has the orders as a file whose cells are no formulas', async () => {
    const agent = await shop.newAgent();
    const { outTradeNo } = await shop.newSale(agent);
    const headers = { authorization: `Bearer ${agent.token}`, 'accept-language': 'zh' };
    const path = `/api/ai-paper/agent/order_export?from=${today()}&to=${today()}`;
    const response = await fetch(`${shop.site.url}${path}`, { headers });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-[\d-]+\.csv"$/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [heading, line] = bytes.toString('utf8').slice(1).split('\r\n');
    expect(heading).toMatch(/^订单号,/);
    expect(line).toMatch(new RegExp(`^${outTradeNo},.*,80,0,10,8$`));
  });

  it('names and dresses the site, with markup and formulas as plain words and pictures of our own storage alone', async () => {
    const agent = await shop.newAgent();
    const name = '=1+1<script>';
    const fileKey = await shop.upload(agent.token, 'AGENT_IMAGE', {
      name: 'qr.png',
      bytes: pngOf(900),
      type: 'image/png',
    });
    const edited = await shop.post(agent.token, 'agent/branding', {
      ...{ name, notice: '<img src=x onerror=alert(1)>', images: [{ id: '5', file_key: fileKey }] },
    });
    expect(edited.result).toMatchObject({ name, images: [{ id: 5 }], site_url: expect.stringContaining(agent.host) });
    const info = (await shop.call(`/api/ai-paper/agent/info?sub_domain=${agent.subDomain}`)).result;
    expect(info).toMatchObject({
      name,
      images: [{ id: 5, image_url: expect.stringMatching(/^\/api\/ai-paper\/files\//) }],
    });
    expect((await shop.download(info.images[0].image_url)).length).toBe(900);

    const home = (await shop.byHost('home/info', { host: agent.host })).result;
    expect(home).toMatchObject({
      agent: { name, sub_domain: agent.subDomain },
      site: { notice: { en: '<img src=x onerror=alert(1)>' } },
    });
    expect(home.agent_image.find(({ id }: { id: number }) => id === 5).image_url).toBe(info.images[0].image_url);

    const stranger = await shop.newAgent();
    const foreign = { images: [{ id: '5', file_key: fileKey }] };
    expect((await shop.post(stranger.token, 'agent/branding', foreign)).status).toBe(422);
    const linked = { images: [{ id: '5', file_key: 'https://evil.example/qr.png' }] };
    expect((await shop.post(stranger.token, 'agent/branding', linked)).status).toBe(422);

    const found = (await shop.get(shop.operator, `admin/agents?search=${encodeURIComponent('=1+1<')}`)).result;
    expect(found).toMatchObject({ total: 1, agents: [{ id: agent.id, name }] });
    expect((await shop.get(shop.operator, 'admin/agents?search=%25')).result.total).toBe(0);
    await shop.decide(agent.id, 'RESET_BRANDING');
    expect(await shop.site.agents.findSite(agent.subDomain)).toMatchObject({
      name: agent.subDomain,
      notice: '',
      images: {},
    });
  });

  it('leaves with everything but the books, and not while commission is owed', async () => {
    const phone = newPhone();
    const token = await shop.client.logInToken(phone);
    const { id } = (await shop.apply(token, 'leaver')).result;
    await shop.decide(id, 'APPROVE', { sub_domain: 'leaver' });
    const sale = await shop.newSale({ host: 'leaver.localhost' });
    const leave = async () => {
      shop.site.clock.move(61);
      const sms_code = await shop.client.requestCode(phone, 'DELETE_ACCOUNT');
      return await shop.post(token, 'user/delete', { sms_code });
    };
    expect((await leave()).error).toBe('commission_not_paid_out');
    await shop.post(sale.buyer, 'refund/apply', { out_trade_no: sale.outTradeNo, reason: 'no need' });
    expect((await leave()).status).toBe(200);
    expect(await shop.site.agents.findSite('leaver')).toBeNull();
    // Bound to somebody who is gone: the order is taken and earns nobody anything.
    await shop.payByScan(sale.buyer, await shop.order(sale.buyer));
    expect((await shop.apply(await shop.logIn(), 'leaver')).status).toBe(200);
  });
});
