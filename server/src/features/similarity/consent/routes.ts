import * as contract from '@yanmo/contract/sharing';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Consents } from './consent.ts';

export function mountSharingRoutes(mount: Mount, consents: Consents): void {
  mount(contract.getSharingConsent, ({ caller }) => consents.get(caller.principal.userId));
  mount(contract.decideSharing, ({ caller, body }) => {
    const answer = body.only_undecided === true ? consents.decideFirst : consents.decide;
    return answer(caller.principal.userId, body.is_shared);
  });
}
