import { z } from 'zod';
import { Language } from './languages.ts';
import { defineRoute } from './route.ts';

/** Characters of one message; whoever has more to show sends a file. */
export const chatMessageMaximum = 8_000;
/** Sessions of one user that are open at a time: one more closes the one that was longest silent. */
export const openSessionsMaximum = 30;
/** Files of one session, and pages of one file. */
export const chatFilesMaximum = 10;
export const chatPagesMaximum = 300;

const SessionId = z.uuid();
const MessageId = z.uuid();
const FileKey = z.string().min(1).max(200);
/** For callers that cannot set a header. */
const TokenQuery = z.strictObject({ token: z.string().max(200).optional() });

/** What an answer may rest on: a paper (out_trade_no), an outline (key1), or the whole of one's own library. */
export const ChatContext = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('PAPER'), key: z.string().min(1).max(64) }),
  z.strictObject({ kind: z.literal('OUTLINE'), key: z.string().min(1).max(64) }),
  z.strictObject({ kind: z.literal('LIBRARY') }),
]);
export type ChatContext = z.infer<typeof ChatContext>;

export const ChatFile = z.object({
  file_key: z.string(),
  name: z.string(),
  pages: z.int().nullable(),
  characters: z.int(),
  /** READING: its passages are not all there yet. */
  state: z.enum(['READING', 'READY', 'FAILED']),
  /** Of one that FAILED: why it cannot be read. */
  error: z.object({ error: z.string(), message: z.string() }).nullable(),
});
export type ChatFile = z.infer<typeof ChatFile>;

/** FILE, PAPER, OUTLINE, WORK are the user's own; GUIDE is our writing guide, HELP the site's help with the user's own orders. */
export const chatSourceKinds = ['FILE', 'PAPER', 'OUTLINE', 'WORK', 'GUIDE', 'HELP'] as const;

/** A passage that an answer rests on; `[n]` in its text is the source with that number. */
export const ChatSource = z.object({
  number: z.int(),
  kind: z.enum(chatSourceKinds),
  /** Of FILE, PAPER, OUTLINE, WORK: what `chat/passage/{id}` opens. Null for GUIDE and HELP, whose text is all here. */
  passage_id: z.string().nullable(),
  title: z.string(),
  heading: z.string().nullable(),
  page: z.int().nullable(),
  text: z.string(),
  /** What it is of: file_key, out_trade_no, key1, work id, guide entry, or a path of the site. */
  key: z.string(),
});
export type ChatSource = z.infer<typeof ChatSource>;

export const ChatUsage = z.object({
  /** FREE: one of the day's messages; PREPAID: paid with prepaid characters; BUILT_IN: costs nothing. */
  paid_by: z.enum(['FREE', 'PREPAID', 'BUILT_IN']),
  /** Characters answered; what was taken of the prepaid ones where these pay. */
  characters: z.int(),
});
export type ChatUsage = z.infer<typeof ChatUsage>;

/** WRITING grows; STOPPED by its reader; FAILED stays with what there was, and can be tried again. */
export const chatMessageStates = ['WRITING', 'DONE', 'STOPPED', 'FAILED'] as const;

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['USER', 'ASSISTANT']),
  state: z.enum(chatMessageStates),
  /** Markdown of an answer; a question as it was typed. */
  text: z.string(),
  /** Of a question. */
  files: z.array(ChatFile),
  /** Of an answer. */
  sources: z.array(ChatSource),
  usage: ChatUsage.nullable(),
  /** `builtin …` or `model …`, as papers name it. */
  engine: z.string().nullable(),
  error: z.object({ error: z.string(), message: z.string() }).nullable(),
  created_at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatSession = z.object({
  session_id: z.string(),
  /** Made from the first message; may be changed. */
  title: z.string(),
  is_open: z.boolean(),
  /** Why it is closed: by its user, or as the oldest when another was opened. */
  closed_by: z.enum(['USER', 'LIMIT']).nullable(),
  files: z.array(ChatFile),
  context: ChatContext.nullable(),
  /** Of the paper or the outline. */
  context_title: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_message_at: z.iso.datetime(),
});
export type ChatSession = z.infer<typeof ChatSession>;

/** What is left today, and who answers. */
export const ChatAllowance = z.object({
  is_built_in: z.boolean(),
  free_per_day: z.int(),
  free_left: z.int(),
  characters: z.int(),
  /** When the free messages come back. */
  renews_at: z.iso.datetime(),
});
export type ChatAllowance = z.infer<typeof ChatAllowance>;

/** The events of a stream, by name. */
export const chatEvents = {
  /** First of all. `closed` is the session that made room for a new one. */
  session: z.object({
    session: ChatSession,
    question: ChatMessage,
    answer: ChatMessage,
    closed: ChatSession.pick({ session_id: true, title: true }).nullable(),
  }),
  /** Put at `at` (in UTF-16 units of the answer); what stood after it goes. */
  delta: z.object({ message_id: z.string(), at: z.int(), text: z.string() }),
  sources: z.object({ message_id: z.string(), sources: z.array(ChatSource) }),
  usage: z.object({ message_id: z.string(), usage: ChatUsage, allowance: ChatAllowance }),
  /** The answer as it is kept: DONE or STOPPED. */
  done: z.object({ message: ChatMessage }),
  /** The answer as far as it came: FAILED, with its error. */
  error: z.object({ message: ChatMessage }),
} as const;
export type ChatEvents = { [Name in keyof typeof chatEvents]: z.infer<(typeof chatEvents)[Name]> };

