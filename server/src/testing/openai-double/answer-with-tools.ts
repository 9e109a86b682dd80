import type { ChatRequest } from './read-question.ts';
import { tokenize } from './tokenize.ts';

export interface PlannedCall {
  id: string;
  name: string;
  /** In the pieces in which it is sent. */
  arguments: string[];
}

export interface ToolAnswer {
  tokens: string[];
  calls: PlannedCall[];
}

/**
 * To a request with tools: the calls that the last message asks for, a line each (`[call] name {"json": true}`); once
 * their results are there, a text that repeats all that was given. Null when the request has no tools.
 */
export function answerWithTools({ messages, tools }: ChatRequest): ToolAnswer | null {
  if (!tools) return null;
  const last = messages.at(-1);
  if (last?.role !== 'user') return { tokens: tokenize(repeat(messages)), calls: [] };
  const known = new Set(tools.map((tool) => tool.function.name));
  const calls = [...last.content.matchAll(/^\[call\] ([\w-]+) (.+)$/gm)]
    .filter(([, name = '']) => known.has(name))
    .map(([, name = '', given = ''], index) => ({
      ...{ id: `call_${messages.length}_${index}`, name, arguments: given.match(/[\s\S]{1,5}/g) ?? [] },
    }));
  return { tokens: calls.length > 0 ? ['Let ', 'me ', 'look.'] : tokenize(repeat(messages)), calls };
}

function repeat(messages: ChatRequest['messages']): string {
  return messages
    .filter(({ role }) => role === 'user' || role === 'tool')
    .map(({ role, content }) => `${role}: ${content}`)
    .join('\n');
}

/** The pieces of several calls among each other, as providers send them. */
export function* piecesOf(calls: readonly PlannedCall[]): Generator<object> {
  for (const [index, { id, name }] of calls.entries()) {
    yield { index, id, type: 'function', function: { name, arguments: '' } };
  }
  const longest = Math.max(0, ...calls.map(({ arguments: pieces }) => pieces.length));
  for (let piece = 0; piece < longest; piece += 1) {
    for (const [index, { arguments: pieces }] of calls.entries()) {
      if (pieces[piece] !== undefined) yield { index, function: { arguments: pieces[piece] } };
    }
  }
}
