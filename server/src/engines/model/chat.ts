export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The JSON that is wanted, as a schema for servers that take one. */
export interface AnswerShape {
  name: string;
  schema: Record<string, unknown>;
}
