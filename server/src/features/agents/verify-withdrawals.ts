import type { Queryable } from '../../platform/database/database.ts';
import { listOwnedBalances, sumHouseAccount } from '../ledger/service.ts';
import { listOpenAmounts, sumPaidOut } from './withdrawal-store.ts';

/** What agents asked for and what they were paid, by the books and by the requests; each difference a sentence. */
export async function findWithdrawalDifferences(db: Queryable): Promise<string[]> {
  const held = await listOwnedBalances(db, 'COMMISSION_HELD');
  const open = await listOpenAmounts(db);
  const problems = [...new Set([...held.keys(), ...open.keys()])].sort().flatMap((userId) => {
    const [heldFen, openFen] = [held.get(userId) ?? 0, open.get(userId) ?? 0];
    if (heldFen === openFen) return [];
    return [
      `the books hold ${heldFen} fen of commission of user ${userId}, the request that is open asks for ${openFen}`,
    ];
  });
  const [bookedFen, paidFen] = [await sumHouseAccount(db, 'PAYOUTS'), await sumPaidOut(db)];
  if (bookedFen !== paidFen)
    problems.push(`the books paid out ${bookedFen} fen of commission, the requests ${paidFen}`);
  return problems;
}
