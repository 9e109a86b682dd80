import { grantPermission } from '../../features/accounts/service.ts';
import { agentsByPermission } from '../../features/agents/service.ts';
import { callByHost, type HostReply } from '../call-by-host.ts';
import { createSiteClient, newPhone } from '../site-client.ts';
import { openShop } from './shop.ts';

const program = { program: 'test' };

export type AgentShop = Awaited<ReturnType<typeof openAgentShop>>;
export type Agent = Awaited<ReturnType<AgentShop['newAgent']>>;

/** A shop with agents, and with people who come by their sites. */
export async function openAgentShop(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(options);
  const { site } = shop;
  const client = createSiteClient(site);
  const operator = await shop.logInOperator();
  let number = 0;

  const apply = (token: string, subDomain: string, change: object = {}) =>
    shop.post(token, 'user/proxy', { sub_domain: subDomain, name: '晨光论文', contact: '微信 chenguang', ...change });
  const decide = (id: string, decision: string, change: object = {}) =>
    shop.post(operator, 'admin/agents', { id, decision, ...change });

  async function idOf(token: string): Promise<string> {
    return (await shop.get(token, 'user/info')).result.id;
  }

  /** A new account, by the site that the host names. */
  async function registerAt(host: string, form: object = {}, headers: Record<string, string> = {}): Promise<string> {
    const phone = newPhone();
    const sms_code = await client.requestCode(phone);
    const body = { phone, sms_code, ...form };
    const { result, error } = await callByHost(site.url, '/api/auth/login/phone', { host, body, headers });
    if (!result) throw new Error(`the registration was refused: ${error}`);
    return result.token;
  }

  return {
    ...shop,
    operator,
    client,
    apply,
    decide,
    idOf,
    registerAt,
    byHost: (path: string, parts: Parameters<typeof callByHost>[2]): Promise<HostReply> =>
      callByHost(site.url, `/api/ai-paper/${path}`, parts),

    async newAgent(terms: object = {}) {
      number += 1;
      const subDomain = `agent-${number}`;
      const token = await shop.logIn();
      const { result } = await apply(token, subDomain);
      await decide(result.id, 'APPROVE', { sub_domain: subDomain, ...terms });
      return { token, id: result.id as string, userId: await idOf(token), subDomain, host: `${subDomain}.localhost` };
    },

    /** Somebody who registered on the agent's site and paid for a paper of 8,000 fen. */
    async newSale({ host }: { host: string }, body: object = {}) {
      const buyer = await registerAt(host);
      const outTradeNo = await shop.order(buyer, { key1: shop.newKey('hangs'), ...body });
      await shop.payByScan(buyer, outTradeNo);
      return { buyer, outTradeNo };
    },

    async commissionOf(token: string) {
      return (await shop.get(token, 'agent/user_info')).result.commission;
    },

    /** An operator of whom no agent is asked. */
    grant: (phone: string, permission: 'USER' | 'AGENT') =>
      grantPermission({ db: shop.db, clock: site.clock }, program, phone, permission, agentsByPermission(program)),
  };
}
