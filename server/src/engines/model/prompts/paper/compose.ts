import { createHash } from 'node:crypto';
import type { Language } from '@yanmo/contract/languages';
import type { ChatMessage } from '../../chat.ts';
import { estimateTokens } from '../../cost.ts';
import { followUpTokens, tokensOf } from '../../follow-up-room.ts';
import { Fence } from '../fence.ts';
import { brief } from '../ground-rules.ts';
import { cut } from './excerpt.ts';

/** What students and earlier answers contributed, by name. */
export type PromptData = readonly (readonly [name: string, text: string])[];

export interface PromptParts {
  language: Language;
  rules(language: Language, fence: Fence): string;
  /** What the request is, in codes. */
  codes: Record<string, string | number>;
  /** The same for all questions about a paper; it stands before all else, so that a provider reads it once. */
  shared?: PromptData;
  /** Empty ones are left out. */
  data: PromptData;
  task: string;
  /** What the model's context holds, prompt and answer together, and what of it the answer needs. */
  room?: PromptRoom | undefined;
}

export interface PromptRoom {
  contextTokens: number;
  answerTokens: number;
}

/** One order for all: who the model is, what the paper is, what is asked in codes, the data inside their fences, the question. */
export function composePrompt({ language, rules, codes, shared = [], data, task, room }: PromptParts): {
  messages: ChatMessage[];
  input: unknown;
} {
  const isGiven = ([, text]: PromptData[number]) => text.trim() !== '';
  const [ofAll, own] = [shared.filter(isGiven), data.filter(isGiven)];
  const fence = fenceAround(ofAll, own);
  const write = (before: PromptData, after: PromptData): ChatMessage[] => [
    { role: 'system', content: rules(language, fence) },
    {
      role: 'user',
      content: [
        ...before.map(([name, text]) => fence.wrap(name, text)),
        brief(codes),
        ...after.map(([name, text]) => fence.wrap(name, text)),
        task,
      ].join('\n\n'),
    },
  ];
  const input = { codes, data: [...ofAll, ...own], task };
  const messages = write(ofAll, own);
  if (!room) return { messages, input };
  const excess = tokensOf(messages) + room.answerTokens + followUpTokens - room.contextTokens;
  if (excess <= 0) return { messages, input };
  const fitted = trim([...ofAll, ...own], excess);
  return { messages: write(fitted.slice(0, ofAll.length), fitted.slice(ofAll.length)), input };
}

/**
 * One boundary for all questions about a paper, so that they begin alike. It follows from all that they share, the plan
 * included, which no student has seen when he writes or uploads: a text that held its own boundary would change it.
 */
function fenceAround(shared: PromptData, own: PromptData): Fence {
  const texts = [...shared, ...own].map(([, text]) => text);
  if (shared.length === 0) return new Fence(texts);
  let drawn = 0;
  return new Fence(texts, () => {
    drawn += 1;
    return createHash('sha256')
      .update(JSON.stringify([drawn, shared]))
      .digest('hex')
      .slice(0, 32);
  });
}

/** What a question can do with less of, the first first; title, section, notes and the text itself are never cut. */
const dispensable = [
  'written',
  'works',
  'outline',
  'cards',
  'requirements',
  'argument',
  'terms',
  'material',
  'before',
  'after',
];
/** Below it a piece says nothing. */
const leastTokens = 60;

function trim(data: PromptData, excess: number): PromptData {
  const texts = new Map(data);
  let left = excess;
  // Half of each first: what is long is long in many parts, and losing the whole of one would hurt more.
  for (const share of [0.5, 0.15, 0]) {
    for (const name of dispensable) {
      const text = texts.get(name);
      if (left <= 0 || text === undefined) continue;
      const tokens = estimateTokens(text);
      const kept = Math.max(leastTokens, Math.ceil(tokens * share), tokens - left);
      if (kept >= tokens) continue;
      texts.set(name, cutEach(text, kept));
      left -= tokens - kept;
    }
  }
  return data.map(([name]) => [name, texts.get(name) ?? '']);
}

/** Below it an entry of a list is not even a name. */
const leastOfEntry = 8;

/** A list loses the ends of its entries, not its last entries: a work whose card is gone would count as one that says nothing. */
function cutEach(text: string, tokens: number): string {
  const joint = text.includes('\n\n') ? '\n\n' : '\n';
  const entries = text.split(joint);
  const share = (tokens - entries.length) / estimateTokens(text);
  const each = entries.map((entry) => cut(entry, Math.max(leastOfEntry, Math.floor(estimateTokens(entry) * share))));
  return cut(each.join(joint), tokens);
}
