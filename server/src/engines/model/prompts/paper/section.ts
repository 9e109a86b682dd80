import type { PaperPlan, PaperRequest, SectionRequest } from '../../../engine.ts';
import type { AliasedWork } from '../../prose/cite-aliases.ts';
import type { TextQuestion } from '../../text-answer.ts';
import { composePrompt } from './compose.ts';
import {
  codesOf,
  describeArgument,
  describeOutline,
  describeTerms,
  getLeaf,
  givenBy,
  type Leaf,
  listLeaves,
  quoteWorks,
  requirementsOf,
  worksOf,
} from './describe.ts';
import { proseRules } from './prose-rules.ts';
import { sectionTasks } from './section-tasks.ts';

export const sectionPrompt = { name: 'section', version: 1 } as const;

/** What the sources of one section may take of a context. */
const sourceTokens = { abstract: 350, texts: 3_500 } as const;
const mostWorks = 8;

export interface SectionGround {
  leaf: Leaf;
  points: readonly string[];
  works: AliasedWork[];
  /** What a prompt about this section holds, whatever it asks. */
  data: readonly (readonly [name: string, text: string])[];
}

/** The paper as far as one of its sections needs to know it. */
export function groundOf(request: PaperRequest, plan: PaperPlan, id: string): SectionGround {
  const leaf = getLeaf(request, id);
  const { section } = leaf;
  const brief = plan.briefs.find((each) => each.section === id);
  const points = brief?.points.length ? brief.points : [section.summary || section.title];
  const works = worksOf(request, [...section.works, ...(brief?.works ?? [])]).slice(0, mostWorks);
  const subject = [request.title, ...leaf.above, section.title, section.summary, ...points].join('\n');
  return {
    ...{ leaf, points, works },
    data: [
      ['title', request.title],
      ['thesis', plan.thesis],
      ['terms', describeTerms(plan)],
      ['argument', describeArgument(plan)],
      ['outline', describeOutline(request, { current: id })],
      ['section', [section.title, section.summary, ...points.map((point) => `- ${point}`)].filter(Boolean).join('\n')],
      ['works', quoteWorks(works, subject, request.language, sourceTokens)],
      ['requirements', requirementsOf(request)],
    ],
  };
}

export function askForSection({ paper, plan, section }: SectionRequest): TextQuestion {
  const { language } = paper;
  const { leaf, works, data } = groundOf(paper, plan, section);
  const leaves = listLeaves(paper);
  const { alias, above } = leaf;
  const { units, title } = leaf.section;
  const { messages, input } = composePrompt({
    language,
    rules: proseRules,
    codes: { ...codesOf(paper, sectionPrompt.name), section: alias, of: leaves.length, units },
    data,
    task: sectionTasks[language]({
      ...{ alias, units, hasWorks: works.length > 0 },
      isFirst: leaves[0]?.alias === alias,
      isLast: leaves.at(-1)?.alias === alias,
    }),
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
