import { listWalletEntries } from '@yanmo/contract/wallet';
import type { Mount } from '../../platform/http/mount.ts';
import type { LedgerService } from './service.ts';

export function mountLedgerRoutes(mount: Mount, ledger: LedgerService): void {
  mount(listWalletEntries, ({ query, caller }) => ledger.listEntries(caller.principal.userId, query, query.unit));
}
