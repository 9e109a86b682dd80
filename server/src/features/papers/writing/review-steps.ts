import { z } from 'zod';
import { type DraftBlock, parseDraft, printBlock } from '../../../engines/draft-text.ts';
import {
  EngineRefused,
  type PaperPlan,
  type PaperRequest,
  type PaperSection,
  readerFaults,
} from '../../../engines/engine.ts';
import { defineStep, StepFailure } from '../../../platform/runs/run.ts';
import { listLeaves, previewLeaves } from '../paper-basis.ts';
import { findVersion, insertVersion } from '../section-store.ts';
import * as store from '../store.ts';
import { OfPaper, type PaperSteps } from './paper-steps.ts';
import type { OwedShow, Whole } from './review-whole.ts';

/** What a run makes of a paper: a deposit's part, what the deposit left, or all at once. */
export const Scope = z.enum(['preview', 'rest', 'all']);
export type Scope = z.infer<typeof Scope>;

export const leavesOf = (chapters: readonly PaperSection[], scope: Scope): PaperSection[] =>
  scope === 'preview' ? previewLeaves(chapters) : listLeaves(chapters);

const Note = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('REPEATED'), passage: z.string(), other: z.string() }),
  z.object({ kind: z.literal('TERM'), found: z.string(), wanted: z.string() }),
  z.object({ kind: z.literal('LENGTH'), units: z.int() }),
  z.object({ kind: z.literal('TRANSITION'), place: z.enum(['START', 'END']) }),
  z.object({ kind: z.literal('READER'), fault: z.enum(readerFaults), sentence: z.string(), say: z.string() }),
]);
const Noted = z.object({ section: z.string(), notes: z.array(Note) });

const headingsOf = (sections: readonly PaperSection[]): string[] =>
  sections.flatMap((section) => [section.title, ...headingsOf(section.children)]);

/** What the plan gave a section to show at the student's wish. */
function listOwed({ request, plan }: { request: PaperRequest; plan: PaperPlan }, id: string): OwedShow[] {
  const given = new Set(plan.briefs.find(({ section }) => section === id)?.wishes ?? []);
  return (request.wishes ?? []).flatMap(({ text, read_as: { kind } }) =>
    given.has(text) && (kind === 'TABLE' || kind === 'FIGURE') ? [{ kind, wish: text }] : [],
  );
}

/** The last paragraph of the section before and the first of the one after, as they stand. */
export function neighboursOf(
  leaves: readonly PaperSection[],
  texts: ReadonlyMap<string, string>,
  id: string,
): { before: string | null; after: string | null } {
  const at = leaves.findIndex((leaf) => leaf.id === id);
  const paragraphs = (index: number) =>
    parseDraft(texts.get(leaves[index]?.id ?? '') ?? '').filter(({ kind }) => kind === 'paragraph');
  const print = (block: DraftBlock | undefined) => (block ? printBlock(block) : null);
  return { before: print(paragraphs(at - 1).at(-1)), after: print(paragraphs(at + 1)[0]) };
}

