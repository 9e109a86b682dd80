import type { completeReductionTask, ReductionTask } from '@yanmo/contract/reductions';
import type { RouteInput } from '@yanmo/contract/route';
import { call } from '../../../lib/api.ts';
import { loadPart } from '../../../lib/load-part.ts';

export const contract = () => loadPart(() => import('@yanmo/contract/reductions'));

export type Completion = RouteInput<typeof completeReductionTask>['body'];

export async function completeTask(body: Completion, idempotencyKey: string): Promise<ReductionTask> {
  return await call((await contract()).completeReductionTask, { body }, { idempotencyKey });
}
