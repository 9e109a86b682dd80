import type { PaperPlan, PaperRequest, SectionBrief, SectionRequest } from '../../../engine.ts';
import { type AliasedWork, nameWorks } from '../../prose/cite-aliases.ts';
import type { TextQuestion } from '../../text-answer.ts';
import { composePrompt, type PromptData } from './compose.ts';
import {
  codesOf,
  describeArgument,
  describePlan,
  describeTerms,
  getLeaf,
  givenBy,
  type Leaf,
  listLeaves,
  listWorks,
  quoteWorks,
  requirementsOf,
  roomFor,
} from './describe.ts';
import { describeOwn, ownTask } from './describe-own.ts';
import { cut } from './excerpt.ts';
import { proseRules } from './prose-rules.ts';
import { sectionTasks } from './section-tasks.ts';

export const sectionPrompt = { name: 'section', version: 4 } as const;

/** What the sources may take of a context: those of the section itself, and all of the paper in a line each. */
const sourceTokens = { card: 350, texts: 3_500, all: 3_600, mostOfOne: 60 } as const;
/** For all digests together. */
const writtenTokens = 4_000;

export interface SectionGround {
  leaf: Leaf;
  brief: SectionBrief;
  points: readonly string[];
  /** All of the paper: a section may cite any. */
  works: AliasedWork[];
  /** What every question about this paper begins with. */
  shared: PromptData;
  /** What a prompt about this section holds beyond it, whatever it asks. */
  data: PromptData;
  hasCards: boolean;
}

/** What all questions about the sections of a paper have in common, in the same order. */
export function sharedGround(request: PaperRequest, plan: PaperPlan): PromptData {
  const works = nameWorks(request.works);
  const gist = Math.max(
    0,
    Math.min(sourceTokens.mostOfOne, Math.floor(sourceTokens.all / Math.max(1, works.length)) - 40),
  );
  return [
    ['title', request.title],
    ['thesis', plan.thesis],
    ['terms', describeTerms(plan)],
    ['argument', describeArgument(plan)],
    ['outline', describePlan(request, plan)],
    ['works', listWorks(works, request.language, gist)],
    ['requirements', requirementsOf(request)],
    ['material', describeOwn(request)],
  ];
}

/** The paper as far as one of its sections needs to know it. */
export function groundOf(request: PaperRequest, plan: PaperPlan, id: string): SectionGround {
  const leaf = getLeaf(request, id);
  const { section } = leaf;
  const brief = plan.briefs.find((each) => each.section === id) ?? {
    ...{ section: id, points: [], works: [...section.works], shows: [], wishes: [] },
  };
  const points = brief.points.length > 0 ? brief.points : [section.summary || section.title];
  const works = nameWorks(request.works);
  const own = works.filter((work) => brief.works.includes(work.id));
  const subject = [request.title, ...leaf.above, section.title, section.summary, ...points].join('\n');
  return {
    ...{ leaf, brief, points, works, shared: sharedGround(request, plan), hasCards: own.length > 0 },
    data: [
      ['section', describeSection(leaf, brief, points)],
      ['cards', quoteWorks(own, subject, request.language, { abstract: sourceTokens.card, texts: sourceTokens.texts })],
    ],
  };
}

function describeSection({ section }: Leaf, { shows, wishes }: SectionBrief, points: readonly string[]): string {
  return [
    ...[section.title, section.summary, ...points.map((point) => `- ${point}`)],
    ...shows.map(({ kind, what }) => `[${kind.toLowerCase()}] ${what}`),
    ...wishes.map((wish) => `[wish] ${cut(wish.replace(/\s+/gu, ' '), 200)}`),
  ]
    .filter(Boolean)
    .join('\n');
}

const withOwnTask = (task: string, more: string | null): string => (more === null ? task : `${task}\n${more}`);

export function askForSection(
  { paper, plan, section, written = [] }: SectionRequest,
  contextTokens?: number,
): TextQuestion {
  const { language } = paper;
  const { leaf, brief, works, shared, data, hasCards } = groundOf(paper, plan, section);
  const leaves = listLeaves(paper);
  const { alias, above } = leaf;
  const { units, title } = leaf.section;
  const share = Math.floor(writtenTokens / Math.max(1, written.length));
  const has = (name: string): boolean => shared.some(([each, text]) => each === name && text.trim() !== '');
  const { messages, input } = composePrompt({
    ...{ language, rules: proseRules({ hasWorks: works.length > 0 }), shared },
    codes: { ...codesOf(paper, sectionPrompt.name), section: alias, of: leaves.length, units },
    data: [...data, ['written', written.map((each) => `${each.title}: ${cut(each.digest, share)}`).join('\n')]],
    task: withOwnTask(
      sectionTasks[language]({
        ...{ alias, units, hasCards, hasWorks: works.length > 0 },
        ...{ hasTerms: has('terms'), hasArgument: has('argument') },
        ...{ hasShows: brief.shows.length > 0, hasWishes: brief.wishes.length > 0, hasWritten: written.length > 0 },
        isFirst: leaves[0]?.alias === alias,
        isLast: leaves.at(-1)?.alias === alias,
      }),
      has('material') ? ownTask[language] : null,
    ),
    room: roomFor(contextTokens, language, units),
  });
  return {
    ...{ promptName: sectionPrompt.name, promptVersion: sectionPrompt.version, language, input, messages, works },
    form: 'prose',
    titles: [title, ...above],
    given: givenBy(paper),
    names: { prefix: `${alias.toLowerCase()}-`, kept: [], elsewhere: [] },
    wantedUnits: units,
  };
}
