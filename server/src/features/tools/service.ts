import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import {
  type CheckedType,
  type FormatCheckResult,
  type FormatStyle,
  type PolishResult,
  type ReferencesResult,
  referenceLimits,
  type ToolsInfo,
  type TranslateResult,
} from '@yanmo/contract/tools';
import type { ReferencesQuestion, ReformattedReferences } from '../../documents/citations/reformat-references.ts';
import { checkFormatInWorker } from '../../documents/format-check/check-in-worker.ts';
import { FileRefused } from '../../documents/readers/reading.ts';
import { type Engine, type EngineCall, EngineRefused, EngineUnavailable } from '../../engines/engine.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayNumber, startOfDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import { sweepOfAged } from '../../platform/retention/sweep.ts';
import { stepKey as hashStepInput } from '../../platform/runs/step-key.ts';
import { defineTask } from '../../platform/threads/task.ts';
import { ThreadFailed } from '../../platform/threads/thread-failed.ts';
import type { FilesService } from '../files/service.ts';
import type { OutlinesService } from '../outlines/service.ts';
import { createTemplates, type SettingsService } from '../settings/service.ts';
import * as store from './store.ts';

const dayMs = 86_400_000;
const enginePatienceMs = 60_000;
/** Of the places for reading files: one who sends many does not keep the others waiting. */
const readAtOnce = 2;

const referencesTask = defineTask<ReferencesQuestion, ReformattedReferences>({
  name: 'format-references',
  module: new URL('./references-worker.ts', import.meta.url),
  line: { name: 'format-references', atOnce: 1, mostWaiting: 200 },
  limits: { timeoutMs: 15_000, memoryMb: 256 },
});

const usualStyles: Readonly<Record<Language, FormatStyle>> = {
  zh: 'gbt7714-2015',
  en: 'apa',
  es: 'apa',
  ja: 'gbt7714-2015',
};

export type ToolsService = ReturnType<typeof createToolsService>;

