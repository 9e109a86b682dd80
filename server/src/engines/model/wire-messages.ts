import type {
  ChatCompletionContentPart,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions';
import type { ContentPart, ModelMessage, Tool } from './chat.ts';

/** Messages as the protocol has them. Texts are cut in many places: half of a sign would make a server refuse the whole. */
export function toWireMessage(message: ModelMessage): ChatCompletionMessageParam {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.toolCallId, content: message.content.toWellFormed() };
  }
  if ('toolCalls' in message) {
    return {
      role: 'assistant',
      content: message.content === '' ? null : message.content.toWellFormed(),
      tool_calls: message.toolCalls.map(({ id, name, arguments: given }) => ({
        ...{ id, type: 'function' as const, function: { name, arguments: given } },
      })),
    };
  }
  if (typeof message.content === 'string')
    return { role: message.role, content: message.content.toWellFormed() } as ChatCompletionMessageParam;
  return { role: 'user', content: message.content.map(toWirePart) };
}

function toWirePart(part: ContentPart): ChatCompletionContentPart {
  switch (part.type) {
    case 'text':
      return { ...part, text: part.text.toWellFormed() };
    case 'image':
      return { type: 'image_url', image_url: { url: part.url } };
    case 'file':
      return { type: 'file', file: { filename: part.name, file_data: part.url } };
  }
}

export function toWireTool({ name, description, parameters }: Tool): ChatCompletionTool {
  return { type: 'function', function: { name, description, parameters } };
}
