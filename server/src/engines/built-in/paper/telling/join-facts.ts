import { endsInSource } from '../../knowledge/sheet-entries.ts';
import { chance, rotate } from '../../seeded-random.ts';
import { sentenceUnits } from '../section-draft.ts';
import type { JointMove } from '../wordings/wording.ts';
import type { WritingContext } from '../writing-context.ts';
import { isReported } from './in-force.ts';
import { isPlain } from './is-plain.ts';
import { countLead, mayLead, noteLead } from './lead-ins.ts';
import { mayAdvise } from './may-advise.ts';
import { givesReason, isDisputed, saysWhyTwice, type ToldFact, wordBehind } from './told-fact.ts';

/** Longer sentences are lost on a reader. */
const mostUnits = 2.7;
const joined = 0.72;
/** 这是因为因人手少: the reason is announced once. */
const saysWhy = /因为|由于|因$/u;

const opensLed =
  /^(?:但|不过|然而|例如|如果|若|当|只有|其中|同时|but\b|for example|if\b|when\b|where\b|although\b|while\b|si\b|cuando\b|ただし|しかし|一方)/iu;
/** A clause with an objection of its own has no room for another: …, but mandates raise coverage but can harden the convinced. */
const turns = /，(?:但|却|不过|然而)|；|(?:\bbut|\bhowever|\balthough|\bpero|\baunque|sin embargo)(?!\p{L})/iu;

const isCited = ({ clause }: ToldFact): boolean => endsInSource(clause);

/** Whether a measure is for this very cause; many do not say for which they are. */
const answers = (remedy: ToldFact, cause: ToldFact): boolean => {
  const ids = remedy.proposition?.source.entry.sheet?.answers;
  return ids === undefined || ids.includes(cause.proposition?.source.entry.id ?? '');
};

/** How far one answer goes says nothing of the answer that it happens to stand behind. */
export function isOfOtherAnswer({ proposition }: ToldFact, before: ToldFact): boolean {
  const entry = proposition?.source.entry;
  return before.kind === 'remedy' && entry?.kind === 'measure' && entry.id !== before.proposition?.source.entry.id;
}

/** How two facts hang together that follow each other; null where they only stand side by side. */
export function relate(one: ToldFact, other: ToldFact, { subject }: WritingContext): JointMove | null {
  if (one.own || other.own || isCited(one) || isCited(other) || opensLed.test(other.clause)) return null;
  if (one.group === other.group) {
    if (one.kind === 'problem' && other.kind === 'cause')
      return givesReason(one.clause) || isDisputed(one.term) ? null : 'because';
    if (one.kind === 'cause' && other.kind === 'remedy')
      return answers(other, one) && mayAdvise(subject) && !isReported(other.clause) ? 'so' : null;
    if ((other.kind === 'limit' || other.kind === 'counter') && !isOfOtherAnswer(other, one)) return 'but';
    if (other.kind === 'example' && one.kind !== 'remedy') return 'example';
  }
  return null;
}

/** What stands between two facts when they are one sentence, for this paper; null where they are two. */
export function jointBetween(one: ToldFact, other: ToldFact, section: string, context: WritingContext): string | null {
  const { language, seed } = context.subject;
  const move = relate(one, other, context);
  if (!move || one.units + other.units > sentenceUnits[language] * mostUnits) return null;
  if (chance(seed, `${one.id}+${other.id}:join`) >= joined) return null;
  if (language === 'ja' && !isPlain(one.clause)) return null;
  if (move === 'but' && (turns.test(one.clause) || turns.test(wordBehind(other)))) return null;
  // 只是 before 是否 stammers.
  const begins = wordBehind(other).charAt(0);
  const joints = rotate(context.wording.joints[move], seed, `${other.id}:joint`).filter(
    (joint) =>
      mayLead(joint, section, context) &&
      !joint.endsWith(begins) &&
      !saysWhyTwice(joint, wordBehind(other)) &&
      !(saysWhy.test(joint) && /^(?:为|因|由于)/u.test(wordBehind(other))),
  );
  // Each in its turn: one that comes again and again is a tic.
  const joint = joints.toSorted((left, right) => countLead(left, context) - countLead(right, context))[0];
  if (joint === undefined) return null;
  noteLead(joint, section, context);
  return joint;
}
