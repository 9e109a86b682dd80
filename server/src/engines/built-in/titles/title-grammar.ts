import type { Language } from '@yanmo/contract/languages';
import { esGrammar } from '../grammar/es.ts';

/** Where, when, among whom and under which rule a title looks at its matter. */
export interface Scene {
  places: readonly string[];
  times: readonly string[];
  settings: readonly string[];
  policies: readonly string[];
}

/** How the parts of a title are put together in a language. */
export interface TitleGrammar {
  /** A matter as it stands inside a title. */
  name(text: string): string;
  /** The same without its article. */
  bare(text: string): string;
  /** One of them, where it is made. */
  one(text: string): string;
  join(parts: readonly string[]): string;
  /** Several in a row, where a word that joins follows. */
  list(parts: readonly string[]): string;
  /** Place and time where the form has room for them. */
  within(scene: Scene): string;
  /** The same, to be named by itself. */
  scene(scene: Scene): string;
  among(people: string): string;
  /** For whom something is done, whose something is, and in whom something is tried. */
  forPeople(people: string): string;
  ofPeople(people: string): string;
  inPeople(people: string): string;
  /** At the end, as what the matter is looked at in. */
  inCaseOf(where: string): string;
  /** A matter narrowed by people or work, where the form has no room of its own. */
  matterAmong(matter: string, people: string): string;
  matterIn(matter: string, work: string): string;
  corpusFrom(corpus: string, where: string): string;
  worksOf(author: string): string;
  /** Those who bear arms, as a setting. */
  forces: string;
  by(title: string, method: string): string;
  polish(title: string): string;
  /** Beyond it a title tires. */
  isLong(title: string, wished: string): boolean;
}

const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The parts that were asked for take what room they take. */
const overLength = (most: number, given: number) => (title: string, wished: string) =>
  title.length > most + Math.max(0, wished.length - given);
const overWords = (most: number, given: number) => (title: string, wished: string) =>
  countWords(title) > most + Math.max(0, countWords(wished) - given);

/** A frame may end in the very word that a matter ends in: 量子计算书写 and 书写. */
const onceOf = (title: string): string =>
  title
    .replace(/(?<word>[\p{Script=Han}\p{Script=Katakana}ー]{2,6})\k<word>/gu, '$<word>')
    .replace(/(?<!\p{L})(?<word>\p{L}{4,}) \k<word>(?!\p{L})/giu, '$<word>');

const zh: TitleGrammar = {
  name: (text) => text,
  bare: (text) => text,
  one: (text) => text,
  join: (parts) => (parts.length < 3 ? parts.join('与') : `${parts.slice(0, -1).join('、')}与${parts.at(-1)}`),
  list: (parts) => parts.join('、'),
  within: ({ places, times, settings, policies }) =>
    [...policies.map((policy) => `${policy}下`), ...times, ...places, ...settings].join(''),
  scene: ({ places, times, settings, policies }) => [...policies, ...times, ...places, ...settings].join(''),
  forces: '军队',
  worksOf: (author) => `${author}作品`,
  among: (people) => people,
  forPeople: (people) => people,
  ofPeople: (people) => people,
  inPeople: (people) => people,
  inCaseOf: (where) => `——以${where}为例`,
  matterAmong: (matter, people) => `${people}${matter}`,
  matterIn: (matter, work) => `${work}中的${matter}`,
  corpusFrom: (corpus, where) => `${where}${corpus}`,
  by: (title, method) => (/——|：/u.test(title) ? `基于${method}的${title}` : `${title}——基于${method}`),
  // 庄子的自由思想的演变 would carry one 的 too many.
  polish: (title) =>
    onceOf(title)
      .replace(/(?<=\p{Script=Han})的的(?=\p{Script=Han})/gu, '的')
      .replace(/研究(?:的)?研究/gu, '研究'),
  isLong: overLength(30, 8),
};

