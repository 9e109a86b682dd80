import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../../../platform/database/database.ts';

export interface CashierKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const generate = promisify(generateKeyPair);

async function findKeys(db: Database): Promise<CashierKeys | null> {
  const row = await db.selectFrom('cashier_keys').select(['private_key', 'public_key']).executeTakeFirst();
  return row ? { privateKey: createPrivateKey(row.private_key), publicKey: createPublicKey(row.public_key) } : null;
}

async function makeKeys(db: Database): Promise<CashierKeys> {
  // Off the main thread: finding the primes takes a tenth of a second and more.
  const pair = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await db
    .insertInto('cashier_keys')
    .values({ private_key: pair.privateKey, public_key: pair.publicKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Of processes that make one at the same moment all take the pair that came first.
  const kept = await findKeys(db);
  if (!kept) throw new Error('the cashier’s keys were removed while they were made');
  return kept;
}

/** Made at first use and kept for good; a failure is not, so that the next call tries again. */
export function createCashierKeys(db: Database): () => Promise<CashierKeys> {
  let keys: Promise<CashierKeys> | undefined;
  return () => {
    keys ??= loadKeys(db).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
}

async function loadKeys(db: Database): Promise<CashierKeys> {
  return (await findKeys(db)) ?? (await makeKeys(db));
}
