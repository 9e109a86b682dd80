import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import { nameHead, nameOnce } from './design-names.ts';
import { findBoth, type OpenPlan, ownOf } from './open-names.ts';

/** A survey and interviews in one study: each has its people and findings, and the two are read together. */
export function findMixed(read: TitleUnderstanding): OpenPlan {
  const own = ownOf(read);
  const pair = read.bearing || / and | [ye] |与|和|と/u.test(nameHead(read)) ? findBoth(read) : null;
  const name = pair ? grammars[read.language].join(pair.a, pair.b) : own(nameHead(read));
  const found = [
    part('mixed.level'),
    pair && part('mixed.link', { a: pair.a, b: pair.b }),
    part('mixed.themes'),
    part('mixed.sense'),
  ];
  const title: TitleUnderstanding = { ...read, kind: 'relation-test', isAspectNamed: false, bearing: null };
  return nameOnce(title, name, [
    section('mixed.plan', 26, [part('mixed.why'), part('mixed.people'), part('mixed.tools')]),
    section('mixed.found', 32, found),
    section('mixed.whole', 24, [part('mixed.agree'), part('mixed.part'), part('mixed.use')]),
  ]);
}
