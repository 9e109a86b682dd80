import type { Tx } from '../../platform/database/database.ts';
import { type Actor, actorName, recordAudit } from '../settings/service.ts';
import * as store from './store.ts';

/**
 * The site of whoever may no longer be an agent, whose row is held. One that nobody applied for is given up with its name: whoever has
 * the phone now may apply like anybody else.
 */
export async function putAgentAway(tx: Tx, actor: Actor, userId: string, at: Date): Promise<void> {
  const found = await store.findAgentOf(tx, userId);
  const agent = found && (await store.lockAgent(tx, found.id));
  if (agent?.status !== 'ACTIVE') return;
  const status = agent.contact === '' ? 'REJECTED' : 'SUSPENDED';
  await store.changeAgent(tx, agent.id, { status, decided_by: actorName(actor), decided_at: at });
  await recordAudit(tx, {
    actor,
    action: 'agents.put-away',
    subject: `agent:${agent.id}`,
    before: { status: agent.status, sub_domain: agent.subDomain },
    after: { status },
    at,
  });
}
