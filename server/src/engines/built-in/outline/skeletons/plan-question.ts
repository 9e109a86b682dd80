import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import { part, type Section, type Slots, section } from '../section.ts';
import { ownOf, type Plan } from './open-names.ts';
import type { OpenQuestion } from './open-question.ts';
import { listReasons } from './reasons.ts';

const called: Readonly<Record<Language, string>> = {
  zh: '这一问题',
  en: 'the question',
  es: 'la pregunta',
  ja: 'この問い',
};
export const answers: Readonly<Record<Language, { ask: (query: string) => string; answer: string }>> = {
  zh: { ask: (query) => `${query}问题的提出`, answer: '论证的归纳与余论' },
  en: { ask: (query) => `the question ${query}`, answer: 'what has been shown' },
  es: { ask: (query) => `la pregunta ${query}`, answer: 'lo que se ha mostrado' },
  ja: { ask: (query) => `${query}という問い`, answer: '論証のまとめと残る問い' },
};

/** What is asked, and no answer to it: causes and measures explain nothing. */
const asking =
  /(?:原因|成因|对策|措施|影响|后果|路径|策略|启示|建议|防治|预防)$|\b(?:causes?|reasons?|consequences?|effects?|impacts?|implications?|measures|remedies|solutions?|strategies|prevention|responses?|lessons|challenges|prospects)\b|\b(?:causas?|consecuencias?|efectos?|medidas|soluciones|estrategias|prevención|respuestas|desafíos|retos|perspectivas)(?!\p{L})|(?:要因|原因|対策|影響|課題|展望|方策)$/iu;

/** What stands behind the question may name its answers. */
export function listTail(tail: string, { language, text }: TitleUnderstanding, move: Move = 'why.named'): Section[] {
  const isWide = language === 'zh' || language === 'ja';
  const items = tail
    .replace(/^(?:the |el |la |los |las )/iu, '')
    .split(isWide ? /、|与|和|及|と/u : /, (?:and |y )?| and | y /iu)
    .map((item) => item.trim());
  const isShort = (item: string): boolean =>
    isWide ? item.length >= 2 && item.length <= 10 : item !== '' && item.split(' ').length <= 4;
  if (items.length < 2 || items.length > 4 || !items.every(isShort) || items.some((item) => asking.test(item)))
    return [];
  if (
    /^(?:以|基于)|(?:为例|研究|分析|考察)$|を例に|\b(?:case|study|evidence|analysis|review)\b|\b(?:caso|estudio|evidencia|análisis)\b/iu.test(
      tail,
    )
  )
    return [];
  // The first of them opens a sentence; where the others are small, so is it.
  const isCommon = items.slice(1).every((item) => /^\p{Ll}/u.test(item));
  const named = items.map((item, at) => (at === 0 && isCommon ? item.charAt(0).toLowerCase() + item.slice(1) : item));
  return named.map((term) => part(move, { term: grammars[language].fromTitle(term, text) }));
}

/** What can be done, as against how something came about. */
const toDo = /^¿?cómo \p{L}+[aei]r(?:se|lo|la)? |^how (?:to|can|could|should) |\bwhat (?:helps|works|can be done)\b/iu;

/** A question has its own plan: what is asked, what has been answered, what decides, an answer. */
export function planQuestion(
  title: TitleUnderstanding,
  { query, fact, asks, tail, isHow }: OpenQuestion,
  field: Field,
): Plan {
  const { language } = title;
  const own = ownOf(title);
  const words = answers[language];
  const names: Slots = {
    object: called[language],
    focus: called[language],
    matter: called[language],
    ask: words.ask(query),
    answer: words.answer,
    query,
    ...(fact === null ? {} : { fact: language === 'en' ? own(fact) : fact }),
  };
  // Why we need to forget is argued; nobody observes it.
  // How birds get through a winter is explained as well; only what people should think or do is argued.
  if ((asks === 'why' && field !== 'philosophy') || (asks === 'other' && field === 'science')) {
    const named = listTail(tail, title);
    const isWide = language === 'zh' || language === 'ja';
    const where = isWide ? title.contexts.find(({ kind }) => kind === 'place' || kind === 'case')?.text : undefined;
    const means = isWide ? title.contexts.find(({ kind }) => kind === 'means')?.text : undefined;
    return {
      names,
      chapters: [
        section('why.fact', 18, [part('why.seen'), where && part('why.where', { case: where }), part('why.range')]),
        section('why.told', 26, [
          ...named,
          means && part('why.lens', { means }),
          ...(named.length > 0
            ? [part(language === 'en' || language === 'es' ? 'why.meet' : 'why.joined')]
            : (listReasons(fact ?? query, title, field) ?? [
                part('why.inside'),
                part('why.outside'),
                part('why.joined'),
              ])),
        ]),
        section('why.weigh', 24, [part('why.fit'), part('why.order')]),
        section('why.follow', 18, [part('why.main'), part('why.use')]),
      ],
    };
  }
  // How a shop can keep its customers is no matter of answers that others gave: it is hard for reasons, and some ways work.
  if (isHow && (title.signs.includes('remedy') || toDo.test(title.text)) && field !== 'philosophy')
    return {
      names,
      chapters: [
        section('how.now', 20, [part('why.seen'), part('gap.signs')]),
        section('how.bar', 22, [part('gap.inner'), part('gap.outer'), part('gap.order')]),
        section('how.ways', 22, [part('gap.tried'), part('side.cases')]),
        section('how.plan', 24, [part('gap.answer'), part('gap.need')]),
      ],
    };
  // A question of law is asked of rules and decided by courts before it is argued.
  const isLaw = field === 'law';
  const terms = section('ask.terms', 18, [part('ask.words'), part(isLaw ? 'lawask.rules' : 'ask.count')]);
  const stand = section('ask.stand', 20, [part('ask.own'), isLaw && part('lawask.reform'), part('ask.limit')]);
  // 基于弗兰克福特案例的讨论: the case that the title brings is what tells.
  const term = title.contexts.find(
    ({ kind, text }) => kind === 'means' && /(?:案例?|思想实验|判例)$/u.test(text),
  )?.text;
  const brought = term && title.language === 'zh' ? part('ask.case', { term }) : null;
  const decide = section('ask.decide', 22, [
    part('ask.part'),
    isLaw && part('lawask.courts'),
    brought ?? part('ask.tell'),
  ]);
  if (asks === 'whether')
    return {
      names,
      chapters: [
        terms,
        section('ask.yes', 24, [part('whether.best'), part('whether.needs')]),
        section('ask.no', 24, [part('whether.doubt'), part('whether.reach')]),
        decide,
        stand,
      ],
    };
  return {
    names,
    chapters: [
      terms,
      section('ask.answers', 26, [part('ask.common'), part('ask.rivals'), part('ask.known')]),
      decide,
      stand,
    ],
  };
}
