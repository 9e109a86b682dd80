import type { Field, Level } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { type TitleKind, titleKinds, type Understanding } from '@yanmo/contract/understanding';
import { abbreviate } from './abbreviate.ts';
import { cleanTitle } from './clean-title.ts';
import { decideKind } from './kind/decide-kind.ts';
import { isGroundless, ruleOut } from './kind/rule-out.ts';
import { isSampled } from './kind/sampled.ts';
import { settleUnsure } from './kind/settle-unsure.ts';
import { usualAspect } from './kind/usual-aspects.ts';
import { asksVoices, voiceless } from './kind/voices.ts';
import { readTitle } from './readers/read-title.ts';
import { believe } from './readers/reading-confidence.ts';
import { shortenObject } from './shorten-object.ts';
import { findTitleLanguage } from './title-language.ts';
import type { TitleUnderstanding } from './title-reading.ts';

export interface TitleQuestion {
  title: string;
  /** The language of the paper; the title may be in another. */
  language: Language;
  field: Field;
  level?: Level;
}

/** For a title in which nothing can be read: the request is refused before, but an engine never writes an empty heading. */
const unnamed: Record<Language, string> = {
  zh: '所选课题',
  en: 'the chosen topic',
  es: 'el tema elegido',
  ja: '選んだ主題',
};

/** What a title that names a pollutant and one place is mistaken for. */
const taken: ReadonlySet<TitleKind> = new Set<TitleKind>(['review', 'theory-essay', 'case-study']);

/** Reads a title with the grammar of its own language. Pure: the same question has the same answer. */
export function understandTitle({ title, language: asked, field, level }: TitleQuestion): TitleUnderstanding {
  const text = cleanTitle(title) || unnamed[asked];
  const language = findTitleLanguage(text, asked);
  const reading = readTitle(text, language, field);
  const question = { ...{ text, language, field, level: level ?? null }, ruledOut: ruleOut(reading, field) };
  let { kind, confidence } = decideKind(question);
  const groundless = new Set(question.ruledOut);
  const first = { kind, confidence };
  while (isGroundless(kind, confidence, reading, field)) {
    groundless.add(kind);
    // Where nothing would have a ground, the first guess is as good as another.
    if (groundless.size === titleKinds.length) {
      ({ kind, confidence } = first);
      break;
    }
    ({ kind, confidence } = decideKind({ ...question, ruledOut: [...groundless] }));
  }
  // What people have lived through is asked of them.
  if (voiceless.has(kind) && reading.bearing === null && field !== 'literature' && asksVoices(text, language))
    kind = 'relation-test';
  // Whoever samples one river reports what is in it.
  if (taken.has(kind) && isSampled(reading, text, field)) kind = 'status-and-remedies';
  if (!question.ruledOut.includes('policy-analysis')) kind = settleUnsure(kind, confidence, reading, field);
  return {
    ...reading,
    language,
    text,
    aspect: reading.aspect ?? usualAspect(kind, language, text, field),
    isAspectNamed: reading.aspect !== null,
    kind,
    short: shortenObject(reading.object, language),
    confidence: { ...believe(reading, language), kind: confidence },
  };
}

const listMarks: Record<Language, string> = { zh: '、', ja: '、', en: ', ', es: ', ' };

/** As a page shows it and a caller sends it back. */
export function presentUnderstanding({
  language,
  object,
  aspect,
  contexts,
  kind,
  confidence,
}: TitleUnderstanding): Understanding {
  const context = contexts
    .filter(({ isQuiet }) => !isQuiet)
    .map(({ text }) => text)
    .join(listMarks[language]);
  return { object: abbreviate(object, language), aspect: abbreviate(aspect, language), context, kind, confidence };
}
