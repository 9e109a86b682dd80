import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, type Section, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import { type OpenPlan, of } from './open-names.ts';

const lists: Readonly<Record<Language, RegExp>> = {
  zh: /^(?<a>[^、与和及的]{1,8})、(?<b>[^、与和及的]{1,8})(?:、|与|和|及)(?<c>[^、与和及的]{1,8})$/u,
  ja: /^(?<a>[^、・とのや]{1,8})[、・と](?<b>[^、・とのや]{1,8})(?:[、・]|と)(?<c>[^、・とのや]{1,8})$/u,
  en: /^(?:the )?(?<a>\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}), (?:the )?(?<b>\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}),? and (?:the )?(?<c>\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2})$/iu,
  es: /^(?:el |la |los |las )?(?<a>\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}), (?:el |la |los |las )?(?<b>\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}) [ye] (?:el |la |los |las )?(?<c>\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2})$/iu,
};

const scope = /^ (?:in|under|during|between|across|at|en|durante|bajo|entre) [^,:?]{3,40}$/iu;

/** When and where, as the title has it: what stands before the list in the wide languages, behind it in the others. */
function placeEach({ text, object, language, contexts }: TitleUnderstanding): (term: string) => string {
  const at = text.toLowerCase().indexOf(object.toLowerCase());
  const [front, back = ''] =
    at < 0 ? [''] : [text.slice(0, at), (text.slice(at + object.length).split(/[:：—]/u)[0] ?? '').trimEnd()];
  if (language === 'en' || language === 'es') return scope.test(back) ? (term) => `${term}${back}` : (term) => term;
  const isScope = front !== '' && front.length <= 10 && contexts.some((context) => front.startsWith(context.text));
  const joint = language === 'zh' ? '的' : 'の';
  return isScope ? (term) => `${front.endsWith(joint) ? front : front + joint}${term}` : (term) => term;
}

/** "Religion, Trade and War in the Ottoman Empire": a history tells of each of the three before it says how they hung together; they are no one thing that began and turned. */
export function findPastTrio(title: TitleUnderstanding): OpenPlan | null {
  const { kind, language, object, text, bearing, sides, signs } = title;
  if (kind !== 'history-narrative' || bearing || sides || signs.includes('question')) return null;
  const { a, b, c } = lists[language].exec(object)?.groups ?? {};
  if (!a || !b || !c) return null;
  const own = (span: string): string => grammars[language].fromTitle(span, text);
  const [one, other, third] = [own(a), own(b), own(c)];
  const whole = own(object);
  const placed = placeEach(title);
  const chapters: Section[] = [
    ...[one, other, third].map((term, at) =>
      section(
        'sides.each',
        22 - at / 10,
        [part('sides.past', { term }), part('sides.turn', { term }), part('sides.force', { term })],
        { term, object: whole, focus: placed(term) },
      ),
    ),
    section('trio.tie', 20, [part('trio.pair'), part('trio.third')], { a: one, b: other, term: third }),
    section('was.mean', 14, [part('was.effect'), part('was.views')], of(whole)),
  ];
  return nameOnce({ ...title, isAspectNamed: false }, whole, chapters);
}
