import type { Language } from '@yanmo/contract/languages';
import { aiLabelLines, aiLabelValue, rewrittenLabelLine } from '../ai-label.ts';
import { paragraphsOf } from '../readers/document-model.ts';
import { readDocx } from '../readers/docx/read-docx.ts';
import { labelDocx } from '../rewriting/docx-label.ts';
import { textOfLine } from '../rewriting/marked-lines.ts';
import { placeMarks } from '../rewriting/place-marks.ts';
import { type ParagraphReplacement, replaceParagraphs } from '../round-trip/replace-paragraphs.ts';
import { answerComments, type CommentAnswer } from './answer-comments.ts';
import { linedParagraphs } from './place-comments.ts';

export interface AmendedParagraph {
  id: string;
  text: string;
}

export interface DocxToAmend {
  bytes: Uint8Array;
  paragraphs: readonly AmendedParagraph[];
  /** `paragraphs`: without all of these the comment is not done, whatever was accepted. */
  answers: readonly (CommentAnswer & { paragraphs: readonly string[] })[];
  /** Who is shown to have made the changes, and when. */
  author: string;
  date: Date;
  /** Words of an engine are in it; null where its owner wrote every one. */
  label: { language: Language; produceId: string } | null;
}

export interface AmendedDocx {
  bytes: Uint8Array;
  /** Ids of paragraphs that stayed as they were: what is no text in them cannot be shown as Word wants it. */
  left: string[];
}

/**
 * The file that was sent, with its paragraphs changed as tracked changes and its comments done or answered. Everything else keeps
 * its bytes. A paragraph that comes to nothing keeps its end: whoever accepts the changes takes the blank line away.
 */
export function amendDocx({ bytes, paragraphs, answers, author, date, label }: DocxToAmend): AmendedDocx {
  const { blocks } = readDocx(bytes);
  const texts = new Map(paragraphs.map(({ id, text }) => [id, text]));
  const replacements: ParagraphReplacement[] = [];
  const left: string[] = [];
  for (const { paragraph, line } of linedParagraphs(blocks)) {
    const text = texts.get(paragraph.id)?.trim();
    if (text === undefined || text === textOfLine(line)) continue;
    const inner = paragraph.isEditable ? placeMarks(line.parts, text, { mayLose: true }) : null;
    if (inner === null || /[⟦⟧]/u.test(inner.replace(/⟦\d+⟧/gu, ''))) left.push(paragraph.id);
    else replacements.push({ paragraphId: paragraph.id, text: `${line.head}${inner}${line.tail}` });
  }
  const isLabelled = [...paragraphsOf(blocks)].some(({ text }) => aiLabelLines.some((line) => text.includes(line)));
  const replaced = replaceParagraphs(bytes, replacements, {
    trackChanges: { author, date },
    ...(label === null || isLabelled ? {} : { closing: rewrittenLabelLine[label.language] }),
    leavesRefused: true,
  });
  left.push(...replaced.left);
  const gone = new Set(left);
  const answered = answers
    .map((answer) => ({ ...answer, isDone: answer.isDone && !answer.paragraphs.some((id) => gone.has(id)) }))
    .filter(({ isDone, reply }) => isDone || reply !== null);
  const done = answerComments(replaced.bytes, answered, { author, date });
  const isGenerated = label !== null && replaced.bytes !== bytes;
  return { bytes: isGenerated ? labelDocx(done, aiLabelValue(label.produceId)) : done, left };
}
