import type { Language } from '@yanmo/contract/languages';
import type {
  decideMessage,
  exportMessages,
  listMessages,
  MessageState,
  OwnMessage,
  ReceivedMessage,
} from '@yanmo/contract/messages';
import type { PageQuery } from '@yanmo/contract/page';
import type { RouteBody, RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../../platform/database/living-user.ts';
import { createOperatorList } from '../../../platform/lists/operator-list.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sweepOfAged } from '../../../platform/retention/sweep.ts';
import type { AccountDescription, AccountsService } from '../../accounts/service.ts';
import type { AgentsService } from '../../agents/service.ts';
import { type Actor, actorName, recordAudit } from '../../settings/service.ts';
import * as store from './store.ts';

/** The same words of the same writer within it are one message. */
const sameWithinMs = 10 * 60_000;

export type MessagesService = ReturnType<typeof createMessagesService>;

/** What people write to the operator, and what comes back. */
export function createMessagesService(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { accounts, agents }: { accounts: Pick<AccountsService, 'describe'>; agents: Pick<AgentsService, 'findSite'> },
) {
  async function present(queryable: Queryable, messages: readonly store.Message[]): Promise<ReceivedMessage[]> {
    const userIds = messages.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    const users = await accounts.describe(queryable, [...new Set(userIds)]);
    return messages.map((message) => presentReceived(message, users));
  }

  const received = createOperatorList<RouteQuery<typeof exportMessages>, string, ReceivedMessage>({
    found: store.findReceived,
    key: 'messages.id',
    sorts: { waiting: 'messages.waiting', created_at: 'messages.created_at', answered_at: 'messages.answered_at' },
    read: async (queryable, ids) => {
      const shown = await present(queryable, await store.listByIds(queryable, ids));
      return new Map(shown.map((message) => [message.id, message]));
    },
  });

  return {
    /** A visitor without an address could never be answered: AppError invalid_fields. */
    async send(message: {
      userId: string | null;
      text: string;
      contact: string;
      language: Language;
      subDomain: string | null;
    }): Promise<{ id: string; state: MessageState }> {
      if (message.userId === null && message.contact === '') {
        throw new AppError('invalid_fields', {}, { fields: [{ path: 'contact', message: 'required' }] });
      }
      // A host that is nobody's says nothing.
      const site = await agents.findSite(message.subDomain);
      const sent = { ...message, subDomain: site?.subDomain ?? null };
      return await inTransaction(db, async (tx) => {
        if (sent.userId !== null) await assertUserLives(tx, sent.userId);
        await store.lockWords(tx, sent);
        const at = clock.now();
        const same = await store.findSame(tx, sent, new Date(at.getTime() - sameWithinMs));
        return same ?? (await store.insertMessage(tx, sent, at));
      });
    },

    async listOwn(userId: string, page: PageQuery) {
      const { messages, total, unread } = await store.listOf(db, userId, page);
      return { messages: messages.map(presentOwn), unread, total, ...page };
    },

    async see(userId: string, ids: readonly string[]): Promise<{ unread: number }> {
      await store.markSeen(db, userId, ids, clock.now());
      return { unread: (await store.countOf(db, userId)).unread };
    },

    async listReceived(query: RouteQuery<typeof listMessages>) {
      const { rows, ...page } = await received.page(db, query);
      return { messages: rows, open: await store.countOpen(db), ...page };
    },

    listAllReceived: (query: RouteQuery<typeof exportMessages>) => received.all(db, query),

    /** AppError wrong_state where another operator was faster: what is decided is opened again before it is decided anew. */
    async decide(
      actor: Actor,
      { id, decision, answer, note }: RouteBody<typeof decideMessage>,
    ): Promise<ReceivedMessage> {
      return await inTransaction(db, async (tx) => {
        const message = await store.lockMessage(tx, id);
        if (!message) throw new AppError('not_found');
        if ((message.state === 'OPEN') === (decision === 'REOPEN')) throw new AppError('wrong_state');
        const at = clock.now();
        const decided = await store.writeDecision(tx, id, {
          state: stateAfter[decision],
          answer: decision === 'ANSWER' ? (answer ?? null) : message.answer,
          answeredAt: decision === 'ANSWER' ? at : message.answeredAt,
          // Another answer is to be seen anew; what was filed or opened again is not.
          seenAt: decision === 'ANSWER' ? null : message.seenAt,
          note: note === undefined ? message.note : note || null,
          decidedBy: actorName(actor),
        });
        // The log outlives the account: what was said is in the message alone, and goes with it.
        await recordAudit(tx, {
          ...{ actor, at, subject: `message:${id}`, action: `messages.${decision.toLowerCase()}` },
          before: { state: message.state },
          after: { state: decided.state },
        });
        const [presented] = await present(tx, [decided]);
        if (!presented) throw new Error('a message that was decided is gone');
        return presented;
      });
    },

    sweep: sweepOfAged({ table: 'customer_messages', column: 'created_at', keptMs: config.retention.messagesMs }),

    accountPart: {
      room: 'home',
      exportRows: async (tx: Tx, userId: string) => ({ customer_messages: await store.listForExport(tx, userId) }),
      erase: store.deleteOf,
    },
  };
}

const stateAfter = { ANSWER: 'ANSWERED', DONE: 'DONE', REOPEN: 'OPEN' } as const;

const presentOwn = (message: store.Message): OwnMessage => ({
  ...{ id: message.id, text: message.text, contact: message.contact, state: message.state, answer: message.answer },
  answered_at: message.answeredAt?.toISOString() ?? null,
  is_unread: message.answer !== null && message.seenAt === null,
  created_at: message.createdAt.toISOString(),
});

function presentReceived(message: store.Message, users: ReadonlyMap<string, AccountDescription>): ReceivedMessage {
  const { id, text, contact, language, state, answer, note } = message;
  return {
    ...{ id, text, contact, language, state, answer, note },
    sub_domain: message.subDomain,
    user: (message.userId !== null && users.get(message.userId)) || null,
    decided_by: message.decidedBy,
    answered_at: message.answeredAt?.toISOString() ?? null,
    created_at: message.createdAt.toISOString(),
  };
}
