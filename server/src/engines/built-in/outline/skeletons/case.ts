import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';

/** Why this case, by which framework, what happened, what it shows, and what carries over. */
export function planCase(material: Material, angle: number): Section[] {
  const [theory = ''] = material.theories(1);
  const choice = section('case.choice', 13, [part('case.profile'), part('case.reason'), lesser('case.sources')]);
  const frame = section('case.frame', 15, [
    part('case.terms'),
    theory !== '' && part('frame.theory', { theory }, [part('frame.claim'), part('frame.fit')]),
    part('case.aspects'),
  ]);
  const course = section('case.course', 21, [part('case.start'), part('case.moves'), part('case.turns')]);
  const findings = section('case.findings', 24, [
    part('case.result'),
    part('case.cause', {}, [part('case.inner'), part('case.outer')]),
    lesser('case.rival'),
  ]);
  const carry = section('case.carry', 16, [part('case.advice'), part('case.transfer'), lesser('case.bound')]);
  if (angle % 3 === 1) return [frame, choice, findings, carry];
  return angle % 3 === 2 ? [choice, course, frame, findings, carry] : [choice, frame, course, findings, carry];
}
