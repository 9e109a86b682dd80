import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';

/** Files that stand for a text of their owner's own: what was sent to be checked or rewritten, and was paid for. */
export const ownPurposes = ['CHECK', 'REDUCTION'] as const;

const TextToPut = z.discriminatedUnion('what', [
  z.object({ what: z.literal('FILE'), user_id: z.uuid(), file_key: z.string(), purpose: z.enum(ownPurposes) }),
  z.object({ what: z.literal('PAPER'), paper_id: z.uuid() }),
  z.object({ what: z.literal('PAPERS'), user_id: z.uuid() }),
]);
export type TextToPut = z.infer<typeof TextToPut>;

/** One queue for all that is put in one by one: each further one asks the database again and again whether there is something to do. */
export const putText = defineJob({ name: 'similarity.put-text', payload: TextToPut, policy: 'short', retryLimit: 5 });

const keyOf = (text: TextToPut): string =>
  text.what === 'FILE' ? text.file_key : text.what === 'PAPER' ? text.paper_id : text.user_id;

/** Part of the caller's transaction. One that waits already will read what is there by then. */
export async function putTextLater(jobs: Jobs, tx: Tx, text: TextToPut): Promise<void> {
  await jobs.enqueue(tx, putText, text, { singletonKey: `${text.what}:${keyOf(text)}` });
}
