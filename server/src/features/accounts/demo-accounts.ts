import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAudit } from '../settings/service.ts';
import { newUserTexts } from './new-user.ts';
import type { Sessions } from './sessions.ts';
import * as store from './store.ts';

const demoAccounts = [
  { phone: '13800000000', userName: 'demo_operator', permission: 'SUPER_ADMIN', subDomain: null },
  { phone: '13900000000', userName: 'demo_agent', permission: 'AGENT', subDomain: 'demo' },
] as const;

type Parts = Pick<Platform, 'db' | 'clock' | 'config'>;

/**
 * At every start. In a trial the accounts are made; one that is there already keeps whatever became of it. Anywhere
 * else those that a trial left behind lose their powers: its folder may be taken over into production, where the phone
 * of the demo operator belongs to a stranger.
 */
export async function settleDemoAccounts(parts: Parts, sessions: Sessions): Promise<void> {
  if (parts.config.hasDemoAccounts) await makeDemoAccounts(parts);
  else await disarmDemoAccounts(parts, sessions);
}

async function makeDemoAccounts({ db, clock }: Parts): Promise<void> {
  for (const account of demoAccounts) {
    await store.insertUser(db, { ...newUserTexts(), ...account, isDemo: true, at: clock.now() });
  }
}

async function disarmDemoAccounts({ db, clock }: Parts, sessions: Sessions): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { id, permission, subDomain } of await store.lockDemoUsers(tx)) {
      await store.disarmDemoUser(tx, id);
      await sessions.endAll(tx, id, 'ENDED_BY_OPERATOR');
      await recordAudit(tx, {
        actor: { program: 'start' },
        action: 'accounts.disarm-demo',
        subject: `user:${id}`,
        before: { permission, sub_domain: subDomain },
        after: { permission: 'USER', sub_domain: null },
        at: clock.now(),
      });
    }
  });
}
