import type { QueryClient } from '@tanstack/react-query';
import type { ChatEvents, ChatMessage, sendChatMessage } from '@yanmo/contract/chat';
import type { RouteInput } from '@yanmo/contract/route';
import { fillPath, transportError } from '../../lib/api.ts';
import { openEventStream, type ServerEvent } from '../../lib/event-stream.ts';
import { readSession, subscribeSession } from '../../lib/session.ts';
import {
  keepAllowance,
  keepMessage,
  keepSession,
  loadRoutes,
  type SessionInfo,
  sessionKey,
  sessionsKey,
} from './api.ts';
import { addToLive, beginLive, changeLive, endLive, readLive } from './live-answers.ts';
import { postForEvents } from './post-for-events.ts';

export type Sending = NonNullable<RouteInput<typeof sendChatMessage>['body']>;
export type Begun = ChatEvents['session'];

/** Answers that are followed already, with what ends that; a page that is drawn twice follows once. */
const followed = new Map<string, () => void>();

/**
 * Asks. Resolves when the question is taken, with what was begun; the answer then grows wherever it is shown, also when
 * nobody waits for it any more. Rejects with ApiError; without an answer it may have been
 * taken all the same, and the same key finds out.
 */
export async function ask(client: QueryClient, body: Sending, idempotencyKey: string): Promise<Begun> {
  const { sendChatMessage } = await loadRoutes();
  return await new Promise<Begun>((resolve, reject) => {
    let begun: Begun | null = null;
    const read = (event: ServerEvent) => {
      const taken = readEvent(client, event, body.replaces);
      if (taken && begun === null) {
        begun = taken;
        followed.set(taken.answer.id, () => undefined);
        resolve(taken);
      }
    };
    postForEvents({ path: sendChatMessage.path, body, idempotencyKey, onEvent: read }).then(
      () => goOn(),
      (error: unknown) => {
        if (begun === null) reject(error);
        else goOn();
      },
    );
    /** The connection ended: with the answer, or before it, which is then followed by its own call. */
    function goOn(): void {
      if (begun === null) {
        reject(transportError('unreadable_answer', 0));
        return;
      }
      const { id } = begun.answer;
      if (readLive(id)) {
        followed.delete(id);
        follow(client, begun.answer, begun.session.session_id);
      }
    }
  });
}

/** Goes on reading an answer that is being written: after a reload, in a second tab, after a lost connection. */
export function follow(client: QueryClient, answer: ChatMessage, sessionId: string): void {
  if (followed.has(answer.id)) return;
  followed.set(answer.id, () => undefined);
  beginLive(answer, sessionId);
  void loadRoutes().then(({ followChatMessage }) => {
    if (!followed.has(answer.id)) return;
    const close = openEventStream({
      url: fillPath(followChatMessage.path, { message_id: answer.id }),
      // Nobody reading means that the answer is not wanted: a tab that is hidden still wants it.
      visibility: { isHidden: () => false, subscribe: () => () => undefined },
      onEvent: (event) => void readEvent(client, event),
      onConnectionChange: (isConnected) => changeLive(answer.id, { isConnected }),
      onRefused: () => {
        finish(answer.id);
        void client.invalidateQueries({ queryKey: sessionKey(sessionId) });
      },
    });
    followed.set(answer.id, close);
  });
}

function finish(messageId: string): void {
  followed.get(messageId)?.();
  followed.delete(messageId);
  endLive(messageId);
}

let reader = readSession()?.token ?? null;
subscribeSession(() => {
  const now = readSession()?.token ?? null;
  if (now === reader) return;
  reader = now;
  // Another person is here now, or nobody.
  for (const id of [...followed.keys()]) finish(id);
});

/** The answer as it is kept takes the place of the one that grew. */
export function keepAnswer(client: QueryClient, message: ChatMessage): void {
  const sessionId = readLive(message.id)?.sessionId;
  if (sessionId) keepMessage(client, sessionId, message);
  finish(message.id);
  void client.invalidateQueries({ queryKey: sessionsKey });
}

/** Reads one event into what the pages show; answers what was begun when it says so. */
function readEvent(client: QueryClient, { type, data }: ServerEvent, replaced?: string): Begun | null {
  const event = { type, ...(JSON.parse(data) as object) } as {
    [Name in keyof ChatEvents]: { type: Name } & ChatEvents[Name];
  }[keyof ChatEvents];
  switch (event.type) {
    case 'session':
      keepBegun(client, event, replaced);
      return event;
    case 'delta':
      addToLive(event);
      return null;
    case 'sources':
      changeLive(event.message_id, { sources: event.sources });
      return null;
    case 'usage':
      keepAllowance(client, event.allowance);
      return null;
    case 'done':
    case 'error':
      keepAnswer(client, event.message);
      return null;
    default:
      return null;
  }
}

/** The question stands last but one: whatever it takes the place of, and what came after that, is gone. */
function keepBegun(client: QueryClient, { session, question, answer }: Begun, replaced: string | undefined): void {
  beginLive(answer, session.session_id);
  client.setQueryData<SessionInfo>(sessionKey(session.session_id), (info) => {
    const before = info?.messages ?? [];
    const at = before.findIndex(({ id }) => id === question.id || id === answer.id || id === replaced);
    const messages = [...(at < 0 ? before : before.slice(0, at)), question, answer];
    return { session, messages, hasEarlier: info?.hasEarlier ?? false };
  });
  keepSession(client, session);
  void client.invalidateQueries({ queryKey: sessionsKey });
}
