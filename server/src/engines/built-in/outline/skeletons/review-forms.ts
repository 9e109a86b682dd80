import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Material } from '../material.ts';
import { part, type Section, type Slots, section } from '../section.ts';
import { withNeighbour } from '../title-spans.ts';
import { findArms } from './arms.ts';
import { findFamilies } from './families.ts';
import { detailSide, findPrevented, isHazard, reviewHazard, reviewPrevention } from './hazards.ts';
import { isAilment } from './technical-remedies.ts';
import { isResistance, reviewResistance } from './things.ts';
import { listSides } from './title-lists.ts';

interface ReviewForm {
  /** Whether the title lists what its chapters are, or sets two things against each other. */
  isListed?: true;
  /** What the whole review speaks of, where that is not the object alone. */
  slots: Slots;
  chapters: (title: TitleUnderstanding, material: Material) => Section[];
}

/** How a thing acts, what is seen in people, on what it depends. */
const linkOf =
  (isLiving: boolean, isTaken = true) =>
  (_title: TitleUnderstanding, material: Material): Section[] => {
    const theories = material.theories(1).map((theory) => part('frame.strand', { theory }));
    return [
      section(
        'link.mechanism',
        22,
        isLiving
          ? [part('link.pathway'), part(isTaken ? 'link.models' : 'link.between')]
          : [part('link.theory'), part('link.between'), ...theories],
      ),
      section(
        'link.evidence',
        28,
        isLiving
          ? [part('link.cohort'), part('link.trial'), part('link.meta')]
          : [part('link.survey'), part('link.panel'), part('link.meta')],
      ),
      section('link.moderators', 16, [part('link.who'), part('link.amount')]),
    ];
  };

/** The same where plots and not people were looked at. */
const linkInField = (): Section[] => [
  section('link.mechanism', 24, [part('link.theory'), part('link.between')]),
  section('link.field', 28, [part('link.plots'), part('link.farms'), part('link.meta')]),
  section('link.moderators', 18, [part('link.site'), part('link.amount')]),
];

const compareBoth =
  (a: string, b: string, on = '') =>
  (): Section[] => [
    section('versus.first', 18, [part('versus.how', { term: a }), part('versus.state', { term: a })]),
    section('versus.second', 18, [part('versus.how', { term: b }), part('versus.state', { term: b })]),
    section('versus.compare', 26, [
      part('versus.performance'),
      part('versus.cost'),
      part('versus.safety'),
      // What the two are good for is no name of the two.
      part('versus.use', on === '' || on.includes(a) || on.includes(b) ? {} : { term: on }),
    ]),
  ];

const used = section('tech.use', 18, [part('tech.applied'), part('tech.limit')]);

/** A technique: its kinds, each with what was reached, set against each other, and what it is used for. */
const techniqueOf = (kinds: readonly Section[]) => (): Section[] => [
  section('tech.kinds', 16, [part('tech.ground'), part('review.origin')]),
  section('tech.progress', 32, [...kinds, part('tech.compare')]),
  used,
];

/** How long or how well something lasts: what limits it and what raises it. */
const propertyOf = (): Section[] => [
  section('tech.decay', 24, [part('tech.inner'), part('tech.outer')]),
  section('tech.raise', 28, [part('tech.modify'), part('tech.recent'), part('tech.compare')]),
];

const illness = (): Section[] => [
  section('ill.burden', 18, [part('ill.spread'), part('ill.risk')]),
  section('ill.course', 20, [part('ill.cause'), part('ill.test')]),
  section('ill.answer', 26, [part('ill.drug'), part('ill.other'), part('ill.prevent')]),
];

const cured = /(?:治疗|疗法|非药物干预|心理干预|运动干预|康复训练|治療|療法|リハビリテーション|リハビリ)$/u;

