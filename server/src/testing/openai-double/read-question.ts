import { Language } from '@yanmo/contract/languages';
import { z } from 'zod';

export const ChatRequest = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })).min(1),
  stream: z.boolean().optional(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
  response_format: z.looseObject({ type: z.enum(['text', 'json_object', 'json_schema']) }).optional(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** What a request asks for, as a model would understand it from its words. */
export interface Question {
  task: 'titles' | 'keywords' | 'outline';
  language: Language;
  words: number;
  variant: number;
  data: Readonly<Record<string, string>>;
  /** The request shows the double an answer of its own. */
  isFollowUp: boolean;
  /** Entries of that answer that were accepted and must not come again. */
  acceptedCount: number;
}

const Brief = z.object({
  task: z.enum(['titles', 'keywords', 'outline']),
  language: Language,
  words: z.coerce.number().default(3000),
  variant: z.coerce.number().default(0),
});

export function findQuestion({ messages }: ChatRequest): Question | null {
  const firstUser = messages.find(({ role }) => role === 'user')?.content ?? '';
  const line = /^\[brief\] (.+)$/m.exec(firstUser)?.[1] ?? '';
  const parsed = Brief.safeParse(Object.fromEntries(line.split(' ').map((pair) => pair.split('='))));
  if (!parsed.success) return null;
  const data: Record<string, string> = {};
  for (const match of firstUser.matchAll(/<data name="(\w+)" id="([0-9a-f]+)">\n([\s\S]*?)\n<\/data id="\2">/g)) {
    data[match[1] ?? ''] = match[3] ?? '';
  }
  const isFollowUp = messages.some(({ role }) => role === 'assistant');
  const lastLine = messages.at(-1)?.content.split('\n').at(-1) ?? '';
  return {
    ...parsed.data,
    data,
    isFollowUp,
    acceptedCount: isFollowUp ? Number(/\d+/.exec(lastLine)?.[0] ?? 0) : 0,
  };
}
