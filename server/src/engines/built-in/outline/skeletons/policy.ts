import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';

/** Problem and aims, instruments, carrying out, effects and side effects, adjustment. */
export function planPolicy(material: Material, angle: number): Section[] {
  const [theory = ''] = material.theories(1);
  const problem = section('policy.problem', 17, [
    part('policy.origin'),
    part('policy.goals'),
    lesser('policy.parties'),
    theory !== '' && part('frame.theory', { theory }, [part('frame.claim'), part('frame.fit')]),
  ]);
  const tools = section('policy.tools', 16, [part('policy.rules'), part('policy.incentives'), lesser('policy.duties')]);
  const carrying = section('policy.carrying', 18, [
    part('policy.chain'),
    part('policy.local'),
    part('policy.obstacle'),
  ]);
  const effects = section('policy.effects', 24, [
    part('policy.yardstick'),
    part('policy.reached', {}, [part('policy.gain'), part('policy.missed')]),
    part('policy.side'),
  ]);
  const adjust = section('policy.adjust', 20, [
    part('policy.options'),
    part('policy.choice'),
    lesser('policy.support'),
  ]);
  if (angle % 3 === 1) return [problem, effects, carrying, adjust];
  return angle % 3 === 2 ? [tools, carrying, effects, adjust] : [problem, tools, carrying, effects, adjust];
}
