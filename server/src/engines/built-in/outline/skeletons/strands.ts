import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import { relationOf } from '../../relation.ts';
import type { Material } from '../material.ts';
import { part, type Section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import { isAilment } from './technical-remedies.ts';

function listMoves(title: TitleUnderstanding): Move[] {
  const hasSide = nameTitle(title).aspect !== null;
  if (title.kind === 'review') {
    return hasSide
      ? ['review.origin', 'strand.side', 'strand.uses']
      : ['review.origin', 'strand.workings', 'strand.uses'];
  }
  // What is tried on patients is asked where it was tried before, not what brings it about.
  if (title.kind === 'clinical-study' && !hasSide) return ['strand.object', 'strand.uses'];
  if (title.kind === 'policy-analysis') return ['strand.object', 'strand.judged', 'strand.answers'];
  switch (relationOf(title)) {
    case 'effect':
      // What is tried has no causes of its own.
      if (!hasSide && (title.kind === 'lab-experiment' || title.kind === 'clinical-study'))
        return ['strand.object', 'strand.workings', 'strand.uses'];
      return hasSide ? ['strand.object', 'strand.side', 'strand.link'] : ['strand.object', 'strand.causes'];
    case 'design':
      return ['strand.similar', 'strand.uses'];
    case 'measures':
      return ['strand.object', 'strand.causes', 'strand.answers'];
    case 'comparison':
      return ['strand.first', 'strand.second', 'strand.compared'];
    case 'history':
      return ['strand.course', 'strand.judged'];
    case 'theory':
      return ['strand.object', 'strand.readings'];
  }
}

/** A review of two things asks how they are related; an illness is answered, not used. */
function planReviewed(title: TitleUnderstanding): Section[] | null {
  if (title.kind !== 'review' || title.language !== 'en') return null;
  if (title.bearing) {
    const own = (span: string): string => grammars.en.fromTitle(span, title.text);
    const link = { object: own(title.bearing.cause), aspect: own(title.bearing.outcome) };
    return [part('review.origin'), part('strand.link', link), part('strand.workings')];
  }
  return isAilment(title.object) ? [part('review.origin'), part('strand.causes'), part('strand.answers')] : null;
}

/** The literature by what it studies; a theory is a strand of its own where it meets the title. */
export function planStrands(material: Material, title: TitleUnderstanding, most: number): Section[] {
  const theories = material.theories(2).map((theory) => part('frame.strand', { theory }));
  const own = planReviewed(title) ?? listMoves(title).map((move) => part(move));
  return [...own.slice(0, Math.max(2, most - theories.length)), ...theories].slice(0, most);
}
