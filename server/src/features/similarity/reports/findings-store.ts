import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';
import { type Findings, storedFindings } from './findings.ts';

const read = createRowReader('check_findings', storedFindings, ['check_id']);

/** Measured again after a failure, it is the newer one that counts. */
export async function putFindings(tx: Tx, checkId: string, findings: Findings): Promise<void> {
  const values = {
    paragraphs: JSON.stringify(findings.paragraphs),
    sources: JSON.stringify(findings.sources),
    matches: JSON.stringify(findings.matches),
    repeated: JSON.stringify(findings.repeated),
    earlier_versions: JSON.stringify(findings.earlierVersions),
    is_cut: findings.isCut,
  };
  await tx
    .insertInto('check_findings')
    .values({ check_id: checkId, ...values })
    .onConflict((conflict) => conflict.column('check_id').doUpdateSet(values))
    .execute();
}

export async function findFindings(db: Queryable, checkId: string): Promise<Findings | null> {
  const row = await db
    .selectFrom('check_findings')
    .select([
      'check_id',
      'paragraphs',
      'sources',
      'matches',
      'repeated',
      'earlier_versions as earlierVersions',
      'is_cut as isCut',
    ])
    .where('check_id', '=', checkId)
    .executeTakeFirst();
  return row ? read(row) : null;
}
