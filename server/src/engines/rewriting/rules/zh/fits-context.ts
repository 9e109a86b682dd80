import type { Replacement } from '../../../../knowledge/thesaurus-line.ts';
import type { Clause, Sentence, ZhParagraph } from './zh-paragraph.ts';

const numeral = /[\d０-９〇零一二三四五六七八九十百千万亿两几数半\uE000-\uF8FF]/u;
const protectedSpan = /[\uE000-\uF8FF]/u;
const mark = /[，；：、。！？,;:!?）)\s]/u;

/** Farther ahead a noun belongs to another verb. */
const reach = 18;

export interface Place {
  paragraph: ZhParagraph;
  sentence: Sentence;
  clause: Clause;
  start: number;
  end: number;
}

function standsBefore({ paragraph: { text }, sentence, clause, start }: Place, wanted: string): boolean {
  const sign = text[start - 1] ?? '';
  switch (wanted) {
    case '@sentence':
      return start === sentence.start;
    case '@clause':
      return start === clause.start;
    case '@end':
      return false;
    case '@number':
      return numeral.test(sign);
    case '@span':
      return protectedSpan.test(sign);
    default:
      return text.endsWith(wanted, start);
  }
}

function standsAfter({ paragraph: { text }, end }: Place, wanted: string): boolean {
  const sign = text[end] ?? '';
  switch (wanted) {
    case '@end':
      return sign === '' || mark.test(sign);
    case '@number':
      return numeral.test(sign);
    case '@span':
      return protectedSpan.test(sign);
    case '@sentence':
    case '@clause':
      return false;
    default:
      return text.startsWith(wanted, end);
  }
}

/** Whether a replacement suits the place of its word. */
export function fitsContext(place: Place, replacement: Replacement): boolean {
  const { before, after, notBefore, notAfter, ahead, notAhead, behind, notBehind } = replacement;
  if (before && !before.some((wanted) => standsBefore(place, wanted))) return false;
  if (after && !after.some((wanted) => standsAfter(place, wanted))) return false;
  if (notBefore?.some((wanted) => standsBefore(place, wanted))) return false;
  if (notAfter?.some((wanted) => standsAfter(place, wanted))) return false;
  const { text } = place.paragraph;
  const rest = text.slice(place.end, Math.max(place.end, place.clause.end));
  const gone = text.slice(Math.min(place.clause.start, place.start), place.start);
  if (ahead && !ahead.some((wanted) => rest.slice(0, reach).includes(wanted))) return false;
  if (notAhead?.some((wanted) => rest.includes(wanted))) return false;
  if (behind && !behind.some((wanted) => gone.includes(wanted))) return false;
  return !notBehind?.some((wanted) => gone.includes(wanted));
}