const streamSummary =
  'Server-sent events: `session`, then `delta` as the answer grows, `sources`, `usage`, and `done` or `error` with the whole answer.';

export const sendChatMessage = defineRoute({
  method: 'POST',
  path: '/chat',
  who: 'user',
  takesToken: true,
  summary: `Ask in a session, or begin one. ${streamSummary} Nothing is lost when the connection is: GET /chat/events/{message_id} goes on.`,
  query: TokenQuery,
  body: z.strictObject({
    session_id: SessionId.optional(),
    message: z.string().trim().min(1).max(chatMessageMaximum),
    /** Uploads with purpose CHAT; they stay with the session. */
    file_keys: z.array(FileKey).max(chatFilesMaximum).optional(),
    /** The out_trade_no of a paper of one's own. */
    paper: z.string().min(1).max(64).optional(),
    context: ChatContext.optional(),
    /** A question of this session: this message takes its place, and what came after it goes. The same words ask again. */
    replaces: MessageId.optional(),
    /** The language of the page; an answer is in the question's own where that can be told. */
    language: Language.optional(),
  }),
  result: z.unknown(),
  shape: 'stream',
});

export const followChatMessage = defineRoute({
  method: 'GET',
  path: '/chat/events/{message_id}',
  who: 'user',
  takesToken: true,
  summary: `Follow an answer that is being written, from its beginning. ${streamSummary}`,
  params: z.strictObject({ message_id: MessageId }),
  query: TokenQuery,
  result: z.unknown(),
  shape: 'stream',
});

export const stopChatMessage = defineRoute({
  method: 'POST',
  path: '/chat/stop',
  who: 'user',
  takesToken: true,
  summary: 'Stop an answer that is being written; what there is stays.',
  query: TokenQuery,
  body: z.strictObject({ message_id: MessageId }),
  result: ChatMessage,
});

export const uploadChatFile = defineRoute({
  method: 'POST',
  path: '/uploadFile',
  who: 'user',
  takesToken: true,
  summary: 'Upload a file to ask about: PDF, Word, text or Markdown, at most 20 MB and 300 pages.',
  query: TokenQuery,
  form: z.strictObject({ file: z.file() }),
  result: ChatFile,
  shape: 'multipart',
});

export const readChat = defineRoute({
  method: 'GET',
  path: '/chatAllInfo',
  who: 'user',
  takesToken: true,
  summary: 'The sessions, the latest first; or, with `session_id`, one of them with its messages.',
  query: TokenQuery.extend({
    session_id: SessionId.optional(),
    /** Sessions before this moment, by their last message. */
    before: z.iso.datetime().optional(),
    /** With `before`, both of the last session that was shown: of those with the same moment, what comes behind it. */
    before_session: SessionId.optional(),
    /** Of a session, what was said before this message. */
    before_message: MessageId.optional(),
  }),
  result: z.object({
    sessions: z.array(ChatSession),
    /** Earlier sessions; of one session, earlier messages. */
    has_more: z.boolean(),
    session: ChatSession.nullable(),
    messages: z.array(ChatMessage),
    allowance: ChatAllowance,
  }),
});

export const closeChatSession = defineRoute({
  method: 'GET',
  path: '/closeSession',
  who: 'user',
  takesToken: true,
  summary: 'Close a session: it can be read, and takes no more messages.',
  query: TokenQuery.extend({ session_id: SessionId }),
  result: z.null(),
});

export const changeChatSession = defineRoute({
  method: 'POST',
  path: '/chat/session',
  who: 'user',
  takesToken: true,
  summary: 'Give a session another title, open it again, or take a file out of it.',
  query: TokenQuery,
  body: z.strictObject({
    session_id: SessionId,
    title: z.string().trim().min(1).max(80).optional(),
    is_open: z.literal(true).optional(),
    remove_file: FileKey.optional(),
    context: ChatContext.nullable().optional(),
  }),
  /** `closed` is the session that made room for one that was opened again. */
  result: ChatSession.extend({ closed: ChatSession.pick({ session_id: true, title: true }).nullable() }),
});

export const removeChatSession = defineRoute({
  method: 'POST',
  path: '/chat/remove',
  who: 'user',
  takesToken: true,
  summary: 'Remove a session for good, with its messages, its files and what was read of them.',
  query: TokenQuery,
  body: z.strictObject({ session_id: SessionId }),
  result: z.null(),
});

export const readChatContext = defineRoute({
  method: 'GET',
  path: '/chat/context',
  who: 'user',
  takesToken: true,
  summary: 'Whether a paper or an outline of one’s own can be asked about by now, and its title.',
  query: TokenQuery.extend({ kind: z.enum(['PAPER', 'OUTLINE']), key: z.string().min(1).max(64) }),
  result: z.object({ title: z.string() }),
});

export const readChatPassage = defineRoute({
  method: 'GET',
  path: '/chat/passage/{passage_id}',
  who: 'user',
  takesToken: true,
  summary: 'A passage that an answer rests on, with what stands around it.',
  params: z.strictObject({ passage_id: z.string().min(1).max(64) }),
  query: TokenQuery,
  result: z.object({
    passage_id: z.string(),
    kind: z.enum(chatSourceKinds),
    key: z.string(),
    title: z.string(),
    heading: z.string().nullable(),
    page: z.int().nullable(),
    before: z.string(),
    text: z.string(),
    after: z.string(),
    /** The file itself, signed, where the passage is of one. */
    url: z.string().nullable(),
  }),
});
