import type { Block, Chapter, ListItem, Run } from './blocks.ts';

interface Problem {
  path: (string | number)[];
  message: string;
}

/** The parts of a document that bear ids or point at them; Document itself would be a circle of types. */
interface ReferringParts {
  abstracts: readonly { paragraphs: readonly (readonly Run[])[] }[];
  chapters: readonly Chapter[];
  appendices: readonly { id: string; title: readonly Run[]; blocks: readonly Block[] }[];
  acknowledgements: readonly (readonly Run[])[];
  references: readonly { id: string }[];
}

/** Ids that stand twice, and runs that point at nothing: in a finished file these would be dead links. */
export function findReferenceProblems(document: ReferringParts): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const targets = new Set<string>();
  const works = new Set(document.references.map(({ id }) => id));
  const aims: { path: Problem['path']; run: Run }[] = [];

  const claim = (id: string, path: Problem['path']): void => {
    if (seen.has(id)) problems.push({ path, message: `the id ${id} stands twice` });
    seen.add(id);
  };
  const readRuns = (runs: readonly Run[], path: Problem['path']): void => {
    for (const run of runs) {
      if (run.kind === 'reference' || run.kind === 'citation') aims.push({ path, run });
      if (run.kind === 'footnote') {
        claim(run.id, path);
        readRuns(run.runs, path);
      }
    }
  };
  const readBlocks = (blocks: readonly Block[], path: Problem['path']): void => {
    for (const [index, block] of blocks.entries()) {
      const at = [...path, 'blocks', index];
      claim(block.id, at);
      if (isTarget(block)) targets.add(block.id);
      for (const runs of runsOfBlock(block)) readRuns(runs, at);
    }
  };

  for (const [index, abstract] of document.abstracts.entries()) {
    for (const runs of abstract.paragraphs) readRuns(runs, ['abstracts', index]);
  }
  for (const part of ['chapters', 'appendices'] as const) {
    for (const [index, chapter] of document[part].entries()) {
      claim(chapter.id, [part, index]);
      targets.add(chapter.id);
      readRuns(chapter.title, [part, index]);
      readBlocks(chapter.blocks, [part, index]);
    }
  }
  for (const [index, runs] of document.acknowledgements.entries()) readRuns(runs, ['acknowledgements', index]);
  if (works.size !== document.references.length)
    problems.push({ path: ['references'], message: 'a work stands twice' });
  for (const { path, run } of aims) {
    if (run.kind === 'reference' && !targets.has(run.target)) {
      problems.push({ path, message: `nothing with a number has the id ${run.target}` });
    }
    if (run.kind === 'citation') {
      for (const work of run.works.filter((id) => !works.has(id))) {
        problems.push({ path, message: `the references hold no work ${work}` });
      }
    }
  }
  return problems;
}

function isTarget(block: Block): boolean {
  switch (block.kind) {
    case 'heading':
    case 'formula':
      return block.isNumbered;
    case 'figure':
      return true;
    case 'table':
      return block.caption !== undefined;
    default:
      return false;
  }
}

/** Every list of runs that a block holds, in the order of reading. */
export function runsOfBlock(block: Block): readonly (readonly Run[])[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.runs];
    case 'list':
      return block.items.flatMap(runsOfItem);
    case 'table':
      return [
        ...(block.caption ? [block.caption] : []),
        ...[...block.head, ...block.rows].flat().map((cell) => cell.runs),
        ...block.notes,
      ];
    case 'figure':
      return [block.caption, ...block.notes];
    case 'formula':
    case 'page-break':
    case 'placeholder':
      return [];
  }
}

function runsOfItem(item: ListItem): (readonly Run[])[] {
  return [item.runs, ...item.items.flatMap(runsOfItem)];
}
