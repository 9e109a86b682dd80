import { plainRun } from '../blocks.ts';
import type { StyleName, Template } from '../templates/template.ts';
import type { LaidHeading, LaidRun } from './laid.ts';
import { pointsPerMm, textWidthMm, widthEm } from './measures.ts';

/** A title longer than this is set as it comes: no way of breaking it looks like a title any more. */
const mostLines = 4;

/** Breaks a long title between words into lines of about the same length, so that no single word is left over. */
export function balanceTitle(title: string, style: StyleName, template: Template): LaidRun[] {
  const { sizePt } = template.styles[style];
  const lineEms = (textWidthMm(template) * pointsPerMm) / sizePt;
  // Fonts run wider than measured, and a full line of large print looks crammed.
  const lines = Math.ceil(widthEm(title) / (lineEms * 0.92));
  if (lines < 2 || lines > mostLines) return [plainRun(title)];
  return breakEvenly(wordsOf(title, template.language), lines).flatMap((line, index): LaidRun[] => [
    ...(index > 0 ? [{ kind: 'break' as const }] : []),
    plainRun(line),
  ]);
}

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Of a line: less than this left over for the last one looks like an oversight. */
const shortestLast = 0.2;

/**
 * A Chinese or Japanese heading that needs a second line is broken between words, and never so that a character is left over;
 * the line alone would part a word in the middle. Latin words are whole in any case.
 */
export function breakHeading({ runs, style, number, gap, text }: LaidHeading, template: Template): readonly LaidRun[] {
  const [run] = runs;
  if (run?.kind !== 'text' || runs.length > 1 || !han.test(text)) return runs;
  const { sizePt, leftChars, rightChars, align } = template.styles[style];
  const before = number === null ? '' : number + gap;
  const room = (textWidthMm(template) * pointsPerMm) / sizePt - leftChars - rightChars;
  // Typst sets some air between Chinese and Latin letters, which is not measured.
  if (widthEm(before + text) <= room - 1) return runs;
  const [first = '', ...rest] = wordsOf(run.text, template.language);
  const words = [before + first, ...rest];
  const count = Math.ceil(widthEm(before + text) / (room * 0.96));
  if (count > mostLines) return runs;
  const filled = fillLines(words, (line) => widthEm(line) <= room * 0.96);
  const isShort = widthEm(filled.at(-1) ?? '') < room * shortestLast;
  const lines = align === 'centre' || isShort ? breakEvenly(words, count) : filled;
  // A word of its own may be longer than the line; then nothing here helps.
  if (lines.some((line) => widthEm(line) > room)) return runs;
  return lines.flatMap((line, index): LaidRun[] =>
    index === 0 ? [{ ...run, text: line.slice(before.length) }] : [{ kind: 'break' as const }, { ...run, text: line }],
  );
}

function fillLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits((last + word).trimEnd())) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

/** A colon or a dash in a title is where it wants to break; a particle never begins a line. */
function wordsOf(title: string, language: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(title)) {
    const last = words.length - 1;
    if (last >= 0 && /^[\s\p{P}的之了着过をはがのにでと]+$/u.test(segment)) words[last] += segment;
    else words.push(segment);
  }
  return words;
}

function breakEvenly(words: readonly string[], count: number): string[] {
  const total = widthEm(words.join(''));
  const lines: string[] = [];
  let line = '';
  let done = 0;
  for (const word of words) {
    const goal = (total * (lines.length + 1)) / count;
    const before = done + widthEm(line);
    const after = before + widthEm(word);
    const isNearer = Math.abs(before - goal) <= Math.abs(after - goal);
    if (line !== '' && lines.length < count - 1 && isNearer) {
      lines.push(line.trim());
      done = before;
      line = word;
    } else {
      line += word;
    }
  }
  return [...lines, line.trim()].filter((text) => text !== '');
}
