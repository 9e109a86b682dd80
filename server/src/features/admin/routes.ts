import * as contract from '@yanmo/contract/admin';
import type { Mount } from '../../platform/http/mount.ts';
import type { AdminService } from './service.ts';

export function mountAdminRoutes(mount: Mount, admin: AdminService): void {
  mount(contract.listSettings, async () => ({ settings: await admin.listSettings() }));

  mount(contract.changeSetting, ({ body, caller }) => admin.changeSetting(caller, body));
}
