import { languages } from '@yanmo/contract/languages';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { defineRun, defineStep, type Run } from '../../platform/runs/run.ts';
import type { DeliverPaper } from './deliver-paper.ts';
import { listLeaves, previewLeaves } from './paper-basis.ts';
import { OfPaper, type PaperSteps } from './paper-steps.ts';
import * as store from './store.ts';

const Scope = z.enum(['preview', 'rest', 'all']);
const Input = OfPaper.extend({ scope: Scope });
const OfSection = OfPaper.extend({ section: z.string() });
const OfAbstract = OfPaper.extend({ language: z.enum(languages), scope: Scope });
const OfFiles = OfPaper.extend({ scope: Scope });
const Text = z.object({ text: z.string() });

/** The counters of the home page ask for this name. */
export const paperRunKind = 'paper';

/**
 * A paper from its outline: works, plan, sections side by side, abstracts, files. Each step is a row keyed by its input;
 * a kill loses what was in flight and nothing else.
 */
export function createWritePaperRun(shared: PaperSteps, deliver: DeliverPaper) {
  const { db, clock, engine, read, readPlanned, callOf, collect, report, forRun, retries } = shared;

  const steps = {
    sources: shared.sources,
    plan: shared.plan,
    section: defineStep({
      ...retries,
      input: OfSection,
      output: Text,
      work: (context) =>
        forRun(async () => {
          const { section, itemId, paperId } = context.input;
          await context.emit('section', { section });
          const { request, plan } = await readPlanned(paperId);
          return {
            text: await collect(
              context,
              engine.writeSection({ paper: request, plan, section }, callOf(context, itemId)),
            ),
          };
        }),
      async onDone(tx, { input, output }) {
        await store.insertSection(tx, {
          ...{ paperId: input.paperId, sectionId: input.section, text: output.text },
          ...{ engineVersion: engine.version, at: clock.now() },
        });
        const paper = await store.getPaper(tx, input.paperId);
        const written = await store.readSections(tx, input.paperId);
        await report(tx, input.itemId, 'sections', written.size, listLeaves(paper.request.chapters).length);
      },
    }),
    abstract: defineStep({
      ...retries,
      input: OfAbstract,
      output: Text,
      work: (context) =>
        forRun(async () => {
          const { language, itemId, paperId } = context.input;
          const { request, plan } = await readPlanned(paperId);
          const pieces = engine.writeAbstract({ paper: request, plan, language }, callOf(context, itemId));
          return { text: await collect(context, pieces) };
        }),
      async onDone(tx, { input, output }) {
        const { abstracts } = await store.getPaper(tx, input.paperId);
        await store.changePaper(tx, input.paperId, { abstracts: { ...abstracts, [input.language]: output.text } });
      },
    }),
    thanks: defineStep({
      ...retries,
      input: OfPaper,
      output: Text,
      work: (context) =>
        forRun(async () => {
          const { request } = await read(context.input.paperId);
          const pieces = engine.writeAcknowledgements(request, callOf(context, context.input.itemId));
          return { text: await collect(context, pieces) };
        }),
      onDone: (tx, { input, output }) => store.changePaper(tx, input.paperId, { acknowledgements: output.text }),
    }),
    files: defineStep({
      ...retries,
      input: OfFiles,
      output: z.object({ pages: z.int() }),
      async work({ input }) {
        const { paper, works } = await read(input.paperId);
        const sections = await store.readSections(db, input.paperId);
        return deliver({ paper, works, sections, isPreview: input.scope === 'preview' });
      },
      onDone: (tx, { input, output }) =>
        store.changePaper(tx, input.paperId, { pages: output.pages, deliveredAt: clock.now() }),
    }),
  };

  async function planNext(tx: Tx, run: Run<z.output<typeof Input>>, phase: string | null) {
    const { paperId, itemId, scope } = run.input;
    const of = { paperId, itemId };
    switch (phase) {
      case null:
        return { phase: 'sources', steps: { sources: [of] } };
      case 'sources':
        return { phase: 'plan', steps: { plan: [of] } };
      case 'plan': {
        const { request } = await store.getPaper(tx, paperId);
        const written = await store.readSections(tx, paperId);
        const wanted = scope === 'preview' ? previewLeaves(request.chapters) : listLeaves(request.chapters);
        // What the deposit bought is not written again.
        const open = wanted.filter(({ id }) => !written.has(id));
        return { phase: 'sections', steps: { section: open.map(({ id }) => ({ ...of, section: id })) } };
      }
      case 'sections': {
        const { request } = await store.getPaper(tx, paperId);
        const wanted = [...new Set([request.language, 'en' as const])];
        return {
          phase: 'extras',
          steps: {
            abstract: wanted.map((language) => ({ ...of, language, scope })),
            ...(scope === 'preview' ? {} : { thanks: [of] }),
          },
        };
      }
      case 'extras':
        await report(tx, itemId, 'extras');
        return { phase: 'files', steps: { files: [{ ...of, scope }] } };
      default:
        return null;
    }
  }

  return defineRun({
    kind: paperRunKind,
    input: Input,
    steps,
    planNext: (tx, run, finished) => planNext(tx, run, finished?.phase ?? null),
    onEnded: shared.onEnded,
  });
}
