import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import type { OpenPlan } from './open-names.ts';

/** Who ruled, and what was done under that rule: a deed of its ruler, and no second course of events that acts back on him. */
const forms: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:论|试论|略论)?(?<a>[^与和：:，]{2,12}(?:政府|朝廷|政权|当局|内阁|王朝))[与和](?<b>[^与和：:，]{2,12}(?:改革|变法|新政|改制|整理|政策|国有化|合作化|集体化|禁烟|裁军|税制|币制))(?:研究|考察|探析)?$/u,
  ja: /^(?<a>[^と、：]{2,12}(?:政府|政権|幕府|内閣|朝廷|藩))と(?<b>[^と、：]{2,14}(?:改革|改正|政策|改制|廃止|令|整理|国有化|解放|禁教))(?:について|に関する(?:一)?考察)?$/u,
  en: /^(?:the )?(?<a>(?:\p{L}[\p{L}’'-]* ){0,3}(?:administration|government|regime|monarchy|republic|dynasty|cabinet)) and (?:the |its )?(?<b>(?:[\p{L}’'-]+ ){0,4}(?:reforms?|deal|policy|policies|plan|nationali[sz]ation|collectivi[sz]ation|emancipation|legislation|programme|program|act))$/iu,
  es: /^(?:el |la )?(?<a>(?:\p{L}+ ){0,3}?(?:gobierno|república|régimen|monarquía|dictadura|virreinato)(?: (?:de |del |de la )?\p{L}+){0,3}) y (?:el |la |las |los |su |sus )?(?<b>(?:reformas?|políticas?|plan|nacionalización|desamortización|abolición|legislación|educación|censura|represión)(?: \p{L}+){0,4})$/iu,
};

export function findRuler(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const { text, language, signs } = title;
  if (field !== 'history' || signs.includes('review')) return null;
  const [head = text] = text.replace(/[（(][\d—–\-~～年]+[）)]/gu, '').split(/——|―|[：:]/u);
  const found = forms[language].exec(head.trim())?.groups;
  if (!found?.a || !found.b) return null;
  const own = (span: string): string => grammars[language].fromTitle(span, text);
  const slots = { a: own(found.a), b: own(found.b) };
  const under: Readonly<Record<Language, string>> = {
    zh: `${slots.a}的${slots.b}`,
    ja: `${slots.a}の${slots.b}`,
    en: `${slots.b} under ${slots.a}`,
    es: `${slots.b} bajo ${grammars.es.inflect(slots.a, undefined)}`,
  };
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'history-narrative', object: slots.b, short: slots.b },
    ...{ aspect: '', isAspectNamed: false, bearing: null, sides: null },
    contexts: title.contexts.filter((context) => !under[language].includes(context.text)),
  };
  return nameOnce(read, under[language], [
    section('figure.times', 14, [part('figure.state'), part('past.structure', { object: slots.b })], slots),
    section('figure.deed', 22, [part('figure.aim'), part('figure.content')], slots),
    section('figure.course', 22, [part('figure.carry'), part('figure.reaction')], slots),
    section(
      'figure.result',
      22,
      [
        part('past.direct', { object: slots.b }),
        part('past.remote', { object: slots.b }),
        part('past.views', { object: slots.b }),
      ],
      slots,
    ),
  ]);
}
