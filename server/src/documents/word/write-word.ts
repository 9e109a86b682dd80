import { Document, Packer, Paragraph, TextRun } from 'docx';
import { aiLabelProperty } from '../ai-label.ts';
import type { Layout } from '../layout/laid.ts';
import { WordItems, type WordPlaces } from './word-items.ts';
import { WordMarks } from './word-marks.ts';
import { wordNumbering } from './word-numbering.ts';
import { wordRuns } from './word-runs.ts';
import { wordSections } from './word-sections.ts';
import { styleId, wordStyles } from './word-styles.ts';

/** Blocks for as long as the document takes: for a thread of its own (write-word-in-thread.ts). */
export async function writeWord(layout: Layout, places: WordPlaces): Promise<Buffer> {
  const marks = new WordMarks(layout);
  const sections = wordSections(layout, new WordItems(layout, marks, places));
  const { metadata, aiLabel } = layout;
  const footnotes = Object.fromEntries(
    [...marks.footnotes].map(([number, runs]) => [
      number,
      {
        children: [
          new Paragraph({ style: styleId('footnote'), children: [new TextRun(' '), ...wordRuns(runs, marks)] }),
        ],
      },
    ]),
  );
  const document = new Document({
    title: metadata.title,
    subject: metadata.subject,
    creator: metadata.author || 'Yanmo',
    lastModifiedBy: metadata.author || 'Yanmo',
    keywords: metadata.keywords.join(', '),
    ...(aiLabel
      ? { description: aiLabel.line, customProperties: [{ name: aiLabelProperty, value: aiLabel.value }] }
      : {}),
    styles: wordStyles(layout),
    numbering: wordNumbering(layout),
    footnotes,
    compatibility: { version: 15 },
    sections,
  });
  return Packer.toBuffer(document);
}
