import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { listPieces } from '../../../text/word-overlap.ts';
import { readEnglishNames } from '../../../understanding/name-in-english.ts';
import type { PaperWork } from '../../engine.ts';
import { extractSentences, markTitle, nameAuthors } from './extract.ts';
import type { Spot } from './read-outline.ts';
import type { Sentence } from './sentence-writer.ts';
import { fillersAt, type WritingContext } from './writing-context.ts';

/** Works that one sentence names: several only where they are on one topic. */
export interface CitedGroup {
  ids: readonly string[];
  topic: string | null;
}

/** More of them in one sentence, and it is a list. */
const mostInSentence = 3;
/** Behind these a topic says where a work belongs, not what it is on. */
const mostTopics = 4;
/** A name of which English says less may be of something else. */
const enoughNamed = 0.8;

/** A work's mark stands behind its authors: whose work it is, is all that the mark says. One that names none is called by its title. */
const nameWithMark = (work: PaperWork, language: Language): string => {
  const who = nameAuthors(work, language) || markTitle(work.title, language);
  return `${who}[@${work.id}]`;
};

const isSaid = (id: string, { quoted }: WritingContext): boolean => quoted.has(`${id}.title`);

/** What a work is about in the paper's language: its own topics, else names of the paper that are its topics in English. */
function topicsOf(work: PaperWork, spot: Spot, { subject }: WritingContext): string[] {
  const { language, slots } = subject;
  // A text calls a thing by its name; the abbreviation beside it is for whoever searches.
  const own = work.topics?.[language]?.filter((topic) => !/^[\p{Lu}\d-]+$/u.test(topic));
  if (own && own.length > 0) return own.slice(0, mostTopics);
  const topics = (work.topics?.en ?? []).map((topic) => listPieces(topic));
  const { object, aspect, theory } = slots.long;
  const contexts = subject.understanding.contexts.map(({ text }) => text);
  const names = new Set(
    [...Object.values(spot.slots), object, aspect, theory, ...contexts].flatMap((name) => name ?? []),
  );
  return [...names].filter((name) => {
    const { names: english, share } = readEnglishNames(name, language);
    const pieces = [...listPieces(english.join(' '))];
    return share >= enoughNamed && pieces.length > 0 && topics.some((topic) => isNamed(pieces, topic));
  });
}

/** One word is the name of a topic that is one word: “learning” is not “online learning”. */
const isNamed = (pieces: readonly string[], topic: ReadonlySet<string>): boolean =>
  pieces.every((piece) => topic.has(piece)) && (pieces.length > 1 || topic.size === 1);

function sharedWith(spot: Spot, { subject }: WritingContext): (topic: string) => number {
  const heading = listPieces(`${spot.section.title} ${spot.section.summary}`);
  const title = listPieces(subject.about);
  return (topic) => {
    const pieces = [...listPieces(topic)];
    const share = (of: ReadonlySet<string>) => pieces.filter((piece) => of.has(piece)).length / (pieces.length || 1);
    return share(heading) * 2 + share(title);
  };
}

/**
 * The works of a section as they are named: those of which the text is at hand one by one, of the others those on the same
 * topic together, earlier works first.
 */
export function groupWorks(spot: Spot, context: WritingContext): CitedGroup[] {
  const works = spot.section.works.flatMap((id) => (isSaid(id, context) ? [] : (context.works.get(id) ?? [])));
  const groups: CitedGroup[] = works.filter(hasText).map(({ id }) => ({ ids: [id], topic: null }));
  let left = works.filter((work) => !hasText(work)).map((work) => ({ work, topics: topicsOf(work, spot, context) }));
  const share = sharedWith(spot, context);
  while (left.length > 0) {
    const counts = new Map<string, number>();
    for (const { topics } of left) for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    const [topic, count = 0] =
      [...counts].toSorted(
        ([one, ones], [other, others]) =>
          Math.min(others, mostInSentence) - Math.min(ones, mostInSentence) || share(other) - share(one),
      )[0] ?? [];
    if (topic === undefined || count < 2) break;
    const chosen = left.filter(({ topics }) => topics.includes(topic)).slice(0, mostInSentence);
    const ofTime = chosen.toSorted((one, other) => (one.work.year ?? 0) - (other.work.year ?? 0));
    groups.push({ ids: ofTime.map(({ work }) => work.id), topic });
    left = left.filter((one) => !chosen.includes(one));
  }
  return [...groups, ...left.map(({ work }): CitedGroup => ({ ids: [work.id], topic: null }))];
}

const hasText = ({ abstract, text }: PaperWork): boolean => Boolean(abstract ?? text);

