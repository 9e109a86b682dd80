import type { ChatSource } from '@yanmo/contract/chat';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { ChatMessagesTable } from '../../platform/database/schema.ts';
import { endLiveTextsOf, openLiveText } from '../../platform/live-text/live-text-store.ts';

/** Rung with the id of an answer when it is over, however it ended. */
export const endedChannel = 'chat_ended';

export interface Message {
  id: string;
  sessionId: string;
  userId: string;
  position: number;
  role: 'USER' | 'ASSISTANT';
  state: 'WRITING' | 'DONE' | 'STOPPED' | 'FAILED';
  text: string;
  fileKeys: string[];
  sources: ChatSource[];
  paidBy: 'FREE' | 'PREPAID' | 'BUILT_IN' | null;
  characters: number | null;
  engine: string | null;
  error: string | null;
  variant: number;
  createdAt: Date;
}

const messageOf = (row: Selectable<ChatMessagesTable>): Message => ({
  id: row.id,
  sessionId: row.session_id,
  userId: row.user_id,
  position: row.position,
  role: row.role as Message['role'],
  state: row.state as Message['state'],
  text: row.text,
  fileKeys: row.file_keys,
  sources: row.sources as ChatSource[],
  paidBy: row.paid_by as Message['paidBy'],
  characters: row.characters,
  engine: row.engine,
  error: row.error,
  variant: row.variant,
  createdAt: row.created_at,
});

export async function findMessage(db: Queryable, userId: string, id: string): Promise<Message | null> {
  const row = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? messageOf(row) : null;
}

/** Whoever ends an answer: its writer, its reader, whoever finds its writer dead. */
export async function lockMessage(tx: Tx, id: string): Promise<Message | null> {
  const row = await tx.selectFrom('chat_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? messageOf(row) : null;
}

/** The latest, the oldest of them first; `before` a place in the session. */
export async function listMessages(
  db: Queryable,
  sessionId: string,
  limit: number,
  before: number | null = null,
): Promise<Message[]> {
  return toMessages(await selectingMessages(db, sessionId, limit, before).execute());
}

/** The same as a statement, the latest first; `toMessages` reads its rows. */
export const selectingMessages = (db: Queryable, sessionId: string, limit: number, before: number | null = null) =>
  db
    .selectFrom('chat_messages')
    .selectAll()
    .where('session_id', '=', sessionId)
    .$if(before !== null, (query) => query.where('position', '<', before ?? 0))
    .orderBy('position', 'desc')
    .limit(limit);

export const toMessages = (rows: readonly Selectable<ChatMessagesTable>[]): Message[] =>
  rows.toReversed().map(messageOf);

export async function findQuestionOf(db: Queryable, answer: Message): Promise<Message | null> {
  const [question] = await listMessages(db, answer.sessionId, 1, answer.position);
  return question ?? null;
}

/** Where a session is: its next place, and the answer that is being written. */
export interface Place {
  next: number;
  writing: { id: string; isLost: boolean } | null;
}

/** As a column of its session. */
export const placeOf = sql<Place>`(
  select json_build_object(
           'next', coalesce(max(position) + 1, 0),
           'writing', (json_agg(json_build_object('id', id, 'isLost', leased_until < now()))
                         filter (where state = 'WRITING')) -> 0)
    from chat_messages where session_id = chat_sessions.id)`.as('place');

/** Their names. */
export async function deleteFrom(tx: Tx, sessionId: string, position: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('chat_messages')
    .where('session_id', '=', sessionId)
    .where('position', '>=', position)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewExchange {
  sessionId: string;
  userId: string;
  position: number;
  question: string;
  fileKeys: readonly string[];
  paidBy: Message['paidBy'];
  engine: string;
  variant: number;
  questionId: string;
  answerId: string;
  leaseMs: number;
  at: Date;
  /** What it changes of its session, or the session itself. */
  sessionWith: RawBuilder<unknown>;
  /** What its call is answered with, under a key. */
  keyWith: RawBuilder<unknown> | null;
}

/**
 * The question, its answer to be, the text as which that grows, what changes of their session, and the key of the call: one statement, for its
 * asker waits. `toExchange` reads its rows.
 */
export function insertingExchange(tx: Tx, given: NewExchange) {
  const { sessionId: session_id, userId: user_id, at: created_at } = given;
  const lease = sql<Date>`now() + ${given.leaseMs} * interval '1 millisecond'`;
  return tx
    .with('opened', () => sql<{ part: string }>`(${openLiveText({ topic: given.answerId, part: given.answerId })})`)
    .with('session', () => sql<{ id: string }>`(${given.sessionWith})`)
    .with('keyed', () => sql<{ key: string }>`(${given.keyWith ?? sql`select null`})`)
    .insertInto('chat_messages')
    .values([
      {
        ...{ id: given.questionId, session_id, user_id, position: given.position, role: 'USER', state: 'DONE' },
        text: given.question,
        ...{ file_keys: [...given.fileKeys], created_at },
      },
      {
        ...{ id: given.answerId, session_id, user_id, position: given.position + 1, role: 'ASSISTANT' },
        ...{ state: 'WRITING', paid_by: given.paidBy, engine: given.engine, variant: given.variant },
        ...{ leased_until: lease, created_at },
      },
    ])
    .returningAll();
}

export function toExchange(rows: readonly Selectable<ChatMessagesTable>[]): { question: Message; answer: Message } {
  const [question, answer] = ['USER', 'ASSISTANT'].map((role) => rows.find((row) => row.role === role));
  if (!question || !answer) throw new Error('an exchange was not written');
  return { question: messageOf(question), answer: messageOf(answer) };
}

/** What an answer may name, so that whoever stops it can say what it named. */
export async function offerSources(db: Queryable, id: string, sources: readonly ChatSource[]): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ sources: JSON.stringify(sources) })
    .where('id', '=', id)
    .where('state', '=', 'WRITING')
    .execute();
}

