import type { ChatTurn } from '../../engines/chat-port.ts';
import type { Message } from './message-store.ts';

/** Messages that are read back, and characters of them that a model is shown: a question rests on what was said last. */
export const historyMessages = 20;
const historyCharacters = 12_000;
const turnCharacters = 4_000;

/** What was said before, the oldest first: whole turns as far as they fit, a long one by its beginning and its end. */
export function historyOf(messages: readonly Message[]): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let left = historyCharacters;
  for (const { role, text, state } of messages.toReversed()) {
    // A part that came to nothing would be taken for what was said.
    if (text === '' || state === 'FAILED' || state === 'WRITING') continue;
    const shown = shorten(text);
    left -= shown.length;
    if (left < 0) break;
    turns.unshift({ role, text: shown });
  }
  return turns;
}

function shorten(text: string): string {
  if (text.length <= turnCharacters) return text;
  const half = turnCharacters / 2;
  return `${text.slice(0, half).toWellFormed()}\n…\n${text.slice(-half).toWellFormed()}`;
}
