import type { Readable } from 'node:stream';
import type { ErrorCode } from '@yanmo/contract/errors';
import type { AppError } from '../../platform/app-error.ts';
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
  /**
   * First in the transaction that deletes the account, with the user's row held: rows that others lock before what
   * belongs to them (runs, orders). Parts are asked in the order in which they are registered, which is the house's order.
   */
  lock?(tx: Tx, userId: string): Promise<void>;
  /** In the transaction that deletes the account. */
  erase(tx: Tx, userId: string): Promise<void>;
  /** Why the account cannot be deleted yet: an error of the contract with status 409. */
  findObstacle?(tx: Tx, userId: string, choice: DeletionChoice): Promise<ErrorCode | AppError | null>;
}

/** What the user said about things that a deletion would cost them. */
export interface DeletionChoice {
  givesUpCharacters: boolean;
}

export interface AccountContent {
  /** Where it lies in the zip. */
  path: string;
  open(): Promise<Readable>;
}
