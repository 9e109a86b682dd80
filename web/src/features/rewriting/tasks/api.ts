import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Stage } from '@yanmo/contract/codes';
import type { completeReductionTask, ReductionTask } from '@yanmo/contract/reductions';
import type { RouteInput } from '@yanmo/contract/route';
import { call } from '../../../lib/api.ts';
import { orderPollMs } from '../../../lib/constants.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { useSession } from '../../../lib/session.ts';

const contract = () => loadPart(() => import('@yanmo/contract/reductions'));

export const tasksKey = ['reduction-tasks'] as const;
export const tasksPageSize = 20;

export function useTasks(stage: Stage | null, pageNum: number) {
  const session = useSession();
  return useQuery({
    queryKey: [...tasksKey, stage, pageNum],
    queryFn: async ({ signal }) =>
      await call(
        (await contract()).listReductionTasks,
        { query: { page_num: pageNum, page_size: tasksPageSize, ...(stage === null ? {} : { stage }) } },
        { signal },
      ),
    enabled: session !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: orderPollMs,
  });
}

export type Completion = RouteInput<typeof completeReductionTask>['body'];

export async function completeTask(body: Completion, idempotencyKey: string): Promise<ReductionTask> {
  return await call((await contract()).completeReductionTask, { body }, { idempotencyKey });
}
