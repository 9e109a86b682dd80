import type { Language } from '@yanmo/contract/languages';
import { z } from 'zod';
import type { PaperPlan, PaperRequest } from '../../../engine.ts';
import { answerLine, isPlausiblyIn } from '../../answer-text.ts';
import type { ListQuestion } from '../../list-answer.ts';
import { nameWorks } from '../../prose/cite-aliases.ts';
import { isForeign } from '../../prose/prose-language.ts';
import { fieldNames, groundRules } from '../ground-rules.ts';
import { composePrompt } from './compose.ts';
import { codesOf, describeOutline, type Leaf, listLeaves, listWorks, requirementsOf } from './describe.ts';
import { planTasks } from './plan-tasks.ts';

export const planPrompt = { name: 'plan', version: 1 } as const;

export type PlanEntry =
  | { kind: 'thesis'; text: string }
  | { kind: 'term'; term: string; meaning: string }
  | { kind: 'hypothesis'; label: string; claim: string; test: string }
  | { kind: 'chain'; problem: string; cause: string; measure: string }
  /** The section's id; null for one that the outline does not have. */
  | { kind: 'brief'; section: string | null; points: string[]; works: string[] };

/** More of a kind would crowd the prompts of all sections. */
const most = { term: 12, hypothesis: 8, chain: 8, points: 5, worksOfSection: 6 } as const;
/** All works together stay a small part of the context: the plan needs to know what they are about, not what they say. */
const worksTokens = 4_500;

export function askForPlan(request: PaperRequest): ListQuestion<PlanEntry> {
  const { language, field, wordCount } = request;
  const leaves = listLeaves(request);
  const works = nameWorks(request.works);
  const abstractTokens = Math.max(0, Math.min(90, Math.floor(worksTokens / Math.max(1, works.length)) - 60));
  const { messages, input } = composePrompt({
    language,
    rules: groundRules,
    codes: { ...codesOf(request, planPrompt.name), words: wordCount, sections: leaves.length },
    data: [
      ['title', request.title],
      ['keywords', request.keywords.join('\n')],
      ['outline', describeOutline(request, { withSummaries: true })],
      ['works', listWorks(works, abstractTokens)],
      ['requirements', requirementsOf(request)],
    ],
    task: planTasks[language]({ field: fieldNames[field][language], wordCount, sections: leaves.length }),
  });
  return {
    ...{ promptName: planPrompt.name, promptVersion: planPrompt.version, language, input, messages },
    shape,
    key: 'plan',
    entry: planEntry(language, leaves, new Map(works.map(({ alias, id }) => [alias, id]))),
    identify: identityOf,
    minimum: 1,
    maximum: 1 + most.term + most.hypothesis + most.chain + leaves.length,
  };
}

function identityOf(entry: PlanEntry): string {
  switch (entry.kind) {
    case 'thesis':
      return entry.kind;
    case 'term':
      return `term ${entry.term.toLocaleLowerCase()}`;
    case 'hypothesis':
      return `hypothesis ${entry.label}`;
    case 'chain':
      return `chain ${entry.problem}`;
    case 'brief':
      return `brief ${entry.section ?? 'nowhere'}`;
  }
}

const objectOf = (kind: PlanEntry['kind'], fields: Record<string, object>): object => {
  const properties = { kind: { type: 'string', enum: [kind] }, ...fields };
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
};
const text = { type: 'string' };
const texts = { type: 'array', items: text };

const shape = {
  name: 'plan',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['plan'],
    properties: {
      plan: {
        type: 'array',
        items: {
          anyOf: [
            objectOf('thesis', { text }),
            objectOf('term', { term: text, meaning: text }),
            objectOf('hypothesis', { label: text, claim: text, test: text }),
            objectOf('chain', { problem: text, cause: text, measure: text }),
            objectOf('brief', { section: text, points: texts, works: texts }),
          ],
        },
      },
    },
  },
};

function planEntry(
  language: Language,
  leaves: readonly Leaf[],
  works: ReadonlyMap<string, string>,
): z.ZodType<PlanEntry> {
  const ids = new Set(works.values());
  const sections = new Map(leaves.map(({ alias, section }) => [alias, section.id]));
  const line = answerLine(400);
  const entry = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('thesis'), text: line }),
    z.object({ kind: z.literal('term'), term: answerLine(80), meaning: line }),
    z.object({ kind: z.literal('hypothesis'), label: answerLine(12), claim: line, test: line }),
    z.object({ kind: z.literal('chain'), problem: line, cause: line, measure: line }),
    z.object({
      kind: z.literal('brief'),
      // A brief for a section that does not exist harms nobody; the whole plan is not asked for again because of it.
      section: z.string().transform((alias) => sections.get(alias.trim().toUpperCase()) ?? null),
      points: z
        .array(answerLine(300))
        .default([])
        .transform((points) => points.slice(0, most.points)),
      // An id that was not given is a source that does not exist: dropped, never printed.
      works: z
        .array(z.string())
        .default([])
        .transform((given) => [
          ...new Set(given.flatMap((alias) => works.get(alias.trim().toUpperCase()) ?? [])).intersection(ids),
        ]),
    }),
  ]);
  return entry.refine((value) => {
    const lines = wordsOf(value);
    return (
      lines.length === 0 ||
      (isPlausiblyIn(language, lines.join(' ')) && !lines.some((text) => isForeign(language, text)))
    );
  }, `is not written in ${language}`);
}

/** What a reader would read; ids of sections and works are in no language. */
function wordsOf(entry: PlanEntry): string[] {
  switch (entry.kind) {
    case 'thesis':
      return [entry.text];
    case 'term':
      return [entry.meaning];
    case 'hypothesis':
      return [entry.claim, entry.test];
    case 'chain':
      return [entry.problem, entry.cause, entry.measure];
    case 'brief':
      return entry.points;
  }
}

/** The entries as a plan; what the model left out comes from the outline. */
export function planFrom(request: PaperRequest, entries: readonly PlanEntry[]): PaperPlan {
  const of = <Kind extends PlanEntry['kind']>(kind: Kind) =>
    entries.filter((entry): entry is Extract<PlanEntry, { kind: Kind }> => entry.kind === kind);
  const briefs = new Map(of('brief').map((brief) => [brief.section, brief]));
  const [first] = request.chapters;
  return {
    thesis: of('thesis')[0]?.text ?? (first?.summary || request.title),
    terms: of('term')
      .slice(0, most.term)
      .map(({ term, meaning }) => ({ term, meaning })),
    hypotheses: of('hypothesis')
      .slice(0, most.hypothesis)
      .map(({ label, claim, test }) => ({ label, claim, test })),
    chains: of('chain')
      .slice(0, most.chain)
      .map(({ problem, cause, measure }) => ({ problem, cause, measure })),
    briefs: listLeaves(request).map(({ section }) => {
      const brief = briefs.get(section.id);
      const points = brief?.points ?? [];
      return {
        section: section.id,
        points: points.length > 0 ? points : [section.summary || section.title],
        // What the outline rests a section on stays there; the plan may add to it.
        works: [...new Set([...section.works, ...(brief?.works ?? [])])].slice(0, most.worksOfSection),
      };
    }),
  };
}
