import type { Language } from '@yanmo/contract/languages';
import type { Wish } from '@yanmo/contract/understanding';
import { z } from 'zod';
import { countShared } from '../../../../text/word-overlap.ts';
import type { PaperPlan, PaperRequest, PaperSection, SectionBrief } from '../../../engine.ts';
import { answerLine, isPlausiblyIn } from '../../answer-text.ts';
import type { ListQuestion } from '../../list-answer.ts';
import { nameWorks } from '../../prose/cite-aliases.ts';
import { isForeign } from '../../prose/prose-language.ts';
import { describeUnderstanding, describeWishes, listMeetable } from '../described-wishes.ts';
import { fieldNames, groundRules } from '../ground-rules.ts';
import { composePrompt } from './compose.ts';
import { codesOf, describeOutline, type Leaf, listLeaves, listWorks, requirementsOf } from './describe.ts';
import { describeOwn, ownTask } from './describe-own.ts';
import { planTasks } from './plan-tasks.ts';

export const planPrompt = { name: 'plan', version: 4 } as const;

export type PlanEntry =
  | { kind: 'thesis'; text: string }
  | { kind: 'term'; term: string; meaning: string }
  | { kind: 'hypothesis'; label: string; claim: string; test: string }
  | { kind: 'chain'; problem: string; cause: string; measure: string }
  | { kind: 'english_title'; text: string }
  /** The section's id; null for one that the outline does not have. */
  | ({ kind: 'brief'; section: string | null } & Omit<SectionBrief, 'section'>);

/** More of a kind would crowd the prompts of all sections. */
const most = { term: 12, hypothesis: 8, chain: 8, points: 5, worksOfSection: 8, shows: 2 } as const;
/** All works together stay a small part of the context: the plan needs to know what they are about, not what they say. */
const worksTokens = 6_000;

export function askForPlan(request: PaperRequest, contextTokens?: number): ListQuestion<PlanEntry> {
  const { language, field, wordCount } = request;
  const leaves = listLeaves(request);
  const works = nameWorks(request.works);
  const wishes = listMeetable(request.wishes ?? []);
  const abstractTokens = Math.max(0, Math.min(110, Math.floor(worksTokens / Math.max(1, works.length)) - 60));
  const { messages, input } = composePrompt({
    language,
    rules: groundRules,
    codes: { ...codesOf(request, planPrompt.name), words: wordCount, sections: leaves.length },
    data: [
      ['title', request.title],
      ['keywords', request.keywords.join('\n')],
      ['outline', describeOutline(request, { withSummaries: true })],
      ['works', listWorks(works, language, abstractTokens)],
      ...(request.understanding ? [['reading', describeUnderstanding(request.understanding)] as const] : []),
      ['wishes', describeWishes(wishes)],
      ['requirements', requirementsOf(request)],
      ['material', describeOwn(request)],
    ],
    task: `${planTasks[language]({
      ...{ field: fieldNames[field][language], wordCount, sections: leaves.length },
      ...{ hasWorks: works.length > 0, hasWishes: wishes.length > 0 },
    })}${describeOwn(request) === '' ? '' : `\n${ownTask[language]}`}`,
    room: contextTokens === undefined ? undefined : { contextTokens, answerTokens: 400 + 110 * leaves.length },
  });
  return {
    ...{ promptName: planPrompt.name, promptVersion: planPrompt.version, language, input, messages },
    shape,
    key: 'plan',
    entry: planEntry(language, leaves, new Map(works.map(({ alias, id }) => [alias, id])), wishes),
    identify: identityOf,
    minimum: 1,
    maximum: 2 + most.term + most.hypothesis + most.chain + leaves.length,
  };
}

