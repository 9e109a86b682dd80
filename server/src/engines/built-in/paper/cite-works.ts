import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { listPieces } from '../../../text/word-overlap.ts';
import { readEnglishNames } from '../../../understanding/name-in-english.ts';
import type { PaperWork } from '../../engine.ts';
import { findGist } from '../knowledge/work-gists.ts';
import { extractSentences, markTitle, nameAuthors } from './extract.ts';
import { isOnlyMatter, isOnMatter } from './on-matter.ts';
import { sayOfOthers } from './others-words.ts';
import type { Spot } from './read-outline.ts';
import type { Sentence } from './sentence-writer.ts';
import { fillersAt, type WritingContext } from './writing-context.ts';

/** Behind these a topic says where a work belongs, not what it is on. */
const mostTopics = 4;
/** A name of which English says less may be of something else. */
const enoughNamed = 0.8;

/** A work's mark stands behind its authors: whose work it is, is all that the mark says. One that names none is called by its title. */
export const nameWithMark = (work: PaperWork, language: Language): string => {
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

/** The works of a section that are on the paper's own matter, those of which the text is at hand first. What a fact is `cited` from is named there. */
export function listCitable(spot: Spot, context: WritingContext, cited: ReadonlySet<string>): PaperWork[] {
  return spot.section.works
    .flatMap((id) => (isSaid(id, context) ? [] : (context.works.get(id) ?? [])))
    .filter((work) => isOnMatter(work, context.subject) && (work.isOwn === true || !cited.has(work.id)))
    .toSorted((one, other) => Number(hasText(other)) - Number(hasText(one)));
}

const hasText = ({ abstract, text }: PaperWork): boolean => Boolean(abstract ?? text);

/** A sentence on a work, in the work's own words where we have them. `isAsked`: the student wants it, whatever can be said of it. */
export function citeWork(
  id: string,
  spot: Spot,
  context: WritingContext,
  { isAsked = false }: { isAsked?: boolean } = {},
): Sentence | null {
  const work = context.works.get(id);
  if (!work) return null;
  const { language } = context.subject;
  const who = nameWithMark(work, language);
  const about = `${context.subject.about} ${spot.section.title} ${spot.section.summary}`;
  const cite = (sentence: Sentence | null): Sentence | null => sentence && { ...sentence, works: [id] };
  const fresh = extractSentences(work, language, about).find((said) => !context.quoted.has(said));
  if (fresh) {
    context.quoted.add(fresh);
    const words = sayOfOthers(fresh, language);
    // A quotation is as it was written.
    const said = words === fresh && (language === 'en' || language === 'es') ? lowerFirst(fresh) : words;
    const reported = cite(context.writer.word(context.wording.sources.report, { who, said }, 'source.report'));
    if (reported) return reported;
  }
  if (isSaid(id, context)) return null;
  context.quoted.add(`${id}.title`);
  const isWanted = isAsked || work.isOwn === true;
  const told = tellGist(work, who, isWanted, context) ?? tellTopics(work, { spot, who, isWanted }, context);
  if (told) return cite(told);
  // Called by its title already, or by one that its reader may not understand: there is nothing else to say of it.
  const title = work.names.length === 0 ? undefined : titleIn(work, language);
  if (work.names.length === 0 || (!isAsked && (title === undefined || work.language !== language))) return null;
  // What is known of it is no more than the paper's own title says: it has nothing to add.
  if (!isWanted && (findGist(id, language) !== null || work.topics !== undefined)) return null;
  const called = { ...fillersAt(spot, context), who, work: title ?? markTitle(work.title, language) };
  return cite(context.writer.word(context.wording.sources.title, called, 'source.title'));
}

/** What it is about as its record in the collection says, where that is more than the paper's own title does. */
function tellGist(work: PaperWork, who: string, isWanted: boolean, context: WritingContext): Sentence | null {
  const gist = findGist(work.id, context.subject.language);
  if (!gist || (!isWanted && isOnlyMatter(gist.text, context.subject))) return null;
  const { made, topic } = context.wording.sources;
  // The gist says what the title does: both together would say it twice.
  const frames = gist.isMade ? made : topic.filter((frame) => !frame.includes('{work}'));
  const title = work.names.length === 0 ? undefined : titleIn(work, context.subject.language);
  return context.writer.word(
    frames,
    { who, topics: gist.text, work: title },
    gist.isMade ? 'source.made' : 'source.topic',
  );
}

interface Naming {
  spot: Spot;
  who: string;
  isWanted: boolean;
}

/** What it is filed under, where that is more than the paper's own title says. */
function tellTopics(work: PaperWork, { spot, who, isWanted }: Naming, context: WritingContext): Sentence | null {
  const { language } = context.subject;
  const topics = nameTopics(work, spot, context);
  if (topics === undefined) return null;
  const title = work.names.length === 0 ? undefined : titleIn(work, language);
  const isTold = isWanted || !isOnlyMatter(topics, context.subject);
  // Where nothing is known in the paper's language, a title that can be read says what is treated.
  if (!isTold && work.language === language) return null;
  const frames = context.wording.sources.topic.filter((frame) => isTold || frame.includes('{work}'));
  return context.writer.word(frames, { ...fillersAt(spot, context), who, work: title, topics }, 'source.topic');
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

/** First what the section speaks of as well, and what no other work of the paper was named for; beside it what the paper's title does not say. */
function nameTopics(work: PaperWork, spot: Spot, context: WritingContext): string | undefined {
  const { language } = context.subject;
  const share = sharedWith(spot, context);
  const worth = (topic: string): number => share(topic) - (context.quoted.has(`topic ${topic}`) ? toldBefore : 0);
  const [first, ...rest] = topicsOf(work, spot, context).toSorted((one, other) => worth(other) - worth(one));
  if (first === undefined) return undefined;
  context.quoted.add(`topic ${first}`);
  const isApart = (other: string): boolean =>
    !other.includes(first) && !first.includes(other) && !isJoined.test(first) && !isJoined.test(other);
  const second = rest.find((topic) => isApart(topic) && !isOnlyMatter(topic, context.subject)) ?? rest[0];
  return second !== undefined && isApart(second) ? `${first}${joints[language]}${second}` : first;
}

/** A name or an abbreviation keeps its capital inside a sentence; only a word that is elsewhere lower-case loses it. */
const lowerFirst = (text: string): string =>
  /^(?:The|An?|In|On|For|It|There|When|While|Although|As|At|By|From|With|Most|Many|Some|Both|Each|El|La|Los|Las|Un|Una|En|Por|Para|Se|Con|Cuando|Aunque|Desde)\s/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
