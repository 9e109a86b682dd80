import type { Field } from '@yanmo/contract/codes';
import { asksMending } from '../../../../understanding/asks-mending.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { type Chain, listCallers } from '../../knowledge/select.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import { isFitting } from '../choose-chains.ts';
import { isFought } from '../fought.ts';
import { isFurthered, nameBearer } from '../furthered.ts';
import type { Material } from '../material.ts';
import { part, type Section, type Slots, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import type { Core } from './core.ts';
import { isCaredFor, isOfHead, isOfOthers, mixLacks, nameLack } from './matters/cared-for.ts';
import { findGood, findHarm, isKnownHarm, isNursed, nameHarm, nameTrouble } from './matters/find-matter.ts';
import { findTradeLoss, isOfGoods, nameOfCase } from './matters/zh-trade.ts';
import { planObservation } from './observation.ts';
import { reviewIn } from './review.ts';
import { findTechnicalCore } from './technical-remedies.ts';

/** Advice paired with what it answers; each piece carries its problem and its cause. */
export const advice = (chains: readonly Chain[]): Section[] =>
  chains.map((chain) => part('measures.measure', { ...chain }, [part('measures.step'), part('measures.condition')]));

/** A problem, its cause and its remedy: three headings that answer each other. */
interface Trouble {
  problem: Section;
  cause: Section;
  answer: Section;
}

/** What is known of a remedy says what is done and how far it goes in one breath; only what a plan asks for has steps. */
const fromChain = (chain: Chain): Trouble => ({
  problem: part('measures.problem', { ...chain }),
  cause: part('measures.cause', { ...chain }),
  answer: isFitting(chain)
    ? part('measures.measure', { ...chain })
    : part('measures.measure', { ...chain }, [part('measures.step'), part('measures.condition')]),
});

/** What usually goes wrong where something of the sort is done has no steps of its own. */
const fromSort = (chain: Chain): Trouble => ({ ...fromChain(chain), answer: part('measures.measure', { ...chain }) });

const derive = (problem: Move, cause: Move, answer: Move): Trouble => ({
  problem: part(problem),
  cause: part(cause),
  answer: part(answer),
});

/** Where nothing is known of the matter nothing is said to be lacking in it: signs, causes and steps are asked for in order. */
const unknown: readonly Trouble[] = [
  derive('gap.signs', 'gap.inner', 'gap.tried'),
  derive('gap.place', 'gap.outer', 'gap.answer'),
  derive('gap.cost', 'gap.order', 'gap.need'),
];
const harmful =
  /隐患|乱象|同质化|低俗化|空心化|失范|缺失|缺位|孤食|積み残し|积压|滞销|拖欠|亏损|空置|外流|流失|疼痛|压疮|谵妄|血栓|跌倒|营养不良|拥堵|拥挤|内涝|歧视|过劳|倦怠|共情疲劳|职业疲劳|鸿沟|缺勤|障碍|风险|污染|犯罪|失衡|滥用|浪费|贫困|焦虑|抑郁|暴力|欺凌|拖延|泄露|纠纷|短缺|腐败|事故|成瘾|违约|损失|退化|诈骗|损伤|造假|失业|失信|沉迷|孤独|厌学|辍学|侵权|内卷|burnout|difficulties|waste|poverty|loss\b|decline|risks?\b|crime|violence|anxiety|depression|shortage|hesitancy|pollution|fraud|attrition|inequality|gap\b|corruption|dropout|abuse|bullying|stress|injur|erosion|congestion|unemployment|turnover|misinformation|addiction|\b(?:absenteeism|absence|truancy|cheating|plagiarism|delays?|debts?|procrastination|malnutrition|homelessness|harassment|discrimination|overload|littering|theft|accidents?|deforestation|hunger|loneliness|illiteracy|obesity|defaults?|counterfeiting|cost overruns?|overcrowding|overtourism|complaints?|conflicts?|disputes?|errors?|bankruptc(?:y|ies)|insecurity|isolation|extinction|incarceration|inflation|smuggling|piracy|trafficking|terrorism|proliferation|threats?)\b|desgaste|abandono|pobreza|desperdicio|pérdida|riesgo|delito|violencia|ansiedad|escasez|contaminación|fraude|desigualdad|corrupción|acoso|estrés|desempleo|desinformación|deserción|brecha|feminicidio|homicidio|asesinato|violación|trata de personas|secuestro|genocidio|terrorismo|narcotráfico|tortura|explotación|abuso|esclavitud|suicidio|sicariato|extorsión|tráfico de|acoso|maltrato|racismo|xenofobia|sobrecarga|hacinamiento|discriminación|exclusión social|segregación|analfabetismo|evasión (?:fiscal|tributaria)|contrabando|deforestación|siniestralidad|accidentalidad|congestión|automedicación|sedentarismo|procrastinación|absentismo|ausentismo|desabastecimiento|malnutrición|desnutrición|mortalidad|impago|morosidad|repitencia|despoblación|agotamiento|冲突|矛盾|家暴|性侵|拐卖|校园贷|自杀|传销|赌博|毒品|殺人|虐待|自殺|テロ|薬物|人身取引|差別|離職|不足|貧困|廃棄|損失|犯罪|暴力|不安|抑うつ|疲弊|汚染|詐欺|格差|腐敗|いじめ|失業|孤立|不登校|燃え尽き|ストレス|事故|ハラスメント|依存|過疎|空き家/iu;

export const namesHarm = (object: string): boolean => harmful.test(object);

/** 不登校児童への支援, "prevención del abandono": what is done against a harm is worth having. */
const againstHarm =
  /(?:支援|対策|予防|防止|解消|削減|軽減|ケア|相談|教育|治理|防治|防控|预防|干预|援助|帮扶|服务)(?:策|体制|制度|活動|サービス)?$|^(?:the )?(?:prevention|reduction|management|support)\b|^(?:la |el |los |las )?(?:prevención|reducción|atención|apoyo|intervención|lucha|programas?|manejo|gestión|control|protección)(?!\p{L})|\b(?:prevention|support|reduction)$/iu;

/** Where nothing nearer is known: who is drawn in, what feeds it, what keeps it alive. */
const usualCauses: readonly (readonly [cause: Move, answer: Move])[] = [
  ['harm.extentCause', 'harm.extentAnswer'],
  ['harm.whereCause', 'harm.whereAnswer'],
  ['harm.costCause', 'harm.costAnswer'],
];

/** What has causes and countermeasures is a harm, whatever it is called. */
const isHarmful = (title: TitleUnderstanding): boolean => {
  const { object } = nameTitle(title);
  return (harmful.test(object) || asksMending(title) || isFought(title)) && !againstHarm.test(object);
};

/** Who is moved, hired or paid: how they do their work is another matter. */
const ofStaff =
  /(?:教师|护士|医生|员工|人员|干部|司机|社工)[^的]{0,4}(?:转岗|轮岗|招聘|待遇|编制|晋升|职称|补充|配备|流动|留任)|\b(?:teachers?|nurses?|staff|doctors?)(?:['’]s?)? (?:recruitment|retention|pay|mobility|transfers?|rotation|promotion)\b|(?:contratación|salario|promoción|traslado) (?:de|del) (?:los |las )?(?:docentes|profesorado|personal|enfermeras)|(?:教員|職員|看護師)の?(?:異動|採用|配置|待遇)/iu;
const staff = /教师|师资|人员|员工|岗位|编制|培训|待遇|teacher|staff|pay|post|docente|personal|教員|職員|人材/iu;
const isOfMatter = (chain: Chain, title: TitleUnderstanding): boolean =>
  isOfHead(chain, title) && (!ofStaff.test(title.text) || staff.test(`${chain.problem} ${chain.cause}`));

/** What is known of the subject; else by the sort of thing, or near the title; what that leaves open is asked of the object itself. */
function findTroubles(material: Material, title: TitleUnderstanding): Trouble[] {
  const ofMatter = material.subjectChains().filter((chain) => isOfMatter(chain, title));
  // One trouble of the very thing makes no chapter: then what stands near is told with it.
  const isScant = ofMatter.length === 1 && ofMatter.some((chain) => listCallers(chain).includes(title.object));
  const ofSubject = mixLacks(isScant ? material.subjectChains() : ofMatter, title);
  if (ofSubject.length >= 2)
    return ofSubject.map((chain) => (listCallers(chain).length > 0 ? fromChain(chain) : fromSort(chain)));
  const own = findGood(title);
  if (own.length > 0) return own.map(fromSort);
  // 农村电商助力农产品销售: else what is known of that which does it.
  const ofBearer = isFurthered(title)
    ? material.subjectChains().filter((chain) => isOfMatter(chain, title) || isOfMatter(chain, nameBearer(title)))
    : [];
  if (ofBearer.length >= 2) return ofBearer.map(fromChain);
  const known = material
    .sharedChains(3)
    .filter((chain) => isOfMatter(chain, title))
    .map(fromChain);
  // One known chain beside two of another grain would stand out; two or more carry the paper.
  if (known.length >= 2) return known;
  return [...unknown];
}

/** A tool that the title wants used is an answer; how the paper looks at things is none. */
const looking =
  /调查|问卷|面板|模型|分析|视角|理论|survey|panel|model|analysis|perspective|theory|encuesta|modelo|análisis|調査|分析|理論/iu;
const tools =
  /大数据|人工智能|物联网|区块链|机器学习|云计算|GIS|遥感|数字孪生|BIM|互联网|big data|artificial intelligence|\bAI\b|machine learning|internet of things|\bIoT\b|blockchain|remote sensing|digital twin|inteligencia artificial|aprendizaje automático|teledetección|ビッグデータ|人工知能|ブロックチェーン|リモートセンシング/iu;
const byMeans = ({ contexts }: TitleUnderstanding): Section[] => {
  const means = contexts.find(({ kind }) => kind === 'means');
  return means && (!means.isQuiet || tools.test(means.text)) && !looking.test(means.text) ? [part('means.answer')] : [];
};

/** What data show of a trouble is said where its extent is. */
const seenBy = (title: TitleUnderstanding): Section[] =>
  byMeans(title).length > 0 && title.contexts.some(({ kind, text }) => kind === 'means' && tools.test(text))
    ? [part('means.view')]
    : [];

/**
 * Problems, causes and remedies in the same order. Remedies weigh most and causes least: a short paper keeps a chapter for
 * what is wrong and one for what to do, and says why in between.
 */
const answerTroubles = (troubles: readonly Trouble[], weight: number, title: TitleUnderstanding): Section[] => [
  section(
    'measures.problems',
    weight,
    troubles.map(({ problem }) => problem),
  ),
  section(
    'measures.causes',
    weight - 1,
    troubles.map(({ cause }) => cause),
  ),
  section('measures.answers', weight + 1, [...byMeans(title), ...troubles.map(({ answer }) => answer)]),
];

/** What is known of this very trouble, in words of its own. */
function listNear(material: Material, title: TitleUnderstanding): [cause: string, measure: string][] {
  const trouble = title.language === 'zh' ? (nameHarm(title) ?? '') : '';
  const pieces = [...trouble].map((sign, at, all) => sign + (all[at + 1] ?? '')).filter((piece) => piece.length === 2);
  return material
    .sharedChains(3)
    .filter(({ problem, cause }) => pieces.some((piece) => `${problem}${cause}`.includes(piece)))
    .map(({ cause, measure }) => [cause, measure]);
}

/** What makes old people fall does not make them delirious: of one ailment only what speaks of it is known. */
function namesAilment({ problem, cause, measure }: Chain, { object, language }: TitleUnderstanding): boolean {
  const ailment = language === 'zh' || language === 'ja' ? object.slice(-2) : (object.split(' ').at(-1) ?? object);
  return `${problem} ${cause} ${measure}`.toLowerCase().includes(ailment.toLowerCase());
}

/** What one of a sort is called with its matter, where the title names the sort as well. */
const focusInCase = ({ language, object, contexts }: TitleUnderstanding): Slots => {
  const where = contexts.find(({ kind }) => kind === 'case' || kind === 'place')?.text;
  const focus = language === 'zh' ? nameOfCase(object, where) : null;
  return focus ? { focus } : {};
};

/** How much of it there is and where, what brings it about, what is done against it: the causes are the answer. */
const planHarm: Core = (material, angle, title) => {
  const ofSubject = material
    .subjectAnswers()
    .filter((chain) => !isNursed(title) || namesAilment(chain, title))
    .filter((chain) => findTradeLoss(title.object).length === 0 || namesAilment(chain, title))
    .filter((chain) => !isOfOthers(chain, title))
    .map(({ cause, measure }) => [cause, measure] as const);
  const near = ofSubject.length >= 2 ? ofSubject : listNear(material, title);
  const pairs = near.length >= 2 ? near : findHarm(title);
  const causes =
    pairs.length > 0
      ? pairs.map(([cause, measure]) => part('harm.cause', { cause, measure }))
      : usualCauses.map(([cause]) => part(cause));
  const answers =
    pairs.length > 0
      ? pairs.map(([cause, measure]) => part('harm.answer', { cause, measure }))
      : usualCauses.map(([, answer]) => part(answer));
  // 跌倒风险评估与护理: falls have causes; assessing and nursing have none.
  const known = isKnownHarm(title) && nameTitle(title).focus !== title.object ? title.object : null;
  const trouble =
    nameTrouble(title, againstHarm.test(title.object)) ??
    nameLack(title) ??
    (againstHarm.test(title.object) ? null : known);
  const name = trouble && grammars[title.language].fromTitle(trouble, title.text);
  const slots = name ? { object: name, focus: name } : {};
  const chapters = [
    section(
      'harm.status',
      18,
      [
        part('harm.extent'),
        ...seenBy(title),
        part(isOfGoods(title.object) ? 'churn.where' : 'harm.where'),
        part('harm.cost'),
      ],
      {
        ...slots,
        ...focusInCase(title),
      },
    ),
    section('harm.causes', 24, causes, slots),
    section(
      /挽留|挽回|留存/u.test(title.aspect) ? 'churn.keep' : 'harm.answers',
      25,
      [...byMeans(title), ...answers],
      slots,
    ),
  ];
  return angle % 3 === 1 ? [...chapters.slice(0, 2), experience, ...chapters.slice(2)] : chapters;
};

const experience = section('measures.experience', 14, [
  part('measures.model'),
  part('measures.lesson'),
  part('measures.safeguard'),
]);

const status = (weight: number, title: TitleUnderstanding): Section =>
  section('measures.status', weight, [part('measures.current'), part('measures.actors')], focusInCase(title));

/** Each problem has its cause and each cause its measure, in the same order. */
const planMeasures: Core = (material, angle, title) => {
  // The management of a risk is worth having.
  const isManaged = /(?:风险|危机)管理|risk management|gestión de(?:l)? riesgos?|リスク管理/iu.test(title.text);
  // 心理健康问题: what is known to fall short in a good thing is told as that.
  const isKnownLack =
    isCaredFor(title) &&
    mixLacks(
      material.subjectChains().filter((chain) => isOfMatter(chain, title)),
      title,
    ).length >= 2;
  if (!isManaged && !isKnownLack && (findHarm(title).length > 0 || isHarmful(title)))
    return planHarm(material, angle, title);
  const chapters = answerTroubles(findTroubles(material, title), 20, title);
  if (angle % 3 === 0) return [status(14, title), ...chapters];
  return angle % 3 === 1 ? [status(14, title), ...chapters.slice(0, 2), experience, ...chapters.slice(2)] : chapters;
};

const planApplication: Core = (material, _angle, title) => {
  const troubles = findTroubles(material, title);
  const links = [part('apply.early'), part('apply.middle'), part('apply.late')];
  return [
    section('apply.ground', 14, [part('apply.feature'), part('apply.fit')]),
    section('apply.links', 22, links),
    ...answerTroubles(troubles, 17, title),
  ];
};

/** A tool, a technique or an idea brought into work that was done without it. */
const isApplied = ({ text, signs }: TitleUnderstanding): boolean =>
  signs.includes('application') &&
  /在.+[中内]的?(?:应用|运用)|における.+の(?:活用|利用|応用)|\b(?:use|application) of\b|\baplicación de\b/iu.test(text);

/** What is known of a technique, whatever may be lacking in it; what is known to go wrong in it goes before that. */
const planState =
  (field: Field): Core =>
  (material, angle, title) =>
    material.subjectChains().filter(isFitting).length >= 2
      ? planMeasures(material, angle, title)
      : reviewIn(field)(material, angle, { ...title, kind: 'review' });

export function findStatusCore(field: Field, title: TitleUnderstanding): Core {
  const technical = findTechnicalCore(field, title);
  if (technical) return technical;
  if (field === 'science') return planObservation;
  // A technique has no money, staff or rules of its own: what is known of it is set out by strands.
  if (field === 'engineering' && !title.isAspectNamed) return planState(field);
  return isApplied(title) ? planApplication : planMeasures;
}
