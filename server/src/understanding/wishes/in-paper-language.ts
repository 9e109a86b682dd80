import type { Language } from '@yanmo/contract/languages';
import { findMethod } from '../methods/known-methods.ts';
import type { ReadAs } from './asking.ts';
import { nameKnownIn } from './known-names.ts';
import { looksLikeTime } from './places.ts';
import { findTopic, isBarePart } from './topics.ts';

const wide = /[\p{Script=Han}\u3040-\u30ff]/u;
const kana = /[\u3040-\u30ff]/u;
/** Signs that Japanese writes otherwise. */
const simplified = /[问访谈实验归结构双档话语数层综统发义标准这为对与国学经济业务员际开关门车书东风电师亚鲁]/u;
const japaneseOnly = /[国学会実験経済業務員車書東電気師亜焼図変説]/u;
const spanish = /[ñáéíóú¿¡]|\b(?:del?|los|las|el|una?|unos|entre|sobre|para|con)\b/iu;
const english = /\b(?:the|of|and|in|on|for|with|between|among|at|to)\b/iu;

/** Names of firms and people stand in any text as they are written: Airbnb, BYD, Lund University. */
const isName = (text: string): boolean =>
  text
    .split(/\s+/u)
    .every((word) => /^[\p{Lu}\d&(]/u.test(word) || /^(?:of|the|de|del|la|and|y|van|von|di)$/u.test(word)) ||
  /^[a-z]*[A-Z]\S*$/u.test(text);

/** Whether words can stand in a heading of the paper beside its own. */
function isOf(language: Language, text: string): boolean {
  switch (language) {
    case 'zh':
      return wide.test(text) ? !kana.test(text) : isName(text);
    case 'ja':
      return wide.test(text) ? kana.test(text) || !simplified.test(text) || japaneseOnly.test(text) : isName(text);
    case 'en':
      return !wide.test(text) && (isName(text) || !spanish.test(text));
    case 'es':
      return !wide.test(text) && (isName(text) || spanish.test(text) || !english.test(text));
  }
}

const years =
  /^(?:从|自)?((?:19|20)\d{2})年?\s*(?:[-–—~〜～至到]|から|to|al?|y|and)\s*((?:19|20)\d{2})年?(?:まで|间|年间)?$/u;

/** Finds a name in the knowledge, which is read from files: whoever stands inside a transaction has none. */
export type FindName = (text: string, language: Language) => string | null;

function nameOne(text: string, language: Language, find?: FindName): string | null {
  const known = nameKnownIn(text, language);
  if (known !== null) return known;
  const span = looksLikeTime(text) ? years.exec(text) : null;
  if (span && !isOf(language, text))
    return language === 'en' || language === 'es' ? `${span[1]}–${span[2]}` : `${span[1]}—${span[2]}年`;
  if (isOf(language, text)) return text;
  // 布迪厄理论, Bourdieu’s theory: whose theory it is.
  const owner = /^(?<who>.+?)(?:理论|の理論|[’']s theory)$|^teoría de (?<whose>\p{Lu}.+)$/u.exec(text)?.groups;
  const who = nameKnownIn(owner?.who ?? owner?.whose ?? '', language);
  if (who !== null) return theoryIn[language](who);
  return find?.(text, language) ?? null;
}

const theoryIn: Readonly<Record<Language, (who: string) => string>> = {
  zh: (who) => `${who}理论`,
  en: (who) => `${who}’s theory`,
  es: (who) => `teoría de ${who}`,
  ja: (who) => `${who}の理論`,
};

const joint: Readonly<Record<Language, string>> = { zh: '和', en: ' and ', es: ' y ', ja: '、' };

/** A name in the language of the paper, or several that are joined; null where the paper's language has none that is known. */
export function nameInPaper(text: string, language: Language, find?: FindName): string | null {
  const whole = nameOne(text, language, find);
  if (whole !== null) return whole;
  const parts = text.split(/、|[和与跟及]|と|,\s*(?:and |y |e )?| and | [ye] /u).map((part) => part.trim());
  if (parts.length < 2 || parts.some((part) => part.length < 2)) return null;
  const named = parts.map((part) => nameOne(part, language, find));
  if (named.some((name) => name === null)) return null;
  return [named.slice(0, -1).join(language === 'zh' || language === 'ja' ? '、' : ', '), named.at(-1)].join(
    joint[language],
  );
}

/** 政策建议 is a part that every language names; 数据保护 only begins like one. */
function isPlainPart(what: string): boolean {
  const found = isBarePart(what) ? findTopic(what)?.words.exec(what) : null;
  if (!found) return false;
  return (
    !wide.test(what) ||
    what.slice(found.index + found[0].length).replace(/(?:分析|研究|部分|情况|的|章|节|節)+$/u, '') === ''
  );
}

const naming: ReadonlySet<string> = new Set([
  'CHAPTER',
  'CASE',
  'PLACE',
  'COMPARISON',
  'METHOD',
  'EMPHASIS',
  'EXCLUSION',
]);

/** The wish with its names as the paper calls them; null where one has no name there. Parts and methods have names of their own. */
export function readInPaper(read: ReadAs, language: Language, find?: FindName): ReadAs | null {
  const { kind, what, other } = read;
  const isMethod = kind !== 'COMPARISON' && kind !== 'PLACE' && findMethod(what) !== null;
  const isOwn = isMethod || (kind !== 'METHOD' && isPlainPart(what));
  if (!naming.has(kind) || what === '' || isOwn) return read;
  const name = nameInPaper(what, language, find);
  const beside = other === undefined ? undefined : nameInPaper(other, language, find);
  if (name === null || beside === null) return null;
  return { ...read, what: name.slice(0, 200), ...(beside === undefined ? {} : { other: beside.slice(0, 200) }) };
}
