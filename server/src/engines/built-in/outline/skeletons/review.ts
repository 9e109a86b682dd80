import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { findNamedDesign } from '../../../../understanding/titles/named-design.ts';
import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';
import { findReviewForm } from './review-forms.ts';
import { planSystematic } from './systematic.ts';

/** Scope and search, then what has been found in the order that its matter asks for, what is open and what comes next. */
export function planReview(
  material: Material,
  angle: number,
  title: TitleUnderstanding,
  field: Field = 'interdisciplinary',
): Section[] {
  const form = findReviewForm(title, field);
  if (findNamedDesign(title.text) === 'systematic-review' && !form.isListed)
    return planSystematic(title, field, () => form.chapters(title, material));
  const body = form.chapters(title, material);
  const debate = material.debate();
  const disputes = section(
    'review.disputes',
    15,
    [
      debate !== '' && part('frame.debate', { debate }),
      part('review.conflict'),
      part('review.sources'),
      ...material.chains(2).map((chain) => lesser('review.issue', { ...chain })),
    ],
    form.slots,
  );
  // Scope and outlook are of the whole link, not of one end of it.
  const whole = form.slots.focus ? { ...form.slots, object: form.slots.focus } : form.slots;
  const scope = section('review.scope', 12, [part('review.terms'), part('review.search')], whole);
  const outlook = section('review.outlook', 14, [part('review.merit'), part('frame.gap'), part('review.next')], whole);
  const chapters = body.map((chapter) => ({ ...chapter, slots: { ...form.slots, ...chapter.slots } }));
  return [scope, ...chapters, ...(chapters.length < 3 || angle % 2 === 1 ? [disputes] : []), outlook];
}

/** The same where the field is known beforehand. */
export const reviewIn =
  (field: Field) =>
  (material: Material, angle: number, title: TitleUnderstanding): Section[] =>
    planReview(material, angle, title, field);
