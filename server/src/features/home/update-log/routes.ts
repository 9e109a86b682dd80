import * as contract from '@yanmo/contract/update-log';
import type { Mount } from '../../../platform/http/mount.ts';
import type { UpdateLogService } from './service.ts';

export function mountUpdateLogRoutes(mount: Mount, updateLog: UpdateLogService): void {
  mount(contract.readUpdateLog, ({ query }) => updateLog.list(query));

  mount(contract.listUpdateLog, ({ query }) => updateLog.listEdited(query));

  mount(contract.editUpdateLog, ({ body, caller }) => updateLog.edit({ userId: caller.principal.userId }, body));
}
