import { z } from 'zod';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** `url`: an address that the provider can reach, or a data: URL with the file itself. */
export type ContentPart =
  | { type: 'text'; text: string }
  | { type: 'image'; url: string }
  | { type: 'file'; name: string; url: string };

/** A call as the model wrote it: the arguments are JSON by intent only, and are checked by whoever has the tool. */
export const ToolCall = z.object({ id: z.string(), name: z.string(), arguments: z.string() });
export type ToolCall = z.infer<typeof ToolCall>;

/** What a model can be told beside plain text: parts, the calls that it made, and what came of them. */
export type ModelMessage =
  | ChatMessage
  | { role: 'user'; content: readonly ContentPart[] }
  | { role: 'assistant'; content: string; toolCalls: readonly ToolCall[] }
  | { role: 'tool'; toolCallId: string; content: string };

/** Something that the model may ask for; `parameters` is a JSON schema of an object. */
export interface Tool {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

/** The JSON that is wanted, as a schema for servers that take one. */
export interface AnswerShape {
  name: string;
  schema: Record<string, unknown>;
}
