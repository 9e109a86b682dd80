import type { PlanOf } from '../figure-plan.ts';
import type { Typeface } from '../text-widths.ts';
import { type Label, wrapLabel } from '../wrap-label.ts';
import { commonWidth, type SizedBox, sizeBox } from './boxes.ts';
import { emptyLayout, type FigureLayout } from './figure-layout.ts';
import { layRows } from './lay-rows.ts';
import { addModerators } from './model-moderators.ts';

type Plan = PlanOf<'model'>;
type Role = Plan['variables'][number]['role'];

/** Between columns: wider, and the eye loses the line. */
const widestGap = 84;
const portDistance = 17;

/** Variables in columns from cause to effect, what moderates them above; paths carry the names of their hypotheses. */
export function layModel(plan: Plan, width: number, typeface: Typeface): FigureLayout[] {
  const columns = columnsOf(plan);
  const inColumns = new Set(columns.flat().map(({ id }) => id));
  const direct = plan.paths.filter(({ from, to }) => inColumns.has(from) && inColumns.has(to));
  const words = new Map(direct.map((path) => [path, wrapLabel(path.label, 60, typeface)]));
  const channels = Math.max(1, columns.length - 1);
  // The room between columns grows with the paths there; what is left belongs to the boxes.
  const room = channels * (46 + 9 * Math.min(8, direct.length / channels));
  const boxWidth = commonWidth(
    plan.variables.map(({ label }) => label),
    typeface,
    { minimum: 64, maximum: Math.max(64, Math.min(130, (width - room) / columns.length)), lines: 2 },
  );
  const sizes = new Map(
    plan.variables.map(({ id, label }) => {
      const size = sizeBox(label, boxWidth, typeface);
      const ends = Math.max(
        direct.filter(({ from }) => from === id).length,
        direct.filter(({ to }) => to === id).length,
      );
      return [id, { ...size, height: Math.max(size.height, (ends + 1) * portDistance) }] as const;
    }),
  );
  const placed = layRows({
    rows: columns.map((column) =>
      column.map(({ id }) => {
        const size = sizes.get(id) as SizedBox;
        return { id, du: size.height, dv: size.width, isPointed: false };
      }),
    ),
    arrows: direct.map((path) => {
      const label = words.get(path) as Label;
      return { from: path.from, to: path.to, label: { du: label.height, dv: label.width } };
    }),
    gap: 24,
    rowGap: Math.min(widestGap, (width - columns.length * boxWidth) / channels),
    extent: 0,
    wordSide: 'before',
  });
  const layout = emptyLayout(placed.extentV, placed.extentU);
  for (const { id, u, v } of placed.nodes.values()) {
    layout.boxes.push({ ...(sizes.get(id) as SizedBox), id, x: v, y: u, fill: 'white', align: 'centre' });
  }
  for (const [index, { points, label }] of placed.routes.entries()) {
    const path = direct[index] as Plan['paths'][number];
    layout.connectors.push({
      from: path.from,
      to: path.to,
      points: points.map(({ u, v }) => ({ x: v, y: u })),
      hasHead: true,
      label: label && {
        x: label.v,
        y: label.u,
        width: label.dv,
        height: label.du,
        text: words.get(path) as Label,
      },
    });
  }
  const whole = addModerators(layout, plan, sizes, typeface);
  return [centred(whole, width)];
}

/** Causes, what lies between, effects; controls stand one step before the effects. */
function columnsOf({ variables, paths }: Plan): Plan['variables'][] {
  const onPaths = new Set(paths.filter(({ to }) => !variables.some(({ id }) => id === to)).map(({ from }) => from));
  const isBeside = (variable: Plan['variables'][number]): boolean =>
    variable.role === 'moderator' && (onPaths.has(variable.id) || !paths.some(({ from }) => from === variable.id));
  const standing = variables.filter((variable) => !isBeside(variable));
  const of = (...roles: Role[]): Plan['variables'] => standing.filter(({ role }) => roles.includes(role));
  const between = of('mediator');
  const columns =
    between.length > 0
      ? [of('independent', 'moderator'), [...between, ...of('control')], of('dependent')]
      : [of('independent', 'moderator', 'control'), of('dependent')];
  const filled = columns.filter((column) => column.length > 0);
  return filled.length > 0 ? filled : [variables];
}

function centred(layout: FigureLayout, width: number): FigureLayout {
  const shift = Math.max(0, (width - layout.width) / 2);
  const move = <Item extends { x: number }>(item: Item): Item => ({ ...item, x: item.x + shift });
  return {
    ...layout,
    width: Math.max(width, layout.width),
    boxes: layout.boxes.map(move),
    connectors: layout.connectors.map((connector) => ({
      ...connector,
      points: connector.points.map(move),
      label: connector.label && move(connector.label),
    })),
  };
}
