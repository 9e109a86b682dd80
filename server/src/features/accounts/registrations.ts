import type { Tx } from '../../platform/database/database.ts';

/** An account that has just come into being; what is fixed at this moment and never again. */
export interface Registration {
  userId: string;
  phone: string;
  /** Whose invite code it came with. The account may have been deleted meanwhile. */
  inviterId: string | null;
  /** On whose site it was registered. */
  agentId: string | null;
  agentSubDomain: string | null;
  /** Where the request came from; nothing that a room needs to keep as it is. */
  ip: string;
  userAgent: string;
  at: Date;
}

/**
 * In the transaction that registers, after the user's row and before the session: what a listener writes is there with the account or
 * not at all. It throws only for a failure: whoever registers must get in, whatever the inviter is or is not owed.
 */
export type RegistrationListener = (tx: Tx, registration: Registration) => Promise<void>;

export interface Registrations {
  /** In the order of the rooms, before the first request. */
  on(listener: RegistrationListener): void;
  announce(tx: Tx, registration: Registration): Promise<void>;
}

export function createRegistrations(): Registrations {
  const listeners: RegistrationListener[] = [];
  return {
    on: (listener) => {
      listeners.push(listener);
    },
    async announce(tx, registration) {
      for (const listener of listeners) await listener(tx, registration);
    },
  };
}
