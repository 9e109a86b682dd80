import { z } from 'zod';
import { cleanText } from '../clean-text.ts';

/** What a figure shows, without any place or size: layout follows from it. */

const PartId = z.string().regex(/^[\w.-]{1,60}$/u);
const label = (maximum: number) => z.string().trim().min(1).max(maximum).overwrite(cleanText);

const Arrow = z.strictObject({ from: PartId, to: PartId, label: label(30).optional() });
export type Arrow = z.infer<typeof Arrow>;

/** Layers below each other, each a row of boxes in a frame: what a study rests on, does, and arrives at. */
const FrameworkPlan = z.strictObject({
  kind: z.literal('framework'),
  layers: z
    .array(
      z.strictObject({
        title: label(60).optional(),
        boxes: z
          .array(z.strictObject({ id: PartId, label: label(160) }))
          .min(1)
          .max(12),
      }),
    )
    .min(1)
    .max(12),
  /** Between boxes; without any, each layer leads to the next. */
  arrows: z.array(Arrow).max(60).default([]),
});

interface StructureNode {
  label: string;
  children: StructureNode[];
}
const leaf = z.strictObject({ label: label(300), children: z.array(z.never()).max(0).default([]) });
const inner = z.strictObject({ label: label(300), children: z.array(leaf).max(40).default([]) });
const chapter = z.strictObject({ label: label(300), children: z.array(inner).max(40).default([]) });

/** A tree of chapters, from the title on the left to its sections on the right. */
const StructurePlan = z.strictObject({
  kind: z.literal('structure'),
  root: z.strictObject({ label: label(300), children: z.array(chapter).min(1).max(60) }),
});

/** Steps in order, with branches. Without arrows, each step leads to the next. */
const MethodPlan = z.strictObject({
  kind: z.literal('method'),
  steps: z
    .array(
      z.strictObject({
        id: PartId,
        label: label(200),
        shape: z.enum(['step', 'decision', 'end']).default('step'),
      }),
    )
    .min(1)
    .max(60),
  arrows: z.array(Arrow).max(120).default([]),
});

/** Variables with the paths that a study supposes between them. */
const ModelPlan = z.strictObject({
  kind: z.literal('model'),
  variables: z
    .array(
      z.strictObject({
        id: PartId,
        label: label(120),
        role: z.enum(['independent', 'mediator', 'moderator', 'dependent', 'control']),
      }),
    )
    .min(2)
    .max(24),
  /** `to` is a variable, or the label of a path that a moderator changes. */
  paths: z.array(z.strictObject({ from: PartId, to: PartId, label: label(12) })).max(40),
});

/** Tasks over periods; `from` and `to` count periods from 0, both included. */
const SchedulePlan = z.strictObject({
  kind: z.literal('schedule'),
  periods: z.array(label(40)).min(1).max(60),
  tasks: z
    .array(z.strictObject({ label: label(160), from: z.int().min(0), to: z.int().min(0) }))
    .min(1)
    .max(60),
});

export const FigurePlan = z
  .discriminatedUnion('kind', [FrameworkPlan, StructurePlan, MethodPlan, ModelPlan, SchedulePlan])
  .superRefine((plan, context) => {
    for (const message of findPlanProblems(plan)) context.addIssue({ code: 'custom', message });
  });
export type FigurePlan = z.infer<typeof FigurePlan>;
/** What a caller may leave out where the schema fills it in. */
export type FigurePlanInput = z.input<typeof FigurePlan>;
export type PlanOf<Kind extends FigurePlan['kind']> = Extract<FigurePlan, { kind: Kind }>;
export type { StructureNode };

type AnyPlan = z.infer<
  typeof FrameworkPlan | typeof StructurePlan | typeof MethodPlan | typeof ModelPlan | typeof SchedulePlan
>;

function findPlanProblems(plan: AnyPlan): string[] {
  switch (plan.kind) {
    case 'framework':
      return arrowProblems(
        plan.layers.flatMap(({ boxes }) => boxes.map(({ id }) => id)),
        plan.arrows,
      );
    case 'method':
      return arrowProblems(
        plan.steps.map(({ id }) => id),
        plan.arrows,
      );
    case 'model': {
      const ids = plan.variables.map(({ id }) => id);
      const direct = plan.paths.filter(({ to }) => ids.includes(to));
      const onPaths = plan.paths.filter(({ to }) => !ids.includes(to));
      const labels = new Set(direct.map((path) => path.label));
      return [
        ...arrowProblems(ids, direct),
        ...onPaths.filter(({ to }) => !labels.has(to)).map(({ to }) => `no variable and no path is called ${to}`),
        ...onPaths.filter(({ from }) => !ids.includes(from)).map(({ from }) => `there is no ${from}`),
      ];
    }
    case 'schedule':
      return plan.tasks
        .filter(({ from, to }) => from > to || to >= plan.periods.length)
        .map((task) => `${task.label} lies outside the ${plan.periods.length} periods`);
    case 'structure':
      return [];
  }
}

function arrowProblems(ids: readonly string[], arrows: readonly Arrow[]): string[] {
  const known = new Set(ids);
  return [
    ...(known.size < ids.length ? ['two parts have one id'] : []),
    ...arrows
      .flatMap(({ from, to }) => [from, to])
      .filter((id) => !known.has(id))
      .map((id) => `there is no ${id}`),
    ...arrows.filter(({ from, to }) => from === to).map(({ from }) => `${from} leads to itself`),
  ];
}
