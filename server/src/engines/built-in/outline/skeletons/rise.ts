import { findDeed } from '../../../../understanding/readers/en/read-deed.ts';
import { toGerund } from '../../../../understanding/readers/en/verb-nouns.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import { findSides } from './case-sides.ts';
import type { Core } from './core.ts';

interface Rise {
  who: string;
  /** What was achieved, worded so that it can head a chapter. */
  term: string;
}

/** That somebody came out ahead, as titles say it. */
const won =
  /成功|取胜|扭亏|起死回生|走出困境|转型|复兴|突破|盈利|崛起|逆袭|领先|走红|胜出|脱颖而出|做大|突围|火爆|出圈|\b(?:succe|success|rise of|won|win|beat|conquer|turned|became|localis|localiz|overtook|built|reinvent|recover|reviv|turnaround|came back|bounced back)|conquist|convirti|éxito|triunf|reinvent|auge|recuper|resurg|remont|成功|開拓|躍進|復活|立て直|再生|ヒット|急成長|勝ち/iu;
const asked = /何以|为何|为什么|如何|怎样|缘何|^(?:how|why)\b|^¿?(?:cómo|por qué)(?!\p{L})|なぜ|いかに|どのように/iu;

/** Who came out ahead and at what, where a title asks how or why; null where it asks something else. */
export function findRise(title: TitleUnderstanding): Rise | null {
  const { text, language, contexts, object, aspect } = title;
  const grown = findGrowth(title);
  if (grown) return grown;
  if (!asked.test(text) || !won.test(text)) return null;
  const named = contexts.find(({ kind }) => kind === 'case')?.text;
  switch (language) {
    case 'zh':
      return /(?:原因|路径)$/u.test(aspect) && object.length <= 12 ? { who: object, term: `${object}${aspect}` } : null;
    case 'ja':
      return (
        findNominal(object, aspect) ?? (/要因$/u.test(aspect) ? { who: object, term: `${object}が${aspect}` } : null)
      );
    case 'en': {
      const deed = named ? findDeed(text.replace(/^(?:how|why)\s+/iu, '').replace(/[:?].*$/u, '')) : null;
      if (!deed || !named) return null;
      return { who: named, term: `${toGerund(deed.verb)} ${grammars.en.fromTitle(deed.rest, text)}` };
    }
    case 'es':
      return named
        ? {
            who: named,
            term: /^conversión/u.test(aspect)
              ? `conversión ${grammars.es.inflect(object, 'de')} ${aspect.replace(/^conversión /u, '')}`
              : object,
          }
        : null;
  }
}

const zhGrown = /成功(?:之道|经验|因素|原因|密码|逻辑)|制胜之道|崛起之路/u;

/** 成長要因と今後の課題, 成功之道与隐忧: why a firm or a trade did well, and what may not last. */
function findGrowth({ kind, text, language, contexts, object }: TitleUnderstanding): Rise | null {
  if (kind !== 'case-study') return null;
  const named = contexts.find((context) => context.kind === 'case')?.text;
  const deed = language === 'ja' ? /(?<deed>急?成長|成功|躍進)要因/u.exec(text)?.groups?.deed : undefined;
  if (deed) return { who: named ?? object, term: `${object}の${deed}要因` };
  if (language !== 'zh' || !zhGrown.test(text)) return null;
  const whole = named && text.includes(named + object) ? named + object : object;
  return { who: named ?? object, term: `${whole}成功的原因` };
}

/** スターバックスの成功: whose success it is stands before it. */
function findNominal(object: string, aspect: string): Rise | null {
  const who = /^(?<who>.{2,16})の[^の]{0,10}(?:成功|躍進|復活|急成長|開拓|参入)$/u.exec(object)?.groups?.who;
  return who && /要因|方法/u.test(aspect) ? { who, term: `${object}の要因` } : null;
}

/** Where it began, what it did, why that worked, and how far that reaches. */
export const planRise =
  ({ who, term }: Rise): Core =>
  (_material, angle, title) => {
    const slots = { case: who, term };
    // 服务营销: what such a matter consists of is what was done.
    const sides = title.language === 'zh' ? findSides(title).map((variable) => part('case.side', { variable })) : [];
    const moves = sides.length > 0 ? sides : [part('rise.product'), part('rise.reach'), part('rise.organise')];
    const reasons = section('rise.reasons', 28, [part('rise.inner'), part('rise.outer'), part('rise.rival')], slots);
    const start = section('rise.start', 17, [part('rise.market'), part('rise.origin')], slots);
    const done = section('rise.moves', 26, angle % 2 === 1 ? moves.toReversed() : moves, slots);
    return [start, done, reasons, section('rise.limits', 16, [part('rise.risk'), part('rise.transfer')], slots)];
  };
