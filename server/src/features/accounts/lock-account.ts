import type { Tx } from '../../platform/database/database.ts';
import { lockPhone } from './sms-store.ts';
import * as store from './store.ts';

/** The user of a session together with the codes of their phone, for what a code must confirm. */
export async function lockAccount(tx: Tx, userId: string): Promise<store.LockedUser | null> {
  const phone = await store.findPhone(tx, userId);
  if (phone === null) return null;
  await lockPhone(tx, phone);
  return await store.lockUser(tx, userId);
}
