import { aigcRateMaximum } from '@yanmo/contract/codes';
import { z } from 'zod';

/**
 * Texts that people wrote measure a few percent themselves, so that less could be kept by nobody; and more than half promises that
 * a text may well read as a machine's.
 */
const Rate = z.int().min(5, 'promise_range').max(50, 'promise_range');

/** What is promised of orders from now on; those that were made before keep what was promised then. */
export const PromiseSetting = z.strictObject({ aigc_rate_maximum: Rate });
export type PromiseSetting = z.infer<typeof PromiseSetting>;

export const promiseDefault: PromiseSetting = { aigc_rate_maximum: aigcRateMaximum };
