import * as contract from '@yanmo/contract/reductions';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import { answerCsv, exporting } from '../../platform/lists/answer-csv.ts';
import type { RewritingService } from './service.ts';
import { taskColumns } from './task-columns.ts';

/** A file is read in a process of its own; whoever chooses paragraphs and goes on writing has the text read anew. */
const readLimits: readonly RateLimit[] = [{ name: 'reduction-read', by: 'user', count: 60, perSeconds: 600 }];
/** A hundred thousand units, each character escaped. */
const bodyLimitBytes = 4 * 1024 * 1024;
/** A page that waits for its pack asks every other second. */
const packLimits: readonly RateLimit[] = [{ name: 'reduction-pack', by: 'user', count: 120, perSeconds: 600 }];

export function mountRewritingRoutes(mount: Mount, rewriting: RewritingService): void {
  mount(contract.readForReduction, ({ body, caller }) => rewriting.readText(caller.principal.userId, body), {
    limits: readLimits,
    bodyLimitBytes,
  });

  mount(contract.getReduction, ({ params, caller }) => rewriting.get(caller.principal.userId, params.out_trade_no));

  mount(contract.chooseParts, ({ params, body, caller }) =>
    rewriting.choose(caller.principal.userId, params.out_trade_no, {
      reduceKey: body.reduce_key,
      part: body.part,
      isAccepted: body.accept,
    }),
  );

  mount(contract.removeReduction, async ({ body, caller }) => {
    await rewriting.remove(caller.principal.userId, body.reduce_key);
    return null;
  });

  mount(
    contract.packReduction,
    async ({ query, caller }) => ({ zip_url: await rewriting.getPack(caller.principal.userId, query.out_trade_no) }),
    { limits: packLimits },
  );

  mount(contract.listReductionTasks, ({ query, caller }) => rewriting.listTasks(query, caller.language));

  mount(
    contract.exportReductionTasks,
    async ({ query, caller: { language }, reply }) =>
      answerCsv(reply, {
        ...{ name: 'rewritings', columns: taskColumns, language },
        ...(await rewriting.listAllTasks(query, language)),
      }),
    exporting,
  );

  mount(
    contract.completeReductionTask,
    ({ body, caller }) => {
      const actor = { userId: caller.principal.userId };
      return body.file_key === undefined
        ? rewriting.fail(actor, { id: body.id, reason: body.reason ?? '' }, caller.language)
        : rewriting.completeByHand(
            actor,
            { id: body.id, fileKey: body.file_key, reason: body.reason },
            caller.language,
          );
    },
    { isIdempotent: true },
  );
}
