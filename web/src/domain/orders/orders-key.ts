/** Everything that was asked about orders, for invalidation. */
export const ordersKey = ['orders'] as const;
