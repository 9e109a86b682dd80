import { Language } from '@yanmo/contract/languages';
import { ComparedCount, SimilarityRates } from '@yanmo/contract/similarity';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';

export interface Certificate {
  number: string;
  /** Null once the account is erased. */
  checkId: string | null;
  language: Language;
  units: number;
  rates: SimilarityRates;
  compared: z.infer<typeof ComparedCount>[];
  method: string;
  version: string;
  measuredAt: Date;
}

const read = createRowReader(
  'similarity_certificates',
  { language: Language, rates: SimilarityRates, compared: z.array(ComparedCount) },
  ['number'],
);

export async function insertCertificate(tx: Tx, certificate: Certificate): Promise<void> {
  await tx
    .insertInto('similarity_certificates')
    .values({
      number: certificate.number,
      check_id: certificate.checkId,
      language: certificate.language,
      units: certificate.units,
      rates: JSON.stringify(certificate.rates),
      compared: JSON.stringify(certificate.compared),
      method: certificate.method,
      version: certificate.version,
      measured_at: certificate.measuredAt,
    })
    .execute();
}

/** With the item that paid for it, while its account is there. */
export async function findCertificate(
  db: Queryable,
  number: string,
): Promise<(Certificate & { itemId: string | null }) | null> {
  const row = await db
    .selectFrom('similarity_certificates as certificate')
    .leftJoin('checks', 'checks.id', 'certificate.check_id')
    .select([
      'certificate.number',
      'certificate.check_id as checkId',
      'certificate.language',
      'certificate.units',
      'certificate.rates',
      'certificate.compared',
      'certificate.method',
      'certificate.version',
      'certificate.measured_at as measuredAt',
      'checks.item_id as itemId',
    ])
    .where('certificate.number', '=', number)
    .executeTakeFirst();
  return row ? read(row) : null;
}

/** Those of checks that this user no longer has for their money: without the account nobody could tell any more. */
export async function deleteWithdrawnOf(tx: Tx, userId: string, readableItems: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('similarity_certificates')
    .using('checks')
    .whereRef('checks.id', '=', 'similarity_certificates.check_id')
    .where('checks.user_id', '=', userId)
    .where((row) =>
      row.or([
        row('checks.item_id', 'is', null),
        row.not(row('checks.item_id', '=', row.fn.any(row.val([...readableItems])))),
      ]),
    )
    .execute();
}
