import type { Move } from '../phrases/zh/phrases.ts';

/** Moves of what is to be bettered, of what a thing does in a work, and of what a change brought to a region, by role. */
export const movesOfBettered = {
  status: ['better.weak', 'better.state', 'brought.life', 'brought.trade', 'brought.public'],
  mechanism: ['better.how', 'better.why'],
  gap: ['better.known'],
  build: ['better.means', 'better.choice', 'better.make', 'better.sample'],
  measurement: ['better.test'],
  result: ['better.result', 'better.compare', 'better.side'],
  textForm: ['role.place', 'role.where', 'role.frame', 'role.plot', 'role.move', 'role.hide', 'role.bond'],
  textCraft: ['role.telling', 'role.voice'],
  textMeaning: ['role.reader'],
} as const satisfies Record<string, readonly Move[]>;
