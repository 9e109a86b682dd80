import * as contract from '@yanmo/contract/paper-text';
import type { Mount, RateLimit } from '../../../platform/http/mount.ts';
import type { PapersService } from '../service.ts';

/** A question to the engine costs money or a core. */
const askLimits: readonly RateLimit[] = [
  { name: 'paper-amend', by: 'user', count: 30, perSeconds: 600 },
  // A wish that nothing came of is not counted against its paper, and has been asked of an engine all the same.
  { name: 'paper-amend-day', by: 'user', count: 200, perSeconds: 86_400 },
];
/** A person saves every few seconds at the most; every version is kept, so that a day has its bound too. */
const editLimits: readonly RateLimit[] = [
  { name: 'paper-edit', by: 'user', count: 120, perSeconds: 600 },
  { name: 'paper-edit-day', by: 'user', count: 1_000, perSeconds: 86_400 },
];
/** An export takes seconds of a core, and its files are kept. */
const exportLimits: readonly RateLimit[] = [
  { name: 'paper-export', by: 'user', count: 10, perSeconds: 600 },
  { name: 'paper-export-day', by: 'user', count: 60, perSeconds: 86_400 },
];
/** Setting out a whole paper takes milliseconds of a core; a page asks again after each change. */
const readLimits: readonly RateLimit[] = [{ name: 'paper-read', by: 'user', count: 300, perSeconds: 600 }];

/** The longest text, each character four bytes or an escape of six, and what stands around it. */
const editBodyBytes = contract.sectionTextMaximum * 6 + 4_096;

export function mountPaperTextRoutes(mount: Mount, { afterDelivery }: PapersService): void {
  const { text, amendments, sections, versions, exports } = afterDelivery;

  mount(
    contract.getPaperText,
    ({ params, caller }) => text.get(caller.principal.userId, params.out_trade_no, caller.language),
    { limits: readLimits },
  );

  mount(
    contract.amendPaper,
    ({ body, caller }) =>
      amendments.ask(
        caller.principal.userId,
        { outTradeNo: body.out_trade_no, sectionId: body.section_id, instruction: body.instruction },
        caller.language,
      ),
    { limits: askLimits, isIdempotent: true },
  );

  mount(contract.getAmendment, ({ params, caller }) =>
    amendments.get(caller.principal.userId, params.id, caller.language),
  );

  mount(
    contract.decideAmendment,
    ({ body, caller }) => amendments.decide(caller.principal.userId, body, caller.language),
    { limits: editLimits },
  );

  mount(
    contract.editSection,
    ({ body, caller }) =>
      sections.edit(caller.principal.userId, {
        outTradeNo: body.out_trade_no,
        sectionId: body.section_id,
        baseVersion: body.base_version,
        text: body.text,
      }),
    { limits: editLimits, bodyLimitBytes: editBodyBytes },
  );

  mount(
    contract.restoreSection,
    ({ body, caller }) =>
      sections.restore(caller.principal.userId, {
        outTradeNo: body.out_trade_no,
        sectionId: body.section_id,
        version: body.version,
      }),
    { limits: editLimits },
  );

  mount(contract.getVersions, ({ params, caller }) => versions.list(caller.principal.userId, params.out_trade_no), {
    limits: readLimits,
  });

  mount(
    contract.getVersion,
    ({ query, caller }) =>
      versions.get(caller.principal.userId, {
        outTradeNo: query.out_trade_no,
        sectionId: query.section_id,
        version: query.version,
      }),
    { limits: readLimits },
  );

  mount(
    contract.exportPaper,
    ({ body, caller }) =>
      exports.start(
        caller.principal.userId,
        { outTradeNo: body.out_trade_no, templateId: body.template_id, citationStyle: body.citation_style },
        caller.language,
      ),
    { limits: exportLimits },
  );

  mount(contract.getExport, ({ params, caller }) =>
    exports.get(caller.principal.userId, params.out_trade_no, caller.language),
  );
}
