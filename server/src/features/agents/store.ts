import { type AgentStatus, agentStatuses } from '@yanmo/contract/agents';
import { AgentImageId } from '@yanmo/contract/home';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { containing, type Found } from '../../platform/lists/operator-list.ts';

const StoredImages = z.partialRecord(AgentImageId, z.object({ file_key: z.string(), type: z.string() }));
export type StoredImages = z.infer<typeof StoredImages>;

const columns = [
  'id',
  'user_id as userId',
  'sub_domain as subDomain',
  'status',
  'name',
  'contact',
  'note',
  'notice',
  'images',
  'commission_percent as commissionPercent',
  'decision_note as decisionNote',
  'created_at as createdAt',
  'decided_at as decidedAt',
] as const;

const read = createRowReader('agents', { status: z.enum(agentStatuses), images: StoredImages });

export interface AgentRow {
  id: string;
  userId: string;
  subDomain: string;
  status: AgentStatus;
  name: string;
  contact: string;
  note: string;
  notice: string;
  images: StoredImages;
  commissionPercent: number | null;
  decisionNote: string;
  createdAt: Date;
  decidedAt: Date | null;
}

export interface NewAgent extends Pick<AgentRow, 'userId' | 'subDomain' | 'name' | 'contact' | 'note'> {
  /** ACTIVE for whoever has a site already. */
  status: 'PENDING' | 'ACTIVE';
  at: Date;
}

/** Null when the name is taken, or an application of this user is open; also by whoever was faster. */
export async function insertAgent(tx: Tx, agent: NewAgent): Promise<AgentRow | null> {
  const row = await tx
    .insertInto('agents')
    .values({
      user_id: agent.userId,
      sub_domain: agent.subDomain,
      status: agent.status,
      name: agent.name,
      contact: agent.contact,
      note: agent.note,
      created_at: agent.at,
      decided_at: agent.status === 'PENDING' ? null : agent.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? read(row) : null;
}

/** The newest application, whatever became of it. */
export async function findNewestOf(db: Queryable, userId: string): Promise<AgentRow | null> {
  const row = await db
    .selectFrom('agents')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? read(row) : null;
}

/** The same of many, by user. */
export async function listNewestOf(db: Queryable, userIds: readonly string[]): Promise<Map<string, AgentRow>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('agents')
    .distinctOn('user_id')
    .select(columns)
    .where('user_id', 'in', [...userIds])
    .orderBy('user_id')
    .orderBy('created_at', 'desc')
    .execute();
  return new Map(rows.map(read).map((agent) => [agent.userId, agent]));
}

/** Active or suspended. */
export async function findAgentOf(db: Queryable, userId: string): Promise<AgentRow | null> {
  const row = await db
    .selectFrom('agents')
    .select(columns)
    .where('user_id', '=', userId)
    .where('status', 'in', ['ACTIVE', 'SUSPENDED'])
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function findAgent(db: Queryable, id: string): Promise<AgentRow | null> {
  const row = await db.selectFrom('agents').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

export async function listActive(db: Queryable): Promise<AgentRow[]> {
  const rows = await db.selectFrom('agents').select(columns).where('status', '=', 'ACTIVE').orderBy('id').execute();
  return rows.map(read);
}

/** Of two operators who decide at once the second finds what the first has done. */
export async function lockAgent(tx: Tx, id: string): Promise<AgentRow | null> {
  const row = await tx.selectFrom('agents').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? read(row) : null;
}

/** By none of the operators. */
export async function isDecidedByProgram(db: Queryable, id: string): Promise<boolean> {
  const row = await db.selectFrom('agents').select('decided_by').where('id', '=', id).executeTakeFirst();
  return row?.decided_by?.startsWith('program:') === true;
}

/** Until the transaction ends: of two who are to have a name at once the second finds that it is taken. */
export async function lockName(tx: Tx, subDomain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agents:${subDomain}`}, 0))`.execute(tx);
}

export async function isNameTaken(db: Queryable, subDomain: string, exceptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('agents')
    .select('id')
    .where('sub_domain', '=', subDomain)
    .where('status', '<>', 'REJECTED')
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AgentChange {
  status?: AgentStatus;
  sub_domain?: string;
  name?: string;
  notice?: string;
  images?: StoredImages;
  commission_percent?: number | null;
  decision_note?: string;
  decided_by?: string;
  decided_at?: Date;
}

export async function changeAgent(tx: Tx, id: string, { images, ...change }: AgentChange): Promise<AgentRow> {
  const row = await tx
    .updateTable('agents')
    .set({ ...change, ...(images === undefined ? {} : { images: JSON.stringify(images) }) })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

export function findAgents(
  db: Queryable,
  filter: { status?: AgentStatus | undefined; search?: string | undefined },
): Found {
  let found = db.selectFrom('agents');
  if (filter.status !== undefined) found = found.where('status', '=', filter.status);
  if (filter.search) {
    const pattern = containing(filter.search);
    found = found.where(
      sql<boolean>`(sub_domain ilike ${pattern} or name ilike ${pattern} or contact ilike ${pattern})`,
    );
  }
  return found;
}

export async function listByIds(db: Queryable, ids: readonly string[]): Promise<AgentRow[]> {
  const rows = await db
    .selectFrom('agents')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(read);
}

export async function listAgentsOf(tx: Tx, userId: string): Promise<AgentRow[]> {
  const rows = await tx.selectFrom('agents').select(columns).where('user_id', '=', userId).execute();
  return rows.map(read);
}

export async function deleteAgentsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('agents').where('user_id', '=', userId).execute();
}
