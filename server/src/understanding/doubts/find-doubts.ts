import { type Doubt, maximumDoubts, type Understanding, type Wish } from '@yanmo/contract/understanding';
import { correctUnderstanding, findAskedAnew, findPosed } from '../correct-understanding.ts';
import { decideKind } from '../kind/decide-kind.ts';
import { findOtherKind } from '../kind/other-kind.ts';
import { readTitle } from '../readers/read-title.ts';
import type { TitleUnderstanding } from '../title-reading.ts';
import { presentUnderstanding, type TitleQuestion, understandTitle } from '../understand-title.ts';
import type { OutlineNode } from '../wishes/find-unmet.ts';
import { isAspectDoubtful, isKindDoubtful, listUnsure, type Trust } from './doubt-limits.ts';
import { type AskedAnew, findHeadingDoubts } from './heading-doubts.ts';

interface Planned {
  understanding: Understanding;
  /** Left out before there is an outline. */
  chapters?: readonly OutlineNode[];
  wishes?: readonly Wish[] | null;
}

function trustIn(found: TitleUnderstanding, { aspect, confidence }: Understanding): Trust {
  const own = presentUnderstanding(found);
  // What a student or a model reads in a title that does not say it is no guess of ours.
  const isOurs = aspect === own.aspect;
  const isGuess = !found.isAspectNamed && isOurs && confidence.aspect <= own.confidence.aspect;
  return { language: found.language, confidence, isAspectNamed: !isGuess, isOurs };
}

function doubtKind(found: TitleUnderstanding, { field, level }: TitleQuestion, { kind }: Understanding): Doubt {
  const { text, language } = found;
  const asked = { text, language, field, level: level ?? null };
  const other =
    kind === found.kind ? findOtherKind(decideKind, asked, readTitle(text, language, field), kind) : found.kind;
  return { reason: 'KIND', part: 'kind', ...(other ? { kind: other } : {}) };
}

const longestHeading = 200;

/** Only what the student wrote himself: a model words its guess as it likes. */
function findAnew(found: TitleUnderstanding, understanding: Understanding): AskedAnew | null {
  const asked = understanding.confidence.aspect === 1 ? findAskedAnew(found, understanding) : null;
  if (asked === null) return null;
  const posed = findPosed(found, understanding);
  const heading = posed?.isClause ? posed.text : (posed?.full ?? asked);
  return { asked, heading: heading.length > longestHeading ? asked : heading };
}

/** Why a plan for a title may miss what it means, the weightiest first; none for most titles. */
export function findDoubts(question: TitleQuestion, { understanding, chapters = [], wishes }: Planned): Doubt[] {
  const found = understandTitle(question);
  const trust = trustIn(found, understanding);
  const read = correctUnderstanding(found, understanding);
  const doubts: Doubt[] = [
    ...(isKindDoubtful(trust) ? [doubtKind(found, question, understanding)] : []),
    ...findHeadingDoubts(read, question, chapters, wishes ?? [], findAnew(found, understanding)),
    ...(isAspectDoubtful(trust) ? [{ reason: 'PART', part: 'aspect' } as const] : []),
    ...listUnsure(trust).map((part) => ({ reason: 'PART', part }) as const),
  ];
  return doubts.slice(0, maximumDoubts);
}
