import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { isMeantIn, listWiderTopics } from '../knowledge/fit-words.ts';
import { isGeneralWord } from '../text/general-words.ts';
import { listQueryWords } from '../text/query-words.ts';
import { correctUnderstanding } from '../understanding/correct-understanding.ts';
import { isMethodHeading } from '../understanding/methods/is-method-heading.ts';
import { knownMethods } from '../understanding/methods/known-methods.ts';
import { nameInEnglish, readEnglishNames } from '../understanding/name-in-english.ts';
import type { ContextKind, TitleUnderstanding } from '../understanding/title-reading.ts';
import { understandTitle } from '../understanding/understand-title.ts';
import type { QueriedChapter, WorkQueries, WorkQueriesRequest, WorkQuery } from './engine.ts';

const mostMethods = 3;
/** A theory by its name; the built-in engine proposes only those that the paper then speaks of. */
const isTheory = /(?:理论|假说|批评|theory|theories|hypothesis|criticism|理論)$/iu;

/** Words that say something; a heading of general words alone would look for anything. */
const isTelling = (text: string): boolean =>
  listQueryWords(text).some((word) => !word.isGeneral && [...word.text].length > 1);

/** A text as it stands, and its name in English where that is another and is known. */
function inBoth(text: string, language: Language): WorkQuery[] {
  const names = nameInEnglish(text, language).filter((name) => !name.split(' ').every(isGeneralWord));
  return [
    ...(isTelling(text) ? [{ language, text }] : []),
    ...(names.length > 0 ? [{ language: 'en' as const, text: names.join(', ') }] : []),
  ];
}

/** What is left of a text without the methods that it names: they are no part of what is studied. */
const withoutMethods = (text: string): string =>
  knownMethods.reduce((left, { words }) => left.replace(words, ' , '), text);

/** What a title names beside its object; a text or a policy is what a paper on it is about. */
const beside: ReadonlySet<ContextKind> = new Set(['time', 'population', 'case', 'means']);

/** Of the title what the works must be about. */
function coreOf({ text, contexts }: TitleUnderstanding): string {
  const named = contexts.filter(({ kind }) => beside.has(kind)).map((context) => context.text);
  const core = named.reduce((left, name) => left.replaceAll(name, ' , '), withoutMethods(text));
  return isTelling(core) ? core : text;
}

function wholeQueries(
  { text, core, places, object }: { text: string; core: string; places: string; object: string },
  { language, field }: { language: Language; field: Field },
): WorkQueries['whole'] {
  const asides = new Map(inBoth(places, language).map((query) => [query.language, query.text]));
  const isNamedWhole = readEnglishNames(object, language).share >= 1;
  // Names of some of its words are names of something else: civil war for one of many.
  const objects = new Map(
    inBoth(object, language).map((query) => [
      query.language,
      query.language === language || isNamedWhole ? query.text : '',
    ]),
  );
  const cores = new Map(inBoth(core, language).map((query) => [query.language, query.text]));
  const { share } = readEnglishNames(core, language);
  return inBoth(text, language).map((query) => ({
    ...{ ...query, field, core: cores.get(query.language) ?? query.text },
    share: query.language === language ? 1 : cores.has(query.language) ? share : 0,
    ...(asides.has(query.language) ? { aside: asides.get(query.language) ?? '' } : {}),
    object: objects.get(query.language) ?? '',
  }));
}

function chapterQueries({ id, headings }: QueriedChapter, language: Language): WorkQueries['chapters'][number] {
  const text = headings.join(language === 'en' || language === 'es' ? '. ' : '。');
  return { id, isMethod: isMethodHeading(headings[0] ?? ''), queries: inBoth(text, language) };
}

/**
 * From the words of the title and the headings, without asking anybody. What the student corrected of the reading goes before
 * the title's own words.
 */
export function buildQueriesAtOnce(request: WorkQueriesRequest): WorkQueries {
  const { title, language: asked, understanding, keywords, chapters } = request;
  const read = correctUnderstanding(understandTitle(request), understanding);
  const isCorrected = understanding !== undefined && !read.text.includes(understanding.object);
  const core = isCorrected ? `${read.object} , ${read.aspect}` : coreOf(read);
  const places = read.contexts.flatMap(({ kind, text }) => (kind === 'place' ? [text] : [])).join(' , ');
  // Not by keywords: an engine proposes methods that the paper then does without.
  const all = [title, ...chapters.flatMap((chapter) => chapter.headings)].join(' \n ');
  const methods = knownMethods
    // Whoever surveys what is written asks nobody.
    .filter(({ family }) => family !== 'survey' || read.kind !== 'review')
    .filter(({ words }) => (all.match(words) ?? []).some((word) => isMeantIn(word, request.field, 'engineering')))
    .slice(0, mostMethods);
  const spoken = [...new Set<Language>([asked, 'en'])];
  const whole = wholeQueries(
    { text: isCorrected ? `${core} , ${read.text}` : read.text, core, places, object: read.object },
    { language: read.language, field: request.field },
  );
  return {
    whole,
    chapters: chapters.map((chapter) => chapterQueries(chapter, asked)),
    keywords: keywords.flatMap((keyword) => inBoth(withoutMethods(keyword), asked)),
    methods: methods.flatMap(({ names }) => spoken.map((each) => ({ language: each, text: names[each] }))),
    wider: [
      ...new Set([
        // Of what has names in English alone, some words are named by something else.
        ...whole
          .filter(({ language }) => language === read.language || read.language === 'es' || read.language === 'ja')
          .flatMap(({ text }) => listWiderTopics(text, request.field)),
        ...keywords.filter((keyword) => isTheory.test(keyword)),
      ]),
    ],
  };
}
