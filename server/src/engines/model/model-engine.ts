import type { LlmConfig } from '../../config.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Engine, PaperWriter } from '../engine.ts';
import { startChatByModel } from './chatting/chat-by-model.ts';
import { createModelCalls } from './create-model-calls.ts';
import { buildQueriesByModel, judgeWorksByModel } from './find-works-by-model.ts';
import { defaultModelLimits, type ModelLimits } from './limits.ts';
import { askForList } from './list-answer.ts';
import { makeCardsByModel } from './make-cards-by-model.ts';
import { cardsPrompt } from './prompts/cards.ts';
import { chatPrompt } from './prompts/chat.ts';
import { judgePrompt } from './prompts/judge.ts';
import { askForKeywords, keywordsPrompt } from './prompts/keywords.ts';
import { outlinePrompt } from './prompts/outline.ts';
import { outlineChangesPrompt } from './prompts/outline-changes.ts';
import { abstractPrompt, askForAbstract } from './prompts/paper/abstract.ts';
import { askForCitations, citationsPrompt } from './prompts/paper/citations.ts';
import { askForCompanion, companionPrompt } from './prompts/paper/companion.ts';
import { askForPlan, planFrom, planPrompt } from './prompts/paper/plan.ts';
import { askForReview, reviewPrompt } from './prompts/paper/review.ts';
import { askForRevision, revisionPrompt } from './prompts/paper/revision.ts';
import { askForSection, sectionPrompt } from './prompts/paper/section.ts';
import { askForThanks, thanksPrompt } from './prompts/paper/thanks.ts';
import { queriesPrompt } from './prompts/queries.ts';
import { rewritePrompt } from './prompts/rewrite.ts';
import { amendmentPrompt, polishPrompt, summaryPrompt, translationPrompt } from './prompts/small-writing.ts';
import { askForTitles, titlesPrompt } from './prompts/titles.ts';
import { understandingPrompt } from './prompts/understanding.ts';
import { reviseInParts } from './revise-parts.ts';
import { rewriteByModel } from './rewrite-by-model.ts';
import { amendByModel, polishByModel, summariseByModel, translateByModel } from './small-writing-by-model.ts';
import { askForText } from './text-answer.ts';
import { understandByModel } from './understand-by-model.ts';
import { writeOutlineByModel } from './write-outline-by-model.ts';

const prompts = [
  ...[
    titlesPrompt,
    understandingPrompt,
    keywordsPrompt,
    queriesPrompt,
    judgePrompt,
    outlinePrompt,
    outlineChangesPrompt,
    cardsPrompt,
    planPrompt,
    sectionPrompt,
  ],
  ...[
    reviewPrompt,
    citationsPrompt,
    revisionPrompt,
    abstractPrompt,
    thanksPrompt,
    companionPrompt,
    rewritePrompt,
    chatPrompt,
  ],
  ...[summaryPrompt, amendmentPrompt, polishPrompt, translationPrompt],
].map(({ name, version }) => `${name} ${version}`);

/** Any OpenAI-compatible API as an engine. */
export function createModelEngine(
  platform: Pick<Platform, 'db' | 'pool' | 'logger' | 'threads'>,
  config: LlmConfig,
  limits: ModelLimits = defaultModelLimits,
): Engine & PaperWriter {
  const { db, threads } = platform;
  const calls = createModelCalls(platform, config, limits);
  const room = config.contextTokens;
  const asker = { db, calls, model: config.model, contextTokens: config.contextTokens };
  return {
    kind: 'MODEL',
    version: `${config.model}; ${prompts.join(', ')}`,
    recommendTitles: (request, call) => collect(askForList(asker, askForTitles(request), call)),
    understand: (request, call) => understandByModel(asker, request, call),
    proposeKeywords: (request, call) => collect(askForList(asker, askForKeywords(request), call)),
    buildQueries: (request, call) => buildQueriesByModel(asker, request, call),
    judgeWorks: (request, call) => judgeWorksByModel(asker, request, call, room),
    writeOutline: (request, call, onGrowing) => writeOutlineByModel(asker, request, call, onGrowing),
    rewrite: (request, call) => rewriteByModel({ asker, threads }, request, call),
    cardMaker: `${config.model}; ${cardsPrompt.name} ${cardsPrompt.version}`,
    makeCards: (request, call) => makeCardsByModel(asker, request, room, call),
    planPaper: async (request, call) =>
      planFrom(request, await collect(askForList(asker, askForPlan(request, room), call))),
    writeSection: (request, call) => askForText(asker, askForSection(request, room), call),
    reviseSection: (request, call) =>
      reviseInParts(request, (part, name) =>
        askForText(asker, askForRevision(part, { name, whole: request.text }, room), {
          ...call,
          stepKey: `${call.stepKey}/${name}`,
        }),
      ) ?? askForText(asker, askForRevision(request, null, room), call),
    reviewPaper: async (request, call) =>
      withoutNothing(await collect(askForList(asker, askForReview(request, room), call))),
    checkCitations: async (request, call) =>
      withoutNothing(await collect(askForList(asker, askForCitations(request, room), call))),
    writeAbstract: (request, call) => askForText(asker, askForAbstract(request, room), call),
    writeAcknowledgements: (request, call) => askForText(asker, askForThanks(request), call),
    writeCompanion: (request, call) => askForText(asker, askForCompanion(request, room), call),
    chat: (request, call) => startChatByModel({ asker, threads }, request).chat(request, call),
    startChat: (question) => startChatByModel({ asker, threads }, question),
    summarise: (request, call) => summariseByModel(asker, request, call),
    amendPassage: (request, call) => amendByModel(asker, request, call),
    polishAbstract: (request, call) => polishByModel(asker, request, call),
    translateAbstract: (request, call) => translateByModel(asker, request, call),
  };
}

/** What the model said of nothing that is there. */
const withoutNothing = <Entry>(entries: readonly (Entry | null)[]): Entry[] =>
  entries.filter((entry) => entry !== null);

async function collect<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const all: Entry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}
