import type { Readable } from 'node:stream';
import type { ErrorCode } from '@yanmo/contract/errors';
import type { Tx } from '../../platform/database/database.ts';

/**
 * What one room knows about a user: the room exports and erases its own rows. Rooms to the right register theirs when
 * the program is put together; those to the left offer the same shape.
 */
export interface AccountPart {
  room: string;
  /** By table; nothing in it that would let a reader act as the user. */
  exportRows(tx: Tx, userId: string): Promise<Readonly<Record<string, readonly unknown[]>>>;
  listContents?(tx: Tx, userId: string): Promise<readonly AccountContent[]>;
  /** In the transaction that deletes the account. */
  erase(tx: Tx, userId: string): Promise<void>;
  /** Why the account cannot be deleted yet: a code of the contract with status 409. */
  findObstacle?(tx: Tx, userId: string): Promise<ErrorCode | null>;
}

export interface AccountContent {
  /** Where it lies in the zip. */
  path: string;
  open(): Promise<Readable>;
}
