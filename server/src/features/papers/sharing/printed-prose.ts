import type { Block, NoteRun, Run } from '../../../documents/blocks.ts';
import { parseDocument } from '../../../documents/document.ts';
import { type Numbers, numberDocument } from '../../../documents/layout/number-document.ts';
import type { Template } from '../../../documents/templates/templates.ts';
import { assemblePaper, type PaperTexts } from '../editions/assemble-paper.ts';

type Targets = Numbers['targets'];

/**
 * Whoever copies a sentence counts its sources anew, so that numbers of citations are left out; names of authors are words of the sentence.
 * Places that are left to the student read alike in every paper, and are nobody's words.
 */
function wordsOfRun(run: Run | NoteRun, targets: Targets): string {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'reference':
      return targets.get(run.target)?.text ?? '';
    case 'citation':
      return run.raised ? '' : run.label.map(({ text }) => text).join('');
    case 'formula':
      return run.latex;
    case 'break':
      return ' ';
    case 'placeholder':
    case 'footnote':
      return '';
  }
}

const wordsOf = (runs: readonly (Run | NoteRun)[], targets: Targets): string =>
  runs
    .map((run) => wordsOfRun(run, targets))
    .join('')
    .trim();

/** Headings, tables and pictures name things, as others name them too. */
function proseOfBlock(block: Block, targets: Targets): string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.look === 'lead' ? [] : [wordsOf(block.runs, targets)];
    case 'list':
      return block.items.map(({ runs }) => wordsOf(runs, targets));
    default:
      return [];
  }
}

/**
 * The prose of a paper in the words that its files print, one paragraph a line: engines and students write 第4.1节 and [#tab-1] where a
 * file says 第四部分（一） and 表2, and what others copy are the words of the file.
 */
export function printedProse(texts: Omit<PaperTexts, 'forms' | 'referencesTitle'>, template: Template): string {
  const { forms } = template;
  const { referencesTitle } = template.texts;
  const document = parseDocument(assemblePaper({ ...texts, forms, referencesTitle }));
  const { targets } = numberDocument(document, template);
  const { language } = texts.paper.request;
  const abstracts = document.abstracts.filter((abstract) => abstract.language === language);
  return [
    ...abstracts.flatMap(({ paragraphs }) => paragraphs.map((runs) => wordsOf(runs, targets))),
    ...document.chapters.flatMap(({ blocks }) => blocks.flatMap((block) => proseOfBlock(block, targets))),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}
