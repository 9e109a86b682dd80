import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import type { OpenPlan } from './open-names.ts';

/** A change of the law by its own name: nobody interprets it, proves it or finds its elements. */
const forms: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:论|试论|浅析|浅谈|略论|我国|中国)*(?<deed>.{2,20}?(?:合法化|非罪化|除罪化|去罪化|入刑|入罪|废除|存废|下调|上调|废止))(?:的|之)?(?:法律|法理|可行性|必要性|正当性)?(?:问题|之争|争议|我见)?(?:的?(?:研究|探析|探讨|分析|思考|反思|刍议))?$/u,
  ja: /^(?<deed>.{2,28}?(?:引き?下げ|引き?上げ|廃止|存廃|合法化|非犯罪化|犯罪化|厳罰化|撤廃))(?:の是非|の可否)?(?:について|に関する(?:一)?考察|をめぐって|をめぐる議論|を考える|の検討|に関する研究)?$/u,
  en: /^(?:the )?(?<deed>(?:abolition of|legali[sz]ation of|decriminali[sz]ation of|criminali[sz]ation of|prohibition of|reinstatement of|abolishing|legali[sz]ing|decriminali[sz]ing|criminali[sz]ing|banning|lowering|raising|reinstating) [^:?]{3,60}?)$/iu,
  es: /^(?:la |el )?(?<deed>(?:abolición|legalización|despenalización|criminalización|penalización|prohibición|rebaja|reducción|derogación|eliminación) (?:de |del )[^:?]{3,60}?)$/iu,
};

/** 死刑存废: that it be done away with is what is argued. */
const settle = (deed: string, language: Language): string =>
  language === 'zh'
    ? deed
        // 安乐死应否合法化: reasons are for 安乐死合法化.
        .replace(/(?:是否(?:应当|应该|应)?|应否|该不该|应不应该?|可否|能否)(?=.{2,6}$)/u, '')
        .replace(/^(.{2,16}?)(?:的|制度)?存废$/u, '废除$1')
        .replace(/^(.{2,16}?)(?:的)?废[除止]$/u, '废除$1')
    : language === 'ja'
      ? deed.replace(/の?存廃$/u, 'の廃止')
      : deed;

/** Two lands that are compared are compared in it. */
const compared = /比较|比較|compar/iu;

const joints: Readonly<Partial<Record<Language, string>>> = { en: ' in (?:the )?', es: ' en (?:el |la |los |las )?' };

/** What the law says now, what speaks for the change and against it, what decides, and the change as it should be made. */
export function findLawReform(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { text, language, contexts, signs } = title;
  if (field !== 'law' || signs.includes('review') || signs.includes('comparison') || compared.test(text)) return null;
  const [head = text] = text.replace(/[？?]$/u, '').split(/——|―|：|:\s/u);
  const joint = joints[language];
  const plain = joint
    ? contexts.reduce(
        (rest, { text: where }) => rest.replace(new RegExp(`${joint}${RegExp.escape(where)}$`, 'iu'), ''),
        head,
      )
    : head;
  const found = forms[language].exec(plain)?.groups?.deed;
  if (!found) return null;
  const deed = grammars[language].fromTitle(settle(found, language), text);
  const object = language === 'en' && /^\p{L}+(?:tion|ment) of /iu.test(deed) ? `the ${deed}` : deed;
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'theory-essay', object, short: object, isAspectNamed: false, bearing: null, sides: null },
    contexts: contexts.filter((context) => !object.includes(context.text)),
  };
  return nameOnce(read, object, [
    section('verdict.terms', 20, [part('lawask.rules'), part('verdict.sense'), part('law.abroad')]),
    section('verdict.for', 24, [part('verdict.right'), part('verdict.gain')]),
    section('verdict.against', 24, [part('verdict.wrong'), part('verdict.cost')]),
    section('verdict.weigh', 18, [part('verdict.part'), part('verdict.proof')]),
    section('verdict.answer', 24, [
      ...[part('verdict.own'), part('lawask.reform'), part('verdict.when')],
      part('verdict.reply'),
    ]),
  ]);
}