export function citeGroup({ ids, topic }: CitedGroup, spot: Spot, context: WritingContext): Sentence | null {
  const { language } = context.subject;
  const works = ids.flatMap((id) => (isSaid(id, context) ? [] : (context.works.get(id) ?? [])));
  const names = works.map((work) => nameWithMark(work, language));
  const [only] = works;
  if (topic === null || works.length < 2) {
    return only ? citeWork(only.id, spot, context) : null;
  }
  const fillers = { ...fillersAt(spot, context), whos: joinNames(names, language), topics: topic };
  const sentence = context.writer.word(context.wording.sources.group, fillers, 'source.group');
  if (!sentence) return only ? citeWork(only.id, spot, context) : null;
  for (const { id } of works) context.quoted.add(`${id}.title`);
  context.quoted.add(`topic ${topic}`);
  return { ...sentence, works: works.map(({ id }) => id) };
}

/** A sentence on a work, in the work's own words where we have them. */
export function citeWork(id: string, spot: Spot, context: WritingContext): Sentence | null {
  const work = context.works.get(id);
  if (!work) return null;
  const { language } = context.subject;
  const who = nameWithMark(work, language);
  const about = `${context.subject.about} ${spot.section.title} ${spot.section.summary}`;
  const cite = (sentence: Sentence | null): Sentence | null => sentence && { ...sentence, works: [id] };
  const fresh = extractSentences(work, language, about).find((said) => !context.quoted.has(said));
  if (fresh) {
    context.quoted.add(fresh);
    const said = language === 'en' || language === 'es' ? lowerFirst(fresh) : fresh;
    const reported = cite(context.writer.word(context.wording.sources.report, { who, said }, 'source.report'));
    if (reported) return reported;
  }
  if (isSaid(id, context)) return null;
  context.quoted.add(`${id}.title`);
  const title = work.names.length === 0 ? undefined : titleIn(work, language);
  const fillers = { ...fillersAt(spot, context), who, work: title };
  const topics = nameTopics(work, spot, context);
  const named =
    topics && cite(context.writer.word(context.wording.sources.topic, { ...fillers, topics }, 'source.topic'));
  if (named) return named;
  // Called by its title already: there is nothing else to say of it.
  if (work.names.length === 0) return null;
  return cite(
    context.writer.word(
      context.wording.sources.title,
      { ...fillers, work: title ?? markTitle(work.title, language) },
      'source.title',
    ),
  );
}

/** A title in another script breaks a sentence that can do without it: it stands in the list of references. */
const titleIn = ({ title, language: own }: PaperWork, language: Language): string | undefined =>
  isWideLanguage(language) === /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title) &&
  (!isWideLanguage(language) || own === language)
    ? markTitle(title, language)
    : undefined;

const joints: Record<Language, string> = { zh: '与', en: ' and ', es: ' y ', ja: 'と' };
/** A topic that is two already is joined to no third. */
const isJoined = /[与和及、]|\s(?:and|y|e)\s|と/u;

/** What another work was named for tells less; what is off the point tells least. */
const toldBefore = 0.4;

/** First what the section speaks of as well, and what no other work of the paper was named for. */
function nameTopics(work: PaperWork, spot: Spot, context: WritingContext): string | undefined {
  const { language } = context.subject;
  const share = sharedWith(spot, context);
  const worth = (topic: string): number => share(topic) - (context.quoted.has(`topic ${topic}`) ? toldBefore : 0);
  const [first, second] = topicsOf(work, spot, context).toSorted((one, other) => worth(other) - worth(one));
  if (first === undefined) return undefined;
  context.quoted.add(`topic ${first}`);
  const isApart =
    second !== undefined &&
    !second.includes(first) &&
    !first.includes(second) &&
    !isJoined.test(first) &&
    !isJoined.test(second);
  return isApart && isWideLanguage(language) ? `${first}${joints[language]}${second}` : first;
}

function joinNames(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1);
  if (before.length === 0) return last;
  switch (language) {
    case 'zh':
      return `${before.join('、')}和${last}`;
    case 'ja':
      return names.join('、');
    case 'en':
      return `${before.join(', ')}${before.length > 1 ? ',' : ''} and ${last}`;
    case 'es':
      return `${before.join(', ')} ${/^h?[ií]/iu.test(last) ? 'e' : 'y'} ${last}`;
  }
}

/** A name or an abbreviation keeps its capital inside a sentence; only a word that is elsewhere lower-case loses it. */
const lowerFirst = (text: string): string =>
  /^(?:The|An?|In|On|For|It|There|When|While|Although|As|At|By|From|With|Most|Many|Some|Both|Each|El|La|Los|Las|Un|Una|En|Por|Para|Se|Con|Cuando|Aunque|Desde)\s/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
