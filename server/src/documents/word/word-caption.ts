import { type IParagraphOptions, Paragraph, type ParagraphChild, SimpleField, TextRun } from 'docx';
import type { LaidCaption } from '../layout/laid.ts';
import type { WordMarks } from './word-marks.ts';
import { marked, wordRuns } from './word-runs.ts';
import { styleId } from './word-styles.ts';

/**
 * The number as fields that Word can count again: the chapter from its heading, the ordinal as a sequence that begins
 * anew in each chapter (`\\s 1`; the first also says so itself, `\\r 1`, for programs that know no `\\s`). An appendix has a letter, which no STYLEREF gives; there the letter is text and the sequence its own.
 */
export function wordNumber(
  caption: Pick<LaidCaption, 'chapter' | 'joint' | 'ordinal'>,
  sequence: string,
): ParagraphChild[] {
  const { chapter, joint, ordinal } = caption;
  if (chapter === null) return [new SimpleField(`SEQ ${sequence} \\* ARABIC`, String(ordinal))];
  if (/^\d+$/u.test(chapter)) {
    const restart = ordinal === 1 ? ' \\r 1' : '';
    return [
      new SimpleField('STYLEREF 1 \\s', chapter),
      new TextRun(joint),
      new SimpleField(`SEQ ${sequence} \\* ARABIC \\s 1${restart}`, String(ordinal)),
    ];
  }
  return [new TextRun(`${chapter}${joint}`), new SimpleField(`SEQ ${sequence}${chapter} \\* ARABIC`, String(ordinal))];
}

export function wordCaption(
  id: string,
  caption: LaidCaption,
  marks: WordMarks,
  options: Pick<IParagraphOptions, 'keepNext'> = {},
): Paragraph {
  return new Paragraph({
    style: styleId('caption'),
    ...options,
    keepLines: true,
    children: [
      ...marked(marks.targetNames(id), [
        new TextRun(`${caption.label}${caption.labelGap}`),
        ...wordNumber(caption, caption.label),
      ]),
      new TextRun('\u2002'),
      ...wordRuns(caption.runs, marks),
    ],
  });
}
