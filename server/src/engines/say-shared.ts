import type { Localized } from '@yanmo/contract/languages';
import type { Understanding } from '@yanmo/contract/understanding';
import { listQueryWords, type QueryWord } from '../text/query-words.ts';
import { foldText } from '../text/search-words.ts';
import { findMethod } from '../understanding/methods/known-methods.ts';
import { nameInEnglish } from '../understanding/name-in-english.ts';
import { presentUnderstanding, understandTitle } from '../understanding/understand-title.ts';
import type { CandidateWork, KeywordRequest } from './engine.ts';

/** More would be a list and no reason. */
const mostNamed = 2;
const longestObject = 40;

interface Reasons {
  quote(word: string): string;
  join: string;
  title(object: string, words: string): string;
  abstract(object: string, words: string): string;
  topics(object: string, words: string): string;
  subject(object: string): string;
  /** A standard work on what the subject falls under. */
  standard(topic: string): string;
  method(words: string): string;
  own(words: string): string;
}

const reasons: Localized<Reasons> = {
  zh: {
    quote: (word) => `“${word}”`,
    join: '',
    title: (object, words) => `与研究对象“${object}”相关：题名谈到${words}。`,
    abstract: (object, words) => `与研究对象“${object}”相关：摘要谈到${words}。`,
    topics: (object, words) => `与研究对象“${object}”相关：论题涉及${words}。`,
    subject: (object) => `与研究对象“${object}”相关。`,
    standard: (topic) => `论题所属领域的基础文献，论述${topic}。`,
    method: (words) => `讲的是本文要用的方法${words}。`,
    own: (words) => (words ? `由你选定；谈到${words}。` : '由你选定。'),
  },
  en: {
    quote: (word) => `“${word}”`,
    join: ' and ',
    title: (object, words) => `On the paper’s subject, ${object}: its title speaks of ${words}.`,
    abstract: (object, words) => `On the paper’s subject, ${object}: its abstract speaks of ${words}.`,
    topics: (object, words) => `On the paper’s subject, ${object}: it deals with ${words}.`,
    subject: (object) => `On the paper’s subject, ${object}.`,
    standard: (topic) => `A standard work of the field that the subject belongs to, on ${topic}.`,
    method: (words) => `On a method that the paper uses${words ? `: ${words}` : ''}.`,
    own: (words) => (words ? `Chosen by you; it speaks of ${words}.` : 'Chosen by you.'),
  },
  es: {
    quote: (word) => `«${word}»`,
    join: ' y ',
    title: (object, words) => `Trata el objeto del trabajo, ${object}: su título habla de ${words}.`,
    abstract: (object, words) => `Trata el objeto del trabajo, ${object}: su resumen habla de ${words}.`,
    topics: (object, words) => `Trata el objeto del trabajo, ${object}: se ocupa de ${words}.`,
    subject: (object) => `Trata el objeto del trabajo, ${object}.`,
    standard: (topic) => `Obra de referencia del campo al que pertenece el tema: ${topic}.`,
    method: (words) => `Explica un método que usa el trabajo${words ? `: ${words}` : ''}.`,
    own: (words) => (words ? `Elegida por ti; habla de ${words}.` : 'Elegida por ti.'),
  },
  ja: {
    quote: (word) => `「${word}」`,
    join: '',
    title: (object, words) => `研究対象「${object}」に関わる文献です。題名が${words}を扱っています。`,
    abstract: (object, words) => `研究対象「${object}」に関わる文献です。要旨が${words}を扱っています。`,
    topics: (object, words) => `研究対象「${object}」に関わる文献です。${words}を論じています。`,
    subject: (object) => `研究対象「${object}」に関わる文献です。`,
    standard: (topic) => `研究対象が属する分野の基本文献で、${topic}を論じています。`,
    method: (words) => `本論文で用いる方法${words}についての文献です。`,
    own: (words) => (words ? `あなたが選んだ文献です。${words}を扱っています。` : 'あなたが選んだ文献です。'),
  },
};

