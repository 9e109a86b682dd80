/**
 * A figure in draft text: what it shows, without place or size.
 *
 *     ```figure model
 *     x {independent} Peer feedback
 *     y {dependent} Writing quality
 *     x -> y: H1
 *     : The research model {#fig-model}
 *     ```
 *
 * A part is its id, its group in braces where the shape has groups (the role of a variable, the layer of a framework, the
 * shape of a step), and its words. An arrow may bear words; in a model it may end at another arrow's words. Of bars and of a
 * line, drawn from the student's own data, the parts are the values: the number in braces, then what it is of.
 */
export interface DraftFigure {
  kind: 'figure';
  shape: FigureShape;
  caption: string;
  /** What `[#name]` in prose points at; '' where nothing does. */
  name: string;
  parts: { id: string; group: string; label: string }[];
  arrows: { from: string; to: string; label: string }[];
}

export const figureShapes = ['framework', 'structure', 'method', 'model', 'bar', 'line'] as const;
export type FigureShape = (typeof figureShapes)[number];

const opening = new RegExp(`^\`\`\`figure\\s+(${figureShapes.join('|')})$`, 'u');

/** Signs that would open another part of the line. */
const flat = (text: string): string =>
  text
    .replace(/[{}]/gu, (sign) => (sign === '{' ? '（' : '）'))
    .replace(/[\s`]+/gu, ' ')
    .trim();

export const printCaption = (caption: string, name: string): string =>
  `: ${flat(caption)}${name === '' ? '' : ` {#${name}}`}`;

export function readCaption(line: string): { caption: string; name: string } {
  const named = /\{#([\w-]+)\}$/u.exec(line);
  return { caption: line.slice(1, named?.index).trim(), name: named?.[1] ?? '' };
}

export function printFigure({ shape, caption, name, parts, arrows }: DraftFigure): string {
  return [
    `\`\`\`figure ${shape}`,
    ...parts.map(({ id, group, label }) => `${id}${group === '' ? '' : ` {${flat(group)}}`} ${flat(label)}`),
    ...arrows.map(({ from, to, label }) => `${from} -> ${to}${label === '' ? '' : `: ${flat(label)}`}`),
    printCaption(caption, name),
    '```',
  ].join('\n');
}

/** Null where it is no figure, one that shows nothing, or one whose end has not been written yet. */
export function readFigure(lines: readonly string[]): DraftFigure | null {
  const shape = opening.exec(lines[0] ?? '')?.[1] as FigureShape | undefined;
  if (!shape || lines.at(-1) !== '```') return null;
  const figure: DraftFigure = { kind: 'figure', shape, caption: '', name: '', parts: [], arrows: [] };
  for (const line of lines.slice(1, -1)) {
    const arrow = /^([\w.-]+)\s*->\s*([\w.-]+)(?:\s*[:：]\s*(.+))?$/u.exec(line);
    const part = /^([\w.-]+)\s+(?:\{([^}]*)\}\s*)?(.+)$/u.exec(line);
    if (line.startsWith(':')) Object.assign(figure, readCaption(line));
    else if (arrow) figure.arrows.push({ from: arrow[1] ?? '', to: arrow[2] ?? '', label: arrow[3] ?? '' });
    else if (part) figure.parts.push({ id: part[1] ?? '', group: part[2] ?? '', label: part[3] ?? '' });
  }
  return figure.parts.length > 0 ? figure : null;
}
