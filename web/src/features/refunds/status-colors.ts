import type { RefundStatus } from '@yanmo/contract/codes';

export const statusColors: Record<RefundStatus, string> = {
  PENDING: 'warn',
  APPROVED: 'azurite',
  REFUNDED: 'good',
  REJECTED: 'gray',
  FAILED: 'bad',
};
