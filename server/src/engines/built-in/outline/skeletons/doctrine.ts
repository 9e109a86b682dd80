import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { findView } from '../name-english.ts';
import { lesser, part, type Section, section } from '../section.ts';
import type { Core } from './core.ts';

const asked = /^what (?:is|are)\b|^¿?qué (?:es|son)(?!\p{L})|什么是|何谓|是什么|とは何か/iu;

/** A notion that nobody derives from premises: what it means, what it consists of, where it is disputed, what it is worth. */
export const planNotion: Core = (material, angle, { object, language, text }) => {
  // 性善论视野中的性善论: nothing is seen in its own light.
  const theory = material.theories(2).find((term) => !object.includes(term) && !term.includes(object)) ?? '';
  const debate = material.debate();
  const meaning = section('concept.meaning', 20, [
    part('concept.sense'),
    part('concept.lineage'),
    lesser('concept.border'),
  ]);
  const body = section('notion.body', 26, [
    part('notion.parts'),
    part('notion.ground'),
    theory !== '' && part('concept.lens', { theory }),
    // Only what is lived by has a way to it.
    language === 'zh' ? part('notion.way') : part('concept.tension'),
  ]);
  const dispute = section('concept.debate', 22, [
    debate !== '' && part('concept.position', { debate }),
    part('concept.objection'),
    part('concept.reply'),
  ]);
  // A question what something is ends with an answer, not with a moral.
  const last = asked.test(text) ? part('whether.stand') : part('concept.value');
  const present = section('concept.present', 16, [last, part('concept.bound')]);
  return angle % 3 === 1 ? [meaning, dispute, body, present] : [meaning, body, dispute, present];
};

/** What a thinker taught or a book teaches: how it came about, what it says, what was made of it, what it is worth. */
const today =
  /(?:当代|现代|时代|现实|今日)的?(?:意义|价值|启示)|\b(?:contemporary|present-day|modern|current|continuing) (?:relevance|significance|value|meaning)\b|\brelevance\b.*\btoday\b|(?<!\p{L})vigencia(?!\p{L})|現代的(?:意義|価値)|今日的(?:意義|価値)/iu;

/** Whether a title asks what an old thought is worth now. */
export const asksToday = (text: string): boolean => today.test(text);

export const planThinker: Core = (_material, angle, { language, text }) => {
  const roots = section('thinker.roots', 18, [part('thinker.times'), part('thinker.sources')]);
  const content = section('thinker.content', 30, [
    part('thinker.core'),
    part('thinker.parts'),
    part('thinker.practice'),
  ]);
  // 当代意义: where the title asks what it is worth today, that has a chapter, and so has the judgement.
  const isToday = asksToday(text);
  const dispute = section('concept.debate', 18, [part('concept.objection'), part('concept.reply')]);
  const worth = section(isToday ? 'thinker.weigh' : 'thinker.judge', isToday ? 16 : 22, [
    part('thinker.merit'),
    part('thinker.bound'),
    !isToday && part('concept.value'),
  ]);
  // 及其当代德育价值: what the title wants it to be worth has a chapter.
  const term = language === 'zh' ? /及其(?<term>.{3,10}(?:价值|意义|启示))$/u.exec(text)?.groups?.term : undefined;
  const asked =
    term && !/^(?:当代|现代|时代|现实|历史)(?:价值|意义|启示)$/u.test(term)
      ? [section('asked.side', 24, [part('thinker.meet', { term }), part('concept.value')], { term })]
      : isToday
        ? [section('concept.present', 24, [part('today.need'), part('concept.value'), part('concept.bound')])]
        : [];
  return angle % 2 === 1
    ? [content, roots, worth, ...asked]
    : [roots, content, ...(angle % 3 === 2 ? [dispute] : []), worth, ...asked];
};

