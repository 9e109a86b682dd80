import type { Queryable } from '../../platform/database/database.ts';
import { listOwnedBalances } from '../ledger/service.ts';
import { sumHeld } from './store.ts';

/** What is held of each user, by the books and by the questions that are open; each difference a sentence. */
export async function findHoldDifferences(db: Queryable): Promise<string[]> {
  const booked = await listOwnedBalances(db, 'CHARACTERS_HELD');
  const asked = await sumHeld(db);
  return [...new Set([...booked.keys(), ...asked.keys()])].sort().flatMap((userId) => {
    const [held, wanted] = [booked.get(userId) ?? 0, asked.get(userId) ?? 0];
    if (held === wanted) return [];
    return [`the books hold ${held} characters of user ${userId}, the questions that are open ${wanted}`];
  });
}
