import { z } from 'zod';
import { PlaceState } from './explore.ts';
import { defineRoute } from './route.ts';
import { Work } from './works.ts';

/**
 * How a work came to an outline. FOUND: looked for and judged before the outline was written. CHOSEN and UPLOADED: the
 * student's own choice while it was prepared. ADDED: put beside the outline by the student once it was there.
 */
export const workOrigins = ['FOUND', 'CHOSEN', 'UPLOADED', 'ADDED'] as const;
export const WorkOrigin = z.enum(workOrigins);
export type WorkOrigin = z.infer<typeof WorkOrigin>;

/** Of one outline, dropped ones included; more than any list of references has. */
export const maximumOutlineWorks = 200;

export const OutlineWork = z.object({
  work: Work,
  /** One line in the language of the paper: why it is there. */
  reason: z.string(),
  /** How much of what the paper is about it speaks of, 0 to 1. */
  fit: z.number(),
  origin: WorkOrigin,
  /** False for one that the student dropped: no chapter rests on it and no paper cites it, until he adds it again. */
  is_kept: z.boolean(),
  /** Serves sections on method and nothing else. */
  is_method: z.boolean(),
  /** Ids of the headings that rest on it, at any level; none while nothing is written, and none for one that was dropped. */
  chapters: z.array(z.string()),
});
export type OutlineWork = z.infer<typeof OutlineWork>;

export const OutlineWorks = z.object({
  /** Those that are kept first, each group by how well it fits. */
  works: z.array(OutlineWork),
  /** What a paper of this level usually rests on. */
  wanted: z.int(),
  /** Kept works that may be printed; fewer than wanted is said before anything is paid for. */
  fitting: z.int(),
  /** What became of the indexes that were asked beside the library; empty where none was. */
  places: z.array(PlaceState),
  /** They are being looked for now. */
  is_searching: z.boolean(),
  /** False while nobody has looked for works of it: it is from before, or still being prepared. */
  is_searched: z.boolean(),
});
export type OutlineWorks = z.infer<typeof OutlineWorks>;

const prefix = '/api/ai-paper/paper/outline/works';
const Key = z.string().min(1).max(40);
const Change = z.strictObject({ key1: Key, work_ids: z.array(z.uuid()).min(1).max(50) });

export const listOutlineWorks = defineRoute({
  method: 'GET',
  path: prefix,
  who: 'user',
  summary: 'The works that an outline was written from, each with why it is there, and those that were dropped.',
  query: z.strictObject({ key1: Key }),
  result: OutlineWorks,
});

export const dropOutlineWorks = defineRoute({
  method: 'POST',
  path: `${prefix}/drop`,
  who: 'user',
  summary:
    'No chapter rests on these works any more, and a paper that is ordered from now on does not get them. Also while the outline is being written, and kept when it is written again.',
  body: Change,
  result: OutlineWorks,
});

export const addOutlineWorks = defineRoute({
  method: 'POST',
  path: `${prefix}/add`,
  who: 'user',
  summary: 'Put works of the library, or own ones, beside the outline; also those that were dropped.',
  body: Change,
  result: OutlineWorks,
});
