import type { Edit } from '../../edit.ts';
import { capitalize, type Paragraph, type Sentence } from './sentence.ts';
import { spell, spellingOf } from './spelling.ts';
import { inflect, type VerbForm, verbForms } from './verb-forms.ts';

/** A noun with its preposition, and the verb that says the same. */
const nouns: Readonly<Record<string, string>> = {
  'analysis of': 'analyze',
  'investigation of': 'investigate',
  'investigation into': 'investigate',
  'assessment of': 'assess',
  'evaluation of': 'evaluate',
  'examination of': 'examine',
  'comparison of': 'compare',
  'review of': 'review',
  'study of': 'study',
  'study on': 'study',
  'exploration of': 'explore',
  'survey of': 'survey',
  'analysis on': 'analyze',
  'test of': 'test',
  'search for': 'search for',
  'discussion of': 'discuss',
};
const given: Readonly<Record<string, string>> = {
  'description of': 'describe',
  'explanation of': 'explain',
  'explanation for': 'explain',
  'summary of': 'summarize',
  'definition of': 'define',
  'discussion of': 'discuss',
  'analysis of': 'analyze',
  'illustration of': 'illustrate',
  'outline of': 'outline',
  'account of': 'describe',
};
const tables: readonly (readonly [readonly string[], Readonly<Record<string, string>>])[] = [
  [['conduct', 'perform', 'undertake', 'carry out', 'make'], nouns],
  [['give', 'provide', 'offer', 'present'], given],
];
/** Adjectives that an adverb after the object could not carry over are left; these become adverbs before the verb. */
const adverbs: Readonly<Record<string, string>> = {
  thorough: 'thoroughly',
  careful: 'carefully',
  brief: 'briefly',
  systematic: 'systematically',
  critical: 'critically',
  clear: 'clearly',
};

/** Each form of a light verb, with what its noun becomes in that form. */
const lights = new Map(
  tables.flatMap(([verbs, table]) =>
    verbs.flatMap((light) =>
      verbForms
        .filter((form) => form !== 'participle')
        .map((form): [string, { form: VerbForm; table: Readonly<Record<string, string>> }] => [
          inflect(light, form),
          { form, table },
        ]),
    ),
  ),
);
const lightPhrase = new RegExp(
  `(?<![\\p{L}-])(?<light>${[...lights.keys()].join('|')}) an? (?:(?<quality>${Object.keys(adverbs).join('|')}) )?(?<noun>\\p{Ll}+ (?:of|on|for|into)) (?=\\p{L}|[\\uE000-\\uF8FF])`,
  'gu',
);

/** “conducted an analysis of” as “analyzed”. */
function offerVerbs({ start, text }: Sentence, paragraph: string): Edit[] {
  return [...text.matchAll(lightPhrase)].flatMap((found) => {
    const { light = '', quality, noun = '' } = found.groups ?? {};
    const known = lights.get(light);
    const verb = known?.table[noun];
    if (!known || verb === undefined) return [];
    const adverb = quality ? `${adverbs[quality]} ` : '';
    const to = `${adverb}${spell(inflect(verb, known.form), spellingOf(paragraph))} `;
    return [
      {
        start: start + found.index,
        end: start + found.index + found[0].length,
        text: to,
        rule: 'VOICE' as const,
        safety: 0.85,
      },
    ];
  });
}

const many = 'many|several|some|numerous|various|a few|two|three|four|five|countless|multiple';

/** “There are many factors that affect X” as “Many factors affect X”. */
function offerSubjects({ start, text }: Sentence): Edit[] {
  const found = new RegExp(
    `^There are ((?:${many})(?: [\\p{Ll}-]+){0,2}? [\\p{Ll}-]+s) (?:that|which|who) (?=(?:can|could|may|might|must|should|will|have|are|need|affect|influence|contribute|make|help|lead|support|show)\\b)`,
    'u',
  ).exec(text);
  if (!found?.[1]) return [];
  return [{ start, end: start + found[0].length, text: `${capitalize(found[1])} `, rule: 'VOICE', safety: 0.85 }];
}

/** “is able to” as “can”; what one is able to do, one can do. */
const modalities: readonly (readonly [RegExp, string, number])[] = [
  [/(?<=\p{L} )(?:is|are) able to (?=\p{Ll})/gu, 'can ', 0.9],
  [/(?<=\p{L} )(?:has|have) the (?:ability|capacity) to (?=\p{Ll})/gu, 'can ', 0.85],
];

function offerModals({ start, text }: Sentence): Edit[] {
  return modalities.flatMap(([pattern, to, safety]) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const before = text.slice(0, found.index).split(' ').at(-2)?.toLowerCase() ?? '';
      return /^(?:to|will|may|might|can|could|would|should|must|and|or|not|also)$/u.test(before)
        ? []
        : [
            {
              start: start + found.index,
              end: start + found.index + found[0].length,
              text: to,
              rule: 'VOICE' as const,
              safety,
            },
          ];
    }),
  );
}

/** Verbs for nouns with empty verbs, subjects for “there are”, “can” for “is able to”. */
export function offerVoices({ text, sentences }: Paragraph): Edit[] {
  return sentences
    .filter((sentence) => !/["“”]/u.test(sentence.text))
    .flatMap((sentence) => [...offerVerbs(sentence, text), ...offerSubjects(sentence), ...offerModals(sentence)]);
}
