import { gapMark } from '@yanmo/contract/gap-mark';
import type { Language } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import { type Block, plainRun, type Run } from '../../../documents/blocks.ts';
import { citationOfWork } from '../../../documents/citations/citation-of-work.ts';
import {
  type CitationRecord,
  type CitationStyle,
  citeInText,
  isNumeric,
} from '../../../documents/citations/citations.ts';
import { type DraftBlock, parseDraft } from '../../../engines/draft-text.ts';
import { canDraw, drawBlocks } from './draw-block.ts';

/** Citations that stand side by side are one. */
const citations = /(?:\s?\[@[\w-]+\])+/gu;
const oneCitation = /\[@([\w-]+)\]/gu;
const pointer = /\[#([\w-]+)\]/gu;

export interface Citing {
  style: CitationStyle;
  language: Language;
  /** In the order of first use. */
  among: readonly CitationRecord[];
  /** Blocks that `[#name]` points at, by name. */
  targets: ReadonlyMap<string, string>;
}

/** `sections`: draft texts with the id that their blocks are named after; a text may point at what stands in another. */
export function citingOf(
  { style, language }: Pick<Citing, 'style' | 'language'>,
  works: readonly Work[],
  sections: readonly { id: string; text: string }[],
): Citing {
  const targets = new Map<string, string>();
  for (const { id, text } of sections) {
    parseDraft(text).forEach((block, index) => {
      if (block.kind !== 'figure' && block.kind !== 'table') return;
      const isNumbered = block.kind === 'figure' ? canDraw(block) : block.caption !== '';
      if (isNumbered && block.name !== '' && !targets.has(block.name)) targets.set(block.name, blockIdAt(id, index));
    });
  }
  return { style, language, among: works.map(citationOfWork), targets };
}

const blockIdAt = (section: string, index: number): string => `${section}-${index + 1}`;

/**
 * Of a work that may not be printed any more: its giver took the word back, or removed it, or it was retracted. The sentence
 * still says what it said, so that the place is the student's to see to.
 */
const goneWork: Readonly<Record<Language, string>> = {
  zh: '待补充文献：此处引用的文献已不再列入，请改写这句话，或换一条可以列入的文献',
  en: 'sources to be added: the work cited here is no longer listed; rewrite the sentence or cite another work',
  es: 'fuentes por añadir: la obra citada aquí ya no figura en la bibliografía; reescribe la frase o cita otra',
  ja: '要補足（文献）：ここで引用した文献は掲載されなくなりました。文を書き改めるか、別の文献を引用してください',
};

const citedBy = (text: string, among: readonly CitationRecord[]) => {
  const ids = [...text.matchAll(oneCitation)].map((match) => match[1] ?? '');
  return { ids, cited: ids.flatMap((id) => among.filter((record) => record.id === id)) };
};

/**
 * Where the words before a mark are the authors and the year, the mark says them once more in a style of names: they become
 * the citation. Answers where those words begin.
 */
function findNarrated(before: string, mark: string, { style, among }: Citing): number | null {
  const { ids, cited } = citedBy(mark, among);
  const [only] = cited;
  if (isNumeric(style) || ids.length !== 1 || !only) return null;
  const [first] = only.author ?? [];
  const year = only.issued?.['date-parts']?.[0]?.[0];
  if (!first?.family || !year) return null;
  const names = [first.family, `${first.family}${first.given ?? ''}`].map((name) => RegExp.escape(name)).join('|');
  const told = new RegExp(`(?:${names})[^.,;:()（）]*(?:et al\\.)?\\s?[(（]${year}[)）]$`, 'u').exec(before);
  return told?.index ?? null;
}

function citationRun(text: string, { style, among, language }: Citing, form?: 'narrative'): Run[] {
  const { ids, cited } = citedBy(text, among);
  const mark: Run = { kind: 'placeholder', text: goneWork[language] };
  const isWide = language === 'zh' || language === 'ja';
  const gone = cited.length === ids.length ? [] : isWide ? [mark] : [plainRun(' '), mark];
  if (cited.length === 0) return gone;
  const label = citeInText(style, cited, { among, language, ...(form ? { form } : {}) }).runs.map((run) => ({
    ...plainRun(run.text),
    ...(run.italic ? { italic: true } : {}),
  }));
  const works = cited.map(({ id }) => id);
  const run: Run = { kind: 'citation', works, label, raised: isNumeric(style) };
  return [...(isNumeric(style) || form === 'narrative' ? [run] : [plainRun(' '), run]), ...gone];
}

function gapRuns(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(gapMark)) {
    if (match.index > from) runs.push(plainRun(text.slice(from, match.index)));
    runs.push({ kind: 'placeholder', text: match[0].slice(1, -1) });
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push(plainRun(text.slice(from)));
  return runs;
}

/** What was pointed at and is gone is the student's to see to: the sentence around it still speaks of it. */
const lost: Readonly<Record<Language, string>> = {
  zh: '待补充：此处指向的图表已不在文中',
  en: 'to be added: the table or figure meant here is no longer in the text',
  es: 'por completar: la tabla o figura a la que se remite ya no está en el texto',
  ja: '要補足：ここで指している図表は本文にない',
};

function wordRuns(text: string, { targets, language }: Citing): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(pointer)) {
    const target = targets.get(match[1] ?? '');
    runs.push(...gapRuns(text.slice(from, match.index)));
    runs.push(target ? { kind: 'reference', target } : { kind: 'placeholder', text: lost[language] });
    from = match.index + match[0].length;
  }
  return [...runs, ...gapRuns(text.slice(from))];
}

/** A line of draft text: words, marked gaps, numbers of tables and figures, and citations in the chosen style. */
export function runsOf(text: string, citing: Citing): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(citations)) {
    const before = text.slice(from, match.index);
    const narrated = findNarrated(before, match[0], citing);
    runs.push(...wordRuns(narrated === null ? before : before.slice(0, narrated), citing));
    runs.push(...citationRun(match[0], citing, narrated === null ? undefined : 'narrative'));
    from = match.index + match[0].length;
  }
  return [...runs, ...wordRuns(text.slice(from), citing)];
}

/** Draft text as blocks; their ids follow from the section's, so that a section can be compared with its next version. */
export function blocksOf(draft: string, sectionId: string, citing: Citing): Block[] {
  return parseDraft(draft).flatMap((block, index) => {
    const id = blockIdAt(sectionId, index);
    return block.kind === 'figure' ? drawBlocks(block, id, citing.language) : [blockOf(block, id, citing)];
  });
}

function blockOf(block: Exclude<DraftBlock, { kind: 'figure' }>, id: string, citing: Citing): Block {
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
