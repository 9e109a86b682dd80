import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  ChatAllowance,
  ChatContext,
  ChatFile,
  ChatMessage,
  ChatSession,
  readChat,
  readChatPassage,
} from '@yanmo/contract/chat';
import type { RouteResult } from '@yanmo/contract/route';
import { call, upload } from '../../lib/api.ts';
import { defaultPollMs } from '../../lib/constants.ts';
import { i18n } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/load-part.ts';
import { showInfo } from '../../lib/notify.ts';

export type ChatInfo = RouteResult<typeof readChat>;
export type ChatPassage = RouteResult<typeof readChatPassage>;

/** One session as it is shown. */
export interface SessionInfo {
  session: ChatSession;
  messages: ChatMessage[];
  /** There are earlier ones, which can be asked for. */
  hasEarlier: boolean;
}

export const loadRoutes = () => loadPart(() => import('@yanmo/contract/chat'));

/** Everything that was asked about the chat, for invalidation. */
export const chatKey = ['chat'] as const;
export const sessionsKey = [...chatKey, 'sessions'] as const;
export const sessionKey = (sessionId: string) => [...chatKey, 'session', sessionId] as const;

export const sessionsQuery = infiniteQueryOptions({
  queryKey: sessionsKey,
  queryFn: async ({ signal, pageParam }): Promise<ChatInfo> => {
    const { readChat } = await loadRoutes();
    return await call(readChat, { query: pageParam ?? {} }, { signal });
  },
  initialPageParam: null as { before: string; before_session: string } | null,
  getNextPageParam: ({ has_more: hasMore, sessions }) => {
    const last = sessions.at(-1);
    return hasMore && last ? { before: last.last_message_at, before_session: last.session_id } : null;
  },
  staleTime: 0,
});

export function sessionQuery(sessionId: string) {
  return queryOptions({
    queryKey: sessionKey(sessionId),
    queryFn: async ({ signal, client }): Promise<SessionInfo> => {
      const { readChat } = await loadRoutes();
      const read = await call(readChat, { query: { session_id: sessionId } }, { signal });
      const { session, messages, has_more: hasEarlier } = read;
      if (!session) throw new Error('a session was asked for, and none was answered');
      return withEarlier({ session, messages, hasEarlier }, client.getQueryData<SessionInfo>(sessionKey(sessionId)));
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.session.files.some((file) => file.state === 'READING') ? defaultPollMs : false,
  });
}

/** What was asked for of earlier messages stays, as long as the newest ones go on from there. */
function withEarlier(read: SessionInfo, before: SessionInfo | undefined): SessionInfo {
  const [first] = read.messages;
  const at = before?.messages.findIndex(({ id }) => id === first?.id) ?? -1;
  if (!before || at <= 0) return read;
  return { ...read, messages: [...before.messages.slice(0, at), ...read.messages], hasEarlier: before.hasEarlier };
}

/** Puts what was said before the first message that is shown above it. */
export async function loadEarlier(client: QueryClient, sessionId: string): Promise<void> {
  const first = client.getQueryData<SessionInfo>(sessionKey(sessionId))?.messages[0];
  if (!first) return;
  const { readChat } = await loadRoutes();
  const read = await call(readChat, { query: { session_id: sessionId, before_message: first.id } });
  client.setQueryData<SessionInfo>(sessionKey(sessionId), (info) => {
    // Another press, or another tab, may have changed what is first.
    if (info?.messages[0]?.id !== first.id) return info;
    return { ...info, messages: [...read.messages, ...info.messages], hasEarlier: read.has_more };
  });
}

/** The title of a paper or an outline; rejects where it cannot be asked about (yet). */
export function contextQuery(context: Exclude<ChatContext, { kind: 'LIBRARY' }> | null) {
  return queryOptions({
    queryKey: [...chatKey, 'context', context?.kind, context?.key],
    queryFn: async ({ signal }): Promise<{ title: string }> => {
      const { readChatContext } = await loadRoutes();
      if (!context) throw new Error('nothing is open');
      return await call(readChatContext, { query: context }, { signal });
    },
    enabled: context !== null,
    staleTime: 60_000,
    retry: false,
  });
}

export function passageQuery(passageId: string) {
  return queryOptions({
    queryKey: [...chatKey, 'passage', passageId],
    queryFn: async ({ signal }): Promise<ChatPassage> => {
      const { readChatPassage } = await loadRoutes();
      return await call(readChatPassage, { params: { passage_id: passageId }, query: {} }, { signal });
    },
    // The link to the file is signed for a while only.
    staleTime: 60_000,
  });
}

export async function uploadForChat(file: File, signal: AbortSignal): Promise<ChatFile> {
  const { uploadChatFile } = await loadRoutes();
  const form = new FormData();
  form.append('file', file);
  return await upload(uploadChatFile, form, { signal });
}

export async function stopAnswer(messageId: string): Promise<ChatMessage> {
  const { stopChatMessage } = await loadRoutes();
  return await call(stopChatMessage, { query: {}, body: { message_id: messageId } });
}

export async function closeSession(sessionId: string): Promise<void> {
  const { closeChatSession } = await loadRoutes();
  await call(closeChatSession, { query: { session_id: sessionId } });
}

export async function removeSession(sessionId: string): Promise<void> {
  const { removeChatSession } = await loadRoutes();
  await call(removeChatSession, { query: {}, body: { session_id: sessionId } });
}

export interface SessionChange {
  title?: string;
  is_open?: true;
  remove_file?: string;
  context?: ChatContext | null;
}

export async function changeSession(sessionId: string, change: SessionChange): Promise<ChatSession> {
  const { changeChatSession } = await loadRoutes();
  const { closed, ...session } = await call(changeChatSession, {
    query: {},
    body: { session_id: sessionId, ...change },
  });
  if (closed) showInfo(i18n.t('chat:closedOldest', { title: closed.title }));
  return session;
}

/** Puts what is known now of a session wherever it is shown. */
export function keepSession(client: QueryClient, session: ChatSession): void {
  client.setQueryData<SessionInfo>(sessionKey(session.session_id), (info) => info && { ...info, session });
  changeList(client, (sessions) => sessions.map((one) => (one.session_id === session.session_id ? session : one)));
}

export function changeList(client: QueryClient, change: (sessions: ChatSession[]) => ChatSession[]): void {
  client.setQueryData(sessionsQuery.queryKey, (list) => {
    if (!list) return list;
    return { ...list, pages: list.pages.map((page) => ({ ...page, sessions: change(page.sessions) })) };
  });
}

export function keepAllowance(client: QueryClient, allowance: ChatAllowance): void {
  client.setQueryData(sessionsQuery.queryKey, (list) => {
    if (!list) return list;
    return { ...list, pages: list.pages.map((page) => ({ ...page, allowance })) };
  });
}

export function keepMessage(client: QueryClient, sessionId: string, message: ChatMessage): void {
  client.setQueryData<SessionInfo>(sessionKey(sessionId), (info) => {
    if (!info) return info;
    return { ...info, messages: info.messages.map((one) => (one.id === message.id ? message : one)) };
  });
}
