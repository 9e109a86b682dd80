import { endsSentence } from '../../text/sentences.ts';
import {
  cutTextParagraphs,
  headingLevelOf,
  joinLines,
  type TextParagraph,
} from '../readers/plain-text/read-text-blocks.ts';

/** Longer than any line that a page breaks. */
const longestLine = 120;
const fewestLines = 4;
/** In parts of the longest line: a shorter one was ended by its author. */
const fullLine = 0.75;

/** What begins a line of its own: an item, an entry, a command of LaTeX. */
const item =
  /^(?:[（(][一二三四五六七八九十\da-z]{1,3}[）)]|\d{1,2}[.．、)）](?!\d)|[①-⑳•●■◆▪]|[［[【]\d{1,3}[］\]】]|[-–*]\s|\\[a-z[\]]|\$\$|```|#)/iu;

/**
 * The paragraphs of a text, and where each stands in it. Copied out of a PDF, a text has an end of line wherever the page had
 * one, and no blank lines: a sentence that goes over several of them is put together.
 */
export function cutManuscript(text: string): TextParagraph[] {
  const lines = cutTextParagraphs(text);
  const longest = lines.reduce((most, { text: own }) => Math.max(most, own.length), 0);
  const full = lines.filter(({ text: own }) => own.length >= longest * fullLine);
  const isBroken =
    lines.length >= fewestLines &&
    longest <= longestLine &&
    full.length >= lines.length * 0.5 &&
    full.filter(({ text: own }) => !endsSentence(own)).length >= full.length * 0.5;
  if (!isBroken) return lines;
  const paragraphs: TextParagraph[] = [];
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const last = paragraphs.at(-1);
    const goesOn =
      previous !== undefined &&
      previous.text.length >= longest * fullLine &&
      !/\n\s*\n|\n[ \t\u3000]{2}/u.test(text.slice(previous.end, line.start)) &&
      headingLevelOf(previous.text) === null &&
      headingLevelOf(line.text) === null &&
      !item.test(line.text);
    if (last && goesOn) {
      last.text = joinLines(last.text, line.text);
      last.end = line.end;
    } else paragraphs.push({ ...line });
  }
  return paragraphs;
}
