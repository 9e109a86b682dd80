import * as contract from '@yanmo/contract/sharing';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Consents } from './consent.ts';

export function mountSharingRoutes(mount: Mount, consents: Consents): void {
  mount(contract.getSharingConsent, ({ caller }) => consents.get(caller.principal.userId));
  mount(contract.decideSharing, ({ caller, body }) => consents.decide(caller.principal.userId, body.is_shared));
}
