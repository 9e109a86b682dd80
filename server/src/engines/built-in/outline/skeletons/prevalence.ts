import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

/** How often something is found, in the words of each language: before its thing or behind it. */
const counted: Record<Language, RegExp> = {
  zh: /的?(?:现患率|患病率|检出率|感染率|发生率|流行率|发病率|患病情况|流行病学特征)(?:现状|情况)?(?:(?:及其?|与|和)?(?:相关|影响|危险)因素.*)?/u,
  en: /\bprevalence(?: rates?)?\b/iu,
  es: /(?<!\p{L})prevalencia(?!\p{L})/iu,
  ja: /の?(?:有病率|罹患率|有症率|保有率|発生頻度|出現頻度)(?:と(?:その)?(?:関連|影響|危険)要因)?/u,
};
/** What comes before and after the thing that is counted. */
const around: Record<Language, RegExp> = {
  zh: /(?:的|及其|与|和)+$/u,
  en: /^(?:and |the )?(?:associated factors |risk factors |determinants )?of (?:the )?|^and /iu,
  es: /^(?:y factores (?:asociados|de riesgo) )?(?:de la |del |de los |de las |de |a la |al )/iu,
  ja: /の$/u,
};
const counting: ReadonlySet<Field> = new Set<Field>([
  'medicine',
  'agriculture',
  'science',
  'education',
  'interdisciplinary',
]);

/** Whether a title asks how common something is, and speaks of no treatment. */
export const asksPrevalence = ({ text, language, bearing, kind }: TitleUnderstanding): boolean =>
  counted[language].test(text) &&
  kind !== 'review' &&
  kind !== 'status-and-remedies' &&
  (bearing === null || counted[language].test(bearing.cause));

export const isPrevalence = (field: Field, title: TitleUnderstanding): boolean =>
  counting.has(field) && asksPrevalence(title);

/** The illness without the words that count it. */
function nameCounted({ text, language, object }: TitleUnderstanding): string {
  const bare = object.replace(counted[language], '').replace(around[language], '').trim();
  return grammars[language].fromTitle(bare === '' ? object : bare, text);
}

/** 发生率, 检出率: falls are no illness, and have a rate of their own name. */
const nameRate = ({ text }: TitleUnderstanding): string =>
  /现患率|患病率|检出率|感染率|发生率|流行率|发病率|有病率|罹患率|有症率|保有率/u.exec(text)?.[0] ?? '';

/** Who is surveyed and how, how common it is, with what it goes, what that means. Nobody has a hypothesis. */
export const planPrevalence: Core = (_material, angle, title) => {
  const slots = { term: nameCounted(title), variable: nameRate(title) };
  const result = [part('prev.overall'), part('prev.groups')];
  const meaning = [part('prev.compare'), part('prev.limits'), part('prev.use')];
  return [
    section(
      'prev.method',
      26,
      [part('prev.people'), part('prev.define'), part('prev.items'), part('prev.analysis')],
      slots,
    ),
    section('prev.result', 24, angle % 2 === 1 ? result.toReversed() : result, slots),
    section('prev.factors', 20, [part('prev.single'), part('prev.joint')], slots),
    section('prev.meaning', 20, meaning, slots),
  ];
};
