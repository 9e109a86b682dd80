export { type ChecksService as SimilarityService, createChecks as createSimilarityService } from './checks/checks.ts';
export type { PaperToCheck } from './checks/order-check.ts';