export function createToolsService(
  { db, clock, config, threads }: Pick<Platform, 'db' | 'clock' | 'config' | 'threads'>,
  {
    engine,
    files,
    outlines,
    settings,
    freeQuestions,
  }: {
    engine: Pick<Engine, 'polishAbstract' | 'translateAbstract'>;
    files: Pick<FilesService, 'readUpload'>;
    outlines: Pick<OutlinesService, 'recommendTitles'>;
    settings: Pick<SettingsService, 'getSetting' | 'readSetting'>;
    /** What a model may be asked by all callers together for nothing. */
    freeQuestions: { admit(): Promise<void> };
  },
) {
  const templates = createTemplates(settings);
  const today = (): string => dayNumber(clock.now());

  async function leftOf(userId: string): Promise<number> {
    const most = await settings.getSetting('tools_per_day');
    return Math.max(0, most - (await store.countUses(db, userId, today())));
  }

  /** Counts before the work, so that many at once are no more than the day allows; what came to nothing is given back. */
  async function used<Answer>(
    userId: string,
    work: () => Promise<Answer>,
    isWorth: (answer: Answer) => boolean = () => true,
  ): Promise<Answer & { left: number }> {
    const day = today();
    await inTransaction(db, async (tx) => {
      await assertUserLives(tx, userId);
      const most = await settings.readSetting(tx, 'tools_per_day');
      if (await store.takeUse(tx, userId, day, most)) return;
      const renewsAt = startOfDay(clock.now()).getTime() + dayMs;
      const retryAfterSeconds = Math.ceil((renewsAt - clock.now().getTime()) / 1000);
      throw new AppError('tools_used_up', { most }, { retryAfterSeconds });
    });
    let answer: Answer;
    try {
      answer = await work();
    } catch (error) {
      await store.giveBackUse(db, userId, day);
      throw error;
    }
    if (!isWorth(answer)) await store.giveBackUse(db, userId, day);
    return { ...answer, left: await leftOf(userId) };
  }

  async function ask<Answer>(
    userId: string,
    input: object,
    question: (call: EngineCall) => Promise<Answer>,
  ): Promise<Answer> {
    await freeQuestions.admit();
    const stepKey = hashStepInput('tool', { ...input, userId, day: today() });
    const signal = AbortSignal.timeout(enginePatienceMs);
    try {
      return await question({ ...{ stepKey, userId, subject: { kind: 'tool', id: userId } }, signal });
    } catch (error) {
      // To whoever waits, one that takes too long is one that does not answer.
      if (error instanceof EngineUnavailable || signal.aborted)
        throw new AppError('engine_unavailable', {}, { cause: error });
      if (error instanceof EngineRefused) throw new AppError('engine_refused', {}, { cause: error });
      throw error;
    }
  }

  return {
    async getInfo(userId: string | null, language: Language): Promise<ToolsInfo> {
      return {
        per_day: await settings.getSetting('tools_per_day'),
        left: userId === null ? null : await leftOf(userId),
        has_model: config.llm !== null,
        templates: (await templates.listTemplates(db)).map((template) => ({
          ...{ id: template.id, language: template.language, name: template.name[language] },
          style: usualStyles[template.language],
        })),
      };
    },

    helpWithTitles: (userId: string, request: Parameters<typeof outlines.recommendTitles>[0]) =>
      used(userId, async () => ({ titles: await outlines.recommendTitles(request, userId) })),

    async polish(userId: string, asked: { text: string; language: Language; variant: number }): Promise<PolishResult> {
      if (countUnits(asked.text) === 0) throw new AppError('text_without_words');
      return await used(
        userId,
        async () => {
          const answer = await ask(userId, { polish: asked }, (call) => engine.polishAbstract(asked, call));
          const done = answer.kind === 'POLISHED' ? answer : { text: asked.text, changes: [] };
          return { outcome: answer.kind, text: done.text, changes: done.changes };
        },
        ({ outcome }) => outcome !== 'NEEDS_MODEL',
      );
    },

    async translate(
      userId: string,
      asked: { text: string; from: Language; to: Language; variant: number },
    ): Promise<TranslateResult> {
      if (countUnits(asked.text) === 0) throw new AppError('text_without_words');
      return await used(
        userId,
        async () => {
          const answer = await ask(userId, { translate: asked }, (call) => engine.translateAbstract(asked, call));
          return { outcome: answer.kind, text: answer.kind === 'TRANSLATED' ? answer.text : '' };
        },
        ({ outcome }) => outcome !== 'NEEDS_MODEL',
      );
    },

    async formatReferences(
      userId: string | null,
      asked: { text: string; style: FormatStyle; language?: Language | undefined },
    ): Promise<ReferencesResult> {
      const limits = userId === null ? referenceLimits.visitor : referenceLimits.user;
      if (asked.text.length > limits.characters) {
        throw new AppError('text_too_long_for_visitor', { most: limits.characters, count: asked.text.length });
      }
      const work = async (): Promise<Omit<ReferencesResult, 'left'>> => {
        const { isTooMany, ...found } = await threads
          .run(referencesTask, { ...asked, mostEntries: limits.entries })
          .catch((cause: unknown) => {
            throw cause instanceof ThreadFailed ? new AppError('references_unread', {}, { cause }) : cause;
          });
        if (isTooMany && userId === null) throw new AppError('too_many_for_visitor', { most: limits.entries });
        if (isTooMany) throw new AppError('invalid_fields', {}, { fields: [{ path: 'text', message: 'too_long' }] });
        if (found.entries.length === 0) throw new AppError('references_unread');
        return found;
      };
      return userId === null ? { ...(await work()), left: null } : await used(userId, work);
    },

    async checkFormat(
      userId: string,
      asked: { fileKey: string; templateId: string; type: CheckedType; style: FormatStyle },
    ): Promise<FormatCheckResult> {
      const template = await templates.findTemplate(db, asked.templateId);
      if (!template)
        throw new AppError('invalid_fields', {}, { fields: [{ path: 'template_id', message: 'not_an_option' }] });
      const file = await files.readUpload(userId, asked.fileKey, 'TOOL');
      if (!file) throw new AppError('not_found');
      const { type, style } = asked;
      return await used(userId, async () => {
        try {
          const turn = { owner: userId, most: readAtOnce };
          const report = await checkFormatInWorker(threads, { bytes: file.bytes, template, type, style }, turn);
          return { ...report, file_name: file.name, template_id: template.id };
        } catch (error) {
          throw error instanceof FileRefused ? new AppError(error.reason, {}, { cause: error }) : error;
        }
      });
    },

    sweep: sweepOfAged({ table: 'tool_uses', column: 'day', keptMs: config.retention.allowanceUsesMs }),

    accountPart: {
      room: 'tools',
      exportRows: async (tx: Tx, userId: string) => ({ uses_of_tools: await store.listUsesOf(tx, userId) }),
      erase: (tx: Tx, userId: string) => store.deleteUsesOf(tx, userId),
    },
  };
}
