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

/** The reverse, for who is an agent again: the name of a site that a program put away, and null where an operator did or there is none. */
export async function bringAgentBack(tx: Tx, actor: Actor, userId: string, at: Date): Promise<string | null> {
  const found = await store.findAgentOf(tx, userId);
  const agent = found && (await store.lockAgent(tx, found.id));
  if (agent?.status !== 'SUSPENDED' || !(await store.isDecidedByProgram(tx, agent.id))) return null;
  await store.changeAgent(tx, agent.id, { status: 'ACTIVE', decided_by: actorName(actor), decided_at: at });
  await recordAudit(tx, {
    actor,
    action: 'agents.bring-back',
    subject: `agent:${agent.id}`,
    before: { status: agent.status },
    after: { status: 'ACTIVE', sub_domain: agent.subDomain },
    at,
  });
  return agent.subDomain;
}

/** What a permission that is granted at a terminal means for an agent. */
export const agentsByPermission = (actor: Actor) => ({
  onDemoted: (tx: Tx, userId: string, at: Date) => putAgentAway(tx, actor, userId, at),
  onPromoted: (tx: Tx, userId: string, at: Date) => bringAgentBack(tx, actor, userId, at),
});
