import { z } from 'zod';
import { defineRoute } from './route.ts';
import { SharingConsent } from './similarity.ts';

const path = '/api/ai-paper/similarity/consent';

export const getSharingConsent = defineRoute({
  method: 'GET',
  path,
  who: 'user',
  summary: 'Whether others’ texts may be compared with one’s papers.',
  result: SharingConsent,
});

export const decideSharing = defineRoute({
  method: 'POST',
  path,
  who: 'user',
  summary:
    'Let others’ texts be compared with one’s papers, or no longer: then nothing of them is left to compare with.',
  body: z.strictObject({
    is_shared: z.boolean(),
    /** An answer to the question that is asked once: where one was given meanwhile, that one stays. */
    only_undecided: z.boolean().optional(),
  }),
  result: SharingConsent,
});