/** "Kant on Lying": lying is the matter; what he held of it has sources, claims and critics. */
export const planView: Core = (material, angle, title) => {
  const view = findView(title) ?? title.object;
  const matter = grammars[title.language].fromTitle(title.object, title.text);
  const held = { object: view, focus: view };
  const theory = material.theories(2).find((term) => !matter.includes(term)) ?? '';
  const roots = section('thinker.roots', 18, [part('thinker.times', held), part('concept.sense', { object: matter })]);
  const content = section('thinker.content', 30, [
    part('thinker.core', held),
    part('thinker.parts', held),
    theory !== '' && part('concept.lens', { theory, object: matter, focus: matter }),
  ]);
  const dispute = section('concept.debate', 24, [part('concept.objection', held), part('concept.reply', held)]);
  const worth = section('thinker.judge', 20, [part('thinker.merit', held), part('thinker.bound', held)]);
  return angle % 3 === 1 ? [content, roots, dispute, worth] : [roots, content, dispute, worth];
};

export interface Pair {
  a: string;
  b: string;
}

/** A case that tells against a position: the position, the case, the answers, what is left. */
export const planChallenge =
  (pair: Pair): Core =>
  (material) => {
    const [theory = ''] = material.theories(1);
    const chapters = [
      section('challenge.claim', 20, [part('challenge.thesis'), part('challenge.appeal')]),
      section('challenge.case', 24, [part('challenge.setup'), part('challenge.target')]),
      section('challenge.replies', 26, [
        part('challenge.reject'),
        part('challenge.revise'),
        theory !== '' && part('frame.theory', { theory }),
      ]),
      section('challenge.verdict', 20, [part('challenge.gain'), part('challenge.bound')]),
    ];
    return chapters.map((chapter) => ({ ...chapter, slots: { ...pair } }));
  };

/** A doctrine brought into a domain: both are named wherever the two are brought together. */
export const planDomain =
  (pair: Pair): Core =>
  () => {
    const chapters = [
      section('domain.core', 20, [part('domain.sense'), part('domain.demand')]),
      section('domain.need', 20, [part('domain.state'), part('domain.fit')]),
      section('domain.ways', 30, [part('domain.see'), part('domain.act'), part('domain.sample')]),
      section('domain.bound', 14, [part('use.fault', { object: pair.a }), part('use.rule', { object: pair.a })]),
    ];
    return chapters.map((chapter) => ({ ...chapter, slots: { ...pair } }));
  };

/** How one idea stands to another: each for itself, then what the one does for the other. */
export const planTie =
  (pair: Pair): Core =>
  (material, angle) => {
    const debate = material.debate();
    const sense = (name: string, last: 'concept.lineage' | 'concept.border'): Section =>
      section('concept.meaning', 18, [part('concept.sense'), part(last)], { object: name, focus: name });
    const link = section('tie.link', 28, [part('tie.light'), part('tie.test'), part('tie.differ')], { ...pair });
    const verdict = section(
      'tie.verdict',
      22,
      [debate !== '' && part('concept.position', { debate }), part('tie.views'), part('tie.stand')],
      { ...pair },
    );
    // What people suffer from shows itself and has roots; it has no several senses.
    const suffered = section('tie.plight', 18, [part('tie.signs'), part('tie.roots')], { ...pair });
    const other = plight.test(pair.b) ? suffered : sense(pair.b, 'concept.border');
    const senses = [sense(pair.a, 'concept.lineage'), other];
    if (plight.test(pair.b)) {
      const worth = section(
        'concept.present',
        22,
        [debate !== '' && part('concept.position', { debate }), part('concept.value'), part('concept.bound')],
        { object: pair.a, focus: pair.a },
      );
      return [...senses, link, worth];
    }
    return angle % 2 === 1 ? [...senses.toReversed(), link, verdict] : [...senses, link, verdict];
  };

const challenging =
  /(?:难题|悖论|反例|困境|思想实验|论证|问题)$|^(?:恶的问题|归纳问题)|(?:problem|paradox|dilemma|counterexamples?|thought experiment|argument|objection|chinese room|experience machine|zombies?|brain in a vat|twin earth|original sin)s?$|problem of (?:evil|induction|other minds)$|(?:problema|paradoja|dilema|contraejemplos?|experimento mental|objeción|genio maligno) ?(?:del? .*)?$|(?:問題|パラドックス|反例|思考実験|ジレンマ|逆説)$/iu;
export const about =
  /^(?:the |el |la |los |las )?(?:limits?|nature|definition|possibility|defin(?:ing|ition of)|problem|analysis|concept|idea|límites|naturaleza|definición|posibilidad|concepto|idea|critique|critics) (?:of |del? )(?:the |la |los |las )?|^defining |的?(?:局限|限度|定义|可能性|困境)$|の(?:限界|定義|可能性)$/iu;

