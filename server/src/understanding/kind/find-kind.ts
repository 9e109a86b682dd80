import { type TitleKind, titleKinds } from '@yanmo/contract/understanding';
import type { Reading } from '../title-reading.ts';
import type { KindDecision } from './decide-by-model.ts';
import type { KindQuestion } from './kind-features.ts';
import { isGroundless, ruleOut } from './rule-out.ts';
import { isSampled } from './sampled.ts';
import { settleUnsure } from './settle-unsure.ts';
import { asksVoices, voiceless } from './voices.ts';

/** What a title that names a pollutant and one place is mistaken for. */
const taken: ReadonlySet<TitleKind> = new Set<TitleKind>(['review', 'theory-essay', 'case-study']);

/** A kind this much less likely than the likeliest is none that the title could be meant as. */
const leastShare = 0.1;

/** The likeliest kind that what was read of the title leaves room for. */
export function findKind(
  decide: (question: KindQuestion) => KindDecision,
  asked: Omit<KindQuestion, 'ruledOut'>,
  reading: Reading,
): KindDecision {
  const { text, language, field } = asked;
  const plain = { ...asked, ruledOut: [] };
  const free = decide(plain);
  const isHopeless = ({ confidence }: KindDecision): boolean => confidence < free.confidence * leastShare;
  const ruled = { ...asked, ruledOut: ruleOut(reading, field) };
  // A rule that leaves only the next to impossible was not made for such a title.
  const question = isHopeless(decide(ruled)) ? plain : ruled;
  let { kind, confidence } = decide(question);
  const groundless = new Set(question.ruledOut);
  const first = { kind, confidence };
  while (isGroundless(kind, confidence, reading, field)) {
    groundless.add(kind);
    // Where nothing would have a ground, or only what is next to impossible, the first guess is as good as another.
    const next = groundless.size === titleKinds.length ? null : decide({ ...question, ruledOut: [...groundless] });
    if (next === null || isHopeless(next)) {
      ({ kind, confidence } = first);
      break;
    }
    ({ kind, confidence } = next);
  }
  // What people have lived through is asked of them.
  if (voiceless.has(kind) && reading.bearing === null && field !== 'literature' && asksVoices(text, language))
    kind = 'relation-test';
  // Whoever samples one river reports what is in it.
  if (taken.has(kind) && isSampled(reading, text, field)) kind = 'status-and-remedies';
  const settled = settleUnsure(kind, confidence, reading, field);
  return { kind: question.ruledOut.includes(settled) ? kind : settled, confidence };
}
