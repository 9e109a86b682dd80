import { chatPagesMaximum } from '@yanmo/contract/chat';
import { readReferencesMaximum } from '@yanmo/contract/reading';
import { z } from 'zod';
import { readPartsInWorker } from '../../documents/readers/read-in-worker.ts';
import { FileRefused } from '../../documents/readers/reading.ts';
import type { Assistant, Summary, SummaryKind } from '../../engines/chat-port.ts';
import { forRun } from '../../engines/for-run.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineRun, defineStep, type StepContext, StepFailure } from '../../platform/runs/run.ts';
import type { AllowanceService } from '../allowance/service.ts';
import type { FilesService } from '../files/service.ts';
import type { LibraryService } from '../library/service.ts';
import { type ChosenText, chooseParts, chooseText, partsToSummarise, type Wanted } from './choose-text.ts';
import type { FindingKind, StoredParagraph, StoredReading } from './reading.ts';
import * as store from './store.ts';

const OfReading = z.object({ readingId: z.uuid() });
const OfHeading = OfReading.extend({ heading: z.int(), start: z.int(), end: z.int() });
const wantedKinds = ['PAPER', 'TERMS', 'METHODS', 'LIMITS'] as const;
const OfWhole = OfReading.extend({ wanted: z.enum(wantedKinds) });
const OfReferences = OfReading.extend({ from: z.int() });
const Planned = z.object({
  headings: z.array(OfHeading.omit({ readingId: true })),
  references: z.int(),
});
const Done = z.object({ characters: z.int() });

const kindOf = { PAPER: 'OVERVIEW', TERMS: 'TERMS', METHODS: 'METHODS', LIMITS: 'LIMITS' } as const;
/** That a model is asked to read at once; the built-in engine reads all that a thesis has. */
const mostForModel = 24_000;
const mostForRules = 300_000;
const referencesAtOnce = 10;

export interface ReadRunParts {
  engine: Pick<Assistant, 'summarise'>;
  files: FilesService;
  library: Pick<LibraryService, 'verify'>;
  allowance: AllowanceService;
}

export const useOf = (runId: string): string => `reading:${runId}`;

