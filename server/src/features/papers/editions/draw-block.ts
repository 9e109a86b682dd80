import type { Language } from '@yanmo/contract/languages';
import { type Block, plainRun } from '../../../documents/blocks.ts';
import type { ChartPlan } from '../../../documents/figures/charts/chart-plan.ts';
import { ChartImpossible } from '../../../documents/figures/charts/chart-plan.ts';
import type { DataTable } from '../../../documents/figures/charts/data-table.ts';
import { drawChart } from '../../../documents/figures/charts/draw-chart.ts';
import { type DrawnFigure, drawFigure, FigurePlanInvalid, parsePlan } from '../../../documents/figures/draw-figure.ts';
import { defaultLook } from '../../../documents/figures/figure-look.ts';
import type { FigurePlanInput } from '../../../documents/figures/figure-plan.ts';
import { type DraftFigure, printFigure } from '../../../engines/draft-figure.ts';

const roles = ['independent', 'mediator', 'moderator', 'dependent', 'control'] as const;
const shapes = ['step', 'decision', 'end'] as const;

type Tree = { label: string; children: Tree[] };

/** Three levels below the root: deeper trees are no longer read on a page. */
function treeOf(figure: DraftFigure, id: string, depth: number): Tree {
  const { parts, arrows } = figure;
  const below = depth === 0 ? [] : arrows.filter(({ from }) => from === id).map(({ to }) => to);
  return {
    label: parts.find((part) => part.id === id)?.label ?? '',
    children: below.filter((to) => parts.some((part) => part.id === to)).map((to) => treeOf(figure, to, depth - 1)),
  };
}

type Chart = DraftFigure & { shape: 'bar' | 'line' };
type Drawing = Omit<DraftFigure, 'shape'> & { shape: Exclude<DraftFigure['shape'], Chart['shape']> };

const isChart = (figure: DraftFigure): figure is Chart => figure.shape === 'bar' || figure.shape === 'line';

/** Values along a line are in the order in which they stand, whatever they are of. */
function chartOf({ shape, parts, caption }: Chart): { table: DataTable; plan: ChartPlan } {
  // The axis of what is counted needs no name: its words say what they are.
  const [name, value] = [' ', caption || '–'];
  const numbers = parts.map(({ group }) => (group.trim() === '' ? Number.NaN : Number(group)));
  if (numbers.some((number) => !Number.isFinite(number))) throw new ChartImpossible('not_numbers', value);
  const years = parts.map(({ label }) => /^(\d{4})(?:-(\d{2}))?$/u.exec(label));
  const isTime = shape === 'line' && years.every((year) => year !== null);
  const table: DataTable = {
    ...{ fileName: '', rowCount: parts.length },
    columns: [
      isTime
        ? {
            ...{ kind: 'date', name, missing: 0, precision: years.some((year) => year?.[2]) ? 'month' : 'year' },
            values: years.map((year) => Date.UTC(Number(year?.[1]), Number(year?.[2] ?? 1) - 1, 1)),
          }
        : { kind: 'category', name, missing: 0, values: parts.map(({ label }) => label) },
      { kind: 'number', name: value, missing: 0, unit: '', values: numbers },
    ],
  };
  const plan: ChartPlan = isTime
    ? { kind: 'line', along: name, values: [value] }
    : { kind: 'bar', category: name, value, measure: 'value' };
  return { table, plan };
}

function planOf(figure: Drawing): FigurePlanInput {
  const { shape, parts } = figure;
  const arrows = figure.arrows.map(({ from, to, label }) => ({ from, to, ...(label === '' ? {} : { label }) }));
  switch (shape) {
    case 'framework': {
      const titles = [...new Set(parts.map(({ group }) => group))];
      return {
        kind: 'framework',
        layers: titles.map((title) => ({
          ...(title === '' ? {} : { title }),
          boxes: parts.filter(({ group }) => group === title).map(({ id, label }) => ({ id, label })),
        })),
        arrows,
      };
    }
    case 'structure':
      return { kind: 'structure', root: treeOf(figure, parts[0]?.id ?? '', 3) } as FigurePlanInput;
    case 'method':
      return {
        kind: 'method',
        steps: parts.map(({ id, group, label }) => ({
          id,
          label,
          shape: shapes.find((name) => name === group) ?? 'step',
        })),
        arrows,
      };
    case 'model':
      return {
        kind: 'model',
        variables: parts.map(({ id, group, label }) => ({
          id,
          label,
          role: roles.find((name) => name === group) ?? 'control',
        })),
        paths: figure.arrows,
      };
  }
}

