import type { TransactionBuilder } from 'kysely';

/** PostgreSQL ended the transaction so that others could go on (deadlock, serialization); nothing of it was written. */
const gaveWay = new Set(['40P01', '40001']);

function hasGivenWay(error: unknown): boolean {
  return error instanceof Error && gaveWay.has(String((error as { code?: unknown }).code));
}

/**
 * A transaction that gave way is run once more from its beginning. That is safe because what stands in one touches nothing
 * but the database (no gateway, no storage, no message), which is a rule of the house; whoever breaks it does it twice.
 */
export function runAgain<Tables>(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
  const again: Pick<TransactionBuilder<Tables>, 'execute' | 'setAccessMode' | 'setIsolationLevel'> = {
    async execute(work) {
      try {
        return await builder.execute(work);
      } catch (error) {
        if (!hasGivenWay(error)) throw error;
        return builder.execute(work);
      }
    },
    setAccessMode: (mode) => runAgain(builder.setAccessMode(mode)),
    setIsolationLevel: (level) => runAgain(builder.setIsolationLevel(level)),
  };
  return again as TransactionBuilder<Tables>;
}
