import type { Claim } from '@yanmo/contract/growth';
import { expect, test } from 'vitest';
import { claimsToShow } from './claim-notes.tsx';

const claim = (id: string, channel: Claim['channel'], status: Claim['status']): Claim => ({
  ...{ id, channel, tier: 20, source: 'SCREENSHOT', status, note: '', coupon_id: null },
  ...{ is_spent: false, created_at: '2026-01-01T00:00:00.000Z', decided_at: null },
});

test('the newest claim of each platform is told of, unless it is a coupon by now', () => {
  const claims = [
    claim('new', 'DOUYIN', 'PENDING'),
    claim('granted', 'XIAOHONGSHU', 'APPROVED'),
    claim('old', 'DOUYIN', 'REJECTED'),
    claim('older', 'XIAOHONGSHU', 'REJECTED'),
  ];
  expect(claimsToShow(claims).map(({ id }) => id)).toEqual(['new']);
  expect(claimsToShow(claims.slice(2)).map(({ id }) => id)).toEqual(['old', 'older']);
});
