import type { Language } from '@yanmo/contract/languages';
import type { ParagraphStyle, Template } from '../templates/template.ts';
import type { LaidRun } from './laid.ts';
import { isEastAsian } from './number-document.ts';

export const pointsPerMm = 72 / 25.4;

/** The single line that Word multiplies, in ems: 1.3 for the Chinese and Japanese system fonts, 1.15 for Times. */
export const singleLine = (language: Language): number => (isEastAsian(language) ? 1.3 : 1.15);

/** From base line to base line. */
export function lineDistancePt(style: ParagraphStyle, language: Language): number {
  return style.line.kind === 'fixed' ? style.line.pt : style.line.factor * singleLine(language) * style.sizePt;
}

export function textWidthMm({ page }: Template): number {
  return page.widthMm - page.marginsMm.left - page.marginsMm.right - page.gutterMm;
}

export function textHeightMm({ page }: Template): number {
  return page.heightMm - page.marginsMm.top - page.marginsMm.bottom;
}

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Near enough to share out the width of a table or to count the lines of a title; no line is broken by it. */
export function widthEm(text: string): number {
  let width = 0;
  for (const character of text) {
    if (wide.test(character)) width += 1;
    else if (/[A-Z@%&WMmw—…]/u.test(character)) width += 0.72;
    else if (/[iljtfr.,;:'|!()[\] ]/u.test(character)) width += 0.3;
    else width += 0.5;
  }
  return width;
}

/** The longest stretch that no line break can divide: a word of Latin letters, one character of Chinese. */
export function longestUnbreakableEm(text: string): number {
  let longest = 0;
  for (const word of text.split(/[\s\u200b/\-–—]+/u)) {
    let run = '';
    for (const character of word) {
      if (wide.test(character)) {
        longest = Math.max(longest, widthEm(run), 1);
        run = '';
      } else {
        run += character;
      }
    }
    longest = Math.max(longest, widthEm(run));
  }
  return longest;
}

export const textOfLaid = (runs: readonly LaidRun[]): string => runs.map(textOfLaidRun).join('');

function textOfLaidRun(run: LaidRun): string {
  switch (run.kind) {
    case 'text':
    case 'placeholder':
    case 'reference':
      return run.text;
    case 'citation':
      return run.label.map(({ text }) => text).join('');
    case 'formula':
      return run.latex;
    case 'break':
      return '\n';
    case 'footnote':
      return '';
  }
}
