import { commonWords } from '../../../understanding/readers/en/common-words.ts';
import { toRunningCase } from '../../../understanding/readers/en/running-case.ts';
import type { Grammar } from './grammar.ts';

const longestWords = 16;
const small = new Set(
  'a an and as at but by for from in into nor of on or over per the to under up via vs with'.split(' '),
);
/** Between the names of a person: Simone de Beauvoir, Ludwig van Beethoven; and between the parties of a case. */
const particles = new Set('de del della van von der den da di du la le al bin ibn v'.split(' '));
const article = /^(?:the|an?)\s+/iu;
/** Printers disagree whether these take a capital: a title without one there is in title case all the same. */
const longer =
  /^(?:among|between|after|before|during|through|towards?|against|within|across|without|about|near|around|along|beyond|behind|under|upon|since|until|despite)$/u;

/** True for titles printed with a capital on every word. */
export function isTitleCase(title: string): boolean {
  const words = (title.match(/[\p{L}][\p{L}'’-]*/gu) ?? [])
    .slice(1)
    .filter((word) => !small.has(word.toLowerCase()) && !longer.test(word) && word.length > 2);
  const last = words.at(-1) ?? '';
  // The second name of a species at the end is small in every title.
  if (words.length > 3 && /^\p{Ll}+$/u.test(last) && !commonWords.has(last) && /^\p{Lu}/u.test(words.at(-2) ?? ''))
    words.pop();
  if (words.length < 2) return false;
  return words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length >= 0.81;
}

/** A thing that the title gives an article to is "the" thing from then on. */
function withTitleArticle(span: string, title: string): string {
  const at = title.toLowerCase().indexOf(span.toLowerCase());
  return at > 0 && /\b(?:the|an?)\s$/iu.test(title.slice(0, at)) ? `the ${span}` : span;
}

/** What a question was turned into: "failure of the League" has an article that the title could not give. */
const turned =
  /^(?:failure|loss|fall|rise|end|collapse|decline|death|spread|invasion|abolition|rejection|use|navigation|formation|disappearance|emergence|persistence|expansion|[\p{Ll}]{3,}(?:tion|sion|ance|ence)|liability|responsibility) of /u;

function fromTitle(span: string, title: string): string {
  if (turned.test(span) && !title.toLowerCase().includes(span.toLowerCase())) return `the ${span}`;
  const found = withTitleArticle(span, title);
  return found === span ? toRunningCase(span, title) : `the ${toRunningCase(span, title)}`;
}

const capitalise = (text: string): string =>
  text.replace(/^([“"‘'(]?)(\p{Ll})(?!\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** "Daphnia magna": what a title prints small among capitals is small wherever it stands again. */
const keptSmall = (title: string): ReadonlySet<string> =>
  new Set(
    [...title.matchAll(/(?<=[\p{L}.] )\p{Ll}[\p{Ll}-]{2,}(?![\p{L}’'])/gu)]
      .map(([word]) => word)
      .filter((word) => !small.has(word) && !longer.test(word) && !commonWords.has(word)),
  );

const titleCase = (text: string, kept: ReadonlySet<string>): string =>
  text.replace(/(?<!\p{N})[\p{L}][\p{L}\p{N}'’-]*/gu, (word, at: number) =>
    (small.has(word.toLowerCase()) ||
      (kept.has(word) && at > 0) ||
      (particles.has(word) && /\p{Lu}\p{L}* (?:\p{Ll}+ )?$/u.test(text.slice(0, at)))) &&
    at > 0 &&
    (at + word.length < text.length || kept.has(word)) &&
    !/[:?!]\s$|\p{L}{2}\.\s$/u.test(text.slice(0, at))
      ? word.toLowerCase()
      : word.replace(/^\p{Ll}(?!\p{Lu})|(?<=-)\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase()),
  );

/** What the title prints with capitals of its own keeps them: an article that opens the name of a work, a word with a hyphen. */
function withNames(heading: string, title: string): string {
  const quoted = [...title.matchAll(/(?<=[“"‘])\p{Lu}[^“”"‘’]{1,80}(?=[”"’])/gu)].map(([name]) => name);
  const kept = quoted.reduce(
    (named, name) => named.replace(new RegExp(`(?<=[“"‘])${RegExp.escape(name)}(?=[”"’])`, 'giu'), name),
    heading,
  );
  return /\s(?:Of|And|In|On|For|To)\s/u.test(title) ? kept : withOpened(kept, title);
}

function withOpened(heading: string, title: string): string {
  const opened = title.matchAll(/(?<=[\p{L}’']\s)(?:The|An?)\s+\p{Lu}[\p{L}’'-]*/gu);
  // Lithium-Ion stays as the title prints it.
  // In a sentence the first word has its capital from its place.
  const hyphened = (title.match(/\p{Lu}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)+/gu) ?? []).filter(
    (word) => isTitleCase(title) || !title.startsWith(word) || /-\p{Lu}|\p{Lu}{2}|\d/u.test(word),
  );
  return [...opened].reduce(
    (named, [name]) => named.replaceAll(name.charAt(0).toLowerCase() + name.slice(1), name),
    hyphened.reduce(
      (named, word) => named.replace(new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'giu'), word),
      heading,
    ),
  );
}

const boundary =
  /^(?:in|for|among|with|based|under|through|that|which|at|from|by|across|within|of|to|and|or|as|on|after|during|between)$/iu;

/** Cut before a complement, never inside one; a name without any keeps its last words, which say what it is. */
function shorten(text: string): string {
  const words = text.split(/\s+/u);
  if (words.length <= 5) return text;
  const isLink = (index: number): boolean => boundary.test(words[index] ?? '');
  const stop = words.findIndex((word, index) => index >= 2 && !/^(?:of|to|and|or|as)$/iu.test(word) && isLink(index));
  if (stop > 0 && stop <= 7)
    return words
      .slice(0, stop)
      .join(' ')
      .replace(/[,;:]$/u, '');
  if (words.length <= 7) return text;
  const cut = words.findLastIndex((_, index) => index >= 2 && index <= 7 && isLink(index));
  const kept = cut > 0 ? words.slice(0, cut) : words.slice(-4);
  while (kept.length > 2 && small.has((kept.at(-1) ?? '').toLowerCase())) kept.pop();
  return kept.join(' ').replace(/[,;:]$/u, '');
}

/** Words of another script have no spaces to be cut at. */
export function clip(text: string): string {
  if (text.length <= 60) return text;
  const cut = text.slice(0, /^[\p{Script=Latin}\s\p{P}]+$/u.test(text) ? 60 : 24);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('，'), cut.lastIndexOf('、'));
  return (end > 8 ? cut.slice(0, end) : cut).replace(/[，、,;]$/u, '');
}

/** "a" before a vowel sound that a slot brought in. */
const fixArticles = (text: string): string =>
  text
    .replace(/\b([Aa]) (?=[aeio]\p{L})(?!one|once|uni|use|eu)/gu, '$1n ')
    .replace(/\b(the|a|an) (?:the|a|an) /giu, '$1 ');

const bare =
  /^(?:the )?(?:use|role|effects?|impact|influence|application|case|problem|issue|concept|idea|notion|theory|development|history|study|level|lack|rise|number|part|side|kind|way|state|question|limits?|rights?|law|art|causes?)$/iu;

/** What happens or is done can be spoken of again by its noun alone. */
const happening =
  /^(?:the )?(?:failure|loss|collapse|decline|death|spread|abolition|adoption|acceptance|rejection|invasion|withdrawal|entry|formation|disappearance|emergence|expansion|fall|removal|detection|prediction|migration|navigation|reunification|unification|partition|expulsion|conquest|siege|outbreak)$/iu;

/** The admissibility of illegally obtained evidence is the admissibility once it has been named. */
function brief(text: string): string {
  // The name of a work is never cut: The Remains of the Day.
  if (/^(?:The|An?) \p{Lu}/u.test(text) || /[“”"]|[‘]/u.test(text)) return text;
  if (text.replace(article, '').split(/\s+/u).length <= 3) return text;
  const head = /^(.+?) (?:of|for|in|into|at|after|on|with|under|from|by|to|towards|against|among|between)\s/iu.exec(
    text,
  )?.[1];
  if (!head || bare.test(head) || / (?:and|or|versus)$/iu.test(head)) return text;
  if (/[’']s? decision$/u.test(head)) return 'this decision';
  const owned = /[’']s? (?<noun>\p{Ll}+)$/u.exec(head)?.groups?.noun;
  if (owned && / of | from | to /u.test(text)) return `this ${owned}`;
  const whole =
    /^(?:the )?(?:quality|cost|standard|fear|freedom|rule|sense) of \S+(?= (?:of|in|for|among|to)\s)/iu.exec(text)?.[0];
  if (whole) return whole;
  if (/^(?:the )?[\p{Ll}]+ity$/u.test(head)) return `this ${head.replace(article, '')}`;
  if (happening.test(head)) return `the ${head.replace(article, '')}`;
  return article.test(head) || /\s/u.test(head) ? head : text;
}

const unwanted =
  /\b(?:burnout|fatigue|waste|poverty|loss|decline|risks?|crime|violence|anxiety|depression|shortages?|hesitancy|pollution|fraud|attrition|barriers?|inequality|corruption|dropout|abuse|bullying|stress|disease|injur(?:y|ies)|erosion|congestion|unemployment|turnover|misinformation|absenteeism|absence|truancy|cheating|plagiarism|delays?|debts?|procrastination|malnutrition|homelessness|harassment|discrimination|overload|littering|theft|accidents?|deforestation|hunger|loneliness|illiteracy|obesity|defaults?|counterfeiting|cost overruns?|overcrowding|overtourism|anaemia|anemia|malaria|diabetes|hypertension|infections?|blight|wilt|flukes?|rot|mastitis|late deliver(?:y|ies)|complaints?|conflicts?|disputes?|errors?|bankruptc(?:y|ies)|insecurity|isolation|extinction|difficulties|problems)$|[’'] (?:departure|resignation|dropout|absence)\b|^(?:the )?rise of .*(?:prices|rents|costs|debt|crime)\b|^(?:the )?(?:departure|resignation|dropout|loss|decline|failure|collapse|spread|difficulties|problems|lack|shortage) of\b/iu;

const doing =
  /(?:detection|prediction|recognition|classification|forecasting|segmentation|estimation|monitoring|management|optimi[sz]ation)$/iu;
/** A thing that is made has an article; a task that is done has none. */
const named = (text: string): string => (doing.test(text) ? text : `the ${text.replace(article, '')}`);

/** What people decide on: it is not made better but brought about. */
const chosen =
  /^(?:the )?(?:adoption|uptake|acceptance|use|spread|entry)\b|\b(?:adoption|uptake|participation|decision)\b/iu;

const held =
  /^(?:knowledge|attitudes?|perceptions?|awareness|practices?|beliefs|experiences?|views|(?:\p{L}+ )?modell?ing)\b/iu;

export const enGrammar: Grammar = {
  again: (relation, { object, aspect }) => {
    // What people know and do about a thing is no second thing that it acts on.
    if (relation === 'effect' && held.test(aspect ?? '')) return { focus: object };
    if (relation === 'effect') return aspect ? { focus: 'this link' } : {};
    if (relation !== 'design') return {};
    const head = /\b(?:system|platform|application|app|website|tool|robotic arm|board game|model|device)\b/iu.exec(
      object,
    )?.[0];
    return head ? { object: `the ${head}`, focus: `the ${head}` } : {};
  },
  brief,
  ask: (relation, { object, aspect, focus }) => {
    switch (relation) {
      case 'effect':
        return aspect ? `the effect of ${object} on ${aspect}` : `the factors behind ${object}`;
      case 'design':
        return `the case for ${named(object)}`;
      case 'measures':
        return unwanted.test(focus) && article.test(focus) ? focus : `the problem of ${focus}`;
      case 'comparison':
        return `the comparison of ${focus}`;
      case 'history':
        return `${focus} as a historical question`;
      case 'theory':
        return `the question of ${focus}`;
      case 'finding':
        return `${focus} as a subject of study`;
    }
  },
  answer: (relation, { object, aspect, focus }) => {
    switch (relation) {
      case 'effect':
        return aspect ? `conditions and reach of the effect on ${aspect}` : `the factors that matter for ${object}`;
      case 'design':
        return `strengths and limits of ${named(object)}`;
      case 'measures':
        return unwanted.test(focus) ? `how to reduce ${focus}` : `a way forward for ${focus}`;
      case 'comparison':
        return `what the comparison of ${focus} shows`;
      case 'history':
        return `${focus} in perspective`;
      case 'theory':
        return `${focus} reconsidered`;
      case 'finding':
        return `main findings on ${focus}`;
    }
  },
  improve: (theme) => {
    if (unwanted.test(theme)) return { improve: 'reduce', issues: 'main symptoms', roots: 'what drives' };
    const issues = { issues: 'main problems', roots: 'what holds back' };
    return /\b(?:deepfakes|platforms?|exporters|firms|enterprises|contracts?|laws?)$/iu.test(theme)
      ? {
          improve: 'support',
          ...issues,
          ...(/deepfakes$/iu.test(theme) ? { improve: 'regulate', roots: 'what complicates the handling of' } : {}),
        }
      : { improve: chosen.test(theme) ? 'promote' : 'improve', ...issues };
  },
  inflect: (text, modifier) => {
    if (modifier === 'bare') return text.replace(article, '');
    if (modifier === 'the') return named(text);
    return text;
  },
  fromTitle,
  join: (object, aspect) => `${object} and ${aspect}`,
  effectOf: (object, aspect) => `the effect of ${object} on ${aspect}`,
  factorsOf: (object) => `the factors behind ${object}`,
  polishHeading: (text, title) => {
    const fixed = capitalise(fixArticles(text));
    return withNames(isTitleCase(title) ? titleCase(fixed, keptSmall(title)) : fixed, title);
  },
  polishSentence: (text) => capitalise(fixArticles(text)),
  isTooLong: (heading) => heading.split(/\s+/u).length > longestWords || heading.length > 160,
  shorten: (text) => clip(shorten(text)),
};