export interface Ended {
  state: 'DONE' | 'STOPPED' | 'FAILED';
  text: string;
  sources: readonly ChatSource[];
  characters: number;
  error: string | null;
}

/** The growing text ends with it. Whoever looks on is rung for once it is committed. */
export async function endMessage(tx: Tx, id: string, ended: Ended): Promise<void> {
  const { state, text, sources, characters, error } = ended;
  await sql`
    with dropped as (${endLiveTextsOf(id)})
    update chat_messages
       set state = ${state}, text = ${text}, sources = ${JSON.stringify(sources)}, characters = ${characters},
           error = ${error}, leased_until = null
     where id = ${id}`.execute(tx);
}

/**
 * Not with the end itself: whoever notifies holds up everybody who does until the commit is on the disk, and other answers' first words
 * would wait for it. This one does not wait for the disk; a ring that is lost with its process is made up for by the readers, who look.
 */
export async function ringEnded(db: Queryable, id: string): Promise<void> {
  await sql`select pg_notify(${endedChannel}, ${id}), set_config('synchronous_commit', 'off', true)`.execute(db);
}

/** Those of them that are still to be written. */
export async function renewLeases(db: Queryable, ids: readonly string[], leaseMs: number): Promise<string[]> {
  const rows = await db
    .updateTable('chat_messages')
    .set({ leased_until: sql`now() + ${leaseMs} * interval '1 millisecond'` })
    .where('id', 'in', [...ids])
    .where('state', '=', 'WRITING')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Answers whose writer fell silent; of all, of one session, or one of them. */
export async function listLost(
  db: Queryable,
  of: { id?: string; sessionId?: string } = {},
): Promise<{ id: string; userId: string }[]> {
  return db
    .selectFrom('chat_messages')
    .select(['id', 'user_id as userId'])
    .where('state', '=', 'WRITING')
    .where('leased_until', '<', sql<Date>`now()`)
    .$if(of.id !== undefined, (query) => query.where('id', '=', of.id ?? ''))
    .$if(of.sessionId !== undefined, (query) => query.where('session_id', '=', of.sessionId ?? ''))
    .orderBy('user_id')
    .limit(100)
    .execute();
}

/** That this process has readers of answers that another one writes, or had until now. */
export async function tellWatched(db: Queryable, ids: readonly string[], forMs: number): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ watched_until: sql`now() + ${forMs} * interval '1 millisecond'` })
    .where('id', 'in', [...ids])
    .where('state', '=', 'WRITING')
    .execute();
}

/** For how long yet somebody elsewhere looks on; 0 when nobody does. */
export async function readWatchedMs(db: Queryable, id: string): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select greatest(0, extract(epoch from watched_until - clock_timestamp()) * 1000)::float8 as ms
      from chat_messages where id = ${id} and watched_until is not null`.execute(db);
  return rows[0]?.ms ?? 0;
}

export async function listWritingOf(db: Queryable, of: { userId: string } | { sessionId: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('state', '=', 'WRITING')
    .$if('userId' in of, (query) => query.where('user_id', '=', 'userId' in of ? of.userId : ''))
    .$if('sessionId' in of, (query) => query.where('session_id', '=', 'sessionId' in of ? of.sessionId : ''))
    .execute();
  return rows.map(({ id }) => id);
}

export async function listForExport(db: Queryable, userId: string) {
  const sessions = await db
    .selectFrom('chat_sessions')
    .select(['id', 'title', 'closed_by', 'context', 'created_at', 'last_message_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const messages = await db
    .selectFrom('chat_messages')
    .select(['session_id', 'role', 'state', 'text', 'sources', 'paid_by', 'characters', 'engine', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('session_id')
    .orderBy('position')
    .execute();
  return { chat_sessions: sessions, chat_messages: messages };
}
