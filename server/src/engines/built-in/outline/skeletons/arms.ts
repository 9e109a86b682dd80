import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';

/** Two things that a title sets against each other, and what they are set against each other for. */
export interface Arms {
  a: string;
  b: string;
  /** The illness, the work or the strategy that both are about; empty where the title names none. */
  on: string;
}

const clean = (text: string | undefined): string =>
  (text ?? '')
    .replace(/^(?:a |an |the )?(?:review|comparison|comparative (?:study|analysis)) of (?:the )?/iu, '')
    .replace(
      /^(?:estudio |análisis )?(?:comparativo |comparación |comparaci[oó]n )(?:entre |de )(?:el |la |los |las )?/iu,
      '',
    )
    .replace(/^(?:eficacia|efectividad|efecto)s? (?:del?|de la|de los|de las) /iu, '')
    .replace(/^(?:efficacy|effectiveness|effects?) of /iu, '')
    .trim();

const shapes: Record<TitleUnderstanding['language'], readonly RegExp[]> = {
  zh: [
    /^(?<a>[^与和、，]{2,12})(?:与|和|对比)(?<b>[^与和、，]{2,12}?)(?:治疗|用于|干预|应用于|在治疗)(?<on>.{2,16}?)(?:中|患者)?的?(?:临床)?(?:疗效|效果|应用效果|安全性|作用)?(?:及安全性)?的?(?:比较|对比|对照)(?:研究|分析|观察)?$/u,
    /^(?<a>[^与和、，]{2,10})(?:与|和)(?<b>[^与和、，的]{2,6}?)(?:的)?(?<on>(?:[\p{Script=Han}]{2,4})?(?:营销|品牌|竞争|发展|国际化|经营|商业|盈利|运营|服务|扩张|出海|数字化|人才|财务|教育|养老|医疗|旅游)[\p{Script=Han}]{0,8}?)的?(?:比较|对比)(?:研究|分析)?$/u,
    /^(?<a>[^与和、，]{2,12})(?:与|和)(?<b>[^与和、，]{2,14}?)的?(?<on>(?:性能|特性|优缺点|效果|疗效|效率|成本|质量|稳定性)?)的?(?:比较|对比)(?:研究|分析|综述)?$/u,
  ],
  en: [
    /^(?<a>.+?) (?:versus|vs\.?|compared (?:with|to)|or) (?<b>.+?) (?:for|in|in the treatment of|to treat) (?<on>.+)$/iu,
    /^(?<a>.+?) (?:versus|vs\.?|compared (?:with|to)) (?<b>.+)$/iu,
    /^compar(?:ing|ison of|ative study of|ative analysis of|ison between) (?:the )?(?<a>.+?) (?:and|with) (?<b>.+?)(?: (?:for|in) (?<on>.+))?$/iu,
  ],
  es: [
    /^(?<a>.+?) (?:frente a|frente al|versus|vs\.?|en comparación con|comparad[oa] con) (?:el |la |los |las )?(?<b>.+?) (?:en|para|contra) (?:el |la |los |las )?(?<on>.+)$/iu,
    /^(?<a>.+?) (?:frente a|frente al|versus|vs\.?|en comparación con) (?:el |la |los |las )?(?<b>.+)$/iu,
    /^(?:comparación|estudio comparativo|análisis comparativo)(?: entre| de) (?:el |la |los |las )?(?<a>.+?) y (?:el |la |los |las )?(?<b>.+?)(?: (?:en|para) (?:el |la |los |las )?(?<on>.+))?$/iu,
  ],
  ja: [
    /^(?<a>[^との、]{2,14})と(?<b>[^との、]{2,14})の(?<on>.{2,16}?)(?:の|に関する)比較(?:研究|検討|分析)?$/u,
    /^(?<on>.{2,14}?)(?:における|に対する)(?<a>[^との、]{2,14})と(?<b>[^との、]{2,14})の(?:効果の|有効性の)?比較(?:研究|検討|分析)?$/u,
    /^(?<a>[^との、]{2,14})と(?<b>[^との、]{2,14})の比較(?:研究|検討|分析|考察)?$/u,
  ],
};

const asked = /compar|contrast|versus|\bvs\b|比较|对比|比較|frente al?|対比|comparativ/iu;

/** The two as spans of the title; null where it sets nothing against anything. */
export function findArms({ text, language, sides, object, contexts, kind }: TitleUnderstanding): Arms | null {
  const own = (span: string): string => (span === '' ? '' : grammars[language].fromTitle(span, text));
  const [head = '', tail = ''] = text.split(/[:：]|——/u);
  const plain = clean(head).replace(/(?:研究|分析)$/u, (end) => (language === 'zh' ? end : ''));
  const among =
    language === 'en' ? / (?:in|among|for) (?:patients|adults|older|children|women|people|infants)[^:]*$/iu : null;
  if (asked.test(text)) {
    for (const shape of shapes[language]) {
      const found = shape.exec(among ? plain.replace(among, '') : plain)?.groups;
      if (!found?.a || !found.b) continue;
      // Who they are tried on belongs to neither of the two.
      const on = (found.on ?? '').replace(/ (?:in|among) (?:older|adults|children|women|people|patients).*$/iu, '');
      return { a: own(clean(found.a)), b: own(found.b), on: own(on) };
    }
    // Toyota and Volkswagen: a comparison of strategies.
    const pair = /^(?<a>.{2,40}?)(?: and | y | e |与|和|と)(?<b>.{2,40})$/u.exec(head.trim())?.groups;
    const subject =
      /^\s*(?:a )?(?:compar\w+|estudio comparativo|análisis comparativo|comparación) (?:study |analysis )?(?:of|de|del) (?:the |their |sus |las? |los? )?(?<on>.+)$/iu.exec(
        tail,
      )?.groups?.on;
    if (pair?.a && pair.b && tail !== '' && asked.test(tail))
      return { a: own(pair.a.trim()), b: own(pair.b.trim()), on: own(subject ?? '') };
  }
  // Apple and Samsung: two names make two cases, whether or not the title says that they are compared.
  const named =
    kind === 'case-study' && language !== 'zh' && language !== 'ja'
      ? /^(?<a>\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*)?) (?:and|y|e) (?<b>\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*)?)$/u.exec(
          object,
        )?.groups
      : undefined;
  if (named?.a && named.b) {
    const subject =
      /^(?:the |el |la )?(?<on>[^:]{4,50}?)(?: analysis| análisis)? (?:of|at|de|en) /iu.exec(head)?.groups?.on ?? '';
    return { a: named.a, b: named.b, on: own(subject) };
  }
  if (!sides) return null;
  const setting = contexts.find(({ kind }) => kind === 'setting')?.text ?? '';
  return { a: own(sides[0]), b: own(sides[1]), on: object.includes(sides[0]) ? own(setting) : own(object) };
}
