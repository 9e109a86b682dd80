import type { Tx } from '../../../platform/database/database.ts';
import type { ReadSource } from '../../../text/similarity/corpus.ts';
import { sumTokensOf } from '../index/source-store.ts';

/** Some forty theses: beyond it one account could fill the disk. */
const mostTokens = 3_000_000;

/** Whether another text of this user's own has room beside those that come with it; the user's row is held. */
export async function hasRoom(
  tx: Tx,
  userId: string,
  { tokens }: Pick<ReadSource, 'tokens'>,
  others: readonly { ownerId: string | null; read: Pick<ReadSource, 'tokens'> }[] = [],
): Promise<boolean> {
  const coming = others.reduce((sum, { ownerId, read }) => sum + (ownerId === userId ? read.tokens : 0), 0);
  return (await sumTokensOf(tx, userId)) + coming + tokens <= mostTokens;
}
