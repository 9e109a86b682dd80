import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { PaperSheet, SheetSection } from '@yanmo/contract/orders';
import type { PaperSection } from '../../../engines/engine.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StepProgress } from '../../../platform/runs/run.ts';
import type { Item, ItemWatch, Scope } from '../../fulfilment/service.ts';
import { listLeaves, previewLeaves } from '../paper-basis.ts';
import { findWatchedPaper, paceOf, type WatchedPaper } from '../preview/paper-list-store.ts';
import * as store from '../store.ts';
import type { ExpectedTime } from './expected-time.ts';
import { remainingSeconds } from './remaining-time.ts';

/** The sheet of a paper while it is written: every heading, the texts that are there, the ones that are growing. */
export function createLiveSheet({ runs, clock }: Pick<Platform, 'runs' | 'clock'>, expected: ExpectedTime) {
  async function readSheet(tx: Tx, item: Item, runId: string): Promise<PaperSheet> {
    const paper = await findWatchedPaper(tx, item.id);
    const run = await runs.find(tx, runId);
    if (!paper || !run) return { item_id: item.id, phase: '', sections: [] };
    const written = await store.readSections(tx, paper.id);
    const steps = await runs.listSteps(tx, runId);
    const bought = item.scope === 'preview' ? new Set(previewLeaves(paper.request.chapters).map(({ id }) => id)) : null;
    return {
      item_id: item.id,
      phase: run.phase,
      sections: sectionsOf(paper.request.chapters, [], {
        language: paper.request.language,
        written,
        growing: growingIn(steps),
        texts: await runs.readTexts(tx, runId),
        isBought: (id) => bought === null || bought.has(id),
      }),
    };
  }

  return async (db: Queryable, item: Item): Promise<ItemWatch | null> => {
    const paper = await findWatchedPaper(db, item.id);
    const { runId } = paper ?? {};
    if (!paper || !runId) return null;
    return {
      runId,
      type: 'paper',
      sheet: (tx) => readSheet(tx, item, runId),
      async remainingSeconds(queryable) {
        const run = await runs.find(queryable, runId);
        if (!run || run.finishedAt) return null;
        const now = clock.now();
        const steps = await runs.listSteps(queryable, runId);
        const byPace = remainingSeconds({
          ...{ startedAt: run.startedAt, now, progress: item.progress },
          steps,
          texts: await runs.readTexts(queryable, runId),
          units: await unitsOfRun(queryable, paper, { scope: item.scope ?? 'all', steps }),
        });
        if (byPace !== null) return byPace;
        // Before it has a pace of its own, by what such papers took here; one that is late already has nothing to go by.
        const whole = await expected(queryable, {
          engine: paceOf(paper.engine, paper.engineVersion),
          units: paper.request.wordCount,
          scope: item.scope ?? 'all',
        });
        const passed = run.startedAt ? Math.round((now.getTime() - run.startedAt.getTime()) / 1000) : 0;
        return whole === null || whole <= passed ? null : whole - passed;
      },
    };
  };
}

/** What a run has to write, by section: not what a deposit, or a run that failed, left there. */
async function unitsOfRun(
  db: Queryable,
  { id: paperId, request }: WatchedPaper,
  { scope, steps }: { scope: Scope; steps: readonly StepProgress[] },
): Promise<Map<string, number>> {
  const written = new Set((await store.listSectionVersions(db, paperId)).map(({ sectionId }) => sectionId));
  const begun = new Set(steps.map(({ input }) => (input as { section?: unknown }).section));
  const leaves = scope === 'preview' ? previewLeaves(request.chapters) : listLeaves(request.chapters);
  return new Map(leaves.filter(({ id }) => begun.has(id) || !written.has(id)).map(({ id, units }) => [id, units]));
}

/** By section: the step that writes it now, or writes it anew after the pass over the whole. */
function growingIn(steps: readonly StepProgress[]): Map<string, StepProgress> {
  const growing = new Map<string, StepProgress>();
  for (const step of steps) {
    const { section } = step.input as { section?: unknown };
    if (step.state === 'RUNNING' && typeof section === 'string') growing.set(section, step);
  }
  return growing;
}

interface Known {
  language: Parameters<typeof chapterNumber>[0];
  written: ReadonlyMap<string, string>;
  growing: ReadonlyMap<string, StepProgress>;
  /** By step. */
  texts: ReadonlyMap<string, string>;
  isBought(id: string): boolean;
}

function sectionsOf(sections: readonly PaperSection[], above: readonly number[], known: Known): SheetSection[] {
  return sections.flatMap((section, index) => {
    const path = [...above, index + 1];
    const heading = {
      id: section.id,
      number: chapterNumber(known.language, path),
      title: section.title,
      depth: path.length,
    };
    if (section.children.length > 0) {
      return [
        { ...heading, state: 'HEADING', step: null, text: '' },
        ...sectionsOf(section.children, path, known),
      ] satisfies SheetSection[];
    }
    return [{ ...heading, ...textOf(section.id, known) }];
  });
}

function textOf(
  id: string,
  { written, growing, texts, isBought }: Known,
): Pick<SheetSection, 'state' | 'step' | 'text'> {
  const step = growing.get(id);
  const text = written.get(id);
  if (step) return { state: 'WRITING', step: step.id, text: texts.get(step.id) ?? text ?? '' };
  if (text !== undefined) return { state: 'WRITTEN', step: null, text };
  return { state: isBought(id) ? 'WAITING' : 'LATER', step: null, text: '' };
}
