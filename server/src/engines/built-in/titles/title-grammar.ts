import type { Language } from '@yanmo/contract/languages';
import { esGrammar } from '../grammar/es.ts';

/** How the parts of a title are put together in a language. */
export interface TitleGrammar {
  /** A matter as it stands inside a title. */
  name(text: string): string;
  join(parts: readonly string[]): string;
  /** Place and time where the form has room for them. */
  within(places: readonly string[], times: readonly string[]): string;
  among(people: string): string;
  /** At the end, as what the matter is looked at in. */
  inCaseOf(where: string): string;
  /** A matter narrowed by place, people or work, where the form has no room of its own. */
  matterWithin(matter: string, within: string): string;
  matterAmong(matter: string, people: string): string;
  matterIn(matter: string, work: string): string;
  corpusFrom(corpus: string, where: string): string;
  imageOf(people: string): string;
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

const zh: TitleGrammar = {
  name: (text) => text,
  join: (parts) => (parts.length < 3 ? parts.join('与') : `${parts.slice(0, -1).join('、')}与${parts.at(-1)}`),
  within: (places, times) => [...times, ...places].join(''),
  among: (people) => people,
  inCaseOf: (where) => `——以${where}为例`,
  matterWithin: (matter, within) => `${within}${matter}`,
  matterAmong: (matter, people) => `${people}${matter}`,
  matterIn: (matter, work) => `${work}中的${matter}`,
  corpusFrom: (corpus, where) => `${where}${corpus}`,
  imageOf: (people) => `${people}形象`,
  by: (title, method) => (/——|：/u.test(title) ? `基于${method}的${title}` : `${title}——基于${method}`),
  // 庄子的自由思想的演变 would carry one 的 too many.
  polish: (title) =>
    title.replace(/(?<=\p{Script=Han})的的(?=\p{Script=Han})/gu, '的').replace(/研究(?:的)?研究/gu, '研究'),
  isLong: overLength(30, 8),
};

const en: TitleGrammar = {
  name: (text) => text,
  join: (parts) => (parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`),
  within: (places, times) => [...places, ...times].map((text) => ` in ${text}`).join(''),
  among: (people) => ` among ${people}`,
  inCaseOf: (where) => `: evidence from ${where}`,
  matterWithin: (matter, within) => `${matter}${within}`,
  matterAmong: (matter, people) => `${matter} among ${people}`,
  matterIn: (matter, work) => `${matter} in ${work}`,
  corpusFrom: (corpus, where) => `${corpus} of ${where}`,
  imageOf: (people) => `the image of ${people}`,
  by: (title, method) => `${title}${title.includes(':') ? ', using' : ': a study using'} ${method}`,
  polish: (title) => upper(title).replace(/\b(in|among) \1\b/gu, '$1'),
  isLong: overWords(20, 4),
};

const contract = (text: string): string =>
  text
    .replace(/\b([Dd])e el (?=\p{Ll})/gu, '$1el ')
    .replace(/\ba el (?=\p{Ll})/gu, 'al ')
    .replace(/ y (?=h?i(?!e))/giu, ' e ');

const es: TitleGrammar = {
  name: (text) => esGrammar.inflect(text, undefined),
  join: (parts) => (parts.length < 3 ? parts.join(' y ') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`),
  within: (places, times) => [...places, ...times].map((text) => ` en ${text}`).join(''),
  among: (people) => ` en ${people}`,
  inCaseOf: (where) => `: el caso de ${where}`,
  matterWithin: (matter, within) => `${matter}${within}`,
  matterAmong: (matter, people) => `${matter} en ${people}`,
  matterIn: (matter, work) => `${matter} en ${work}`,
  corpusFrom: (corpus, where) => `${corpus} de ${where}`,
  imageOf: (people) => `la imagen de ${people}`,
  by: (title, method) => `${title}${title.includes(':') ? ', mediante' : ': un estudio mediante'} ${method}`,
  polish: (title) => upper(contract(title)),
  isLong: overWords(24, 5),
};

const ja: TitleGrammar = {
  name: (text) => text,
  join: (parts) => parts.join('と'),
  within: (places, times) => (places.length + times.length > 0 ? `${[...times, ...places].join('の')}における` : ''),
  among: (people) => `${people}の`,
  inCaseOf: (where) => `――${where}を事例として`,
  matterWithin: (matter, within) => `${within}${matter}`,
  matterAmong: (matter, people) => `${people}の${matter}`,
  matterIn: (matter, work) => `${work}における${matter}`,
  corpusFrom: (corpus, where) => `${where}の${corpus}`,
  imageOf: (people) => `${people}像`,
  by: (title, method) => (title.includes('――') ? `${method}による${title}` : `${title}――${method}による検討`),
  polish: (title) => title,
  isLong: overLength(40, 10),
};

export const titleGrammars: Readonly<Record<Language, TitleGrammar>> = { zh, en, es, ja };
