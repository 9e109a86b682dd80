import * as contract from '@yanmo/contract/amending';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import type { AmendingService } from './service.ts';

/** A file is read in a process of its own. */
const fileLimits: readonly RateLimit[] = [{ name: 'amend-file', by: 'user', count: 40, perSeconds: 600 }];
/** It is written in one too, and what is written lies on the disk for an hour beside its owner's quota. */
const exportLimits: readonly RateLimit[] = [{ name: 'amend-export', by: 'user', count: 12, perSeconds: 600 }];
/** Whoever asks for all comments of a file at once has a hundred of them. */
const askLimits: readonly RateLimit[] = [
  { name: 'amend-propose', by: 'user', count: 200, perSeconds: 600 },
  { name: 'amend-propose-day', by: 'user', count: 1_500, perSeconds: 86_400 },
];

export function mountAmendingRoutes(mount: Mount, amending: AmendingService): void {
  mount(contract.openAmending, ({ body, caller }) => amending.open(caller.principal.userId, body.file_key), {
    limits: fileLimits,
  });

  mount(contract.listAmendings, ({ query, caller }) => amending.list(caller.principal.userId, query));

  mount(contract.getAmending, ({ params, caller }) =>
    amending.get(caller.principal.userId, params.key, caller.language),
  );

  mount(contract.listAmendParagraphs, ({ query, caller }) =>
    amending.listParagraphs(caller.principal.userId, query.key, query),
  );

  mount(contract.getChange, ({ params, caller }) =>
    amending.getChange(caller.principal.userId, params.key, params.change_id, caller.language),
  );

  mount(
    contract.addAmendChange,
    ({ body: { key, paragraph, instruction }, caller }) =>
      amending.add(caller.principal.userId, { key, paragraphId: paragraph, instruction }, caller.language),
    { limits: askLimits },
  );

  mount(
    contract.proposeChange,
    ({ body: { key, change_id: changeId, instruction }, caller }) =>
      amending.propose(caller.principal.userId, { key, changeId, instruction }, caller.language),
    { limits: askLimits },
  );

  mount(contract.decideChange, ({ body: { change_id: changeId, ...rest }, caller }) =>
    amending.decide(caller.principal.userId, { changeId, ...rest }, caller.language),
  );

  mount(
    contract.exportAmending,
    ({ body, caller }) => amending.export(caller.principal.userId, body.key, body.author ?? ''),
    // A download of what is there.
    { limits: exportLimits, isOpenInMaintenance: true },
  );

  mount(contract.removeAmending, async ({ body, caller }) => {
    await amending.remove(caller.principal.userId, body.key);
    return null;
  });
}