/** A paper is read once, then all that is to be found in it is looked for side by side; each finding is kept as it comes. */
export function createReadRun(
  { db, config, threads }: Pick<Platform, 'db' | 'config' | 'threads'>,
  { engine, files, library, allowance }: ReadRunParts,
) {
  const isModel = config.llm !== null;
  const most = isModel ? mostForModel : mostForRules;
  const retries = { retryLimit: config.stepRetries, retryDelayMs: 1_000 };

  /** Whoever removed it has cancelled the run; a step that is late finds nothing to do. */
  async function getReading(id: string): Promise<StoredReading> {
    const reading = await store.findReading(db, id);
    if (!reading) throw new StepFailure('not_found', { isPermanent: true });
    return reading;
  }

  async function getText(id: string): Promise<{ reading: StoredReading; paragraphs: StoredParagraph[] }> {
    const reading = await getReading(id);
    const paragraphs = await store.findParagraphs(db, id);
    if (!paragraphs) throw new StepFailure('not_found', { isPermanent: true });
    return { reading, paragraphs };
  }

  async function summarise(
    { run, step, turn, signal }: StepContext<unknown>,
    reading: StoredReading,
    { text }: ChosenText,
    wanted: SummaryKind,
    heading: string | null,
  ): Promise<Summary> {
    if (text.trim() === '') return { kind: 'NOTHING' };
    const { title, readerLanguage: language } = reading;
    const subject = { kind: 'reading' as const, id: reading.id };
    return forRun(() =>
      engine.summarise(
        { language, title, heading, text, wanted },
        { stepKey: step.key, subject, userId: run.userId, turn, signal },
      ),
    );
  }

  /** What an engine says, each with the passage that it rests on; counted in the characters that it wrote. */
  function present(summary: Summary, chosen: ChosenText): { content: unknown; characters: number } {
    if (summary.kind === 'POINTS') {
      const statements = summary.points.map(({ text, at }) => ({ text, passage: chosen.passageAt(at) }));
      const characters = statements.reduce((sum, { text }) => sum + text.length, 0);
      const state = statements.length > 0 ? 'FOUND' : 'NOTHING';
      return { content: { state, is_quoted: summary.isQuoted, statements }, characters };
    }
    if (summary.kind === 'TERMS') {
      const terms = summary.terms.map(({ term, meaning, at }) => ({ term, meaning, passage: chosen.passageAt(at) }));
      const characters = terms.reduce((sum, { term, meaning }) => sum + term.length + (meaning?.length ?? 0), 0);
      return { content: { state: terms.length > 0 ? 'FOUND' : 'NOTHING', terms }, characters };
    }
    return { content: { state: summary.kind, is_quoted: false, statements: [], terms: [] }, characters: 0 };
  }

  const keep = (
    context: StepContext<unknown>,
    readingId: string,
    kind: FindingKind,
    position: number,
    content: unknown,
  ) =>
    context.write(async (tx, emit) => {
      await store.putFinding(tx, readingId, { kind, position, content });
      await emit('finding', { kind, position });
    });

  const steps = {
    read: defineStep({
      ...retries,
      input: OfReading,
      output: Planned,
      async work({ input: { readingId }, write }) {
        const { userId, fileKey, fileName } = await getReading(readingId);
        const file = await files.readUpload(userId, fileKey, 'CHAT');
        if (!file) throw new StepFailure('not_found', { isPermanent: true });
        const turn = { owner: userId, most: config.readingPlacesPerUser };
        const read = await readPartsInWorker(threads, { ...file, name: fileName }, { turn }).catch((error: unknown) => {
          if (!(error instanceof FileRefused)) throw error;
          // A machine that is busy reads slowly: that says nothing of the file.
          const isPermanent = error.reason !== 'file_took_too_long';
          throw new StepFailure(error.reason, { isPermanent, cause: error });
        });
        const { language, pages, paragraphs, parts: outline, references, title, isByPages } = read;
        if ((pages ?? 0) > chatPagesMaximum) throw new StepFailure('file_too_many_pages', { isPermanent: true });
        if (language === null) throw new StepFailure('paper_language_unread', { isPermanent: true });
        await write((tx) =>
          store.putText(tx, readingId, { title, language, pages, isByPages, outline, references, paragraphs }),
        );
        return {
          headings: partsToSummarise(outline, paragraphs),
          references: Math.min(references.length, readReferencesMaximum),
        };
      },
    }),
    summary: defineStep({
      ...retries,
      input: OfHeading,
      output: Done,
      async work(context) {
        const { readingId, heading, start, end } = context.input;
        const { reading, paragraphs } = await getText(readingId);
        const chosen = chooseText(paragraphs, [{ start, end }], most);
        const title = reading.outline[heading]?.title ?? null;
        const { content, characters } = present(await summarise(context, reading, chosen, 'SECTION', title), chosen);
        await keep(context, readingId, 'SUMMARY', heading, content);
        return { characters };
      },
    }),
    whole: defineStep({
      ...retries,
      input: OfWhole,
      output: Done,
      async work(context) {
        const { readingId, wanted } = context.input as { readingId: string; wanted: Wanted };
        const { reading, paragraphs } = await getText(readingId);
        const chosen = chooseParts(reading.outline, paragraphs, wanted, most);
        const { content, characters } = present(await summarise(context, reading, chosen, wanted, null), chosen);
        await keep(context, readingId, kindOf[wanted], 0, content);
        return { characters };
      },
    }),
    verify: defineStep({
      ...retries,
      input: OfReferences,
      output: z.object({}),
      async work(context) {
        const { readingId, from } = context.input;
        const { userId, references } = await getReading(readingId);
        const texts = references
          .slice(from, Math.min(from + referencesAtOnce, readReferencesMaximum))
          .map(({ text }) => text);
        const verified = await library.verify(userId, { references: texts });
        await keep(context, readingId, 'REFERENCES', from, verified);
        return {};
      },
    }),
  };

  return defineRun({
    kind: 'reading.read',
    input: OfReading,
    steps,
    async planNext(tx, { input: { readingId } }, finished) {
      if (!finished) return { phase: 'read', steps: { read: [{ readingId }] } };
      if (finished.phase !== 'read') return null;
      const [result] = finished.results('read');
      const { headings, references } = result?.output ?? { headings: [], references: 0 };
      const batches = Array.from({ length: Math.ceil(references / referencesAtOnce) }, (_, index) => ({
        ...{ readingId, from: index * referencesAtOnce },
      }));
      await store.setPlanned(tx, readingId, headings.length + wantedKinds.length + batches.length);
      // Tried again after a failure: what was found before it is there, and was bought.
      const found = await store.listFound(tx, readingId);
      const isMissing = (kind: FindingKind, position: number): boolean => !found.has(`${kind} ${position}`);
      const steps = {
        whole: wantedKinds.filter((wanted) => isMissing(kindOf[wanted], 0)).map((wanted) => ({ readingId, wanted })),
        summary: headings
          .filter(({ heading }) => isMissing('SUMMARY', heading))
          .map((heading) => ({ readingId, ...heading })),
        verify: batches.filter(({ from }) => isMissing('REFERENCES', from)),
      };
      return Object.values(steps).some(({ length }) => length > 0) ? { phase: 'find', steps } : null;
    },
    async onEnded(tx, run) {
      const { readingId } = run.input;
      if (run.state === 'SUCCEEDED') {
        if (isModel) await allowance.settle(tx, useOf(run.id), await store.countWritten(tx, readingId));
        await store.setState(tx, readingId, { state: 'READY', error: null });
        return;
      }
      // Without a single finding nothing was answered; what came of it before it failed costs nothing either.
      if (isModel) await allowance.release(tx, useOf(run.id));
      await store.setState(tx, readingId, { state: 'FAILED', error: run.error ?? 'internal' });
    },
  });
}
