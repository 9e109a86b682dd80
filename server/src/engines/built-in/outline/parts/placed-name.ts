import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { PartRole, TitlePart } from './title-parts.ts';

/** A name of the object with a part of the title bound to it, as a native speaker binds them. */
type Binding = (name: string, part: string) => string | null;

const wide =
  (joint: string): Binding =>
  (name, part) =>
    `${part}${joint}${name}`;
const under: Binding = (name, part) =>
  /[下中里]$/u.test(part) ? part + name : /时[代期]$/u.test(part) ? part + name : `${part}下${name}`;
const backdrop = /(?:背景|视域|视角|视野|环境|条件|模式|战略|形势|理念|时代|政策|语境|框架)$/u;

const en =
  (preposition: string): Binding =>
  (name, part) =>
    `${name} ${preposition} ${part}`;
const es =
  (preposition: string): Binding =>
  (name, part) =>
    `${name} ${preposition} ${grammars.es.inflect(part, undefined)}`.replace(/ en el (?=\d)/u, ' en ');

const plainEs =
  (preposition: string): Binding =>
  (name, part) =>
    `${name} ${preposition} ${part}`;

const none: Binding = () => null;
const isList = (text: string): boolean => /[、・]/u.test(text);

/** How each sort of part is bound where the title itself does not show how. */
const usual: Record<Language, Record<PartRole, Binding>> = {
  zh: {
    place: wide(''),
    time: wide(''),
    population: wide(''),
    policy: under,
    case: (name, part) => (isList(part) ? null : part + name),
    setting: (name, part) => (backdrop.test(part) ? under(name, part) : `${part}中${name}`),
    // 以《西游记》为例的阅读教学: lessons are held on a book, not in it.
    text: (name, part) => (/教学|课程|课堂|阅读课/u.test(name) ? `以${part}为例的${name}` : `${part}中${name}`),
    means: (name, part) => `基于${part}的${name}`,
    other: (name, part) => `${name}与${part}`,
    side: none,
    use: none,
    half: none,
    tail: none,
    answer: none,
  },
  ja: {
    place: wide('における'),
    time: wide('の'),
    population: wide('の'),
    policy: wide('のもとでの'),
    case: (name, part) => (isList(part) ? null : `${part}における${name}`),
    setting: wide('における'),
    text: wide('における'),
    means: wide('を用いた'),
    other: (name, part) => `${name}と${part}`,
    side: none,
    use: none,
    half: none,
    tail: none,
    answer: none,
  },
  en: {
    place: en('in'),
    // "Lighthouses, 1750-1900": two years are no place to be in.
    time: (name, part) =>
      /^\d{4}\s*[-–—]\s*\d{2,4}$/u.test(part)
        ? `${name} from ${part.replace(/\s*[-–—]\s*/u, ' to ')}`
        : `${name} ${/^(?:the )?(?:\d|twent|nineteen|early|late|mid)/iu.test(part) ? 'in' : 'during'} ${part}`,
    population: en('among'),
    policy: en('under'),
    case: none,
    setting: en('in'),
    text: en('in'),
    means: en('with'),
    other: (name, part) => grammars.en.join(name, part),
    side: none,
    use: none,
    half: en('in'),
    tail: none,
    answer: none,
  },
  es: {
    place: plainEs('en'),
    time: es('en'),
    population: es('en'),
    policy: es('bajo'),
    case: (name, part) => `${name} en el caso de ${part}`,
    setting: es('en'),
    text: plainEs('en'),
    means: es('mediante'),
    other: (name, part) => grammars.es.join(name, part),
    side: none,
    use: none,
    half: es('en'),
    tail: none,
    answer: none,
  },
};

/** What may stand between a scope and the object in Chinese and Japanese: whatever is no clause of its own. */
const wideGap: Partial<Record<Language, RegExp>> = {
  zh: /^(?!.*(?:为什么|为何|何以|如何|怎样|能否|是否))[^，。：:；;、？?！!—―对与和及由被将使让为以在]{0,8}$/u,
  ja: /^(?:[^，。：:；;、？?！!—―とはがを]{0,9}|を(?:用いた|活用した|対象とした|事例とした))$/u,
};

const prepositions: Partial<Record<Language, string>> = {
  en: 'near|along|around|in|at|for|among|of|on|under|during|after|before|since|across|within|from|by|with|to|towards|through|between|against|amid',
  es: 'en|para|entre|de|del|sobre|bajo|durante|tras|ante|desde|con|por|hacia|contra|según',
};
const articles: Partial<Record<Language, string>> = { en: 'the|an?', es: 'el|la|los|las|una?|unos|unas' };

