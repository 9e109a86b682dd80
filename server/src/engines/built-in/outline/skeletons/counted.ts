import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { findCounted } from '../../../../understanding/readers/what-counts.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, type Slots, section } from '../section.ts';
import { type OpenPlan, of } from './open-names.ts';
import { findQuestion, type OpenQuestion } from './open-question.ts';
import { planQuestion } from './plan-question.ts';

/** What the introduction says is asked, and what the paper comes to. */
const framed: Readonly<Record<Language, (thing: string, asked: string) => { ask: string; answer: string }>> = {
  zh: (thing) => ({ ask: `${thing}认定问题的提出`, answer: `${thing}认定标准的归纳` }),
  en: (_, asked) => ({ ask: `the question of ${asked}`, answer: asked }),
  es: (thing) => ({ ask: `la cuestión del concepto de ${thing}`, answer: `una definición de ${thing}` }),
  ja: (thing) => ({ ask: `${thing}の判断基準という問い`, answer: `${thing}の判断基準` }),
};

/** English says of countable things that they are one: the concept of a refugee. */
const conceptOf: Readonly<Record<Language, (thing: string) => string>> = {
  zh: (thing) => `${thing}概念`,
  en: (thing) => `the concept of ${thing}`,
  es: (thing) => `el concepto de ${thing}`,
  ja: (thing) => `${thing}概念`,
};

const oneOf: Partial<Record<Language, RegExp>> = {
  en: /^(?:is|are|was|were) [^?:,]+? (?!the )an? (?!good|bad|great|real|true|success|failure|mistake|threat|problem|solution|risk|danger|cause|myth|tool|way|means)[^?:,]+\?/iu,
  es: /^¿(?:es|son) [^?:]+\?/iu,
  ja: /^[^はが、]{1,20}は(?!是|有効|必要|重要|可能|正当|公平|公正|合理|安全|妥当|違法|合法|合憲|違憲|客観|普遍)[\p{Script=Han}\p{Script=Katakana}ー]{2,10}(?:なの|である)?か(?:[？?]|$)/u,
};
/** "Is Addiction a Disease?", ゲームは芸術か: whether a thing is one of a sort. */
const isOneOf = ({ kind, text, language, aspect }: TitleUnderstanding): boolean =>
  kind !== 'doctrinal-law' &&
  /^(?:status as an?|condición de) |(?:としての検討|への該当性)$/iu.test(aspect) &&
  (oneOf[language]?.test(text) ?? false);

/** A question of where a notion begins and ends: its senses, the tests in use, the cases at its edge, a test of one's own. */
export function findCountedPlan(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { text, language, object } = title;
  const counted = findCounted(text, language);
  // Whether riders are workers is answered for and against: a plan on riders alone would leave out what they may be.
  if (counted?.bearer || (field !== 'philosophy' && isOneOf(title))) {
    const question = ofYesOrNo(title);
    return question && question.asks !== 'why' && !question.isHow && !(language === 'en' && counted)
      ? { ...planQuestion(title, question, field), title }
      : null;
  }
  if (!counted) return null;
  const article = language === 'en' ? (/^an? /iu.exec(counted.thing)?.[0].toLowerCase() ?? '') : '';
  const isOwn = counted.thing.toLowerCase().includes(object.toLowerCase());
  const thing = `${isOwn ? article : ''}${grammars[language].fromTitle(object, text)}`;
  const isAsking = /^(?:what|who|which) (?!do |does |did |should |can |is meant|was meant)/iu.test(counted.asked);
  const asked =
    language !== 'en'
      ? ''
      : counted.isReach
        ? `how far ${thing} reaches`
        : isAsking && isOwn
          ? lowerFirst(grammars.en.fromTitle(counted.asked, text))
          : `what counts as ${thing}`;
  const concept = conceptOf[language](thing);
  const slots: Slots = { ...of(concept), term: thing, fact: asked };
  const isLaw = field === 'law';
  const chapters = [
    section(
      'counts.sense',
      18,
      [part('counts.usage'), part(isLaw ? 'counts.statute' : 'counts.origin'), part('counts.near')],
      slots,
    ),
    section('counts.criteria', 24, [part('counts.listed'), part('counts.needed'), part('counts.judge')], slots),
    section('counts.edge', 24, [isLaw && part('counts.courts'), part('counts.out'), part('counts.split')], slots),
    section(
      'counts.answer',
      22,
      [part('counts.test'), isLaw ? part('counts.reform') : part('counts.tried'), part('ask.limit')],
      slots,
    ),
  ];
  const { ask, answer } = framed[language](thing, asked);
  return { title, chapters, names: { ...of(concept), aspect: '', matter: concept, ask, answer }, isNamed: true };
}

/** ゲームは芸術か has no mark and no verb that would tell it for a question. */
function ofYesOrNo(title: TitleUnderstanding): OpenQuestion | null {
  const asked = title.language === 'ja' ? oneOf.ja?.exec(title.text)?.[0].replace(/[？?]$/u, '') : undefined;
  if (asked === undefined) return findQuestion(title);
  const found = findQuestion({ ...title, text: `${asked}？` });
  return found && { ...found, asks: 'whether', fact: asked.replace(/(?:なの|である)?か$/u, 'である') };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
