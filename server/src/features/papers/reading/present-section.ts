import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { PaperBlock, PaperRun, SectionText } from '@yanmo/contract/paper-text';
import type { Block, NoteRun, Run } from '../../../documents/blocks.ts';
import { parseDocument } from '../../../documents/document.ts';
import { type Numbers, numberDocument } from '../../../documents/layout/number-document.ts';
import type { Template } from '../../../documents/templates/templates.ts';
import type { PaperSection } from '../../../engines/engine.ts';
import { blockId } from '../block-id.ts';
import { assemblePaper, type PaperTexts } from '../editions/assemble-paper.ts';
import type { SectionRow } from '../section-store.ts';

function runsOf(runs: readonly (Run | NoteRun)[], numbers: Numbers): PaperRun[] {
  const shown: PaperRun[] = [];
  const say = (text: string): void => {
    const last = shown.at(-1);
    if (text === '') return;
    if (last?.kind === 'text') last.text += text;
    else shown.push({ kind: 'text', text });
  };
  for (const run of runs) {
    switch (run.kind) {
      case 'text':
        say(run.text);
        break;
      case 'citation':
        shown.push({ kind: 'citation', text: run.label.map(({ text }) => text).join(''), works: [...run.works] });
        break;
      case 'placeholder':
        shown.push({ kind: 'gap', text: run.text });
        break;
      case 'reference':
        say(numbers.targets.get(run.target)?.text ?? '');
        break;
      case 'formula':
        say(run.latex);
        break;
      case 'break':
        say(' ');
        break;
      case 'footnote':
        break;
    }
  }
  return shown;
}

const captionOf = (
  block: { id: string; caption?: readonly NoteRun[] | undefined },
  numbers: Numbers,
): string | null => {
  if (!block.caption) return null;
  const words = runsOf(block.caption, numbers).map(({ text }) => text);
  return [numbers.captions.get(block.id)?.text ?? '', words.join('')].filter(Boolean).join(' ');
};

function presentBlock(block: Block, numbers: Numbers): PaperBlock[] {
  const shown = (part: Pick<PaperBlock, 'kind' | 'lines'> & Partial<PaperBlock>): PaperBlock[] => [
    {
      ...{ id: block.id, is_ordered: false, columns: 0, caption: null, svg: null },
      works: [...new Set(part.lines.flat().flatMap((run) => (run.kind === 'citation' ? run.works : [])))],
      ...part,
    },
  ];
  switch (block.kind) {
    case 'paragraph':
      return shown({ kind: block.look === 'lead' ? 'heading' : 'paragraph', lines: [runsOf(block.runs, numbers)] });
    case 'list':
      return shown({
        kind: 'list',
        lines: block.items.map(({ runs }) => runsOf(runs, numbers)),
        is_ordered: block.marker === 'number',
      });
    case 'table':
      return shown({
        kind: 'table',
        lines: [...block.head, ...block.rows].flat().map(({ runs }) => runsOf(runs, numbers)),
        columns: block.alignments.length,
        caption: captionOf(block, numbers),
      });
    case 'figure':
      return shown({
        kind: 'figure',
        lines: [runsOf(block.caption, numbers)],
        caption: captionOf(block, numbers),
        svg: block.svg,
      });
    case 'placeholder':
      return shown({ kind: 'paragraph', lines: [[{ kind: 'gap', text: block.text }]] });
    case 'formula':
      return shown({ kind: 'paragraph', lines: [[{ kind: 'text', text: block.latex }]] });
    // Headings of the outline are sections of their own; a page break says nothing on a screen.
    case 'heading':
    case 'page-break':
      return [];
  }
}

/** Blocks by the id that they are named after: the chapter's own, then those of each heading below it. */
function blocksBySection(texts: PaperTexts, template: Template): Map<string, PaperBlock[]> {
  const document = parseDocument(assemblePaper(texts));
  const numbers = numberDocument(document, template);
  const found = new Map<string, PaperBlock[]>();
  for (const chapter of document.chapters) {
    let blocks: PaperBlock[] = [];
    found.set(chapter.id, blocks);
    for (const [index, block] of chapter.blocks.entries()) {
      if (block.kind === 'heading') {
        // What stands above the first heading is text of that section, and is read and changed there.
        blocks = index === 1 ? [...blocks] : [];
        found.set(block.id, blocks);
      } else blocks.push(...presentBlock(block, numbers));
    }
  }
  return found;
}

/**
 * The sections of a paper in the order of reading, as its files print them: labels of citations, numbers of tables and
 * figures. Throws DocumentInvalid for texts that no file could hold.
 */
export function presentSections(
  texts: Omit<PaperTexts, 'sections'>,
  newest: ReadonlyMap<string, SectionRow>,
  template: Template,
): SectionText[] {
  const sections = new Map([...newest].map(([id, { text }]) => [id, text]));
  const blocks = blocksBySection({ ...texts, sections }, template);
  const { language, chapters } = texts.paper.request;
  const present = (section: PaperSection, path: readonly number[]): SectionText[] => {
    const row = section.children.length === 0 ? newest.get(section.id) : undefined;
    return [
      {
        id: section.id,
        number: chapterNumber(language, path),
        title: section.title,
        depth: path.length,
        text: row
          ? {
              version: row.version,
              origin: row.origin,
              engine: row.engineVersion,
              written_at: row.createdAt.toISOString(),
              units: row.units,
              draft: row.text,
              blocks: blocks.get(blockId(section.id)) ?? [],
            }
          : null,
      },
      ...section.children.flatMap((child, index) => present(child, [...path, index + 1])),
    ];
  };
  return chapters.flatMap((chapter, index) => present(chapter, [index + 1]));
}
