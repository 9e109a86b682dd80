import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { lesser, part, type Section, section } from '../section.ts';
import type { Core } from './core.ts';
import { findPartner } from './partner.ts';
import { namesPeople } from './people.ts';

/** Harms that befall many and are insured; a false claim or an insult is not. */
const insured =
  /事故|驾驶|交通|医疗|产品|环境|污染|损害|核|校园|工伤|高空|航空|食品|药品|疫苗|机器人|人工智能|\b(?:accidents?|vehicles?|cars?|driving|medical|products?|pollution|environmental|nuclear|drones?|robots?|injur\p{L}+|vaccines?|artificial intelligence|AI)\b|accidente|vehículo|médic|producto|contaminaci|ambiental|nuclear|robot|vacuna|inteligencia artificial|事故|運転|交通|医療|製造物|環境|公害|汚染|原子力|ロボット|AI|ワクチン/iu;

/** What is done to works, names and marks is made good by who did it. */
const infringed =
  /著作权|版权|名誉|肖像|隐私|个人信息|商标|专利|虚假宣传|著作権|プライバシー|個人情報|商標|特許|\b(?:copyright|defamation|privacy|trademarks?|patents?|data protection)\b|derechos de autor|difamación|privacidad/iu;

/** Who answers for a harm: on what basis, on what conditions, how courts share it out, which rule would be better. */
const planLiability: Core = (_material, angle, { language, object, aspect, text }) => {
  // The liability has rules and case law; those who are liable have neither.
  const again = { en: 'this liability', es: 'esta responsabilidad', zh: null, ja: null }[language];
  const slots = again === null ? {} : { object: again };
  const basis = section('liable.basis', 20, [part('law.provision', slots), part('liable.rule'), part('liable.who')]);
  // 侵权责任主体: a liability is made out by its elements, and who bears it has none.
  const borne = language === 'zh' ? /^(?<liability>.*责任)主体$/u.exec(aspect)?.groups?.liability : undefined;
  const prove = section(
    'liable.prove',
    24,
    [part('liable.breach'), part('liable.cause'), part('liable.excuse')],
    borne ? { focus: `${object}${borne}`, object: borne } : {},
  );
  const dispute = section('liable.dispute', 22, [
    part('liable.share'),
    part('law.courts', slots),
    lesser('law.abroad', slots),
  ]);
  const fix = section('liable.fix', 24, [
    part('liable.split'),
    part('liable.proof'),
    lesser(insured.test(text) && !infringed.test(text) ? 'liable.cover' : 'guard.remedy'),
  ]);
  return angle % 3 === 1 ? [basis, dispute, prove, fix] : [basis, prove, dispute, fix];
};

const named = (b: string, chapters: Section[]): Section[] =>
  chapters.map((chapter) => ({ ...chapter, slots: { b, ...chapter.slots } }));

/** How far a right goes: what it covers, what may limit it, how a limit is tested, where the line runs. */
const planLimits =
  (right: string): Core =>
  () =>
    named(right, [
      section('limit.core', 20, [part('limit.sense'), part('limit.scope')]),
      section('limit.ground', 24, [part('limit.rights'), part('limit.public')]),
      section('limit.test', 24, [part('limit.law'), part('limit.measure'), part('law.courts')]),
      section('limit.line', 22, [part('law.interpretation'), part('law.amendment'), lesser('law.procedure')]),
    ]);

/** What the law protects: what it is, how it is protected, where that fails, what would be better. */
const planProtection =
  (thing: string): Core =>
  () =>
    named(thing, [
      section('guard.worth', 20, [part('guard.nature'), part('guard.interest')]),
      section('guard.now', 22, [part('guard.rules'), part('guard.ways'), lesser('law.abroad', { object: thing })]),
      section('guard.lack', 24, [part('guard.cases'), part('guard.gap'), part('guard.courts')]),
      section('guard.fix', 24, [part('guard.right'), part('guard.duty'), part('guard.remedy')]),
    ]);

/** Persons have a status and rights; nobody infringes them, and they have no legal nature. */
const planWards =
  (persons: string): Core =>
  () =>
    named(persons, [
      section('ward.place', 20, [part('ward.facts'), part('ward.status')]),
      section('guard.now', 22, [part('ward.rules'), part('ward.rights'), lesser('law.abroad', { object: persons })]),
      section('guard.lack', 24, [part('ward.harm'), part('guard.gap'), part('guard.courts')]),
      section('guard.fix', 24, [part('ward.better'), part('guard.duty'), part('guard.remedy')]),
    ]);