/** 非药物治疗: treatments have kinds, evidence and patients whom they suit; they are no technique with classic methods. */
const cures = (): Section[] => [
  section('cure.kinds', 22, [part('cure.sorts'), part('cure.how')]),
  section('cure.evidence', 28, [part('cure.trial'), part('cure.meta'), part('cure.compare')]),
  section('cure.practice', 22, [part('cure.fit'), part('cure.safe'), part('cure.guide')]),
];

const tending = (): Section[] => [
  section('tend.need', 20, [part('tend.people'), part('tend.tool')]),
  section('tend.way', 30, [part('tend.daily'), part('tend.mind'), part('tend.carer')]),
];

const social = (_title: TitleUnderstanding, material: Material): Section[] => [
  section('social.meaning', 20, [
    part('social.concept'),
    part('social.scale'),
    ...material.theories(1).map((theory) => part('frame.strand', { theory })),
  ]),
  section('social.findings', 26, [part('social.before'), part('social.after')]),
  section('social.practice', 18, [part('social.done'), part('social.judged')]),
];

/** What people are in or suffer: how much of it there is, what it hangs on, what has been tried. */
const conditions = (): Section[] => [
  section('cond.extent', 22, [part('cond.rates'), part('social.scale')]),
  section('cond.factors', 22, [part('cond.risk'), part('cond.guard')]),
  section('cond.help', 22, [part('cond.kinds'), part('cond.proof')]),
];
const borne =
  /^(?:salud|bienestar|estrés|ansiedad|depresión|síndrome|burnout|calidad de vida|violencia|acoso|ciberacoso|soledad|sobrecarga|desgaste|adicción|obesidad|suicidio|autolesi|fatiga|insomnio|duelo|trauma|discriminación|estigma|sedentarismo|abandono|deserción|pobreza|desnutrición|embarazo adolescente|inseguridad)(?!\p{L})/iu;

const humane = (_title: TitleUnderstanding, material: Material): Section[] => [
  section('human.topics', 28, [
    part('human.early'),
    part('human.later'),
    part('human.views'),
    ...material.theories(1).map((theory) => part('frame.strand', { theory })),
  ]),
  section('human.ground', 20, [part('human.sources'), part('human.ways')]),
];

const humanities: ReadonlySet<Field> = new Set(['history', 'literature', 'philosophy', 'law', 'art']);
const technical: ReadonlySet<Field> = new Set(['engineering', 'science', 'military']);

const ofThought =
  /《[^》]+》|思想|哲学|学说|兵法|战争论|\b(?:thought|philosophy|doctrine) of\b|pensamiento de|filosofía de|『[^』]+』|哲学/iu;

const property =
  /(?:稳定性|效率|可靠性|安全性|寿命|耐久性|耐腐蚀性|stability|efficiency|reliability|durability|safety|(?<!cyber)security|lifetime|estabilidad|eficiencia|fiabilidad|durabilidad|seguridad|安定性|効率|信頼性|耐久性|安全性)$|^(?:estabilidad|eficiencia|durabilidad|fiabilidad|seguridad) de|^(?:the )?(?:stability|efficiency|durability|safety|reliability) of/iu;
const stuff =
  /材料|薄膜|合金|涂层|催化剂|纳米|聚合物|陶瓷|复合|水凝胶|石墨烯|materials?|films?|alloys?|coatings?|catalysts?|nano|polymers?|ceramics?|composites?|hydrogels?|graphene|materiales?|aleaci|catalizador|polímero|grafeno|材料|薄膜|合金|触媒|高分子|グラフェン|ゲル/iu;
const computed =
  /算法|识别|检测|预测|规划|推荐|学习|网络|图像|语音|数据挖掘|优化|控制策略|algorithm|recognition|detection|predict|planning|recommend|learning|networks?|image|speech|mining|optimi[sz]ation|algoritmo|reconocimiento|predicción|aprendizaje|redes|アルゴリズム|認識|検出|予測|計画|学習|最適化/iu;
const tended =
  /护理|照护|康复|看護|ケア|介護|リハビリ|\bcare\b|nursing|rehabilitation|cuidados|enfermería|rehabilitación/iu;
