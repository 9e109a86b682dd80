import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';
import { planStrands } from './strands.ts';

/** Scope and search, strands, methods, disputes, outlook. */
export function planReview(material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const debate = material.debate();
  const methods = section('review.methods', 18, [
    part('review.designs', {}, [part('review.counted'), part('review.described')]),
    part('review.evidence'),
  ]);
  const disputes = section('review.disputes', 20, [
    debate !== '' && part('frame.debate', { debate }),
    part('review.conflict'),
    part('review.sources'),
    ...material.chains(2).map((chain) => lesser('review.issue', { ...chain })),
  ]);
  return [
    section('review.scope', 12, [part('review.terms'), part('review.search')]),
    section('review.strands', 32, planStrands(material, title, 4)),
    ...(angle % 2 === 1 ? [disputes, methods] : [methods, disputes]),
    section('review.outlook', 14, [part('review.merit'), part('frame.gap'), part('review.next')]),
  ];
}
