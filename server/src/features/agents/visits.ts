import type { Clock } from '../../platform/clock.ts';
import { dayNumber } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { addressForLimit } from '../../platform/http/rate-limiter.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Sites } from './sites.ts';
import { recordVisit, visitBits } from './visit-store.ts';

/** How many visitors have set that many bits, by the share that is still clear; what is full says no more than that it is. */
export function estimateVisitors(bits: number): number {
  const clear = Math.max(1, visitBits - bits);
  return Math.round(visitBits * Math.log(visitBits / clear));
}

export type Visitor = Pick<Caller, 'ip' | 'userAgent' | 'subDomain'>;

/**
 * Nothing of a visitor is kept but a bit of the day's row, and which it is changes with the day: who came cannot be read off
 * it, nor whether somebody came again.
 */
export function createVisits({ db, clock, secrets }: { db: Database; clock: Clock; secrets: Secrets }, sites: Sites) {
  return {
    /** By the host alone: the site that a body names counts only where it is that one. */
    async countVisit({ ip, userAgent, subDomain }: Visitor, named: string): Promise<void> {
      if (subDomain === null || named.toLowerCase() !== subDomain) return;
      const site = await sites.findSite(subDomain);
      if (!site) return;
      const day = dayNumber(clock.now());
      const visitor = [day, site.agentId, addressForLimit(ip), userAgent].join('\n');
      const bit = Buffer.from(secrets.sign('agents.visitor', visitor), 'base64url').readUInt32BE(0) % visitBits;
      await recordVisit(db, site.agentId, day, bit);
    },
  };
}