const disease =
  /糖尿病|高血压|脑卒中|抑郁症|阿尔茨海默|认知症|自闭症|癌|哮喘|diabetes|hypertension|stroke|alzheimer|dementia|asthma|cancer|autism|hipertensión|ictus|cáncer|asma|demencia|うつ病|がん|脳卒中|喘息|溃疡|压疮|褥瘡|骨折|贫血|肥胖|ulcer|fractur|ana?emi|obesity|úlcera|obesidad/iu;

const joined: Record<TitleUnderstanding['language'], readonly RegExp[]> = {
  zh: [
    /^(?<a>[^：]{2,16}?)(?:与|和|对)(?<b>[^：]{2,16}?)(?:的)?(?:关系|相关性|关联|影响|作用)(?:机制|研究|的|及|综述|进展)*/u,
  ],
  en: [
    /^(?:the )?(?:relationship|link|association|connection)s? between (?<a>[^:]+?) and (?<b>[^:]+)/iu,
    /^(?:the )?(?:effects?|impact|influence|role) of (?<a>[^:]+?) (?:on|in) (?<b>[^:]+)/iu,
    /^(?<a>[^:]{3,40}?) and (?<b>[^:]{3,50})(?::|$)/iu,
  ],
  es: [
    /^(?:la )?relación entre (?:el |la |los |las )?(?<a>[^:]+?) y (?:el |la |los |las )?(?<b>[^:]+)/iu,
    /^(?:efectos?|impacto|influencia|papel) (?:del?|de la|de los|de las) (?<a>[^:]+?) (?:en|sobre) (?:el |la |los |las )?(?<b>[^:]+)/iu,
    /^(?<a>[^:]{3,40}?) y (?<b>[^:]{3,50})(?::|$)/iu,
  ],
  ja: [
    /^(?<a>[^と、：]{2,16})と(?<b>[^と、：]{2,16}?)の(?:関連|関係|相関)/u,
    /^(?<a>[^がの、：]{2,16})が(?<b>.{2,16}?)に(?:与える|及ぼす)影響/u,
  ],
};
const reviewing =
  /^(?:a |an )?(?:systematic |literature |critical |narrative )?(?:review|survey|overview) (?:of|on) (?:the )?|^(?:una )?revisión (?:bibliográfica |sistemática )?(?:de|sobre) (?:el |la |los |las )?/iu;

/** Fields of people and their doings, where a review of two things is of their link. */
const reviewedPairs: ReadonlySet<Field> = new Set<Field>(['interdisciplinary', 'management', 'economics']);

/** Making and testing are done to one thing; they are no two things. */
const doings =
  /^(?:the )?(?:design|preparation|synthesis|development|analysis|causes?|prevention|history|applications?|use|teaching|diagnosis|treatment|current|recent|challenges|progress|advances|principles?)\b|^(?:el |la |los |las )?(?:diseño|preparación|síntesis|desarrollo|análisis|causas|prevención|historia|aplicaci|uso|enseñanza|diagnóstico|tratamiento|avances)/iu;

/** Two ends of a link as the title names them. */
function findEnds(title: TitleUnderstanding): { a: string; b: string } | null {
  const { text, language, bearing } = title;
  const own = (span: string): string => grammars[language].fromTitle(span.trim(), text);
  // 糖尿病患者自我管理能力: whose it is belongs to its name.
  if (bearing) return { a: own(bearing.cause), b: own(withNeighbour(title, bearing.outcome)) };
  const head = text.replace(reviewing, '');
  for (const shape of joined[language]) {
    const found = shape.exec(head)?.groups;
    if (found?.a && found.b && !doings.test(found.a)) return { a: own(found.a), b: own(found.b) };
  }
  return null;
}

const linked =
  /关系|相关性|关联|影响|作用|relationship|\blinks?\b|association|effects?|impact|influence|\brole\b|relación|efecto|impacto|influencia|papel|関連|関係|影響/iu;

