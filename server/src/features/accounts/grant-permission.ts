import type { Permission } from '@yanmo/contract/accounts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAudit } from '../settings/service.ts';
import { updateSite } from './agent-store.ts';
import { newUserTexts } from './new-user.ts';
import { replaceRecoveryCodes } from './recovery-code-store.ts';
import * as store from './store.ts';

interface AgentHooks {
  onDemoted(tx: Tx, userId: string, at: Date): Promise<void>;
  /** The name of the site that comes back. */
  onPromoted(tx: Tx, userId: string, at: Date): Promise<string | null>;
}
const noAgents: AgentHooks = { onDemoted: async () => {}, onPromoted: async () => null };

/**
 * Takes effect with the next request: sessions do not remember a permission. A phone without an account gets one, so
 * that an operator can be named before they first log in.
 */
export async function grantPermission(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  phone: string,
  permission: Permission,
  /** What rooms to the right keep of an agent, in the same transaction. */
  agents: AgentHooks = noAgents,
): Promise<{ before: Permission; isNew: boolean }> {
  return await inTransaction(db, async (tx) => {
    const at = clock.now();
    const isNew = await store.insertUser(tx, { ...newUserTexts(), phone, at });
    const user = await store.lockUserByPhone(tx, phone);
    if (!user) throw new Error('a drawn invite code was taken already');
    await store.updatePermission(tx, user.id, permission);
    // A USER has no page on which to turn two-step verification off.
    if (permission === 'USER') {
      await store.updateTotp(tx, user.id, store.noTotp);
      await replaceRecoveryCodes(tx, user.id, []);
      await updateSite(tx, user.id, null);
      await agents.onDemoted(tx, user.id, at);
    } else {
      const subDomain = await agents.onPromoted(tx, user.id, at);
      if (subDomain !== null) await updateSite(tx, user.id, subDomain);
    }
    await recordAudit(tx, {
      actor,
      action: 'accounts.grant',
      subject: `user:${user.id}`,
      before: { permission: user.permission },
      after: { permission },
      at,
    });
    return { before: user.permission, isNew };
  });
}