const undrawn: Readonly<Record<Language, string>> = {
  zh: '待补充：这张图无法绘制，请补上',
  en: 'to be added: this figure could not be drawn',
  es: 'por completar: esta figura no se pudo dibujar',
  ja: '要補足：この図は描画できなかった',
};

/** Of parts, and of arrows: more than the largest outline has headings. Trees are unrolled before they are checked. */
const mostDrawn = 300;

export function canDraw(figure: DraftFigure): boolean {
  if (figure.parts.length > mostDrawn || figure.arrows.length > mostDrawn) return false;
  try {
    if (isChart(figure)) drawCharted(figure, 'en');
    else parsePlan(planOf(figure as Drawing));
    return true;
  } catch (error) {
    if (error instanceof FigurePlanInvalid || error instanceof ChartImpossible) return false;
    throw error;
  }
}

/** Set smaller by this much a label can still be read; smaller still, two pictures are better than one. */
const smallestScale = 0.72;

/** Its caption stands below it in words of the paper; what is read aloud of it are its values. */
function drawCharted(figure: Chart, language: Language): DrawnFigure {
  const { table, plan } = chartOf(figure);
  const { svg, widthMm, heightMm } = drawChart(table, plan, { language });
  const values = figure.parts.map(({ label, group }) => `${label} ${group}`);
  return { svg, widthMm, heightMm, alt: `${figure.caption}: ${values.join(', ')}`.slice(0, longestAlt) };
}
const longestAlt = 1_000;

/** A picture that a page does not quite hold is set smaller rather than cut in two. */
function drawParts(given: DraftFigure, language: Language): DrawnFigure[] {
  if (isChart(given)) return [drawCharted(given, language)];
  const figure = given as Drawing;
  const { parts } = drawFigure(planOf(figure), { language });
  if (parts.length === 1) return parts;
  const { maximumHeightMm } = defaultLook;
  const [whole, ...rest] = drawFigure(planOf(figure), {
    language,
    maximumHeightMm: maximumHeightMm / smallestScale,
  }).parts;
  if (!whole || rest.length > 0) return parts;
  const scale = Math.min(1, maximumHeightMm / whole.heightMm);
  return [{ ...whole, widthMm: whole.widthMm * scale, heightMm: whole.heightMm * scale }];
}

/** Most of the time that it takes to show a paper goes into pictures, which are the same at every look. */
const drawn = new Map<string, readonly DrawnFigure[]>();
/** Some ten kilobytes each. */
const keptPictures = 200;

function picturesOf(figure: DraftFigure, language: Language): readonly DrawnFigure[] {
  const key = `${language} ${printFigure(figure)}`;
  const pictures = drawn.get(key) ?? (canDraw(figure) ? drawParts(figure, language) : []);
  drawn.delete(key);
  drawn.set(key, pictures);
  for (const oldest of drawn.keys()) if (drawn.size > keptPictures) drawn.delete(oldest);
  return pictures;
}

/**
 * A figure of a draft as its pictures, one unless no page holds it. What contradicts itself is left to the student: the
 * paper is written all the same.
 */
export function drawBlocks(figure: DraftFigure, id: string, language: Language): Block[] {
  const pictures = picturesOf(figure, language);
  if (pictures.length === 0) return [{ kind: 'placeholder', id, text: `${undrawn[language]}: ${figure.caption}` }];
  return pictures.map((picture, index) => ({
    kind: 'figure',
    id: index === 0 ? id : `${id}-${index + 1}`,
    caption: [plainRun(figure.caption)],
    ...picture,
    notes: [],
  }));
}
