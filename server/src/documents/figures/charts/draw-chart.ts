import type { DrawnFigure } from '../draw-figure.ts';
import { defaultLook, type FigureLook, pointsPerMm } from '../figure-look.ts';
import { svgDocument } from '../svg.ts';
import { gatherAlong, gatherByCategory, getNumbers } from './chart-data.ts';
import { ChartImpossible, ChartPlan } from './chart-plan.ts';
import { chartNote, chartTitle, measureName, say } from './chart-words.ts';
import type { DataTable } from './data-table.ts';
import { drawBars } from './draw-bars.ts';
import { drawHistogram } from './draw-histogram.ts';
import { drawPie } from './draw-pie.ts';
import { drawLines, drawScatter } from './draw-points.ts';
import { isWhole } from './parts-of-a-whole.ts';
import { type Canvas, canvasOf, type Drawing } from './plot.ts';

export interface DrawnChart extends DrawnFigure {
  caption: string;
  /** The source file, how many rows, and what is left out of them. */
  note: string;
}

/** Draws what the table holds, and nothing else. Throws `ChartImpossible` where that cannot be done honestly. */
export function drawChart(
  table: DataTable,
  input: ChartPlan,
  look: Pick<FigureLook, 'language'> & Partial<FigureLook>,
): DrawnChart {
  const plan = ChartPlan.parse(input);
  const { language, font, widthMm } = { ...defaultLook, ...look };
  const canvas = canvasOf(widthMm * pointsPerMm - 2, language, font);
  const { drawing, leftOut } = drawPlan(table, plan, canvas);
  const caption = chartTitle(plan, language);
  const note = chartNote(table.fileName, table.rowCount, leftOut, language);
  return {
    svg: svgDocument(canvas.width, drawing.height, drawing.svg, caption),
    widthMm: (canvas.width + 2) / pointsPerMm,
    heightMm: (drawing.height + 2) / pointsPerMm,
    alt: `${caption}${say('comma', language)}${note}`,
    caption,
    note,
  };
}

function drawPlan(table: DataTable, plan: ChartPlan, canvas: Canvas): { drawing: Drawing; leftOut: number } {
  const { language } = canvas;
  switch (plan.kind) {
    case 'bar':
    case 'grouped-bar': {
      const data = gatherByCategory(table, plan);
      const name = plan.kind === 'bar' ? (plan.value ?? '') : plan.values.length === 1 ? (plan.values[0] ?? '') : '';
      const value =
        name === '' && plan.measure !== 'count' ? data.unit : measureName(name, plan.measure, data.unit, language);
      return { drawing: drawBars(data, { value, category: plan.category }, canvas), leftOut: data.leftOut };
    }
    case 'line': {
      const data = gatherAlong(table, plan);
      const value =
        plan.values.length === 1 ? measureName(plan.values[0] ?? '', 'value', data.unit, language) : data.unit;
      return { drawing: drawLines(data, { value, along: plan.along }, canvas), leftOut: data.leftOut };
    }
    case 'scatter': {
      const [x, y] = [getNumbers(table, plan.x), getNumbers(table, plan.y)];
      const points = x.values.flatMap((value, row) => {
        const other = y.values[row] ?? null;
        return value === null || other === null ? [] : [{ x: value, y: other }];
      });
      if (points.length === 0) throw new ChartImpossible('no_values', plan.x);
      const titles = {
        x: measureName(x.name, 'value', x.unit, language),
        y: measureName(y.name, 'value', y.unit, language),
      };
      return { drawing: drawScatter({ points }, titles, canvas), leftOut: table.rowCount - points.length };
    }
    case 'histogram': {
      const column = getNumbers(table, plan.value);
      const values = column.values.flatMap((value) => value ?? []);
      if (values.length === 0) throw new ChartImpossible('no_values', plan.value);
      const titles = { value: measureName(column.name, 'value', column.unit, language), count: say('count', language) };
      return { drawing: drawHistogram(values, titles, canvas), leftOut: column.missing };
    }
    case 'pie': {
      const data = gatherByCategory(table, plan);
      if (!isWhole(data, plan.measure)) throw new ChartImpossible('not_parts_of_a_whole', plan.value ?? plan.category);
      const slices = data.categories.map((name, index) => ({ name, value: data.series[0]?.values[index] ?? 0 }));
      return { drawing: drawPie(slices, canvas), leftOut: data.leftOut };
    }
  }
}
