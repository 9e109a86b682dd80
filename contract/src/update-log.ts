import { z } from 'zod';
import { Labels } from './home.ts';
import { PageQuery, PageResult } from './page.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

export const updateLogLimits = { text: 2_000, version: 20 } as const;

export const UpdateEntry = z.object({
  id: z.string(),
  date: z.iso.date(),
  version: z.string().nullable(),
  text: Labels,
});
export type UpdateEntry = z.infer<typeof UpdateEntry>;

export const readUpdateLog = defineRoute({
  method: 'GET',
  path: `${prefix}/home/update_log`,
  who: 'public',
  summary: 'What was new when, newest first.',
  query: PageQuery.strict(),
  result: PageResult.extend({ entries: z.array(UpdateEntry) }),
});

export const EditedUpdateEntry = UpdateEntry.extend({
  /** 0 where it is still as the program brought it along. */
  revision: z.int(),
  is_removed: z.boolean(),
  updated_by: z.string().nullable(),
  updated_at: z.iso.datetime().nullable(),
});
export type EditedUpdateEntry = z.infer<typeof EditedUpdateEntry>;

export const listUpdateLog = defineRoute({
  method: 'GET',
  path: `${prefix}/admin/update_log`,
  who: 'operator',
  summary: 'Every entry as it is edited, removed ones included, newest first.',
  query: PageQuery.strict(),
  result: PageResult.extend({ entries: z.array(EditedUpdateEntry) }),
});

const EntryText = z.string().trim().min(1).max(updateLogLimits.text);

export const editUpdateLog = defineRoute({
  method: 'POST',
  path: `${prefix}/admin/update_log`,
  who: 'operator',
  summary:
    'Write an entry: a new one without `id`, else that one. `is_removed` takes it out of sight, or brings it back. `revision` is the one that was read; another meanwhile answers 409.',
  body: z.strictObject({
    id: z.string().max(60).optional(),
    revision: z.int().min(0),
    date: z.iso.date().refine((day) => day >= '2000-01-01', { message: 'invalid' }),
    version: z.string().trim().min(1).max(updateLogLimits.version).nullable(),
    text: z.strictObject({ zh: EntryText, en: EntryText, es: EntryText, ja: EntryText }),
    is_removed: z.boolean().default(false),
  }),
  result: EditedUpdateEntry,
});
