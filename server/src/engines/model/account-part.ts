import type { Tx } from '../../platform/database/database.ts';
import { eraseCallsOfUser, listCallsOfUser } from './store.ts';

/** The entry of model calls in the registry through which accounts are exported and erased. */
export const modelCallsAccountPart = {
  room: 'engines/model',
  exportRows: async (tx: Tx, userId: string) => ({ model_calls: await listCallsOfUser(tx, userId) }),
  erase: (tx: Tx, userId: string) => eraseCallsOfUser(tx, userId),
};
