import type { Platform } from '../../platform/platform.ts';
import { newUserTexts } from './new-user.ts';
import * as store from './store.ts';

const demoAccounts = [
  { phone: '13800000000', userName: 'demo_operator', permission: 'SUPER_ADMIN', subDomain: null },
  { phone: '13900000000', userName: 'demo_agent', permission: 'AGENT', subDomain: 'demo' },
] as const;

/** For a trial on the embedded database only. An account that is there already keeps whatever became of it. */
export async function ensureDemoAccounts({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<void> {
  if (!config.hasDemoAccounts) return;
  for (const account of demoAccounts) await store.insertUser(db, { ...newUserTexts(), ...account, at: clock.now() });
}
