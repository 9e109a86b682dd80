import { languages } from '@yanmo/contract/languages';
import { z } from 'zod';
import type { PaperSection, SectionDigest } from '../../../engines/engine.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineRun, defineStep, type FinishedPhase, type Run } from '../../../platform/runs/run.ts';
import { batchesOf } from '../../library/service.ts';
import { plainChapters } from '../editions/assemble-paper.ts';
import { Delivered, type Delivery } from '../editions/deliver-paper.ts';
import { listLeaves } from '../paper-basis.ts';
import type { StartReduction } from '../reducing/start-reduction.ts';
import * as store from '../store.ts';
import { tellIfShort } from '../tell-if-short.ts';
import { createCitationSteps } from './citation-steps.ts';
import { digestOf } from './digest.ts';
import { listFrame } from './frame-sections.ts';
import { OfPaper, type PaperSteps } from './paper-steps.ts';
import { createReviewSteps, leavesOf, Scope } from './review-steps.ts';
import type { StartCompanion } from './start-companion.ts';

const Input = OfPaper.extend({ scope: Scope });
const OfSection = OfPaper.extend({ section: z.string() });
const OfAbstract = OfPaper.extend({ language: z.enum(languages), scope: Scope });
const OfFiles = OfPaper.extend({ scope: Scope });
const Text = z.object({ text: z.string() });

/** The counters of the home page ask for this name. */
export const paperRunKind = 'paper';

/**
 * A paper from its outline: works, their cards, plan, sections side by side, then what opens and closes the paper, a pass
 * over the whole, the abstract and its translation, files. Each step is a
 * row keyed by its input; a kill loses what was in flight and nothing else.
 */
