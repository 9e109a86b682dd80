import type { Work } from '@yanmo/contract/works';
import { type Block, plainRun, type Run } from '../../documents/blocks.ts';
import { citationOfWork } from '../../documents/citations/citation-of-work.ts';
import { type CitationRecord, type CitationStyle, citeInText, isNumeric } from '../../documents/citations/citations.ts';
import { type DraftBlock, parseDraft } from '../../engines/draft-text.ts';

/** A gap that an engine marked for the student: `[待补充数据: …]`, "[your data: …]". */
const gap = /\[(?:待补充数据|your data|Datos por aportar|要データ)\s*[:：]\s*([^\]]+)\]/giu;
/** Citations that stand side by side are one. */
const citations = /(?:\s?\[@[\w-]+\])+/gu;
const oneCitation = /\[@([\w-]+)\]/gu;

export interface Citing {
  style: CitationStyle;
  /** In the order of first use. */
  among: readonly CitationRecord[];
}

export function citingOf(style: CitationStyle, works: readonly Work[]): Citing {
  return { style, among: works.map(citationOfWork) };
}

function citationRun(text: string, { style, among }: Citing): Run[] {
  const ids = [...text.matchAll(oneCitation)].map((match) => match[1] ?? '');
  const cited = ids.flatMap((id) => among.filter((record) => record.id === id));
  if (cited.length === 0) return [];
  const label = citeInText(style, cited, { among }).runs.map((run) => ({
    ...plainRun(run.text),
    ...(run.italic ? { italic: true } : {}),
  }));
  const works = cited.map(({ id }) => id);
  const run: Run = { kind: 'citation', works, label, raised: isNumeric(style) };
  return isNumeric(style) ? [run] : [plainRun(' '), run];
}

function gapRuns(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(gap)) {
    if (match.index > from) runs.push(plainRun(text.slice(from, match.index)));
    runs.push({ kind: 'placeholder', text: match[0].slice(1, -1) });
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push(plainRun(text.slice(from)));
  return runs;
}

/** A line of draft text: words, marked gaps, and citations in the chosen style. */
export function runsOf(text: string, citing: Citing): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(citations)) {
    runs.push(...gapRuns(text.slice(from, match.index)), ...citationRun(match[0], citing));
    from = match.index + match[0].length;
  }
  return [...runs, ...gapRuns(text.slice(from))];
}

/** Draft text as blocks; their ids follow from the section's, so that a section can be compared with its next version. */
export function blocksOf(draft: string, sectionId: string, citing: Citing): Block[] {
  return parseDraft(draft).map((block, index) => blockOf(block, `${sectionId}-${index + 1}`, citing));
}

function blockOf(block: DraftBlock, id: string, citing: Citing): Block {
  const cell = (text: string) => ({ runs: runsOf(text, citing), columns: 1, rows: 1 });
  switch (block.kind) {
    case 'paragraph':
      return { kind: 'paragraph', id, look: 'body', runs: runsOf(block.text, citing) };
    case 'heading':
      return { kind: 'paragraph', id, look: 'lead', runs: runsOf(block.text, citing) };
    case 'list':
      return {
        kind: 'list',
        id,
        marker: block.isOrdered ? 'number' : 'bullet',
        items: block.items.map((item) => ({ runs: runsOf(item, citing), items: [] })),
      };
    case 'table': {
      const width = Math.max(1, block.head.length);
      const fit = (cells: readonly string[]) => Array.from({ length: width }, (_, index) => cell(cells[index] ?? ''));
      return {
        kind: 'table',
        id,
        ...(block.caption === '' ? {} : { caption: [plainRun(block.caption)] }),
        alignments: Array.from({ length: width }, () => 'left' as const),
        head: [fit(block.head)],
        rows: block.rows.map(fit),
        notes: [],
        rules: 'lines',
      };
    }
  }
}
