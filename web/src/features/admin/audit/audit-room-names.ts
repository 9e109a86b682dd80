import type { auditRooms } from '@yanmo/contract/operator';

type Room = (typeof auditRooms)[number];

/** The contract's own list would bring its schemas along; that none is missing is what the type says. */
const rooms: Record<Room, true> = {
  ...{ accounts: true, agents: true, claims: true, coupons: true, ledger: true, messages: true, orders: true },
  ...{ pages: true, refunds: true, rewriting: true, settings: true, 'update-log': true },
};

export const auditRoomNames = Object.keys(rooms) as Room[];
