import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentShop, openAgentShop } from '../../testing/orders/agent-shop.ts';
import { estimateVisitors } from './visits.ts';

let shop: AgentShop;
beforeAll(async () => {
  shop = await openAgentShop();
});
afterAll(() => shop.close());

const calls = process.env.YANMO_SOAK === '1' ? 10_000 : 400;
const atOnce = 40;

describe('visits', () => {
  it('of one who calls on and on are one, in one row, and most of the calls are refused', {
    timeout: 60_000,
  }, async () => {
    const { host, subDomain, userId } = await shop.newAgent();
    const statuses: number[] = [];
    const call = () => shop.byHost('agent/count', { host, body: { sub_domain: subDomain, event: 'VISIT' } });
    for (let sent = 0; sent < calls; sent += atOnce) {
      statuses.push(...(await Promise.all(Array.from({ length: atOnce }, call))).map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(calls / 2);
    const { rows } = await shop.site.platform.pool.query('select user_id, visits from agent_days');
    expect(rows).toEqual([{ user_id: userId, visits: 1 }]);
  });

  it('of sites that nobody has make no row', async () => {
    const body = { sub_domain: 'nobody', event: 'VISIT' };
    await shop.byHost('agent/count', { host: 'nobody.localhost', body, headers: { 'x-forwarded-for': '9.9.9.9' } });
    const { rows } = await shop.site.platform.pool.query('select count(*) as count from agent_days');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('that share a bit are made up for', () => {
    expect(estimateVisitors(0)).toBe(0);
    expect(estimateVisitors(5)).toBe(5);
    // 4,000 visitors set some 3,164 of 8,192 bits.
    expect(estimateVisitors(3_164)).toBeGreaterThan(3_980);
    expect(estimateVisitors(3_164)).toBeLessThan(4_020);
    expect(estimateVisitors(8_192)).toBeGreaterThan(60_000);
  });
});
