import { Language } from '@yanmo/contract/languages';
import { MessageState } from '@yanmo/contract/messages';
import type { PageQuery } from '@yanmo/contract/page';
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../../../platform/database/database.ts';
import { createRowReader } from '../../../platform/database/stored-row.ts';
import { containing, type Found } from '../../../platform/lists/operator-list.ts';
import { waitingRank } from '../../../platform/lists/waiting-rank.ts';

export interface Message {
  id: string;
  userId: string | null;
  text: string;
  contact: string;
  language: Language;
  subDomain: string | null;
  state: MessageState;
  answer: string | null;
  note: string | null;
  decidedBy: string | null;
  answeredAt: Date | null;
  seenAt: Date | null;
  createdAt: Date;
}

const columns = [
  'id',
  'user_id as userId',
  'text',
  'contact',
  'language',
  'sub_domain as subDomain',
  'state',
  'answer',
  'note',
  'decided_by as decidedBy',
  'answered_at as answeredAt',
  'seen_at as seenAt',
  'created_at as createdAt',
] as const;

const read = createRowReader('customer_messages', { language: Language, state: MessageState });

export type NewMessage = Pick<Message, 'userId' | 'text' | 'contact' | 'language' | 'subDomain'>;

/** The same words of the same writer pass one after the other: a button that was pressed twice sends once. */
export async function lockWords(tx: Tx, { userId, contact, text }: NewMessage): Promise<void> {
  const words = JSON.stringify(['customer-message', userId, contact, text]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${words}, 0))`.execute(tx);
}

export async function findSame(
  tx: Tx,
  { userId, contact, text }: NewMessage,
  since: Date,
): Promise<Pick<Message, 'id' | 'state'> | null> {
  const row = await tx
    .selectFrom('customer_messages')
    .select(['id', 'state', 'language'])
    .where('created_at', '>=', since)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('contact', '=', contact)
    .where('text', '=', text)
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function insertMessage(tx: Tx, message: NewMessage, at: Date): Promise<Pick<Message, 'id' | 'state'>> {
  const { userId, subDomain, text, contact, language } = message;
  const row = await tx
    .insertInto('customer_messages')
    .values({ user_id: userId, sub_domain: subDomain, text, contact, language, created_at: at })
    .returning(['id', 'state', 'language'])
    .executeTakeFirstOrThrow();
  return read(row);
}

const pageOf = ({ page_num, page_size }: PageQuery) => ({ limit: page_size, offset: (page_num - 1) * page_size });

export async function listOf(
  db: Database,
  userId: string,
  page: PageQuery,
): Promise<{ messages: Message[]; total: number; unread: number }> {
  const { limit, offset } = pageOf(page);
  const rows = await db
    .selectFrom('customer_messages')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { messages: rows.map(read), ...(await countOf(db, userId)) };
}

export async function countOf(db: Queryable, userId: string): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, (count(*) filter (where answer is not null and seen_at is null))::int as unread
      from customer_messages where user_id = ${userId}`.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
}

/** Of these ids those that are theirs and answered. */
export async function markSeen(db: Queryable, userId: string, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('customer_messages')
    .set({ seen_at: at })
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .where('answer', 'is not', null)
    .where('seen_at', 'is', null)
    .execute();
}

/** For the operator's list, which sorts by the columns of `messages`. */
export function findReceived(
  db: Queryable,
  { state, search = '' }: { state?: MessageState | undefined; search?: string | undefined },
): Found {
  const messages = db
    .selectFrom('customer_messages')
    .selectAll()
    .select(waitingRank('state', 'OPEN').as('waiting'))
    .as('messages');
  let found = db.selectFrom(messages);
  if (state !== undefined) found = found.where('state', '=', state);
  if (search !== '') {
    const words = containing(search);
    found = found.where(({ or, eb }) => or([eb('text', 'ilike', words), eb('contact', 'ilike', words)]));
  }
  return found as unknown as Found;
}

export async function listByIds(db: Queryable, ids: readonly string[]): Promise<Message[]> {
  const rows = await db
    .selectFrom('customer_messages')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(read);
}

export async function countOpen(db: Queryable): Promise<number> {
  const { open } = await db
    .selectFrom('customer_messages')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return Number(open);
}

export async function lockMessage(tx: Tx, id: string): Promise<Message | null> {
  const row = await tx
    .selectFrom('customer_messages')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? read(row) : null;
}

export type Decision = Pick<Message, 'state' | 'answer' | 'note' | 'decidedBy' | 'answeredAt' | 'seenAt'>;

export async function writeDecision(tx: Tx, id: string, decision: Decision): Promise<Message> {
  const { decidedBy, answeredAt, seenAt, ...rest } = decision;
  const row = await tx
    .updateTable('customer_messages')
    .set({ ...rest, decided_by: decidedBy, answered_at: answeredAt, seen_at: seenAt })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return read(row);
}

/** Without the operator's note, which is about the work and not theirs. */
export async function listForExport(tx: Tx, userId: string) {
  return await tx
    .selectFrom('customer_messages')
    .select(['id', 'text', 'contact', 'state', 'answer', 'answered_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function deleteOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('customer_messages').where('user_id', '=', userId).execute();
}
