import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Chain } from '../../knowledge/select.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import type { Core } from './core.ts';
import { planObservation } from './observation.ts';
import { planReview } from './review.ts';
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

const fromChain = (chain: Chain): Trouble => ({
  problem: part('measures.problem', { ...chain }),
  cause: part('measures.cause', { ...chain }),
  answer: part('measures.measure', { ...chain }, [part('measures.step'), part('measures.condition')]),
});

const derive = (problem: Move, cause: Move, answer: Move): Trouble => ({
  problem: part(problem),
  cause: part(cause),
  answer: part(answer),
});

/** What may be lacking in a thing worth having: those who do it, what they need, their rules, their doing, whom it serves. */
const lacks: readonly Trouble[] = [
  derive('lack.users', 'lack.usersCause', 'lack.usersAnswer'),
  derive('lack.actors', 'lack.actorsCause', 'lack.actorsAnswer'),
  derive('lack.means', 'lack.meansCause', 'lack.meansAnswer'),
  derive('lack.rules', 'lack.rulesCause', 'lack.rulesAnswer'),
  derive('lack.work', 'lack.workCause', 'lack.workAnswer'),
];
/** What there is to say of a thing better avoided: how much of it, where, at what cost. */
const harms: readonly Trouble[] = [
  derive('harm.extent', 'harm.extentCause', 'harm.extentAnswer'),
  derive('harm.where', 'harm.whereCause', 'harm.whereAnswer'),
  derive('harm.cost', 'harm.costCause', 'harm.costAnswer'),
];

const harmful =
  /流失|疼痛|压疮|谵妄|血栓|跌倒|营养不良|拥堵|拥挤|内涝|歧视|过劳|倦怠|鸿沟|缺勤|障碍|风险|污染|犯罪|失衡|滥用|浪费|贫困|焦虑|抑郁|暴力|欺凌|拖延|泄露|纠纷|短缺|腐败|事故|成瘾|违约|损失|退化|诈骗|损伤|造假|失业|失信|沉迷|孤独|厌学|辍学|侵权|内卷|burnout|difficulties|waste|poverty|loss\b|decline|risks?\b|crime|violence|anxiety|depression|shortage|hesitancy|pollution|fraud|attrition|inequality|gap\b|corruption|dropout|abuse|bullying|stress|injur|erosion|congestion|unemployment|turnover|misinformation|addiction|\b(?:absenteeism|absence|truancy|cheating|plagiarism|delays?|debts?|procrastination|malnutrition|homelessness|harassment|discrimination|overload|littering|theft|accidents?|deforestation|hunger|loneliness|illiteracy|obesity|defaults?|counterfeiting|cost overruns?|overcrowding|overtourism|complaints?|conflicts?|disputes?|errors?|bankruptc(?:y|ies)|insecurity|isolation|extinction)\b|desgaste|abandono|pobreza|desperdicio|pérdida|riesgo|delito|violencia|ansiedad|escasez|contaminación|fraude|desigualdad|corrupción|acoso|estrés|desempleo|desinformación|deserción|brecha|離職|不足|貧困|廃棄|損失|犯罪|暴力|不安|抑うつ|疲弊|汚染|詐欺|格差|腐敗|いじめ|失業|孤立|不登校|燃え尽き|ストレス|事故|ハラスメント|依存|過疎|空き家/iu;

/** 不登校児童への支援, "prevención del abandono": what is done against a harm is worth having. */
const againstHarm =
  /(?:支援|対策|予防|防止|解消|削減|軽減|ケア|相談|教育|治理|防治|防控|预防|干预|援助|帮扶|服务)(?:策|体制|制度|活動|サービス)?$|^(?:the )?(?:prevention|reduction|management|support)\b|^(?:la |el |los |las )?(?:prevención|reducción|atención|apoyo|intervención|lucha|programas?|manejo|gestión|control|protección)(?!\p{L})|\b(?:prevention|support|reduction)$/iu;