const en: TitleGrammar = {
  name: (text) => text,
  bare: (text) => text.replace(/^(?:the|an?) /iu, ''),
  one: (text) => (/^(?:an?|the) |\p{Ll}s$/iu.test(text) ? text : `${/^[aeiou]/iu.test(text) ? 'an' : 'a'} ${text}`),
  join: (parts) => (parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`),
  list: (parts) => parts.join(', '),
  within: ({ places, times, settings, policies }) =>
    [
      ...[...settings, ...places, ...times].map((text) => (text.startsWith('at ') ? ` ${text}` : ` in ${text}`)),
      ...policies.map((text) => ` under ${text}`),
    ].join(''),
  scene: ({ places, times, settings, policies }) => [...settings, ...policies, ...places, ...times].join(', '),
  forces: 'the armed forces',
  worksOf: (author) => `the work of ${author}`,
  among: (people) => ` among ${people}`,
  forPeople: (people) => ` for ${people}`,
  ofPeople: (people) => ` of ${people}`,
  inPeople: (people) => ` in ${people}`,
  inCaseOf: (where) => `: evidence from ${where}`,
  matterAmong: (matter, people) => `${matter} among ${people}`,
  matterIn: (matter, work) => `${matter} in ${work}`,
  corpusFrom: (corpus, where) => `${corpus} of ${where}`,
  by: (title, method) => `${title}${title.includes(':') ? ', using' : ': a study using'} ${method}`,
  polish: (title) =>
    upper(onceOf(title))
      .replace(/\b(in|among) \1\b/gu, '$1')
      .replace(/\b([Aa]) (?=[aeiou](?!ni|ne |se|u))/gu, '$1n '),
  isLong: overWords(20, 4),
};

const contract = (text: string): string =>
  text
    .replace(/\b([Dd])e el (?=\S)/gu, '$1el ')
    .replace(/\ba el (?=\S)/gu, 'al ')
    .replace(/ y (?=h?i(?!e))/giu, ' e ');

const es: TitleGrammar = {
  name: (text) => esGrammar.inflect(text, undefined),
  bare: (text) => text.replace(/^(?:el|la|los|las) /iu, ''),
  one: (text) =>
    esGrammar.inflect(text, undefined).replace(/^(?:el|la) /u, (article) => (article === 'el ' ? 'un ' : 'una ')),
  join: (parts) => (parts.length < 3 ? parts.join(' y ') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`),
  list: (parts) => parts.join(', '),
  within: ({ places, times, settings, policies }) =>
    [
      ...[...settings, ...places, ...times].map((text) => ` en ${text}`),
      ...policies.map((text) => ` ante ${text}`),
    ].join(''),
  scene: ({ places, times, settings, policies }) => [...settings, ...policies, ...places, ...times].join(', '),
  forces: 'las fuerzas armadas',
  worksOf: (author) => `la obra de ${author}`,
  among: (people) => ` en ${people}`,
  forPeople: (people) => ` para ${people}`,
  ofPeople: (people) => ` de ${people}`,
  inPeople: (people) => ` en ${people}`,
  inCaseOf: (where) => `: el caso de ${where}`,
  matterAmong: (matter, people) => `${matter} en ${people}`,
  matterIn: (matter, work) => `${matter} en ${work}`,
  corpusFrom: (corpus, where) => `${corpus} de ${where}`,
  by: (title, method) => `${title}${title.includes(':') ? ', mediante' : ': un estudio mediante'} ${method}`,
  polish: (title) => upper(contract(onceOf(title))),
  isLong: overWords(24, 5),
};

const ja: TitleGrammar = {
  name: (text) => text,
  bare: (text) => text,
  one: (text) => text,
  join: (parts) => parts.join('と'),
  list: (parts) => parts.join('、'),
  within: (scene) => (ja.scene(scene) === '' ? '' : `${ja.scene(scene)}における`),
  scene: ({ places, times, settings, policies }) => [...policies, ...times, ...places, ...settings].join('の'),
  forces: '部隊',
  worksOf: (author) => `${author}の作品`,
  among: (people) => `${people}の`,
  forPeople: (people) => `${people}の`,
  ofPeople: (people) => `${people}の`,
  inPeople: (people) => `${people}の`,
  inCaseOf: (where) => `――${where}を事例として`,
  matterAmong: (matter, people) => `${people}の${matter}`,
  matterIn: (matter, work) => `${work}における${matter}`,
  corpusFrom: (corpus, where) => `${where}の${corpus}`,
  by: (title, method) => (title.includes('――') ? `${method}による${title}` : `${title}――${method}による検討`),
  polish: onceOf,
  isLong: overLength(40, 10),
};

export const titleGrammars: Readonly<Record<Language, TitleGrammar>> = { zh, en, es, ja };
