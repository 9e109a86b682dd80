import type http from 'node:http';
import { EventParser } from './event-parser.ts';
import type { ReadingPace } from './reading-pace.ts';

/** The last of a stream, by the protocol; what a server sends behind it is thrown away. */
const lastEvent = '[DONE]';
/** A server that has said all may leave the connection to the next question; one that does not end is left. */
const endMs = 2_000;

/**
 * Reads a stream to its end. `take` gets the events of one read together, and answers whether to go on. Resolves when the stream is
 * over or no more of it is wanted; rejects with what `take` throws, and when the connection breaks.
 */
export function readEvents(
  incoming: http.IncomingMessage,
  pace: ReadingPace,
  take: (events: readonly string[]) => { goesOn: boolean; mayRest: boolean },
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const parser = new EventParser();
  const { socket } = incoming;
  const leave = pace.enter();
  // Of a message that is whole the socket serves another by now.
  const goOn = () => {
    if (!incoming.complete) socket.resume();
  };
  let isOver = false;

  function end(settle: () => void): void {
    if (isOver) return;
    isOver = true;
    leave();
    pace.forget(goOn);
    settle();
  }

  function drain(): void {
    const timer = setTimeout(() => incoming.destroy(), endMs);
    incoming.once('close', () => clearTimeout(timer));
  }

  function read(text: string): void {
    const events = parser.push(text);
    const last = events.findIndex((event) => event.startsWith(lastEvent));
    const { goesOn, mayRest } = take(last >= 0 ? events.slice(0, last) : events);
    if (!goesOn) {
      end(resolve);
      incoming.destroy();
    } else if (last >= 0) {
      end(resolve);
      drain();
    } else if (mayRest && !incoming.complete && pace.rest(goOn)) socket.pause();
  }

  incoming.setEncoding('utf8');
  // All that has come, in one: by `data` each piece of it would come by itself.
  incoming.on('readable', () => {
    for (let text = incoming.read(); text !== null; text = incoming.read()) {
      if (isOver) continue;
      try {
        read(text);
      } catch (error) {
        end(() => reject(error));
        incoming.destroy();
      }
    }
  });
  incoming.on('end', () => end(resolve));
  incoming.on('error', (error) => end(() => reject(error)));
  // Given up before it ended, by us or by the server.
  incoming.on('close', () => end(() => reject(new Error('the connection was closed in the middle of an answer'))));
  return promise;
}