/** The title's own words between the two; null where they do not stand together in it. */
function bindAsTitle({ text, language }: TitleUnderstanding, name: string, said: string): string | null {
  const lower = text.toLowerCase();
  const bare = name.replace(language === 'en' ? /^the /iu : /^$/u, '').toLowerCase();
  const [at, near] = [lower.indexOf(bare), lower.indexOf(said.toLowerCase())];
  if (at < 0 || near < 0) return null;
  const gaps = wideGap[language];
  if (gaps) {
    const between = near < at ? text.slice(near + said.length, at) : null;
    if (between !== null) {
      // “金税四期”下: what the title quotes keeps its marks.
      const isQuoted = /^[”」]/u.test(between) && /[“「]$/u.test(text.slice(0, near));
      const gap = isQuoted ? between.slice(1) : between;
      const part = isQuoted ? text.slice(near - 1, near + said.length + 1) : said;
      if (gaps.test(gap)) return part + gap.replace(/的$/u, '') + name;
      // 新高考背景下……高中生生涯规划教育: of a long gap the joint alone.
      const joint =
        language === 'zh'
          ? /^.{0,2}?(?:背景|视域|视角|视野|环境|条件|语境|战略|影响|推动|框架)下|^(?:时代|时期)/u.exec(gap)?.[0]
          : undefined;
      return joint ? part + joint + name : null;
    }
    // 某原理在某实践中的运用: what stands behind the object takes it in.
    const behind = text.slice(at + bare.length);
    const taken =
      language === 'zh' ? new RegExp(`^在${RegExp.escape(said)}(?:中|上|里)`, 'u').exec(behind)?.[0] : undefined;
    return taken ? name + taken : null;
  }
  // "Rawls and the global poor" stays as it stands.
  const before = near < at ? text.slice(near + said.length, at).toLowerCase() : '';
  if (/^ (?:and|y|e)(?: (?:the|el|la|los|las))? $/u.test(before)) return said + before + name.replace(/^the /u, '');
  const gap = at < near ? text.slice(at + bare.length, near).toLowerCase() : '';
  const isBound = new RegExp(`^ (?:${prepositions[language]})(?: (?:${articles[language]}))? $`, 'u').test(gap);
  return isBound ? name + gap + said : null;
}

/** With the preposition that the title gives the part, wherever the object stands. */
function bindBehind({ text, language }: TitleUnderstanding, name: string, part: string): string | null {
  const words = prepositions[language];
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  // The effect "on students' marks" is none on them.
  if (!words || at <= 0 || /^[’']/u.test(text.slice(at + part.length))) return null;
  const found = new RegExp(`(?<!\\p{L})((?:${words})(?: (?:${articles[language]}))?) $`, 'iu').exec(
    text.slice(0, at),
  )?.[1];
  // A survey of residents is no matter of residents.
  if (!found || /^(?:of|de|del|by|to|with|from|desde|con|por)(?: |$)/iu.test(found)) return null;
  return `${name} ${found.toLowerCase()} ${part}`;
}

const own = new Set<PartRole>(['place', 'time', 'population', 'policy', 'case', 'setting', 'text', 'use']);

/** The ways to bind a part to a name of the object, the title's own before the usual one. */
export function listPlacedNames(title: TitleUnderstanding, name: string, { text, role }: TitlePart): string[] {
  // Once with its author: the work is named already.
  if (role === 'text' && text.toLowerCase().includes(name.toLowerCase())) return [text];
  // 以某为例 stays what it is, behind the heading.
  if (
    role === 'case' &&
    new RegExp(`以${RegExp.escape(text)}为|${RegExp.escape(text)}を(?:事)?例`, 'u').test(title.text)
  )
    return [];
  if (role === 'means') {
    const viewed = bindAsTitle(title, name, text);
    if (viewed?.slice(text.length).match(/^.{0,4}(?:视角|视域|视野|框架)下/u)) return [viewed];
  }
  const bound = own.has(role) ? [bindAsTitle(title, name, text), bindBehind(title, name, text)] : [];
  const shown = bound.filter((placed) => placed !== null);
  if (shown.length > 0) return [...new Set(shown)];
  const placed = usual[title.language][role](name, text);
  return placed === null ? [] : [placed];
}
