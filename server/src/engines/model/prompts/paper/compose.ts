import type { Language } from '@yanmo/contract/languages';
import type { ChatMessage } from '../../chat.ts';
import { Fence } from '../fence.ts';
import { brief } from '../ground-rules.ts';

export interface PromptParts {
  language: Language;
  rules(language: Language, fence: Fence): string;
  /** What the request is, in codes. */
  codes: Record<string, string | number>;
  /** What students and earlier answers contributed, by name; empty ones are left out. */
  data: readonly (readonly [name: string, text: string])[];
  task: string;
}

/** One order for all: who the model is, what is asked in codes, the data inside their fences, the question. */
export function composePrompt({ language, rules, codes, data, task }: PromptParts): {
  messages: ChatMessage[];
  input: unknown;
} {
  const given = data.filter(([, text]) => text.trim() !== '');
  const fence = new Fence(given.map(([, text]) => text));
  return {
    messages: [
      { role: 'system', content: rules(language, fence) },
      {
        role: 'user',
        content: [brief(codes), ...given.map(([name, text]) => fence.wrap(name, text)), task].join('\n\n'),
      },
    ],
    input: { codes, data: given, task },
  };
}