function identityOf(entry: PlanEntry): string {
  switch (entry.kind) {
    case 'thesis':
    case 'english_title':
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
const numbers = { type: 'array', items: { type: 'integer' } };
const shows = {
  type: 'array',
  items: {
    ...{ type: 'object', additionalProperties: false, required: ['kind', 'what'] },
    properties: { kind: { type: 'string', enum: ['table', 'figure'] }, what: text },
  },
};

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
            objectOf('english_title', { text }),
            objectOf('term', { term: text, meaning: text }),
            objectOf('hypothesis', { label: text, claim: text, test: text }),
            objectOf('chain', { problem: text, cause: text, measure: text }),
            objectOf('brief', { section: text, points: texts, works: texts, shows, wishes: numbers }),
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
  wishes: readonly Wish[],
): z.ZodType<PlanEntry> {
  const ids = new Set(works.values());
  const sections = new Map(leaves.map(({ alias, section }) => [alias, section.id]));
  const line = answerLine(400);
  const entry = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('thesis'), text: line }),
    z.object({ kind: z.literal('english_title'), text: answerLine(300) }),
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
      shows: z
        .array(z.object({ kind: z.enum(['table', 'figure']), what: answerLine(200) }))
        .catch([])
        .transform((given) =>
          given
            .slice(0, most.shows)
            .map(({ kind, what }) => ({ kind: kind === 'table' ? ('TABLE' as const) : ('FIGURE' as const), what })),
        ),
      // A number that was not given is a wish that nobody has.
      wishes: z
        .array(z.number())
        .catch([])
        .transform((given) => given.flatMap((number) => wishes[number - 1]?.text ?? [])),
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
    case 'english_title':
      return [];
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
  const englishTitle = request.language === 'en' ? undefined : (request.englishTitle ?? of('english_title')[0]?.text);
  return {
    thesis: of('thesis')[0]?.text ?? (first?.summary || request.title),
    ...(englishTitle === undefined ? {} : { englishTitle }),
    terms: of('term')
      .slice(0, most.term)
      .map(({ term, meaning }) => ({ term, meaning })),
    hypotheses: of('hypothesis')
      .slice(0, most.hypothesis)
      .map(({ label, claim, test }) => ({ label, claim, test })),
    chains: of('chain')
      .slice(0, most.chain)
      .map(({ problem, cause, measure }) => ({ problem, cause, measure })),
    briefs: giveWishes(
      request,
      listLeaves(request).map(({ section }): SectionBrief => {
        const brief = briefs.get(section.id);
        const points = brief?.points ?? [];
        return {
          section: section.id,
          points: points.length > 0 ? points : [section.summary || section.title],
          // A section that the plan passed over keeps what its outline rests on.
          works: (brief?.works ?? section.works).slice(0, most.worksOfSection),
          shows: brief?.shows ?? [],
          wishes: brief?.wishes ?? [],
        };
      }),
    ),
  };
}

const showKindOf = ({ read_as: { kind } }: Wish): 'TABLE' | 'FIGURE' | null =>
  kind === 'TABLE' || kind === 'FIGURE' ? kind : null;

/**
 * Each wish stands in one section: the first that took it, or, where none did, the one that its words are nearest to. A table
 * or a figure that was asked for is one that its section shows.
 */
function giveWishes(request: PaperRequest, briefs: readonly SectionBrief[]): SectionBrief[] {
  const given = new Set<string>();
  const once = briefs.map((brief) => ({
    ...brief,
    wishes: brief.wishes.filter((wish) => !given.has(wish) && given.add(wish)),
  }));
  for (const wish of listMeetable(request.wishes ?? [])) {
    const { text, read_as } = wish;
    // What an outline meets as a whole asks nothing of a section.
    if (wholeKinds.has(read_as.kind)) continue;
    if (!given.has(text)) findHome(request, once, wish)?.wishes.push(text);
    const kind = showKindOf(wish);
    const host = kind && once.find(({ wishes }) => wishes.includes(text));
    if (kind && host && !host.shows.some((show) => show.kind === kind)) {
      host.shows = [{ kind, what: read_as.what || text }, ...host.shows].slice(0, most.shows);
    }
  }
  return once;
}

function findHome(request: PaperRequest, briefs: SectionBrief[], wish: Wish): SectionBrief | undefined {
  const { text, read_as } = wish;
  const leaves = listLeaves(request);
  const asked = leaves.filter(({ section: { id } }) => chapterOf(request, id) === read_as.chapter);
  const open = new Map((asked.length > 0 ? asked : leaves).map((leaf) => [leaf.section.id, leaf]));
  const kind = showKindOf(wish);
  const [nearest] = briefs
    .flatMap((brief) => {
      const leaf = open.get(brief.section);
      if (!leaf) return [];
      const shown = brief.shows.filter((show) => show.kind === kind).map(({ what }) => what);
      const about = [...leaf.above, leaf.section.title, ...brief.points, ...shown].join(' ');
      const score = countShared(`${read_as.what} ${text}`, about) + shown.length;
      return [{ brief, score, units: leaf.section.units }];
    })
    .toSorted((one, other) => other.score - one.score || other.units - one.units);
  // A table that no section speaks of has room in the longest.
  return nearest && (nearest.score > 0 || kind) ? nearest.brief : undefined;
}

/** Counted from 1, as a wish names it. */
const chapterOf = ({ chapters }: PaperRequest, id: string): number =>
  1 + chapters.findIndex((chapter) => holds(chapter, id));
const holds = (section: PaperSection, id: string): boolean =>
  section.id === id || section.children.some((child) => holds(child, id));

/** Wishes about the outline, or about all of the text alike. */
const wholeKinds: ReadonlySet<Wish['read_as']['kind']> = new Set([
  ...(['SIZE', 'ORDER', 'EXCLUSION', 'BREVITY', 'WRITING', 'UNKNOWN'] as const),
]);
