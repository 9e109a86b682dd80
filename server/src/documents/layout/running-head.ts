import type { Header, Template } from '../templates/template.ts';
import type { LaidHeading } from './laid.ts';
import { pointsPerMm, textWidthMm, widthEm } from './measures.ts';

/** Of the line, by how many places of a header hold words; fonts run a little wider than measured. */
const shares = [0.92, 0.92, 0.45, 0.29] as const;

/** What one place of this header has room for: it is one line, since a second one would run into the text below. */
function roomEm(template: Template, header: Pick<Header, 'left' | 'centre' | 'right'>): number {
  const places = [header.left, header.centre, header.right].filter((text) => text !== '').length;
  const line = (textWidthMm(template) * pointsPerMm) / template.styles.header.sizePt;
  return line * (shares[places] ?? 0.29);
}

/** Its fixed words cut to their room; `{chapter}` is left for the pages to fill in. */
export function fitHeader(template: Template, header: Header): Header {
  const room = roomEm(template, header);
  const fit = (text: string): string => (text.includes('{chapter}') ? text : shorten(text, room, template.language));
  return { ...header, left: fit(header.left), centre: fit(header.centre), right: fit(header.right) };
}

/** The chapter as the header of its pages names it. */
export function runningHead(template: Template, header: Header | null, heading: LaidHeading): string {
  const full = fullHead(heading);
  if (header === null) return full;
  const pattern = [header.left, header.centre, header.right].find((text) => text.includes('{chapter}')) ?? '';
  const beside = widthEm(pattern.replace('{chapter}', ''));
  return shorten(full, roomEm(template, header) - beside, template.language);
}

export const fullHead = ({ number, gap, text }: LaidHeading): string => (number === null ? text : number + gap + text);

/** After a whole word; what only leads on to the next goes too. */
function shorten(text: string, ems: number, language: string): string {
  if (widthEm(text) <= ems) return text;
  const keep = (granularity: 'word' | 'grapheme'): string => {
    let kept = '';
    for (const { segment } of new Intl.Segmenter(language, { granularity }).segment(text)) {
      if (widthEm(kept + segment) > ems - 1) break;
      kept += segment;
    }
    return kept.replace(/[\s\p{Pd}\p{Ps}\p{Pi}\p{Po}]+$/u, '');
  };
  // One word alone may be longer than the line.
  const words = keep('word');
  return `${widthEm(words) > ems / 3 ? words : keep('grapheme')}…`;
}
