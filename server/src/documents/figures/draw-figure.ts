import { defaultLook, type FigureLook, pointsPerMm, typefaceOf } from './figure-look.ts';
import { FigurePlan, type FigurePlanInput } from './figure-plan.ts';
import { figureText } from './figure-text.ts';
import type { FigureLayout } from './layout/figure-layout.ts';
import { layFramework } from './layout/lay-framework.ts';
import { layMethod } from './layout/lay-method.ts';
import { layModel } from './layout/lay-model.ts';
import { laySchedule } from './layout/lay-schedule.ts';
import { layStructure } from './layout/lay-structure.ts';
import { printFigure } from './print-figure.ts';

export class FigurePlanInvalid extends Error {
  override name = 'FigurePlanInvalid';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the plan of the figure does not hold: ${problems.slice(0, 5).join('; ')}`);
    this.problems = problems;
  }
}

export interface DrawnFigure {
  svg: string;
  widthMm: number;
  heightMm: number;
  /** What the figure says, for those who cannot see it. */
  alt: string;
}

/**
 * `split`: no page holds it, so that it comes in several pictures. `arrows_cut`: some arrows join boxes of different pictures
 * and are not drawn. `shrunk`: it is set smaller than the text column asks.
 */
export type FigureWarning =
  | { code: 'split'; parts: number }
  | { code: 'arrows_cut'; count: number }
  | { code: 'shrunk'; scale: number };

export interface FigureResult {
  /** Usually one. */
  parts: DrawnFigure[];
  warnings: FigureWarning[];
}

/** Lays out and draws a plan for a text column. Throws `FigurePlanInvalid` where the plan contradicts itself. */
export function drawFigure(
  input: FigurePlanInput,
  look: Pick<FigureLook, 'language'> & Partial<FigureLook>,
): FigureResult {
  const plan = parsePlan(input);
  const settings: FigureLook = { ...defaultLook, ...look };
  const layouts = layFigure(plan, settings);
  const alt = figureText(plan, settings.language);
  const width = settings.widthMm * pointsPerMm;
  const scale = Math.min(
    1,
    ...layouts.map((layout) =>
      Math.min(width / layout.width, (settings.maximumHeightMm * pointsPerMm) / layout.height),
    ),
  );
  const drawn = layouts.reduce((sum, { connectors }) => sum + connectors.length, 0);
  const cut = plan.kind === 'framework' && layouts.length > 1 ? plan.arrows.length - drawn : 0;
  return {
    parts: layouts.map((layout) => ({
      svg: printFigure(layout, alt),
      widthMm: (layout.width * scale) / pointsPerMm,
      heightMm: (layout.height * scale) / pointsPerMm,
      alt,
    })),
    warnings: [
      ...(layouts.length > 1 ? [{ code: 'split' as const, parts: layouts.length }] : []),
      ...(cut > 0 ? [{ code: 'arrows_cut' as const, count: cut }] : []),
      ...(scale < 0.999 ? [{ code: 'shrunk' as const, scale }] : []),
    ],
  };
}

export function parsePlan(input: FigurePlanInput): FigurePlan {
  const parsed = FigurePlan.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new FigurePlanInvalid(
    parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'plan'}: ${message}`),
  );
}

/** The geometry alone; one layout for each picture. */
export function layFigure(plan: FigurePlan, look: FigureLook): FigureLayout[] {
  const typeface = typefaceOf(look);
  const width = look.widthMm * pointsPerMm - 2;
  const height = look.maximumHeightMm * pointsPerMm - 2;
  switch (plan.kind) {
    case 'framework':
      return layFramework(plan, width, height, typeface);
    case 'structure':
      return layStructure(plan, width, height, typeface);
    case 'method':
      return layMethod(plan, width, height, typeface);
    case 'model':
      return layModel(plan, width, typeface);
    case 'schedule':
      return laySchedule(plan, width, height, typeface);
  }
}
