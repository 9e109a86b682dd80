import type { ChatEvents } from '@yanmo/contract/chat';
import type { FastifyReply } from 'fastify';
import { type EventStream, openEventStream } from '../../platform/events/event-stream.ts';
import { createBell } from '../../platform/events/events.ts';
import { followTexts } from '../../platform/events/text-follower.ts';
import { openedText } from '../../platform/live-text/live-text-store.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EndAnswer } from './end-answer.ts';
import { findMessage, type Message } from './message-store.ts';
import type { ReaderPresence } from './reader-presence.ts';

export interface FollowParts {
  endAnswer: Pick<EndAnswer, 'lost'>;
  presence: ReaderPresence;
}

export interface Following {
  answerId: string;
  userId: string;
  mayStillCall(): Promise<boolean>;
  reply: FastifyReply;
  /** Called once it is watched: nothing of it can have been missed. Left out, it may have begun before. */
  start?: (() => void) | undefined;
  /** AppError not_found before the stream begins. */
  begin(): Promise<ChatEvents['session']>;
  /** Its last events. */
  end(message: Message): Promise<Pick<ChatEvents, 'usage' | 'done' | 'sources'>>;
}

const retryMs = 1_000;

/** One reader of one answer, in whatever process it is written: from its first word, through breaks of the channel, to its end. */
export function createFollow(
  { db, events, config, logger }: Pick<Platform, 'db' | 'events' | 'config' | 'logger'>,
  { endAnswer, presence }: FollowParts,
) {
  /** A writer that died is found out within its lease. */
  const lookMs = Math.min(config.streamHeartbeatMs, config.stepLeaseMs);

  async function sendEnd(stream: EventStream, sent: number, message: Message, following: Following): Promise<void> {
    const { usage, done, sources } = await following.end(message);
    const message_id = message.id;
    const send = <Name extends keyof ChatEvents>(type: Name, data: ChatEvents[Name]) => stream.send({ type, data });
    // A reader that was slow has the rest in one.
    if (message.text.length > sent) await send('delta', { message_id, at: sent, text: message.text.slice(sent) });
    await send('sources', sources);
    if (message.state === 'FAILED') await send('error', done);
    else {
      await send('usage', usage);
      await send('done', done);
    }
  }

  async function follow(stream: EventStream, following: Following): Promise<void> {
    const { answerId, userId } = following;
    const bell = createBell();
    let mustRead = !following.start;
    const wake = () => {
      mustRead = true;
      bell.ring();
    };
    const ask = async () => {
      if (!(await following.mayStillCall().catch(() => true))) stream.end();
    };
    const unwatch = events.watch(answerId, { stream, wake, readerId: userId, ask: () => void ask() });
    const texts = followTexts({
      ...{ readers: events.texts, topic: answerId, onChange: bell.ring, positions: new Map() },
      opened: following.start && openedText(answerId),
    });
    following.start?.();
    // Behind it: a reader of what this process writes costs the database nothing.
    const leave = presence.enter(answerId);
    let isOver = false;
    stream.closed.addEventListener('abort', bell.ring);
    let sent = 0;
    let askAt = performance.now() + config.streamHeartbeatMs;
    try {
      while (!stream.closed.aborted) {
        let waitMs = lookMs;
        try {
          bell.reset();
          for (const { offset, text } of texts.takeNews()) {
            sent = offset + text.length;
            await stream.send({ type: 'delta', data: { message_id: answerId, at: offset, text } });
          }
          if (mustRead) {
            mustRead = false;
            const message = await findMessage(db, userId, answerId);
            // Removed with its session, or with the account.
            if (!message) return;
            isOver = message.state !== 'WRITING';
            if (isOver) return await sendEnd(stream, sent, message, following);
          }
        } catch (error) {
          logger.warn({ err: error }, 'cannot read an answer now');
          mustRead = true;
          waitMs = Math.min(waitMs, retryMs);
        }
        if (await bell.wait(waitMs)) continue;
        mustRead = true;
        await endAnswer.lost({ id: answerId }).catch(() => undefined);
        await stream.keepAlive();
        if (performance.now() < askAt) continue;
        askAt = performance.now() + config.streamHeartbeatMs;
        await ask();
      }
    } finally {
      stream.closed.removeEventListener('abort', bell.ring);
      unwatch();
      texts.close();
      leave(isOver);
    }
  }

  return async (following: Following): Promise<void> => {
    const first = await following.begin();
    const stream = openEventStream(following.reply);
    try {
      await stream.send({ type: 'session', data: first });
      await follow(stream, following);
    } finally {
      stream.end();
    }
  };
}
