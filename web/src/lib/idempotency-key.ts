import { randomId } from './random-id.ts';

/**
 * One for each thing that a person does: a request that is sent again, after an answer that got lost, carries the same
 * key and moves no money twice.
 */
export const newIdempotencyKey = randomId;
