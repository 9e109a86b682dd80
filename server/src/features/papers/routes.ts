import * as contract from '@yanmo/contract/papers';
import { getCard } from '@yanmo/contract/work-cards';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import type { PapersService } from './service.ts';

/** Looking through the library for a whole outline asks dozens of questions. */
const searchLimits: readonly RateLimit[] = [{ name: 'paper-references', by: 'user', count: 30, perSeconds: 600 }];
/** A page that waits for its pack asks every other second. */
const packLimits: readonly RateLimit[] = [{ name: 'paper-pack', by: 'user', count: 120, perSeconds: 600 }];

export function mountPapersRoutes(mount: Mount, papers: PapersService): void {
  mount(
    contract.getReferences,
    ({ query, caller }) =>
      papers.getReferences(caller.principal.userId, {
        key1: query.key1,
        outTradeNo: query.out_trade_no,
        style: query.style,
      }),
    { limits: searchLimits },
  );

  mount(getCard, ({ query, caller }) =>
    papers.getCard(caller.principal.userId, {
      workId: query.work_id,
      key1: query.key1,
      outTradeNo: query.out_trade_no,
    }),
  );

  mount(contract.getPaperOptions, async ({ query, caller }) => papers.listOptions(query.language, caller.language));

  mount(contract.listPapers, ({ query, caller }) => papers.list(caller.principal.userId, query));

  mount(contract.listSamples, ({ query }) => papers.listSamples(query, query.language));

  mount(contract.getStatement, ({ params, caller }) =>
    papers.getStatement(caller.principal.userId, params.out_trade_no),
  );

  // It only reads, though it is asked by POST.
  mount(
    contract.getPaperStatus,
    async ({ body, caller }) => ({
      items: await papers.getStatus(caller.principal.userId, body.out_trade_no),
    }),
    { isOpenInMaintenance: true },
  );

  mount(contract.getCertificate, ({ params, caller }) =>
    papers.getCertificate(caller.principal.userId, params.out_trade_no),
  );

  mount(
    contract.getPack,
    async ({ params, caller }) => ({ zip_url: await papers.getPack(caller.principal.userId, params.out_trade_no) }),
    { limits: packLimits },
  );
}
