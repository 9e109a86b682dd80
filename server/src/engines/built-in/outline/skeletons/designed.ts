import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { findNamedDesign } from '../../../../understanding/titles/named-design.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Material } from '../material.ts';
import { part, type Section, type Slots, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import { nameHead, nameOnce } from './design-names.ts';
import { findMixed } from './mixed.ts';
import { type OpenPlan, ownOf } from './open-names.ts';
import { findReviewForm } from './review-forms.ts';
import { findRisk } from './risk.ts';
import { namesHarm } from './status-and-remedies.ts';
import { nameReviewed, planSystematic } from './systematic.ts';

const planAction = (): Section[] => [
  section('action.start', 16, [part('action.signs'), part('action.known')]),
  section('action.plan', 20, [part('action.means'), part('action.people'), part('action.data')]),
  section('action.first', 20, [part('action.doing'), part('action.seen')]),
  section('action.second', 20, [part('action.change'), part('action.again')]),
  section('action.result', 20, [part('action.gain'), part('action.voice'), part('action.limit')]),
];

/** Two groups that nobody could draw by lot, tested before and after. */
const planQuasi = (hasOutcome: boolean): Section[] => [
  section('quasi.plan', 28, [
    part('quasi.claim'),
    part('quasi.groups'),
    part('quasi.tests'),
    part('quasi.course'),
    part('quasi.analysis'),
  ]),
  section('quasi.result', 28, [part('quasi.before'), part('quasi.after'), part('quasi.who')]),
  section('quasi.meaning', 24, [hasOutcome && part('quasi.why'), part('quasi.rival'), part('quasi.use')]),
];

function findQuasi(read: TitleUnderstanding): OpenPlan {
  const own = ownOf(read);
  if (read.bearing === null) {
    const title: TitleUnderstanding = { ...read, kind: 'theory-essay', isAspectNamed: false };
    return nameOnce(title, own(nameHead(read)), planQuasi(false));
  }
  const title: TitleUnderstanding = { ...read, kind: 'relation-test' };
  const { object, aspect } = nameTitle(title);
  const [cause, outcome] = [own(object), own(aspect ?? read.bearing.outcome)];
  const grammar = grammars[read.language];
  const said = { object: cause, aspect: outcome, focus: cause };
  const names: Slots = {
    ...{ object: cause, focus: grammar.join(cause, outcome), aspect: outcome, outcome },
    matter: grammar.effectOf(cause, outcome),
    ...{ ask: grammar.ask('effect', said), answer: grammar.answer('effect', said) },
  };
  return { title, chapters: planQuasi(true), names };
}

/** The plan of the design that a title names, whatever kind it was taken for; null where it names none that has one. */
export function findDesigned(read: TitleUnderstanding, field: Field, material: Material): OpenPlan | null {
  switch (findNamedDesign(read.text)) {
    case 'action-research': {
      const title: TitleUnderstanding = { ...read, kind: 'theory-essay', isAspectNamed: false, bearing: null };
      return nameOnce(title, ownOf(read)(nameHead(read)), planAction());
    }
    case 'mixed-methods':
      return read.signs.includes('review') ? null : findMixed(read);
    case 'quasi-experiment':
      return findQuasi(read);
    case 'systematic-review': {
      const title: TitleUnderstanding = { ...read, kind: 'review', isAspectNamed: false };
      const form = findReviewForm(title, field);
      if (form.isListed) return null;
      // Nobody practises bullying in models and cases.
      const isHarm = namesHarm(title.object);
      const isEsPair = title.language === 'es' && form.slots.aspect !== undefined;
      const body = (): Section[] =>
        form
          .chapters(title, material)
          .filter(({ move }) => move !== 'social.practice' || !isHarm)
          // Both ends of a link are named in its chapters.
          .map((chapter) => (isEsPair ? { ...chapter, slots: { ...form.slots, ...chapter.slots } } : chapter));
      return nameOnce(title, nameReviewed(title).whole, planSystematic(title, field, body));
    }
    default:
      return findRisk(read, field);
  }
}

/** Where people were visited, the paper says where, whom and how before it says what was found. */
export function withFieldwork(core: readonly Section[], { text, kind }: TitleUnderstanding): Section[] {
  if (findNamedDesign(text) !== 'fieldwork' || kind === 'review' || core.some(({ move }) => /^voice\./u.test(move)))
    return [...core];
  const work = section('onsite.work', 16, [
    part('onsite.place'),
    part('onsite.talk'),
    part('onsite.code'),
    part('onsite.self'),
  ]);
  return [work, ...core];
}
