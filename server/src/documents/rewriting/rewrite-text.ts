import type { Language } from '@yanmo/contract/languages';
import { cleanCounted } from '../../text/clean-counted.ts';
import { aiLabelLines, rewrittenLabelLine } from '../ai-label.ts';
import { decodePlainText } from '../readers/read-plain-text.ts';
import { cutManuscript } from './cut-manuscript.ts';
import { itemLead } from './item-lead.ts';
import type { Manuscript, RewrittenParagraph } from './text-to-rewrite.ts';

/** The text as it was laid out, with the new paragraphs in their places and the label as its last line. */
export function rewriteText(
  manuscript: Manuscript,
  paragraphs: readonly RewrittenParagraph[],
  language: Language,
): string {
  const given = manuscript.kind === 'text' ? manuscript.text : decodePlainText(manuscript.file.bytes);
  const { text } = cleanCounted(given);
  const texts = new Map(paragraphs.map((one) => [one.id, one.text.trim()]));
  let written = '';
  let at = 0;
  for (const [index, paragraph] of cutManuscript(text).entries()) {
    const fresh = texts.get(`p${index + 1}`);
    const lead = itemLead(paragraph.text);
    if (!fresh || lead + fresh === paragraph.text) continue;
    written += text.slice(at, paragraph.start) + lead + fresh;
    at = paragraph.end;
  }
  written += text.slice(at);
  // What only lost its invisible characters was not generated.
  const needsNone = written === text || aiLabelLines.some((line) => written.includes(line));
  const whole = needsNone ? written : `${written.trimEnd()}\n\n${rewrittenLabelLine[language]}\n`;
  return given.includes('\r\n') ? whole.replaceAll('\n', '\r\n') : whole;
}
