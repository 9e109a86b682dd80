import type { Language } from '@yanmo/contract/languages';
import { SaxesParser } from 'saxes';
import { type FontKind, textWidth } from '../text-widths.ts';

export interface SvgText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SvgPicture {
  width: number;
  height: number;
  texts: SvgText[];
  /** Rectangles in the order in which they are drawn. */
  rects: { x: number; y: number; width: number; height: number; fill: string }[];
  elements: Set<string>;
  attributes: Set<string>;
}

/** Reads a picture back as a program that shows it would; throws where it is no XML. */
export function readSvg(svg: string, language: Language, font: FontKind = 'serif'): SvgPicture {
  const parser = new SaxesParser();
  const picture: SvgPicture = { width: 0, height: 0, texts: [], rects: [], elements: new Set(), attributes: new Set() };
  let open: { x: number; y: number; size: number; text: string } | null = null;
  const shift = { x: 0, y: 0 };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    picture.elements.add(name);
    for (const attribute of Object.keys(attributes)) picture.attributes.add(attribute);
    const number = (key: string): number => Number(attributes[key] ?? 0);
    if (name === 'svg') {
      const [, , width = 0, height = 0] = String(attributes.viewBox).split(' ').map(Number);
      Object.assign(picture, { width, height });
    }
    if (name === 'g') {
      const [x = 0, y = 0] = (/translate\(([-\d.]+) ([-\d.]+)\)/u.exec(String(attributes.transform)) ?? [])
        .slice(1)
        .map(Number);
      Object.assign(shift, { x, y });
    }
    if (name === 'rect') {
      picture.rects.push({
        x: number('x'),
        y: number('y'),
        width: number('width'),
        height: number('height'),
        fill: String(attributes.fill),
      });
    }
    if (name === 'text')
      open = { x: number('x') + shift.x, y: number('y') + shift.y, size: number('font-size'), text: '' };
  });
  parser.on('text', (text) => {
    if (open) open.text += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name !== 'text' || !open) return;
    const { x, y, size, text } = open;
    const width = textWidth(text, { font, language, sizePt: size });
    picture.texts.push({ text, x, y: y - size * 0.8, width, height: size });
    open = null;
  });
  parser.write(svg).close();
  return picture;
}

/** Words that lie on each other or leave the picture. */
export function textFlaws({ width, height, texts }: SvgPicture): string[] {
  const slack = 0.6;
  const meet = (one: SvgText, other: SvgText): boolean =>
    one.x + one.width > other.x + slack &&
    other.x + other.width > one.x + slack &&
    one.y + one.height > other.y + slack &&
    other.y + other.height > one.y + slack;
  return [
    ...texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => meet(one, other))
        .map((other) => `"${one.text}" lies on "${other.text}"`),
    ),
    ...texts
      .filter(
        (one) =>
          one.x < -1 - slack ||
          one.y < -1 - slack ||
          one.x + one.width > width + slack ||
          one.y + one.height > height + slack,
      )
      .map(({ text, x, y }) => `"${text}" leaves the picture at ${Math.round(x)}, ${Math.round(y)}`),
  ];
}
