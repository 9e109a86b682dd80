import type { ChatMessage } from './chat.ts';
import { estimateTokens } from './cost.ts';

/** What a question leaves free besides its answer: enough to say in a further round what is wrong with it. */
export const followUpTokens = 300;
/** Of them, for the words of the round itself. */
const wordsTokens = 160;
/** Below it what is shown of an answer says nothing. */
const leastShown = 60;

export const tokensOf = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);

/** Tokens that a further round may take to show an answer and what is wrong with it, beside the question and what is still to come. */
export function roomToShow(asked: readonly ChatMessage[], contextTokens: number, restTokens: number): number {
  return Math.max(leastShown, contextTokens - tokensOf(asked) - restTokens - wordsTokens);
}

/** Beginnings of what is told: with each its place. */
export const cutTo = (text: string, tokens: number): string => {
  const whole = estimateTokens(text);
  return whole <= tokens
    ? text
    : `${text.slice(0, Math.floor((text.length * tokens) / whole)).replace(/\p{Cs}$/u, '')}…`;
};

/** Its end: where it is gone on from. */
export const endOf = (text: string, tokens: number): string => {
  const whole = estimateTokens(text);
  if (whole <= tokens) return text;
  return `…${text.slice(text.length - Math.floor((text.length * tokens) / whole)).replace(/^\p{Cs}/u, '')}`;
};

/** The last entries of a list, as many as there is room for; what stood before them is left out. */
export function lastEntries(entries: readonly unknown[], tokens: number): unknown[] {
  let left = tokens;
  const shown: unknown[] = [];
  for (const entry of entries.toReversed()) {
    left -= estimateTokens(JSON.stringify(entry));
    if (left < 0) break;
    shown.unshift(entry);
  }
  return shown.length === entries.length ? shown : ['…', ...shown];
}
