import * as contract from '@yanmo/contract/refunds';
import { AppError } from '../../platform/app-error.ts';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import { answerCsv, exporting } from '../../platform/lists/answer-csv.ts';
import { refundColumns } from './refund-columns.ts';
import type { RefundsService } from './service.ts';

const applyLimits: readonly RateLimit[] = [{ name: 'refund-apply', by: 'user', count: 20, perSeconds: 600 }];

export function mountRefundsRoutes(mount: Mount, refunds: RefundsService): void {
  mount(contract.getRefundable, ({ query, caller }) =>
    refunds.getRefundable(caller.principal.userId, query.out_trade_no),
  );

  mount(
    contract.applyForRefund,
    ({ body, caller }) =>
      refunds.apply(
        caller.principal.userId,
        {
          outTradeNo: body.out_trade_no,
          reason: body.reason,
          fileKeys: body.file_keys,
          destination: body.destination,
          rule: body.rule,
        },
        caller.language,
      ),
    { limits: applyLimits, isIdempotent: true },
  );

  mount(contract.listRefunds, ({ query, caller }) => {
    const { userId, permission } = caller.principal;
    const isOperator = permission === 'SUPER_ADMIN';
    if (query.scope === 'ALL' && !isOperator) throw new AppError('forbidden');
    const isForAll = query.scope === 'ALL' || (query.scope === undefined && isOperator);
    return refunds.list(isForAll ? 'ALL' : { userId }, query, caller.language);
  });

  mount(
    contract.exportRefunds,
    async ({ query, caller, reply }) =>
      answerCsv(reply, {
        ...{ name: 'refunds', columns: refundColumns, language: caller.language },
        ...(await refunds.listAll(query, caller.language)),
      }),
    exporting,
  );

  mount(
    contract.decideRefund,
    ({ body, caller }) =>
      refunds.decide(
        caller.principal.userId,
        {
          ...{ id: body.id, isGranted: body.approve, amountFen: body.amount, note: body.note },
          totpCode: body.totp_code,
        },
        caller.language,
      ),
    { isIdempotent: true },
  );
}
