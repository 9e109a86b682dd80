import type { Field, Level } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Understanding } from '@yanmo/contract/understanding';
import { abbreviate } from './abbreviate.ts';
import { cleanTitle } from './clean-title.ts';
import { decideKind } from './kind/decide-kind.ts';
import { findKind } from './kind/find-kind.ts';
import { usualAspect } from './kind/usual-aspects.ts';
import { readTitle } from './readers/read-title.ts';
import { believe } from './readers/reading-confidence.ts';
import { shortenObject } from './shorten-object.ts';
import { findTitleLanguage } from './title-language.ts';
import type { Reading, TitleUnderstanding } from './title-reading.ts';
import { splitAnswerTail } from './titles/answer-tail.ts';
import { withoutCatchLine } from './titles/catch-line.ts';

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

/** Reads a title with the grammar of its own language. Pure: the same question has the same answer. */
export function understandTitle({ title, language: asked, field, level }: TitleQuestion): TitleUnderstanding {
  const clean = cleanTitle(title) || unnamed[asked];
  const language = findTitleLanguage(clean, asked);
  const text = language === 'en' ? withoutCatchLine(clean, field) : clean;
  const tail = splitAnswerTail(text, language);
  const reading = tail ? readAnswered(tail, language, field) : readTitle(text, language, field);
  const { kind, confidence } = tail
    ? { kind: 'status-and-remedies' as const, confidence: believedOfTail }
    : findKind(decideKind, { text, language, field, level: level ?? null }, reading);
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

/** Whoever asks what can be done says what kind of paper it is to be. */
const believedOfTail = 0.9;

function readAnswered(
  { rest, join }: NonNullable<ReturnType<typeof splitAnswerTail>>,
  language: Language,
  field: Field,
): Reading {
  const reading = readTitle(rest, language, field);
  // 成因 that was read from a question is what is asked of its matter.
  return { ...reading, aspect: join(reading.aspect), signs: [...new Set([...reading.signs, 'remedy' as const])] };
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
