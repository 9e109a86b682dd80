import { countDraft } from '@yanmo/contract/draft-count';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Scope, Written } from '../../fulfilment/service.ts';
import { listLeaves, previewLeaves } from '../paper-basis.ts';
import { insertSection, type Paper, type PaperBasis, readSections } from '../store.ts';

/** The text of each section that its buyer can read at this moment: those that are done, and those that grow. */
export interface WrittenPart {
  done: ReadonlyMap<string, string>;
  growing: ReadonlyMap<string, string>;
}

export async function readWritten(
  queryable: Queryable,
  runs: Pick<Platform['runs'], 'listSteps' | 'readTexts'>,
  paper: Pick<Paper, 'id' | 'runId'>,
): Promise<WrittenPart> {
  const growing = new Map<string, string>();
  const texts = paper.runId ? await runs.readTexts(queryable, paper.runId) : new Map<string, string>();
  const steps = paper.runId && texts.size > 0 ? await runs.listSteps(queryable, paper.runId) : [];
  // Read last: a section that is done meanwhile is found in both, and never in neither.
  const done = await readSections(queryable, paper.id);
  for (const { id, input } of steps) {
    const { section } = input as { section?: unknown };
    const text = wholePart(texts.get(id) ?? '');
    // A revision of a section that is there says the same in other words.
    if (typeof section === 'string' && !done.has(section) && text !== '') growing.set(section, text);
  }
  return { done, growing };
}

/** Without a mark, a table or a figure of which only the beginning is there. */
export function wholePart(partial: string): string {
  const cut = partial.replace(/\[[@#]?[\w-]*$/u, '').trimEnd();
  const blocks = cut.split(/\n\s*\n/u);
  if (/^(?:\||`{1,3})/u.test(blocks.at(-1)?.trimStart() ?? '')) blocks.pop();
  return blocks.join('\n\n').trim();
}

/** In the units that the paper is paid by; of a staged paper the part that is being made. */
export function countWritten(
  { chapters, wordCount, isWithoutGaps = false }: Pick<PaperBasis, 'chapters' | 'wordCount' | 'isWithoutGaps'>,
  { done, growing }: WrittenPart,
  scope: Scope,
): Written {
  const leaves = listLeaves(chapters);
  const inPreview = new Set(previewLeaves(chapters).map(({ id }) => id));
  const isOf = ({ id }: { id: string }) => scope === 'all' || inPreview.has(id) === (scope === 'preview');
  const made = leaves.filter(isOf);
  const sum = (sections: typeof leaves) => sections.reduce((units, section) => units + Math.max(1, section.units), 0);
  return {
    units: made.reduce(
      (units, { id }) => units + countDraft(done.get(id) ?? growing.get(id) ?? '', { withGaps: !isWithoutGaps }),
      0,
    ),
    wanted: Math.max(1, Math.round((wordCount * sum(made)) / sum(leaves))),
  };
}

/** What was growing when its buyer cancelled was read and is paid for: it stays as the text of its section. */
export async function keepGrowing(
  tx: Tx,
  { runs, clock }: Pick<Platform, 'runs' | 'clock'>,
  paper: Pick<Paper, 'id' | 'runId' | 'engineVersion'>,
): Promise<void> {
  const { growing } = await readWritten(tx, runs, paper);
  for (const [sectionId, text] of growing) {
    const { engineVersion } = paper;
    await insertSection(tx, { paperId: paper.id, sectionId, text, engineVersion, at: clock.now() });
  }
}