/** The pass over the whole, and what it has changed. Only first versions are touched: what was revised stays. */
export function createReviewSteps(shared: PaperSteps) {
  const { db, clock, engine, measuring, readPlanned, callOf, collect, report, forRun, retries } = shared;

  async function readAll(paperId: string, scope: Scope) {
    const found = await readPlanned(paperId);
    const newest = await store.readNewestSections(db, paperId);
    const leaves = leavesOf(found.paper.request.chapters, scope).filter(({ id }) => newest.has(id));
    const { request, plan } = found;
    const whole: Whole = {
      language: request.language,
      names: [request.title, ...headingsOf(request.chapters)],
      terms: plan.terms.map(({ term }) => term),
      withGaps: !found.paper.request.isWithoutGaps,
      sections: leaves.map(({ id, title, units }) => ({
        ...{ id, title, units, text: newest.get(id)?.text ?? '' },
        owed: listOwed(found, id),
      })),
    };
    return { ...found, newest, leaves, whole };
  }

  return {
    review: defineStep({
      ...retries,
      input: OfPaper.extend({ scope: Scope }),
      output: z.object({ sections: z.array(Noted) }),
      async work({ input, turn, signal }) {
        const { whole, newest, request } = await readAll(input.paperId, input.scope);
        // What the deposit bought was reviewed then, and has been read: it stays as it was approved.
        const approved = new Set(input.scope === 'rest' ? previewLeaves(request.chapters).map(({ id }) => id) : []);
        const noted = (await measuring.review(whole, { turn, signal })).filter(
          ({ section }) => newest.get(section)?.version === 1 && !approved.has(section),
        );
        return { sections: z.array(Noted).parse(noted) };
      },
      onDone: (tx, { input }) => report(tx, input.itemId, 'review'),
    }),

    /** Whoever can read reads the whole once; what is found is bound to a sentence. */
    read: defineStep({
      ...retries,
      input: OfPaper.extend({ scope: Scope }),
      output: z.object({ sections: z.array(Noted) }),
      work: (context) =>
        forRun(async () => {
          const { paperId, itemId, scope } = context.input;
          const { request, plan, whole, newest } = await readAll(paperId, scope);
          const approved = new Set(scope === 'rest' ? previewLeaves(request.chapters).map(({ id }) => id) : []);
          try {
            const notes = await engine.reviewPaper(
              { paper: request, plan, sections: whole.sections },
              callOf(context, itemId),
            );
            const bySection = Map.groupBy(
              notes.filter(({ section }) => newest.get(section)?.version === 1 && !approved.has(section)),
              ({ section }) => section,
            );
            return {
              sections: [...bySection].map(([section, found]) => ({
                section,
                notes: found.map(({ fault, sentence, say }) => ({ kind: 'READER' as const, fault, sentence, say })),
              })),
            };
          } catch (error) {
            // A paper that nobody could read through is still a paper.
            if (error instanceof EngineRefused) return { sections: [] };
            throw error;
          }
        }),
    }),

    revise: defineStep({
      ...retries,
      input: OfPaper.extend({ scope: Scope }).extend(Noted.shape),
      /** Null: the section keeps its text. */
      output: z.object({ text: z.string().nullable() }),
      work: (context) =>
        forRun(async () => {
          const { paperId, itemId, section, notes, scope } = context.input;
          await context.emit('section', { section, step: context.step.id });
          const { request, plan, newest, leaves, whole } = await readAll(paperId, scope);
          const before = newest.get(section);
          if (before?.version !== 1) return { text: null };
          const texts = new Map([...newest].map(([id, { text }]) => [id, text]));
          const keep = async () => {
            // Whoever watches has seen the revision come: they see again what stays.
            await context.replaceText(before.text);
            return { text: null };
          };
          const pieces = engine.reviseSection(
            {
              ...{ paper: request, plan, section, text: before.text, notes },
              neighbours: neighboursOf(leaves, texts, section),
            },
            callOf(context, itemId),
          );
          try {
            const text = await collect(context, pieces);
            const { turn, signal } = context;
            return (await measuring.isBetter(whole, section, text, { notes, turn, signal })) ? { text } : await keep();
          } catch (error) {
            // A section that cannot be made better is still a section.
            const isRefusal =
              error instanceof StepFailure ? error.code === 'engine_refused' : error instanceof EngineRefused;
            if (!isRefusal) throw error;
            return await keep();
          }
        }),
      async onDone(tx, { input, output }) {
        if (output.text === null) return;
        await store.lockPaper(tx, input.paperId);
        const newest = await findVersion(tx, { paperId: input.paperId, sectionId: input.section });
        // Whoever changed it meanwhile knew better than the pass.
        if (newest?.version !== 1) return;
        await insertVersion(tx, input.paperId, {
          ...{ sectionId: input.section, version: 2, text: output.text, origin: 'ENGINE', amendmentId: null },
          ...{ engineVersion: engine.version, at: clock.now() },
        });
      },
    }),
  };
}
