import type { Language } from '@yanmo/contract/languages';
import type { Frames, TellingMove } from '../wordings/wording.ts';
import { isView, obliged } from '../wordings/zh/oblige.ts';
import type { WritingContext } from '../writing-context.ts';
import { isReported } from './in-force.ts';
import { mayAdvise } from './may-advise.ts';
import type { ToldFact } from './told-fact.ts';

/** What somebody is to do. */
const advising: ReadonlySet<TellingMove> = new Set<TellingMove>(['remedy', 'propose', 'answer']);
/** Frames that say themselves that something is proposed; behind any other the clause has to say so. */
export const proposing = /建议\{|(?:办法|做法|办法之一)是|可以这样/u;

/** 建议为减少……，店家…… would have to be read twice. */
const suggesting = /建议\{/u;
const startsAside = /^(?:为|对|就|要|若|如)|^[^，]{2,16}是/u;

/** A measure as what somebody is to do, in a language that says so within the clause; null where it cannot be told who acts. */
export const dutyOf = (
  { kind }: Pick<ToldFact, 'kind'>,
  clause: string,
  { subject }: Pick<WritingContext, 'subject'>,
): string | null =>
  subject.language === 'zh' && kind === 'remedy' && mayAdvise(subject) && !isReported(clause) && !isView(clause)
    ? obliged(clause)
    : null;

/** A clause with the frames that may lead to it: 对此，学校应…… and 对此，建议设立……, and not the other way round. */
export function pairFrames(
  clause: string,
  move: TellingMove,
  frames: Frames,
  language: Language,
): { clause: string; frames: Frames }[] {
  if (language !== 'zh' || !advising.has(move)) return [{ clause, frames }];
  if (isView(clause)) return [];
  const duty = obliged(clause);
  if (duty !== null) return [{ clause: duty, frames: frames.filter((frame) => !proposing.test(frame)) }];
  const fits = (frame: string): boolean => !(suggesting.test(frame) && startsAside.test(clause));
  return [{ clause, frames: frames.filter((frame) => proposing.test(frame) && fits(frame)) }];
}