const halves: Record<TitleUnderstanding['language'], RegExp> = {
  zh: /^(?:论|浅论|试论|浅析|试析)?(?<one>[^：，:]{2,16}?)(?:与|和|之后的|对)(?<two>[^：，:]{2,16}?)(?:的(?:关系|挑战|反思|思考))?$/u,
  en: /^(?<one>[^:?]+?) (?:and|after|in the face of|versus) (?<two>[^:?]+)$/iu,
  es: /^(?<one>[^:?]+?) (?:y|ante|después de|tras|frente a) (?<two>[^:?]+)$/iu,
  ja: /^(?<one>.+?)(?:と|以後の|後の)(?<two>[^：]+)$/u,
};

/** 现代人的精神困境: what people are in today is no case that somebody made up against a thought. */
export const plight =
  /(?:现代|当代|今日|青年|年轻|大学生|都市|社会|时代|生活)[^与和]{0,8}(?:困境|焦虑|危机|迷茫|空虚|难题|悖论)$|(?:現代|今日|若者)[^と]{0,8}(?:ジレンマ|難問|不安|孤独|孤立|危機)$/u;

/** "The trolley problem and the limits of utilitarianism": what is put in question, and by what. */
export function findChallenge({ text, language }: TitleUnderstanding): Pair | null {
  const found = halves[language].exec(text)?.groups;
  if (!found?.one || !found.two || plight.test(found.two)) return null;
  const article = /^(?:the|an?|el|la|los|las) /iu;
  const [one, two] = [found.one.trim(), found.two.trim()];
  const isChallenge = (part: string): boolean => challenging.test(part.replace(article, ''));
  if (isChallenge(one) === isChallenge(two)) return null;
  const own = (part: string): string => grammars[language].fromTitle(part.replace(article, ''), text);
  const target = (isChallenge(one) ? two : one).replace(about, '');
  return target.length < 2 ? null : { a: own(isChallenge(one) ? one : two), b: own(target) };
}

const applying: Record<TitleUnderstanding['language'], readonly RegExp[]> = {
  zh: [
    /^(?:论|浅论|试论|浅析|浅谈|略论)?(?<a>.{2,20}?)在(?<b>.{2,14}?)(?:中|上|里|方面|过程中)?的(?:应用|运用|体现|指导作用|价值|意义)/u,
    /^(?:论|浅论|试论|浅析|浅谈|略论)?(?<a>.{2,20}?)(?:及其|以及)?对(?<b>.{2,14}?)的(?:当代|现实|方法论)?(?:启示|借鉴|指导|意义)/u,
  ],
  en: [
    /\b(?:application|use) of (?:the )?(?<a>.+?) (?:to|in) (?:the )?(?<b>[^:]+)$/iu,
    /\bapplying (?:the )?(?<a>.+?) to (?:the )?(?<b>[^:]+)$/iu,
    /^(?:the )?(?<a>.+?) applied to (?:the )?(?<b>[^:]+)$/iu,
    /^what (?:can )?(?<b>.+?) (?:can )?learn from (?:the )?(?<a>[^?]+)\?$/iu,
  ],
  es: [/aplicación (?:de la|del|de los|de las|de) (?<a>.+?) (?:a la|al|a los|a las|a|en la|en el|en) (?<b>[^:]+)$/iu],
  ja: [/^(?<a>.+?)の(?<b>.+?)への(?:応用|適用|示唆)/u, /^(?<b>.+?)における(?<a>.+?)の(?:応用|適用|活用|意義)/u],
};

/** "X在Y中的运用": the doctrine and the domain that it is brought into. */
export function findDomain({ text, language }: TitleUnderstanding): Pair | null {
  for (const mark of applying[language]) {
    const found = mark.exec(text)?.groups;
    if (!found?.a || !found.b) continue;
    const own = (span: string): string => grammars[language].fromTitle(span.trim(), text);
    // A sentence that is put to use stands in quotation marks.
    const a = language === 'zh' && /是/u.test(found.a) && !/[“《]/u.test(found.a) ? `“${found.a}”` : own(found.a);
    return { a, b: own(found.b) };
  }
  return null;
}
