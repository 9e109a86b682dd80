import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Reading } from '../title-reading.ts';
import { withoutStudyDesign, withoutYears } from '../titles/study-design.ts';
import { readEnTitle } from './read-en-title.ts';
import { readEsTitle } from './read-es-title.ts';
import { readJaTitle } from './read-ja-title.ts';
import { readZhTitle } from './read-zh-title.ts';
import { withTwoMinds } from './two-minds.ts';

const readers: Record<Language, (title: string, field: Field) => Reading> = {
  zh: readZhTitle,
  en: readEnTitle,
  es: readEsTitle,
  ja: readJaTitle,
};

/** A question that draws the reader in, and what is studied behind it. */
const ledIn =
  /^(?!why\b|how\b|¿por qué|¿cómo)(?<asked>[^?？:：]{3,60}(?:[?？]|か(?=[—―：])))[\s—―–：:-]*(?<study>[^?？:：]{8,})$/iu;
/** Fields in which two things side by side are measured. */
const measuring: ReadonlySet<Field> = new Set<Field>([
  'education',
  'management',
  'economics',
  'medicine',
  'interdisciplinary',
  'agriculture',
  'science',
]);

/** "Does homework help? Parental involvement and maths attainment": where two things are named behind a question, they are what is studied. */
function readStudied(text: string, language: Language, field: Field, whole: Reading): Reading | null {
  const groups = measuring.has(field) ? ledIn.exec(text)?.groups : undefined;
  const study = groups?.study;
  if (!study || /为什么|为何|なぜ|どうして|怎样|如何|どのように/u.test(groups.asked ?? '')) return null;
  // What the question itself says acts on what stays.
  if (whole.bearing && [whole.bearing.cause, whole.bearing.outcome].every((end) => groups.asked?.includes(end)))
    return null;
  const read = readers[language](study, field);
  if (!read.bearing || read.sides) return null;
  return { ...read, signs: [...new Set([...read.signs, ...whole.signs])] };
}

/** A clean title read with the grammar of its language. */
export function readTitle(text: string, language: Language, field: Field): Reading {
  const { rest, when } = withoutYears(text, language);
  const plain = withoutStudyDesign(rest, language);
  const whole = readers[language](plain, field);
  const read = withTwoMinds(readStudied(plain, language, field, whole) ?? whole, plain, language, field);
  if (when === null) return read;
  const isSaid = read.contexts.some(({ kind }) => kind === 'time');
  return {
    ...read,
    contexts: [...read.contexts, { text: when, kind: 'time', ...(isSaid ? { isQuiet: true as const } : {}) }],
  };
}