export function createWritePaperRun(
  shared: PaperSteps,
  delivery: Delivery,
  { companions, reduction }: { companions: StartCompanion; reduction: StartReduction },
) {
  const { db, clock, engine, read, readPlanned, callOf, collect, report, forRun, retries } = shared;

  const citations = createCitationSteps(shared);

  /** What the body of the paper came to, as it stands when the first and the last chapter are written. */
  async function digestOthers(paperId: string, chapters: readonly PaperSection[]): Promise<SectionDigest[]> {
    const sections = await store.readSections(db, paperId);
    const frame = listFrame(chapters);
    return listLeaves(chapters).flatMap(({ id, title }) => {
      const text = frame.has(id) ? undefined : sections.get(id);
      return text === undefined ? [] : [{ section: id, title, digest: digestOf(text) }];
    });
  }

  const steps = {
    sources: shared.sources,
    cards: shared.cards,
    plan: shared.plan,
    section: defineStep({
      ...retries,
      input: OfSection,
      output: Text,
      work: (context) =>
        forRun(async () => {
          const { section, itemId, paperId } = context.input;
          await context.emit('section', { section, step: context.step.id });
          const { request, plan } = await readPlanned(paperId);
          const written = listFrame(request.chapters).has(section) ? await digestOthers(paperId, request.chapters) : [];
          const pieces = engine.writeSection({ paper: request, plan, section, written }, callOf(context, itemId));
          return { text: await collect(context, pieces) };
        }),
      async onDone(tx, { run, input, output }) {
        await store.insertSection(tx, {
          ...{ paperId: input.paperId, sectionId: input.section, text: output.text },
          ...{ engineVersion: engine.version, at: clock.now() },
        });
        const { request } = await store.getPaper(tx, input.paperId);
        const written = new Set((await store.listSectionVersions(tx, input.paperId)).map(({ sectionId }) => sectionId));
        const wanted = leavesOf(request.chapters, Input.parse(run.input).scope);
        const sum = (leaves: typeof wanted) => leaves.reduce((units, leaf) => units + Math.max(1, leaf.units), 0);
        const done = sum(wanted.filter(({ id }) => written.has(id)));
        await report(tx, input.itemId, 'sections', done, sum(wanted));
      },
    }),
    ...createReviewSteps(shared),
    check: citations.check,
    mend: citations.mend,
    abstract: defineStep({
      ...retries,
      input: OfAbstract,
      output: Text,
      work: (context) =>
        forRun(async () => {
          const { language, itemId, paperId, scope } = context.input;
          const { paper, request, plan } = await readPlanned(paperId);
          const sections = scope === 'preview' ? null : await store.readSections(db, paperId);
          const written = sections ? plainChapters({ paper, sections }) : [];
          const original = paper.abstracts[request.language];
          const pieces = engine.writeAbstract(
            { paper: request, plan, language, written, original: language === request.language ? undefined : original },
            callOf(context, itemId),
          );
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
      output: Delivered,
      work: ({ input, turn, signal }) =>
        delivery.write({ paperId: input.paperId, isPreview: input.scope === 'preview', turn, signal }),
      async onDone(tx, { input, output }) {
        await delivery.enter(tx, input.paperId, output);
      },
    }),
  };

  /** What the deposit bought is not written again. The longest first: they would keep all others waiting at the end. */
  async function listOpen(tx: Tx, { input }: Run<z.output<typeof Input>>, part: 'body' | 'frame'): Promise<string[]> {
    const { request } = await store.getPaper(tx, input.paperId);
    const written = new Set((await store.listSectionVersions(tx, input.paperId)).map(({ sectionId }) => sectionId));
    const frame = listFrame(request.chapters);
    return leavesOf(request.chapters, input.scope)
      .filter(({ id }) => !written.has(id) && frame.has(id) === (part === 'frame'))
      .sort((one, other) => other.units - one.units)
      .map(({ id }) => id);
  }

  async function planNext(tx: Tx, run: Run<z.output<typeof Input>>, finished: FinishedPhase<typeof steps> | null) {
    const { paperId, itemId, scope } = run.input;
    const of = { paperId, itemId };
    switch (finished?.phase) {
      case undefined:
        return { phase: 'sources', steps: { sources: [of] } };
      case 'sources': {
        const { workIds } = await store.getPaper(tx, paperId);
        return { phase: 'cards', steps: { cards: batchesOf(workIds ?? []).map((works) => ({ ...of, works })) } };
      }
      case 'cards':
        return { phase: 'plan', steps: { plan: [of] } };
      case 'plan': {
        await companions.startWaiting(tx, paperId);
        const open = await listOpen(tx, run, 'body');
        return { phase: 'sections', steps: { section: open.map((section) => ({ ...of, section })) } };
      }
      case 'sections': {
        const open = await listOpen(tx, run, 'frame');
        return { phase: 'frame', steps: { section: open.map((section) => ({ ...of, section })) } };
      }
      case 'frame':
        return { phase: 'review', steps: { review: [{ ...of, scope }], read: [{ ...of, scope }] } };
      case 'review': {
        const found = [...(finished?.results('review') ?? []), ...(finished?.results('read') ?? [])];
        const noted = Map.groupBy(
          found.flatMap(({ output }) => output.sections),
          ({ section }) => section,
        );
        const open = [...noted].map(([section, each]) => ({ section, notes: each.flatMap(({ notes }) => notes) }));
        return { phase: 'revise', steps: { revise: open.map((each) => ({ ...of, scope, ...each })) } };
      }
      case 'revise': {
        await report(tx, itemId, 'revise');
        const claims = await citations.listChecks(tx, paperId, scope);
        return { phase: 'check', steps: { check: claims.map((each) => ({ ...of, claims: each })) } };
      }
      case 'check':
        return {
          phase: 'mend',
          steps: { mend: (await citations.listMends(tx, paperId, scope)).map((each) => ({ ...of, ...each })) },
        };
      case 'mend': {
        const { request } = await store.getPaper(tx, paperId);
        return {
          phase: 'extras',
          steps: {
            abstract: [{ ...of, language: request.language, scope }],
            ...(scope === 'preview' ? {} : { thanks: [of] }),
          },
        };
      }
      case 'extras': {
        await report(tx, itemId, 'extras');
        const { request } = await store.getPaper(tx, paperId);
        const others = request.language === 'en' ? [] : [{ ...of, language: 'en' as const, scope }];
        return { phase: 'second_abstract', steps: { abstract: others } };
      }
      case 'second_abstract':
        return { phase: 'files', steps: { files: [{ ...of, scope }] } };
      default:
        return null;
    }
  }

  return defineRun({
    kind: paperRunKind,
    input: Input,
    steps,
    planNext,
    async onEnded(tx, run) {
      await shared.onEnded(tx, run);
      if (run.state === 'SUCCEEDED' && run.input.scope !== 'preview') {
        await tellIfShort(tx, shared.fulfilment, run.input.paperId, run.input.itemId);
      }
      // Without a plan of the paper's they make one of their own.
      await companions.startWaiting(tx, run.input.paperId);
      await reduction.startWaiting(tx, run.input.paperId);
    },
  });
}
