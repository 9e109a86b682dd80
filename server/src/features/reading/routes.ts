import * as contract from '@yanmo/contract/reading';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import type { ReadingService } from './service.ts';

const openLimits: readonly RateLimit[] = [{ name: 'reading-open', by: 'user', count: 30, perSeconds: 3_600 }];
/** A page that waits asks each second and a half. */
const readLimits: readonly RateLimit[] = [{ name: 'reading-read', by: 'user', count: 1_200, perSeconds: 600 }];

export function mountReadingRoutes(mount: Mount, reading: ReadingService): void {
  mount(
    contract.openReading,
    ({ body, caller }) => reading.open(caller.principal.userId, body.file_key, body.language ?? caller.language),
    { limits: openLimits },
  );
  mount(contract.listReadings, ({ query, caller }) => reading.list(caller.principal.userId, query, caller.language));
  mount(
    contract.getReading,
    ({ params, caller }) => reading.get(caller.principal.userId, params.key, caller.language),
    { limits: readLimits },
  );
  mount(
    contract.readReadingText,
    ({ params, query, caller }) => reading.readText(caller.principal.userId, params.key, query.from),
    { limits: readLimits },
  );
  mount(
    contract.retryReading,
    ({ body, caller }) => reading.retry(caller.principal.userId, body.key, caller.language),
    { limits: openLimits },
  );
  mount(contract.removeReading, async ({ body, caller }) => {
    await reading.remove(caller.principal.userId, body.key);
    return null;
  });
}
