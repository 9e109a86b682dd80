import { z } from 'zod';
import { defineRoute } from './route.ts';

const path = '/api/ai-paper/admin/settings';

export const SettingState = z.object({
  key: z.string(),
  value: z.unknown(),
  default: z.unknown(),
  is_default: z.boolean(),
  /** As JSON Schema: what the value may be. */
  schema: z.unknown(),
  /** 0 while nobody has changed it. */
  revision: z.int(),
  updated_by: z.string().nullable(),
  updated_at: z.iso.datetime().nullable(),
  can_undo: z.boolean(),
});
export type SettingState = z.infer<typeof SettingState>;

/** One place at which two values differ; what is absent is null. */
export const SettingDifference = z.object({ path: z.string(), before: z.unknown(), after: z.unknown() });
export type SettingDifference = z.infer<typeof SettingDifference>;

export const listSettings = defineRoute({
  method: 'GET',
  path,
  who: 'operator',
  summary: 'Every setting with its value, its default and what it may be.',
  result: z.object({ settings: z.array(SettingState) }),
});

export const changeSetting = defineRoute({
  method: 'POST',
  path,
  who: 'operator',
  summary:
    'Change a setting, or with `undo` take back its last change; answers what changed. `revision` is the one that was read; another meanwhile answers 409.',
  body: z
    .strictObject({
      key: z.string().max(60),
      revision: z.int().min(0),
      value: z.unknown().optional(),
      undo: z.literal(true).optional(),
    })
    .refine(({ value, undo }) => (undo === true) === (value === undefined), {
      path: ['value'],
      message: 'required',
    }),
  result: z.object({ setting: SettingState, diff: z.array(SettingDifference) }),
});