/** What a thing is in law, and what hangs on the answer. */
const planNature =
  (thing: string, further: string | null): Core =>
  () =>
    named(thing, [
      section('nature.facts', 18, [part('nature.parties'), part('nature.rules')]),
      section('nature.views', 26, [part('nature.reasons'), part('law.courts'), lesser('law.abroad')]),
      further === null
        ? section('nature.result', 22, [part('nature.effect'), part('nature.types')])
        : section('nature.further', 26, [part('nature.hang'), part('nature.found'), part('nature.types')], {
            term: further,
          }),
      section('nature.stand', 22, [part('nature.own'), part('law.amendment')]),
    ]);

/** Two goods of the law that collide: each for itself, where they meet, how they are balanced. */
export const listClash = (a: string, b: string): Section[] =>
  [
    section('clash.first', 18, [part('clash.define', { a, b }), part('law.provision', { object: a, focus: a })]),
    section('clash.second', 18, [part('limit.scope', { b }), part('limit.public', { b })]),
    section('clash.meet', 24, [part('clash.types'), part('clash.cause')]),
    section('clash.weigh', 28, [part('clash.courts'), part('clash.rule'), part('clash.law')]),
  ].map((chapter) => ({ ...chapter, slots: { a, b } }));

const rights =
  /自由|[^法]权|隐私|人格|freedom|\brights?\b|liberty|privacy|speech|expression|libertad|derecho|intimidad|privacidad|権|自由|プライバシー/iu;
const liable =
  /(?<!举证|证明|社会)责任(?!感|保险|制)|赔偿|liabilit|responsib|responsabilidad|indemniz|(?<!立証|証明|社会的)責任|賠償/iu;
const criminal = /刑|犯罪|罪|criminal|penal|crime|delito/iu;
const nature = /(?:法律|法的)?(?:性质|属性|定性)|\b(?:legal )?nature\b|naturaleza|性質/iu;
// 人身安全保护令 is an order of a court, and nobody protects it.
const guarded = /保护(?!令|法|区)|protection|protecci|protegid|保護/iu;
const limited = /限度|边界|界限|限制|\blimits?\b|restrict|boundar|límites?|restricci|限界|制約|制限/iu;

const further =
  /(?:性质|属性|定性)(?<own>及其|与其|和其)?(?:及|与|和|以及)?(?<other>[^：:，、—]{2,20}?)(?:问题)?(?:研究|探析|分析)?(?=——|[：:]|$)/u;

/** 居住权的法律性质及其登记效力: what is asked beside the nature hangs on it, and has a chapter. */
function findFurther({ language, text, object }: TitleUnderstanding): string | null {
  const found = language === 'zh' ? further.exec(text)?.groups : undefined;
  if (!found?.other || /^(?:认定|界定|研究|辨析|争议|之争|判断|再)/u.test(found.other)) return null;
  return found.own ? `${object}的${found.other}` : found.other;
}

/** The shape that answers what a title asks of the law; null where it asks for the rule at large. */
export function findClaim(title: TitleUnderstanding): Core | null {
  const { language, text, object, aspect, bearing } = title;
  const own = (span: string): string => grammars[language].fromTitle(span, text);
  const asked = title.isAspectNamed ? aspect : '';
  const partner = findPartner(title);
  if (partner && (rights.test(partner) || rights.test(object)))
    return () => listClash(own(bearing?.cause ?? object), partner);
  if (liable.test(`${asked} ${object}`) && !criminal.test(text)) return planLiability;
  if (nature.test(asked)) return planNature(own(object), findFurther(title));
  if (limited.test(asked) && rights.test(object)) return planLimits(own(object));
  const thing = object.replace(/的?(?:法律|民法|刑法|行政法)?保护$|の?(?:法的)?保護$/u, '');
  // "Data protection" is the name of a body of rules; nobody protects it.
  const isNamed = language === 'en' && / protection$/iu.test(object) && !guarded.test(asked);
  if (!guarded.test(`${asked} ${object}`) || isNamed || criminal.test(text) || thing.length < 2) return null;
  const kept = thing.replace(
    /^(?:the )?(?:legal )?protection of (?:the )?|^protección (?:jurídica |legal |laboral |social )?de(?:l| la| los| las)? /iu,
    '',
  );
  return namesPeople(kept, language) ? planWards(own(kept)) : planProtection(own(kept));
}
