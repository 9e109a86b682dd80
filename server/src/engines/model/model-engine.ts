import type { LlmConfig } from '../../config.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Engine, PaperWriter } from '../engine.ts';
import { createModelCalls } from './create-model-calls.ts';
import { defaultModelLimits, type ModelLimits } from './limits.ts';
import { askForList } from './list-answer.ts';
import { askForKeywords, keywordsPrompt } from './prompts/keywords.ts';
import { outlinePrompt } from './prompts/outline.ts';
import { outlineChangesPrompt } from './prompts/outline-changes.ts';
import { abstractPrompt, askForAbstract } from './prompts/paper/abstract.ts';
import { askForCompanion, companionPrompt } from './prompts/paper/companion.ts';
import { askForPlan, planFrom, planPrompt } from './prompts/paper/plan.ts';
import { askForRevision, revisionPrompt } from './prompts/paper/revision.ts';
import { askForSection, sectionPrompt } from './prompts/paper/section.ts';
import { askForThanks, thanksPrompt } from './prompts/paper/thanks.ts';
import { askForTitles, titlesPrompt } from './prompts/titles.ts';
import { understandingPrompt } from './prompts/understanding.ts';
import { reviseInParts } from './revise-parts.ts';
import { askForText } from './text-answer.ts';
import { understandByModel } from './understand-by-model.ts';
import { writeOutlineByModel } from './write-outline-by-model.ts';

const prompts = [
  ...[
    titlesPrompt,
    understandingPrompt,
    keywordsPrompt,
    outlinePrompt,
    outlineChangesPrompt,
    planPrompt,
    sectionPrompt,
  ],
  ...[revisionPrompt, abstractPrompt, thanksPrompt, companionPrompt],
].map(({ name, version }) => `${name} ${version}`);

/** Any OpenAI-compatible API as an engine. */
export function createModelEngine(
  platform: Pick<Platform, 'db' | 'pool' | 'logger'>,
  config: LlmConfig,
  limits: ModelLimits = defaultModelLimits,
): Engine & PaperWriter {
  const { db } = platform;
  const calls = createModelCalls(platform, config, limits);
  const asker = { db, calls, model: config.model };
  return {
    kind: 'MODEL',
    version: `${config.model}; ${prompts.join(', ')}`,
    recommendTitles: (request, call) => collect(askForList(asker, askForTitles(request), call)),
    understand: (request, call) => understandByModel(asker, request, call),
    proposeKeywords: (request, call) => collect(askForList(asker, askForKeywords(request), call)),
    writeOutline: (request, call, onGrowing) => writeOutlineByModel(asker, request, call, onGrowing),
    planPaper: async (request, call) => planFrom(request, await collect(askForList(asker, askForPlan(request), call))),
    writeSection: (request, call) => askForText(asker, askForSection(request), call),
    reviseSection: (request, call) =>
      reviseInParts(request, (part, name) =>
        askForText(asker, askForRevision(part, { name, whole: request.text }), {
          ...call,
          stepKey: `${call.stepKey}/${name}`,
        }),
      ) ?? askForText(asker, askForRevision(request), call),
    writeAbstract: (request, call) => askForText(asker, askForAbstract(request), call),
    writeAcknowledgements: (request, call) => askForText(asker, askForThanks(request), call),
    writeCompanion: (request, call) => askForText(asker, askForCompanion(request), call),
  };
}

async function collect<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const all: Entry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}