/** "Perovskite and silicon solar cells": the name that both share is said of both. */
function shareHead(a: string, b: string, { language }: TitleUnderstanding): string {
  if (language !== 'en' || a.includes(' ')) return a;
  const tail = b.split(' ').slice(1).join(' ');
  return tail === '' ? a : `${a} ${tail}`;
}

/** 占領期の教育改革に関する研究史整理: the research is reviewed, and its subject is named. */
function nameReviewed({ language, text }: TitleUnderstanding): Slots {
  if (language !== 'ja') return {};
  const name = text.replace(
    /(?:に関する|をめぐる|についての|の)(?:研究史|先行研究|研究動向|研究の動向|文献|動向).*$/u,
    '',
  );
  return name !== text && name.length <= 24 && (name.match(/の/gu)?.length ?? 0) <= 1
    ? { object: name, focus: name, matter: name }
    : {};
}

/** What can be tried on cells. */
const taken =
  /drug|vitamin|acid|extract|inhibitor|probiotic|hormone|insulin|fármaco|vitamina|extracto|inhibidor|probiótico|hormona|药|素|酸|提取物|抑制剂|益生菌|薬|ビタミン|抽出物|阻害/iu;

/** What people do for each other or with themselves, and how they fare by it: nobody tries that on cells. */
const done =
  /护理|照护|陪护|康复|干预|训练|教育|管理|支持|运动|锻炼|正念|疗法|针灸|按摩|咨询|随访|教学|阅读|生活质量|依从|满意度|能力|知识|态度|行为|倦怠|\b(?:care|nursing|rehabilitation|interventions?|training|education|support|exercise|mindfulness|therapy|counselling|counseling|coaching|programmes?|quality of life|adherence|self-\p{L}+|satisfaction|skills|knowledge|burnout|anxiety|loneliness|social media|screen time|work)\b|cuidados|enfermería|rehabilitación|intervenci|entrenamiento|educación|apoyo|ejercicio|terapia|calidad de vida|adherencia|auto\p{L}+|satisfacción|看護|ケア|介護|リハビリ|介入|訓練|教育|支援|運動|療法|生活の質|QOL|アドヒアランス|満足|能力/iu;

/** "CRISPR and the future of gene therapy": only things of one sort are set against each other. */
const isAlike = ({ b }: { a: string; b: string }): boolean =>
  !/^(?:the |its |el |la |su )?(?:future|role|use|rise|impact|challenge|ethics|applications?|futuro|papel|uso|ética|aplicaci)/iu.test(
    b,
  ) && !/ (?:of|de|del) /iu.test(b);

/** "Telemedicine for type 2 diabetes": what is given to the sick is reviewed, not their illness. */
function findGiven({ object, language, text }: TitleUnderstanding): { a: string; b: string } | null {
  const shape = {
    en: /^(?<a>.+?) (?:for|in|in the (?:treatment|management|care) of) (?<b>.+)$/iu,
    es: /^(?<a>.+?) (?:para|en|en el (?:tratamiento|manejo) de(?:l| la)?) (?:la |el |los |las )?(?<b>.+)$/iu,
    zh: /^(?<a>.{2,12}?)(?:治疗|干预|用于|辅助治疗)(?<b>.{2,12})$/u,
    ja: /^(?<b>.{2,12}?)(?:に対する|における)(?<a>.{2,14})$/u,
  }[language];
  const { a, b } = shape.exec(object)?.groups ?? {};
  const own = (span: string): string => grammars[language].fromTitle(span, text);
  return a && b && !disease.test(a) && !tended.test(a) && (disease.test(b) || isAilment(b))
    ? { a: own(a), b: own(b) }
    : null;
}

const isMade = (field: Field): boolean => technical.has(field);

