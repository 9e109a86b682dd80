import { plainRun } from '../blocks.ts';
import type { StyleName, Template } from '../templates/template.ts';
import type { LaidRun } from './laid.ts';
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
