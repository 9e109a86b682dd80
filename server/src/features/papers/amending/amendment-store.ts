import { amendmentStates } from '@yanmo/contract/paper-text';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';

export type AmendmentState = (typeof amendmentStates)[number];

export interface AmendmentRow {
  id: string;
  paperId: string;
  sectionId: string;
  baseVersion: number;
  instruction: string;
  state: AmendmentState;
  /** The proposal; null until there is one. */
  text: string | null;
  engineVersion: string | null;
  /** A code of the contract's error table. */
  error: string | null;
  runId: string | null;
  createdAt: Date;
}

const columns = [
  'paper_amendments.id',
  'paper_amendments.paper_id as paperId',
  'paper_amendments.section_id as sectionId',
  'paper_amendments.base_version as baseVersion',
  'paper_amendments.instruction',
  'paper_amendments.state',
  'paper_amendments.text',
  'paper_amendments.engine_version as engineVersion',
  'paper_amendments.error',
  'paper_amendments.run_id as runId',
  'paper_amendments.created_at as createdAt',
] as const;

const read = createRowReader('paper_amendments', { state: z.enum(amendmentStates) });

export async function insertAmendment(
  tx: Tx,
  amendment: Pick<AmendmentRow, 'id' | 'paperId' | 'sectionId' | 'baseVersion' | 'instruction' | 'runId'> & {
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('paper_amendments')
    .values({
      id: amendment.id,
      paper_id: amendment.paperId,
      section_id: amendment.sectionId,
      base_version: amendment.baseVersion,
      instruction: amendment.instruction,
      state: 'WORKING',
      run_id: amendment.runId,
      created_at: amendment.at,
    })
    .execute();
}

/** Of this user's papers only. */
export async function findOwnAmendment(
  db: Queryable,
  userId: string,
  id: string,
): Promise<(AmendmentRow & { outTradeNo: string }) | null> {
  const row = await db
    .selectFrom('paper_amendments')
    .innerJoin('papers', 'papers.id', 'paper_amendments.paper_id')
    .select([...columns, 'papers.out_trade_no as outTradeNo'])
    .where('paper_amendments.id', '=', id)
    .where('papers.user_id', '=', userId)
    .executeTakeFirst();
  return row ? { ...read(row), outTradeNo: row.outTradeNo } : null;
}

export async function getAmendment(db: Queryable, id: string): Promise<AmendmentRow> {
  return read(await db.selectFrom('paper_amendments').select(columns).where('id', '=', id).executeTakeFirstOrThrow());
}

/** After its paper. Never together with its run: a run locks its amendment when it ends. */
export async function lockAmendment(tx: Tx, id: string): Promise<AmendmentRow> {
  return read(
    await tx.selectFrom('paper_amendments').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
  );
}

/** Being worked on, or waiting for a decision; newest first. */
export async function listOpenAmendments(db: Queryable, paperId: string): Promise<AmendmentRow[]> {
  const rows = await db
    .selectFrom('paper_amendments')
    .select(columns)
    .where('paper_id', '=', paperId)
    .where('state', 'in', ['WORKING', 'PROPOSED'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(read);
}

/** The text that each of them changes, by its id. */
export async function readBases(
  db: Queryable,
  open: readonly Pick<AmendmentRow, 'id'>[],
): Promise<Map<string, string>> {
  if (open.length === 0) return new Map();
  const rows = await db
    .selectFrom('paper_amendments')
    .innerJoin('paper_sections', (join) =>
      join
        .onRef('paper_sections.paper_id', '=', 'paper_amendments.paper_id')
        .onRef('paper_sections.section_id', '=', 'paper_amendments.section_id')
        .onRef('paper_sections.version', '=', 'paper_amendments.base_version'),
    )
    .select(['paper_amendments.id', 'paper_sections.text'])
    .where(
      'paper_amendments.id',
      'in',
      open.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** What failed costs nothing. */
export async function countUsedAmendments(db: Queryable, paperId: string): Promise<number> {
  const { used } = await db
    .selectFrom('paper_amendments')
    .select((expression) => expression.fn.countAll<number>().as('used'))
    .where('paper_id', '=', paperId)
    .where('error', 'is', null)
    .executeTakeFirstOrThrow();
  return used;
}

/** Only from these states: one that was decided meanwhile stays as it is. */
export async function settleAmendment(
  tx: Tx,
  id: string,
  from: readonly AmendmentState[],
  to: { state: AmendmentState; text?: string; engineVersion?: string; error?: string; decidedAt?: Date },
): Promise<void> {
  await tx
    .updateTable('paper_amendments')
    .set({
      state: to.state,
      ...(to.text === undefined ? {} : { text: to.text }),
      ...(to.engineVersion === undefined ? {} : { engine_version: to.engineVersion }),
      ...(to.error === undefined ? {} : { error: to.error }),
      ...(to.decidedAt === undefined ? {} : { decided_at: to.decidedAt }),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .execute();
}

export async function listAmendmentsForExport(db: Queryable, userId: string, itemIds: readonly string[]) {
  return db
    .selectFrom('paper_amendments')
    .innerJoin('papers', 'papers.id', 'paper_amendments.paper_id')
    .select([
      'papers.out_trade_no',
      'paper_amendments.section_id',
      'paper_amendments.instruction',
      'paper_amendments.state',
      'paper_amendments.text',
      'paper_amendments.created_at',
      'paper_amendments.decided_at',
    ])
    .where('papers.user_id', '=', userId)
    .where('papers.item_id', '=', sql<string>`any(${itemIds}::uuid[])`)
    .orderBy('paper_amendments.created_at')
    .execute();
}
