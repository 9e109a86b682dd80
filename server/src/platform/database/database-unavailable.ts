/**
 * The codes of PostgreSQL that say nothing about the statement: connections refused or cut (08), the server stopping,
 * crashed or starting (57P0), no connection left (53300), a lock not granted in time (55P03), a transaction that gave way
 * to others every time (40001, 40P01).
 */
const sqlState = /^(?:08\w{3}|57P0\w|53300|55P03|40001|40P01)$/;

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver and its pool throw these without any code. */
const driverMessages = new Set([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
]);

/**
 * Whether a query failed because the database could not be reached or was too busy: the same call may succeed in a
 * moment. Looks at the error itself only; what lies in a `cause` was wrapped by someone who knows more.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return sqlState.test(code) || systemCodes.has(code);
  return driverMessages.has(error.message);
}
