import type { Field } from '@yanmo/contract/codes';
import type { Context, Reading } from '../title-reading.ts';
import { findSigns } from './en/find-signs.ts';
import { inferAspect } from './en/infer-aspect.ts';
import { lockPhrases } from './en/locked-phrases.ts';
import { withoutArticle } from './en/noun-phrase.ts';
import { readMediation } from './en/read-bearing.ts';
import { readPhrase } from './en/read-phrase.ts';
import { isQuestion, readQuestion, withoutQuestionWords } from './en/read-question.ts';
import { readSubtitle } from './en/read-subtitle.ts';
import { toRunningCase } from './en/running-case.ts';
import type { Core, Reader } from './latin/core.ts';
import { Locks } from './latin/locks.ts';
import { bracketedTime } from './latin/times.ts';

const parting =
  /\s*[:：]\s+|(?<=\?)\s+|\s+[-–—]+\s+|\s*—\s*|(?<=[\p{L}\p{N}])\s*[;；]\s+|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u;

function readMain(main: string, reader: Reader): Core {
  if (!isQuestion(main)) return readPhrase(main, reader);
  const asked = readQuestion(main, reader);
  if (asked && asked.object !== '' && !/^(?:it|we|they|this)$/iu.test(asked.object)) return asked;
  const rest = withoutQuestionWords(main);
  return { ...readPhrase(rest === '' ? main : rest, reader), sure: 0.3 };
}

const trimmed = (text: string): string => text.replace(/^[\s,;:.\-–—]+|[\s,;:.?!\-–—]+$/gu, '').replace(/\s+/gu, ' ');

/** Reads an English title. The field says what "and" and "in" mean there, where the words leave it open. */
export function readEnTitle(title: string, field: Field = 'interdisciplinary'): Reading {
  const locks = new Locks();
  const times: Context[] = [];
  const timeless = title.replace(bracketedTime, (_, bracketed?: string, trailing?: string) => {
    times.push({ text: bracketed ?? trailing ?? '', kind: 'time' });
    return '';
  });
  const parts = lockPhrases(timeless, locks)
    .split(parting)
    .map((part) => part.trim())
    .filter(Boolean);
  const [main = title, ...subtitles] = parts;
  const reader: Reader = { field, title, open: (text) => locks.open(text), hide: (text) => locks.hide(text) };
  const mediation = subtitles.map(readMediation).find((found) => found !== null) ?? readMediation(main);
  const said = subtitles.filter((subtitle) => readMediation(subtitle) === null);
  const found = said.reduce((sofar, subtitle) => readSubtitle(subtitle, sofar, reader), readMain(main, reader));
  const core = found.aspect === null ? { ...found, aspect: inferAspect(found, reader) } : found;

  const show = (text: string): string => locks.open(toRunningCase(trimmed(withoutArticle(text)), title));
  const object = show(core.object) || trimmed(locks.open(main)) || title;
  const aspect = core.aspect === null ? null : show(core.aspect) || null;
  const seen = new Set<string>();
  const named = [...core.contexts, ...times]
    .map(({ text, kind }): Context => ({ text: show(text), kind }))
    .filter(({ text }) => text !== '' && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
  // By which means a thing is studied is its scope only where the title names no other.
  const isScoped = named.some(({ kind }) => kind !== 'means');
  const contexts = named.map((context) =>
    context.kind === 'means' && isScoped ? { ...context, isQuiet: true as const } : context,
  );
  const bearing = core.bearing && {
    cause: show(core.bearing.cause),
    outcome: show(core.bearing.outcome),
    through: mediation?.through ? show(mediation.through) : null,
    under: mediation?.under ? show(mediation.under) : null,
  };
  return {
    object,
    aspect,
    contexts,
    bearing: bearing && bearing.cause !== '' && bearing.outcome !== '' ? bearing : null,
    sides: core.sides && [show(core.sides[0]), show(core.sides[1])],
    signs: [...new Set([...core.signs, ...findSigns(title)])],
    confidence: {
      object: Math.min(0.95, core.sure),
      aspect: found.aspect === null ? 0.4 : Math.min(0.95, core.sure),
      context: contexts.length > 0 ? Math.min(0.9, core.sure + 0.1) : 0.7,
    },
  };
}
