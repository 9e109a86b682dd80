import * as contract from '@yanmo/contract/measuring';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import type { Measuring } from './measuring.ts';

const measureLimits: readonly RateLimit[] = [
  { name: 'measure', by: 'ip', count: 300, perSeconds: 600 },
  { name: 'measure', by: 'user', count: 60, perSeconds: 600 },
  { name: 'measure-visitor', by: 'visitor', count: 20, perSeconds: 600 },
];
/** A character takes three bytes, six where it is escaped. */
const bodyLimitBytes = 4 * 1024 * 1024;

export function mountMeasuringRoutes(mount: Mount, measuring: Measuring): void {
  mount(contract.measureText, ({ body, caller }) => measuring.measureFree(caller.principal?.userId ?? null, body), {
    limits: measureLimits,
    bodyLimitBytes,
  });
}
