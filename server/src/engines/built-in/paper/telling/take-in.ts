import type { Language } from '@yanmo/contract/languages';
import { isPlain } from './is-plain.ts';

/** A topic of its own has no place inside another clause: 引下げは…促したことが. */
const hasTopic = /(?<![にでとへか])は/u;
/** Whether a frame makes the clause a part of its own; 〜という goes behind a clause as it stands. */
const takesIn = /\{clause2?\}(?:こと|の|点|例|ため|から|とともに|必要)/u;
/** A view of a view, an example of an example. */
const saysItself = /(?:がある|もある|という|批判|見方|意見|例)[^、]{0,4}$/u;

/**
 * A topic that sets one thing against another, 業務はこなしているが、 and 来訪者は増えても、 or that another subject follows, 商店は客が減り:
 * with が in its stead the first would do what is done to it, and the second would be a subject twice.
 */
const isContrast =
  /^[^、]{1,24}は[^、]*(?:(?:[るいたうくすつむ]が|でも|とも)、|ても)|^[^、]{1,24}は[^、がを]{0,16}が[^、]*(?:、|$)/u;

/** The same as part of another sentence, where it has one topic, and that at its head: 引下げが…促した. */
function takenIn(clause: string): string | null {
  if (isContrast.test(clause)) return null;
  const topics = clause.match(new RegExp(hasTopic, 'gu'))?.length ?? 0;
  return topics === 1 && /^[^、]{1,24}(?<![にでとへかの])は/u.test(clause) ? clause.replace(hasTopic, 'が') : null;
}

/** The clause as a frame takes it; null where it has no room there. Frames that go on behind the clause need one that can be gone on from. */
export function takeInto(frame: string, clause: string, language: Language): string | null {
  const isInside = language === 'ja' ? /\{clause2?\}(?![。.])/u.test(frame) : !/\{clause2?\}[。.]$/u.test(frame);
  if (!isInside) return clause;
  if (/[）)]$/u.test(clause)) return null;
  if (language !== 'ja') return clause;
  if (!isPlain(clause) || clause.endsWith('である') || saysItself.test(clause)) return null;
  return takesIn.test(frame) && hasTopic.test(clause) ? takenIn(clause) : clause;
}