/** Singular and plural are one word here. */
const bare = (word: string): string => (word.length > 4 ? word.replace(/(?:es|s)$/u, '') : word);

/** Of words with spaces between them the short ones join others: «la», “of”. */
const tells = ({ isGeneral, isWide, text }: QueryWord): boolean => !isGeneral && (isWide || text.length > 3);

/** What stands together in both, as long as it is; of a script without spaces the pairs grow into words again. */
function listShared(asked: readonly QueryWord[], text: string): string[] {
  const folded = foldText(text);
  const held = new Set(listQueryWords(text).map((word) => bare(word.text)));
  const found: string[] = [];
  let open: QueryWord[] = [];
  const close = () => {
    if (open.some((word) => tells(word) && !word.isSeam)) found.push(joinWords(open));
    open = [];
  };
  for (const word of asked) {
    const isThere = word.isWide ? folded.includes(word.text) : held.has(bare(word.text));
    const last = open.at(-1);
    const goesOn = last !== undefined && word.position === last.position + 1 && word.isWide === last.isWide;
    if (last && (!isThere || !goesOn)) close();
    // A general word, or an article, is named only between others.
    if (isThere && (tells(word) || open.length > 0)) open.push(word);
  }
  close();
  const distinct = [...new Set(found)].filter((one) => [...one].length > 1);
  return distinct.filter((one) => !distinct.some((other) => other !== one && other.includes(one)));
}

function joinWords(words: readonly QueryWord[]): string {
  const last = words.findLastIndex(tells);
  const kept = words.slice(0, last + 1);
  if (!kept[0]?.isWide) return kept.map(({ text }) => text).join(' ');
  return kept.reduce(
    (text, word) => (text.endsWith(word.text.charAt(0)) ? text + word.text.slice(1) : text + word.text),
    '',
  );
}

/** Says why works are there, by what they share with what a paper is about. */
export function createSayShared(
  request: KeywordRequest & { understanding?: Understanding | undefined; keywords: readonly string[] },
): (work: CandidateWork) => string {
  const { language, understanding, keywords } = request;
  const { object, aspect, context } = understanding ?? presentUnderstanding(understandTitle(request));
  const wording = reasons[language];
  const about = [object, aspect, context, ...keywords].join(' , ');
  const inEnglish = language === 'en' ? [] : nameInEnglish(about, language);
  const asked = [about, inEnglish.join(' , ')].flatMap((text) => listQueryWords(text));
  const shortObject = [...object].length > longestObject ? `${[...object].slice(0, longestObject).join('')}…` : object;
  const name = (text: string): string =>
    listShared(asked, text)
      .toSorted((one, other) => other.length - one.length)
      .slice(0, mostNamed)
      .map(wording.quote)
      .join(wording.join);
  /** Whole topics in the paper's language: what a title in another one says would be quoted in that one. */
  const nameTopics = ({ topics }: CandidateWork): string =>
    (topics?.[language] ?? [])
      .map((topic) => ({ topic, shared: Math.max(0, ...listShared(asked, topic).map((one) => [...one].length)) }))
      .filter(({ shared }) => shared > 0)
      .toSorted((one, other) => other.shared - one.shared)
      .slice(0, mostNamed)
      .map(({ topic }) => wording.quote(topic))
      .join(wording.join);
  return (work) => {
    const ofTopics = nameTopics(work);
    const inTitle = ofTopics ? '' : name(work.title);
    const inAbstract = ofTopics ? '' : inTitle || name(work.abstract ?? '');
    const words = ofTopics || inAbstract;
    if (work.isOwn) return wording.own(words);
    if (work.isMethod) {
      const method = findMethod(work.title)?.names[language];
      return wording.method(method ? wording.quote(method) : '');
    }
    if (inTitle) return wording.title(shortObject, inTitle);
    if (inAbstract) return wording.abstract(shortObject, inAbstract);
    if (ofTopics) return wording.topics(shortObject, ofTopics);
    const [first] = work.topics?.[language] ?? work.topics?.en ?? [];
    return first ? wording.standard(wording.quote(first)) : wording.subject(shortObject);
  };
}
