import type { CompanionRequest } from '../../../engine.ts';
import { nameWorks } from '../../prose/cite-aliases.ts';
import type { TextQuestion } from '../../text-answer.ts';
import { companionTasks } from './companion-tasks.ts';
import { composePrompt } from './compose.ts';
import {
  codesOf,
  describeArgument,
  describeOutline,
  describeTerms,
  givenBy,
  listWorks,
  requirementsOf,
  roomFor,
} from './describe.ts';
import { proseRules } from './prose-rules.ts';

export const companionPrompt = { name: 'companion', version: 2 } as const;

/** For all works together. */
const worksTokens = 9_000;

export function askForCompanion(
  { paper, plan, kind, wordCount }: CompanionRequest,
  contextTokens?: number,
): TextQuestion {
  const { language } = paper;
  const works = kind === 'questionnaire' ? [] : nameWorks(paper.works);
  const abstractTokens = Math.max(0, Math.min(220, Math.floor(worksTokens / Math.max(1, works.length)) - 60));
  const { messages, input } = composePrompt({
    language,
    rules: proseRules({ hasWorks: works.length > 0 }),
    codes: { ...codesOf(paper, companionPrompt.name), kind, units: wordCount },
    data: [
      ['title', paper.title],
      ['keywords', paper.keywords.join('\n')],
      ['thesis', plan.thesis],
      ['terms', describeTerms(plan)],
      ['argument', describeArgument(plan)],
      ['outline', describeOutline(paper)],
      ['works', listWorks(works, language, abstractTokens)],
      ['requirements', requirementsOf(paper)],
    ],
    task: companionTasks[kind][language](wordCount),
    room: roomFor(contextTokens, language, wordCount),
  });
  return {
    ...{ promptName: companionPrompt.name, promptVersion: companionPrompt.version, language, input, messages, works },
    form: 'document',
    given: givenBy(paper),
    titles: kind === 'questionnaire' ? [] : [paper.title],
    wantedUnits: wordCount,
  };
}
