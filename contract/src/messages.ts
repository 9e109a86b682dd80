import { z } from 'zod';
import { Language } from './languages.ts';
import { exportOf, listQuery } from './operator-list.ts';
import { PageQuery, PageResult } from './page.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

export const messageLimits = { text: 2_000, contact: 120, answer: 2_000, note: 1_000, search: 100 } as const;

export const messageStates = ['OPEN', 'ANSWERED', 'DONE'] as const;
export const MessageState = z.enum(messageStates);
export type MessageState = z.infer<typeof MessageState>;

export const OwnMessage = z.object({
  id: z.string(),
  text: z.string(),
  contact: z.string(),
  state: MessageState,
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
  /** There is an answer that its student has not seen. */
  is_unread: z.boolean(),
  created_at: z.iso.datetime(),
});
export type OwnMessage = z.infer<typeof OwnMessage>;

export const sendMessage = defineRoute({
  method: 'POST',
  path: `${prefix}/home/message`,
  who: 'optional',
  summary: 'Write to customer service; a visitor says how to be answered, a student is answered here.',
  body: z.strictObject({
    text: z.string().trim().min(1).max(messageLimits.text),
    contact: z.string().trim().max(messageLimits.contact).optional(),
  }),
  result: z.object({ id: z.string(), state: MessageState }),
});

export const listOwnMessages = defineRoute({
  method: 'GET',
  path: `${prefix}/home/messages`,
  who: 'user',
  summary: 'One’s own messages to customer service with their answers, newest first.',
  query: PageQuery.strict(),
  result: PageResult.extend({ messages: z.array(OwnMessage), unread: z.int() }),
});

export const seeMessages = defineRoute({
  method: 'POST',
  path: `${prefix}/home/messages`,
  who: 'user',
  summary: 'Say that the answers were seen.',
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(50) }),
  result: z.object({ unread: z.int() }),
});

export const ReceivedMessage = z.object({
  id: z.string(),
  text: z.string(),
  contact: z.string(),
  language: Language,
  /** Of the agent's site by which it came. */
  sub_domain: z.string().nullable(),
  /** Null for a visitor; the phone is masked. */
  user: z.object({ id: z.string(), user_name: z.string(), phone: z.string() }).nullable(),
  state: MessageState,
  answer: z.string().nullable(),
  note: z.string().nullable(),
  decided_by: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

export const listMessages = defineRoute({
  method: 'GET',
  path: `${prefix}/admin/messages`,
  who: 'operator',
  summary: 'What people wrote to customer service; what waits longest first, else the newest first.',
  query: listQuery(['waiting', 'created_at', 'answered_at'], {
    state: MessageState.optional(),
    search: z.string().trim().max(messageLimits.search).optional(),
  }),
  result: PageResult.extend({ messages: z.array(ReceivedMessage), open: z.int() }),
});

export const exportMessages = exportOf(listMessages, 'The same messages as CSV, all pages of them.');

export const decideMessage = defineRoute({
  method: 'POST',
  path: `${prefix}/admin/messages`,
  who: 'operator',
  summary:
    'Answer a message, close it without an answer, or open it again; only the student sees the answer, nobody the note.',
  body: z
    .strictObject({
      id: z.uuid(),
      decision: z.enum(['ANSWER', 'DONE', 'REOPEN']),
      answer: z.string().trim().min(1).max(messageLimits.answer).optional(),
      note: z.string().trim().max(messageLimits.note).optional(),
    })
    .refine(({ decision, answer }) => (decision === 'ANSWER') === (answer !== undefined), {
      path: ['answer'],
      message: 'required',
    }),
  result: ReceivedMessage,
});
