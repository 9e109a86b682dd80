import type { Platform } from '../../../platform/platform.ts';
import type { AccountsService } from '../../accounts/service.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import type { GrowthService } from '../../growth/service.ts';
import type { LedgerService } from '../../ledger/service.ts';
import type { OrdersService } from '../../orders/service.ts';
import { createAllOrders } from './all-orders.ts';
import { createAuditLog } from './audit-log.ts';
import { createBooks } from './books.ts';
import { createFailedItems } from './failed-items.ts';
import { createFindPeople } from './find-people.ts';
import { createOverview } from './overview.ts';
import { createUsers } from './users.ts';

export interface OperationsParts {
  ledger: LedgerService;
  accounts: AccountsService;
  growth: GrowthService;
  fulfilment: FulfilmentService;
  orders: OrdersService;
}

/** What the operator sees of the running site, and sets right in it. */
export function createOperations(platform: Platform, parts: OperationsParts) {
  const people = createFindPeople(parts.accounts);
  return {
    overview: createOverview(platform, parts),
    users: createUsers(platform, parts),
    orders: createAllOrders(platform, { ...parts, people }),
    failedItems: createFailedItems(platform, { ...parts, people }),
    books: createBooks(platform, { ...parts, people }),
    auditLog: createAuditLog(platform, { people }),
  };
}

export type Operations = ReturnType<typeof createOperations>;
