import { Language } from '@yanmo/contract/languages';
import { z } from 'zod';

const Part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
  z.object({ type: z.literal('file'), file: z.object({ filename: z.string(), file_data: z.string() }) }),
]);

/** What the double sees of a message, as text. */
const Content = z
  .union([z.string(), z.array(Part), z.null()])
  .default(null)
  .transform((content) => (typeof content === 'string' ? content : (content ?? []).map(describePart).join('\n')));

function describePart(part: z.infer<typeof Part>): string {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'image_url':
      return `[image ${part.image_url.url}]`;
    case 'file':
      return `[file ${part.file.filename} ${part.file.file_data}]`;
  }
}

const Called = z.object({
  id: z.string().min(1),
  type: z.literal('function'),
  function: z.object({ name: z.string(), arguments: z.string() }),
});

export const ChatRequest = z.looseObject({
  model: z.string(),
  messages: z
    .array(
      z.looseObject({
        role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
        content: Content,
        tool_calls: z.array(Called).min(1).optional(),
        tool_call_id: z.string().optional(),
      }),
    )
    .min(1)
    .refine(answersItsCalls, 'every call of a tool is followed by its result, and no other result is given'),
  tools: z
    .array(
      z.object({
        type: z.literal('function'),
        function: z.looseObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          parameters: z.looseObject({ type: z.literal('object') }),
        }),
      }),
    )
    .min(1)
    .optional(),
  stream: z.boolean().optional(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
  response_format: z.looseObject({ type: z.enum(['text', 'json_object', 'json_schema']) }).optional(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** As providers insist on. */
function answersItsCalls(
  messages: readonly { role: string; tool_calls?: { id: string }[] | undefined; tool_call_id?: string | undefined }[],
): boolean {
  const open = new Set<string>();
  for (const { role, tool_calls, tool_call_id } of messages) {
    if (role === 'tool') {
      if (!open.delete(tool_call_id ?? '')) return false;
    } else if (open.size > 0) return false;
    for (const { id } of tool_calls ?? []) open.add(id);
  }
  return open.size === 0;
}

export const listTasks = [
  'titles',
  'keywords',
  'understanding',
  'queries',
  'judge',
  'outline',
  'outline-changes',
  'cards',
  'plan',
  'review',
  'citations',
  'rewrite',
  'summary',
  'amendment',
  'polish',
  'translation',
] as const;
export const textTasks = ['section', 'revision', 'abstract', 'acknowledgements', 'companion', 'chat'] as const;
export type ListTask = (typeof listTasks)[number];
export type TextTask = (typeof textTasks)[number];

const Brief = z.object({
  task: z.enum([...listTasks, ...textTasks]),
  language: Language,
  words: z.coerce.number().default(3000),
  units: z.coerce.number().default(300),
  /** Headings with none below them, at most. */
  sections: z.coerce.number().default(Number.POSITIVE_INFINITY),
  variant: z.coerce.number().default(0),
  batch: z.coerce.number().default(0),
  /** S1, S2 … */
  section: z.string().default(''),
  kind: z.string().default(''),
  /** The language of a translation. */
  to: z.string().default(''),
  round: z.coerce.number().default(1),
});

/** What a request asks for, as a model would understand it from its words. */
export interface Question extends z.infer<typeof Brief> {
  data: Readonly<Record<string, string>>;
  /** The request shows the double an answer of its own, or what was refused of earlier ones. */
  isFollowUp: boolean;
  /** Entries of that answer that were accepted and must not come again. */
  acceptedCount: number;
  /** The text that was accepted; empty when all is to be written again. */
  accepted: string;
  /** Units that the last message asks for. */
  missingUnits: number;
}

/** What follow-ups say of a text that stays, in the four languages of the prompts. */
const keeps =
  /不要重复|do not repeat|without repeating|no lo repitas|sin repetir|繰り返さない|繰り返したり|繰り返しや/u;

export function findQuestion({ messages }: ChatRequest): Question | null {
  // What was said before in a chat stands before the question.
  const place = messages.findIndex(({ role, content }) => role === 'user' && /^\[brief\] /mu.test(content));
  const firstUser = messages[place]?.content ?? '';
  const asked = firstUser.replaceAll(/<data name="\w+" id="([0-9a-f]+)">\n[\s\S]*?\n<\/data id="\1">/g, '');
  const line = /^\[brief\] (.+)$/m.exec(asked)?.[1] ?? '';
  const parsed = Brief.safeParse(Object.fromEntries(line.split(' ').map((pair) => pair.split('='))));
  if (!parsed.success) return null;
  const data: Record<string, string> = {};
  for (const match of firstUser.matchAll(/<data name="(\w+)" id="([0-9a-f]+)">\n([\s\S]*?)\n<\/data id="\2">/g)) {
    data[match[1] ?? ''] = match[3] ?? '';
  }
  const isAnswered = messages.slice(place + 1).some(({ role }) => role === 'assistant');
  const isFollowUp = isAnswered || data.refused !== undefined;
  const last = messages.at(-1)?.content ?? '';
  const isList = (listTasks as readonly string[]).includes(parsed.data.task);
  const number = Number(/\d+/.exec(isList ? (last.split('\n').at(-1) ?? '') : last)?.[0] ?? 0);
  const shown = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  return {
    ...parsed.data,
    data,
    isFollowUp,
    acceptedCount: isAnswered && isList ? number : 0,
    accepted: isFollowUp && !isList && keeps.test(last) ? shown.replace(/^…/u, '') : '',
    missingUnits: isFollowUp && !isList ? number : 0,
  };
}

/** Names what is asked, so that what was bought twice can be counted: the task, its part, the paper. */
export function keyOf({ task, language, section, kind, data }: Question): string {
  const part = section || kind || (task === 'abstract' ? language : '');
  return [task, part, data.title ?? data.question ?? ''].filter((word) => word !== '').join(' | ');
}