const taught = /\b(?:teaching|instruction)\b/iu;
const provided = /\b(?:funds?|funding|money|resources|staff|statutes?)\b/iu;
/** What a teacher does in class or after it lacks neither money nor statutes. */
const taughtZh =
  /(?:作业|课堂|提问|教学|阅读|写作|评语|导入|板书|预习|复习|课外活动)(?:布置|设计|批改|指导|互动|管理|评价)?$/u;

/** Named from what is known near the title; what that leaves open is asked of the title's own object. */
function findTroubles(material: Material, title: TitleUnderstanding, angle: number): Trouble[] {
  const isTaught = title.language === 'en' && taught.test(`${title.object} ${title.aspect}`);
  const known = material
    .sharedChains(3)
    .filter((chain) => !isTaught || !provided.test(`${chain.problem} ${chain.cause}`))
    .map(fromChain);
  // One known chain beside two of another grain would stand out; two or more carry the paper.
  if (known.length >= 2) return known;
  const { object } = nameTitle(title);
  // What has causes and countermeasures is a harm, whatever it is called.
  const isHarm = harmful.test(object) || /^causes and (?:countermeasures|solutions|remedies)$/iu.test(title.aspect);
  if (isHarm && !againstHarm.test(object)) return [...harms];
  // How something is taught is a matter of learners and lessons; money and statutes are another paper's.
  const own =
    isTaught || (title.language === 'zh' && taughtZh.test(object))
      ? lacks.filter(({ problem }) => !/means|rules/u.test(problem.move))
      : lacks;
  const start = angle % own.length;
  return [...own.slice(start), ...own.slice(0, start)].slice(0, 4);
}

/** Problems, causes and remedies in the same order; of equal weight, so that a short paper leaves out the same of each. */
const answerTroubles = (troubles: readonly Trouble[], weight: number): Section[] => [
  section(
    'measures.problems',
    weight,
    troubles.map(({ problem }) => problem),
  ),
  section(
    'measures.causes',
    weight,
    troubles.map(({ cause }) => cause),
  ),
  section(
    'measures.answers',
    weight,
    // Advice from the knowledge has steps of its own; of the others the first shows how it is done.
    troubles.map(({ answer }, place) =>
      place === 0 && answer.children.length === 0
        ? { ...answer, children: [part('answer.who'), part('answer.proof')] }
        : answer,
    ),
  ),
];

const status = (weight: number): Section =>
  section('measures.status', weight, [part('measures.current'), part('measures.actors')]);

/** Each problem has its cause and each cause its measure, in the same order. */
const planMeasures: Core = (material, angle, title) => {
  const chapters = answerTroubles(findTroubles(material, title, angle), 20);
  if (angle % 3 === 0) return [status(14), ...chapters];
  const experience = section('measures.experience', 14, [
    part('measures.model'),
    part('measures.lesson'),
    part('measures.safeguard'),
  ]);
  return angle % 3 === 1 ? [status(14), ...chapters.slice(0, 2), experience, ...chapters.slice(2)] : chapters;
};

const planApplication: Core = (material, angle, title) => {
  const troubles = findTroubles(material, title, angle);
  const links = [part('apply.early'), part('apply.middle'), part('apply.late')];
  return [
    section('apply.ground', 14, [part('apply.feature'), part('apply.fit')]),
    section('apply.links', 22, links),
    ...answerTroubles(troubles, 17),
  ];
};

/** A tool, a technique or an idea brought into work that was done without it. */
const isApplied = ({ text, signs }: TitleUnderstanding): boolean =>
  signs.includes('application') &&
  /在.+[中内]的?(?:应用|运用)|における.+の(?:活用|利用|応用)|\b(?:use|application) of\b|\baplicación de\b/iu.test(text);

/** What is known of a technique, whatever may be lacking in it. */
const planState: Core = (material, angle, title) => planReview(material, angle, { ...title, kind: 'review' });

export function findStatusCore(field: Field, title: TitleUnderstanding): Core {
  const technical = findTechnicalCore(field, title);
  if (technical) return technical;
  if (field === 'science') return planObservation;
  // A technique has no money, staff or rules of its own: what is known of it is set out by strands.
  if (field === 'engineering' && !title.isAspectNamed) return planState;
  return isApplied(title) ? planApplication : planMeasures;
}
