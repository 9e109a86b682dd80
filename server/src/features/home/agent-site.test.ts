import http from 'node:http';
import { encode } from 'uqr';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Agent, type AgentShop, openAgentShop } from '../../testing/orders/agent-shop.ts';
import { pngOf } from '../../testing/site-client.ts';

let shop: AgentShop;
let agent: Agent;
const name = '<b>晨光</b>&amp;';
beforeAll(async () => {
  shop = await openAgentShop();
  agent = await shop.newAgent();
  const form = new FormData();
  form.append('purpose', 'AGENT_IMAGE');
  form.append('file', new Blob([new Uint8Array(pngOf(900))]), 'qr.png');
  const { file_key } = (await shop.call('/api/ai-paper/files/upload', { token: agent.token, body: form })).result;
  const edited = await shop.post(agent.token, 'agent/branding', { name, images: [{ id: '5', file_key }] });
  expect(edited).toMatchObject({ status: 200 });
});
afterAll(async () => await shop.close());

const info = async (host: string, query = '', headers = {}) =>
  (await shop.byHost(`home/info${query}`, { host, headers })).result;
const own = { site: { name: '研墨 Yanmo' }, agent: null };

it('shows an agent’s name and pictures on the agent’s own host, and the site’s where the agent has none', async () => {
  const shown = await info(`${agent.subDomain.toUpperCase()}.localhost:4707`);
  expect(shown).toMatchObject({ site: { name }, agent: { name, sub_domain: agent.subDomain } });
  const pictures = shown.agent_image.map(({ id, image_url: address }: { id: number; image_url: string }) => [
    id,
    address.split('/').slice(0, 5).join('/'),
  ]);
  expect(pictures).toEqual([
    [2, '/api/ai-paper/home/qr'],
    [3, '/api/ai-paper/home/qr'],
    [4, '/api/ai-paper/home/qr'],
    [5, pictures[3][1]],
    [6, '/api/ai-paper/home/qr'],
  ]);
  expect(pictures[3][1]).toMatch(/^\/api\/ai-paper\/files/);
});

it('is the site’s own for a host that is nobody’s, whatever a header says', async () => {
  expect(await info('nobody.localhost')).toMatchObject(own);
  expect(await info('localhost', '', { 'x-forwarded-host': agent.host })).toMatchObject(own);
  expect(await info(`${agent.host}.evil.example`)).toMatchObject(own);
});

it('is shown by name where the host names nobody, and the host goes before the name', async () => {
  expect(await info('localhost', `?sub_domain=${agent.subDomain}`)).toMatchObject({ site: { name } });
  expect(await info('localhost', '?sub_domain=nobody')).toMatchObject(own);
  expect(await info('localhost', '?sub_domain=%3Cscript%3E')).toMatchObject(own);
  const other = await shop.newAgent();
  expect(await info(agent.host, `?sub_domain=${other.subDomain}`)).toMatchObject({
    agent: { sub_domain: agent.subDomain },
  });
});

it('leads a phone to the host that showed the code', async () => {
  const dark = (svg: string) => svg.match(/M\d+,\d+h/g)?.length ?? 0;
  const ask = (host: string, headers = {}) =>
    new Promise<string>((resolve, reject) => {
      const address = new URL('/api/ai-paper/home/qr/2.svg', shop.site.url);
      const request = http.get(address, { headers: { host, ...headers } }, async (response) => {
        resolve(Buffer.concat(await response.toArray()).toString());
      });
      request.on('error', reject);
    });
  const modules = (address: string) => encode(address, { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length;
  expect(dark(await ask(agent.host))).toBe(modules(`http://${agent.host}/`));
  expect(dark(await ask('localhost', { 'x-forwarded-host': 'a-much-longer-evil.example' }))).toBe(
    modules('http://localhost/'),
  );
});

it('tells the operator by which agent’s site a message came, and nothing of a host that is nobody’s', async () => {
  const send = (host: string) =>
    shop.byHost('home/message', { host, body: { text: `来自 ${host}`, contact: 'li@example.com' } });
  await send(agent.host);
  await send('nobody.localhost');
  const { messages } = (await shop.get(shop.operator, 'admin/messages')).result;
  const sites = messages.map((message: { sub_domain: string | null }) => message.sub_domain);
  expect(sites.sort()).toEqual([agent.subDomain, null]);
});
