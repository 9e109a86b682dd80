import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';

/** From the norm to its gaps, from the gaps to what scholars and courts make of them, and from there to a proposal. */
export function planLaw(material: Material, angle: number): Section[] {
  const [theory = ''] = material.theories(1);
  const norm = section('law.norm', 18, [
    part('law.term'),
    part('law.provision'),
    part('law.elements'),
    lesser('law.purpose'),
  ]);
  const gap = section('law.gap', 22, [part('law.standard'), part('law.silence'), part('law.conflict')]);
  const readings = section('law.readings', 23, [
    part('law.doctrine', {}, [part('law.narrow'), part('law.broad')]),
    part('law.courts', {}, [part('law.reasons'), part('law.split')]),
    theory !== '' && part('frame.theory', { theory }, [part('frame.claim'), part('frame.fit')]),
    lesser('law.abroad'),
    part('law.assess'),
  ]);
  const proposal = section('law.proposal', 24, [
    part('law.interpretation'),
    part('law.amendment'),
    lesser('law.procedure'),
    lesser('law.objection'),
  ]);
  if (angle % 3 === 1) return [norm, readings, gap, proposal];
  return angle % 3 === 2 ? [gap, norm, readings, proposal] : [norm, gap, readings, proposal];
}
