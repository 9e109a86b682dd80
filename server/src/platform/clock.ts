/** Business time. Tests move it; leases use the database's own clock, which all machines share. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
