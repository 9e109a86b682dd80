import * as contract from '@yanmo/contract/similarity';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import type { SimilarityService } from './service.ts';

const readLimits: readonly RateLimit[] = [{ name: 'check-report', by: 'user', count: 300, perSeconds: 600 }];
const countLimits: readonly RateLimit[] = [{ name: 'compared-texts', by: 'ip', count: 300, perSeconds: 600 }];
/** Numbers cannot be guessed; nobody shall be able to try for long all the same. */
const certificateLimits: readonly RateLimit[] = [{ name: 'certificate', by: 'ip', count: 60, perSeconds: 600 }];
const compareLimits: readonly RateLimit[] = [
  { name: 'compare', by: 'ip', count: 300, perSeconds: 600 },
  { name: 'compare', by: 'user', count: 60, perSeconds: 600 },
  { name: 'compare-visitor', by: 'visitor', count: 20, perSeconds: 600 },
];
/** Two sides, each a character of three bytes, six where it is escaped. */
const compareBodyBytes = 8 * 1024 * 1024;

export function mountSimilarityRoutes(mount: Mount, similarity: SimilarityService): void {
  mount(
    contract.getReport,
    ({ params, caller }) => similarity.getReport(caller.principal.userId, params.out_trade_no),
    {
      limits: readLimits,
    },
  );

  mount(
    contract.countComparedTexts,
    async ({ caller }) => ({ texts: await similarity.countTexts(caller.principal?.userId ?? null) }),
    { limits: countLimits },
  );

  mount(contract.removeCheck, async ({ body, caller }) => {
    await similarity.remove(caller.principal.userId, body.file_back_key);
    return null;
  });

  mount(contract.getSimilarityCertificate, ({ params }) => similarity.getCertificate(params.number), {
    limits: certificateLimits,
  });

  mount(contract.compareTexts, ({ body, caller }) => similarity.compare(caller.principal?.userId ?? null, body), {
    limits: compareLimits,
    bodyLimitBytes: compareBodyBytes,
  });
}
