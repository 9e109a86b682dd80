import type { ChatContext } from '@yanmo/contract/chat';
import { type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { ChatSessionsTable } from '../../platform/database/schema.ts';
import { type Place, placeOf } from './message-store.ts';

export interface Session {
  id: string;
  userId: string;
  title: string;
  context: ChatContext | null;
  contextTitle: string | null;
  closedBy: 'USER' | 'LIMIT' | null;
  fileKeys: string[];
  createdAt: Date;
  lastMessageAt: Date;
}

type Row = Selectable<ChatSessionsTable> & { file_keys: string[] };

const sessionOf = (row: Row): Session => ({
  id: row.id,
  userId: row.user_id,
  title: row.title,
  context: row.context as ChatContext | null,
  contextTitle: row.context_title,
  closedBy: row.closed_by as Session['closedBy'],
  fileKeys: row.file_keys,
  createdAt: row.created_at,
  lastMessageAt: row.last_message_at,
});

const fileKeys = sql<string[]>`array(select file_key from chat_session_files
  where session_id = chat_sessions.id order by added_at, file_key)`.as('file_keys');

export async function findSession(db: Queryable, userId: string, id: string): Promise<Session | null> {
  const row = await db
    .selectFrom('chat_sessions')
    .selectAll()
    .select(fileKeys)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? sessionOf(row) : null;
}

/** Whoever asks in it, closes or removes it goes one after the other; what stands in it is read once it is held. */
async function holdSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const held = await tx
    .selectFrom('chat_sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

export async function lockSession(tx: Tx, userId: string, id: string): Promise<Session | null> {
  return (await holdSession(tx, userId, id)) ? findSession(tx, userId, id) : null;
}

/**
 * With where it is, for whoever asks in it, who holds `usesLock` of the user: so does everybody who changes what stands in a session, and
 * what is read together with its row is not older than the row. `toSessionToAsk` reads its rows.
 */
export const lockingSessionToAsk = (tx: Tx, userId: string, id: string) =>
  tx
    .selectFrom('chat_sessions')
    .selectAll()
    .select([fileKeys, placeOf])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate();

export const toSessionToAsk = ([row]: readonly (Row & { place: Place })[]): {
  session: Session;
  place: Place;
} | null => (row ? { session: sessionOf(row), place: row.place } : null);

export const countingOpen = (userId: string) =>
  sql<{
    open: number;
  }>`select count(*)::int as open from chat_sessions where user_id = ${userId} and closed_by is null`;

/** Where a list goes on: behind this session; without one, behind all of this moment. */
export interface SessionPlace {
  at: Date;
  id: string | null;
}

/** The latest first; of those with the same moment, by name. */
export async function listSessions(
  db: Queryable,
  userId: string,
  before: SessionPlace | null,
  limit: number,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('chat_sessions')
    .selectAll()
    .select(fileKeys)
    .where('user_id', '=', userId)
    .$if(before !== null, (query) => query.where(sql<boolean>`last_message_at <= ${before?.at}`))
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(last_message_at < ${before?.at} or id > ${before?.id}::uuid)`),
    )
    .orderBy('last_message_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(sessionOf);
}

/** As part of the statement that writes its first question. */
export const openWithQuestion = (session: Session) => sql`
  insert into chat_sessions (id, user_id, title, context, context_title, created_at, last_message_at)
  values (${session.id}, ${session.userId}, ${session.title}, ${session.context && JSON.stringify(session.context)},
          ${session.contextTitle}, ${session.createdAt}, ${session.lastMessageAt})
  returning id`;

export interface SessionChange {
  title?: string;
  closedBy?: Session['closedBy'];
  context?: ChatContext | null;
  contextTitle?: string | null;
  lastMessageAt?: Date;
}

export async function changeSession(tx: Tx, id: string, change: SessionChange): Promise<void> {
  const set = {
    ...(change.title === undefined ? {} : { title: change.title }),
    ...(change.closedBy === undefined ? {} : { closed_by: change.closedBy }),
    ...(change.context === undefined ? {} : { context: change.context && JSON.stringify(change.context) }),
    ...(change.contextTitle === undefined ? {} : { context_title: change.contextTitle }),
    ...(change.lastMessageAt === undefined ? {} : { last_message_at: change.lastMessageAt }),
  };
  if (Object.keys(set).length > 0) await tx.updateTable('chat_sessions').set(set).where('id', '=', id).execute();
}

/** What a question changes of the session in which it is asked, as part of the statement that writes it. */
export const changeByQuestion = (id: string, { title, context, contextTitle, lastMessageAt }: SessionChange) => sql`
  update chat_sessions
     set last_message_at = coalesce(${lastMessageAt ?? null}, last_message_at), title = coalesce(${title ?? null}, title),
         context = case when ${context === undefined} then context else ${context ? JSON.stringify(context) : null}::jsonb end,
         context_title = case when ${context === undefined} then context_title else ${contextTitle ?? null} end
   where id = ${id} returning id`;

/** Of two sessions that are opened at the same moment the second counts the first. */
export const openSessionsLock = (userId: string): string => `chat_sessions:${userId}`;

/**
 * Those that were silent longest, beyond as many as may be open; never the one that was just opened. They are held, before the answers in
 * them: as whoever asks in one or closes it holds them, so that none of them waits for the other's.
 */
export async function lockSurplus(
  tx: Tx,
  userId: string,
  most: number,
  but: string,
): Promise<{ id: string; title: string }[]> {
  const surplus = await tx
    .selectFrom('chat_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('closed_by', 'is', null)
    .where('id', '<>', but)
    .orderBy('last_message_at', 'desc')
    .orderBy('id')
    .offset(most - 1)
    .execute();
  if (surplus.length === 0) return [];
  return tx
    .selectFrom('chat_sessions')
    .select(['id', 'title'])
    .where(
      'id',
      'in',
      surplus.map(({ id }) => id),
    )
    .where('closed_by', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function addFile(tx: Tx, sessionId: string, fileKey: string, at: Date): Promise<void> {
  await tx
    .insertInto('chat_session_files')
    .values({ session_id: sessionId, file_key: fileKey, added_at: at })
    .execute();
}

/** Those that were taken out: whether they go is for all who hold them to say. */
export async function takeOutFiles(tx: Tx, sessionId: string, fileKey?: string): Promise<string[]> {
  const taken = await tx
    .deleteFrom('chat_session_files')
    .where('session_id', '=', sessionId)
    .$if(fileKey !== undefined, (query) => query.where('file_key', '=', fileKey ?? ''))
    .returning('file_key')
    .execute();
  return taken.map(({ file_key }) => file_key);
}

/** Of these files those that a session has. */
export async function listHeldFiles(tx: Tx, fileKeys: readonly string[]): Promise<string[]> {
  if (fileKeys.length === 0) return [];
  const rows = await tx.selectFrom('chat_session_files').select('file_key').where('file_key', 'in', fileKeys).execute();
  return rows.map(({ file_key }) => file_key);
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('chat_sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('chat_sessions').where('user_id', '=', userId).execute();
}