export function findReviewForm(title: TitleUnderstanding, field: Field): ReviewForm {
  const { text, object, language } = title;
  const plain = { slots: nameReviewed(title) };
  const both = (a: string, b: string): Slots => {
    const pair = grammars[language].join(a, b);
    return { a, b, object: pair, focus: pair, matter: pair };
  };
  const arms = humanities.has(field) ? null : findArms(title);
  if (arms) {
    const a = isMade(field) ? shareHead(arms.a, arms.b, title) : arms.a;
    return { isListed: true, slots: both(a, arms.b), chapters: compareBoth(a, arms.b, arms.on) };
  }
  const sides = humanities.has(field) ? [] : listSides(title);
  if (sides.length > 0) {
    const thing = grammars[language].fromTitle(object, text);
    const isSuffered =
      !isHazard(title) &&
      (isAilment(object) || disease.test(object) || title.contexts.some(({ kind }) => kind === 'population'));
    const named = (term: string): Section =>
      section('side.named', 24, detailSide(term, isSuffered), { term, object: thing, focus: thing });
    return { ...plain, isListed: true, chapters: () => sides.map(named) };
  }
  const prevented = field === 'medicine' ? findPrevented(title) : null;
  if (prevented) {
    const { thing, whole } = prevented;
    return { slots: { object: whole, focus: whole, matter: whole }, chapters: reviewPrevention(thing) };
  }
  const given = field === 'medicine' ? findGiven(title) : null;
  if (given) {
    const pair = grammars[language].fromTitle(object, text);
    return {
      slots: { object: given.a, aspect: given.b, focus: pair, matter: pair },
      chapters: linkOf(true, taken.test(given.a)),
    };
  }
  const ends = humanities.has(field) ? null : findEnds(title);
  if (ends && isMade(field) && !linked.test(text) && isAlike(ends)) {
    const a = shareHead(ends.a, ends.b, title);
    return { slots: both(a, ends.b), chapters: compareBoth(a, ends.b) };
  }
  if (
    ends &&
    (linked.test(text) ||
      field === 'medicine' ||
      field === 'education' ||
      (language === 'es' && / y /u.test(object) && reviewedPairs.has(field)) ||
      (field === 'agriculture' && title.bearing !== null))
  ) {
    // What crops do to soil shows in the field, not in people.
    const isLiving = field === 'medicine' || field === 'science';
    const isGrown = field === 'agriculture';
    const pair = grammars[language].join(ends.a, ends.b);
    return {
      slots: { object: ends.a, aspect: ends.b, focus: pair, matter: pair },
      chapters: isGrown ? linkInField : linkOf(isLiving, !done.test(`${ends.a} ${ends.b}`)),
    };
  }
  // What a thinker taught has been read and disputed; it has no methods and no yields.
  if (humanities.has(field) || ofThought.test(text)) return { ...plain, chapters: humane };
  if (isResistance(title)) return { ...plain, chapters: reviewResistance };
  if (isHazard(title)) return { ...plain, chapters: reviewHazard };
  if (field === 'medicine' || field === 'agriculture') {
    if (field === 'medicine' && cured.test(object)) return { ...plain, chapters: cures };
    if (tended.test(object)) return { ...plain, chapters: tending };
    if (isAilment(object) || disease.test(object)) return { ...plain, chapters: illness };
  }
  if (isMade(field) && property.test(object)) return { ...plain, chapters: propertyOf };
  const families = findFamilies(title).map((term) => part('tech.family', { term }));
  if (families.length > 0) return { ...plain, chapters: techniqueOf(families) };
  if (isMade(field) || field === 'medicine' || field === 'agriculture') {
    if (property.test(object)) return { ...plain, chapters: propertyOf };
    if (stuff.test(object))
      return { ...plain, chapters: techniqueOf([part('tech.make'), part('tech.structure'), part('tech.modify')]) };
    return {
      ...plain,
      chapters: techniqueOf(
        computed.test(text) || isMade(field)
          ? [part('tech.classic'), part('tech.recent'), part('tech.mixed')]
          : [part('tech.classic'), part('tech.recent')],
      ),
    };
  }
  if (language === 'es' && borne.test(object)) return { ...plain, chapters: conditions };
  return { ...plain, chapters: social };
}
