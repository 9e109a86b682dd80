import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

const ailment =
  /病$|症$|炎$|瘤$|腹泻|下痢|感染|虫害|病害|病虫|害虫|寄生虫|猪瘟|鸡瘟|禽流感|口蹄疫|连作障碍|中毒|infest|worm\b|locust|weevil|aphid|beetle|草地贪夜蛾|蚜|螟|蝗|锈病|枯萎|疫病|杂草|disease|fever|infection|mastitis|blight|rust|mildew|\b(?:rot|wilt|scab|smut|sigatoka|anthracnose|canker|flukes?|ticks?|mites|lice|bloat|lameness)\b|pest|parasite|diarrh|itis\b|osis\b|gusano|pulgón|polilla|mosca (?:blanca|de la fruta)|trips|ácaro|nematodo|enfermedad|infecci|plaga|mastitis|fiebre|tizón|roya|感染症|病虫害|下痢症|害虫|線虫|ウンカ/iu;
const defect =
  /脱落|沉降|车辙|坑槽|剥落|空鼓|冻胀|翻浆|渗水|脱空|裂缝|开裂|渗漏|塌方|滑坡|故障|失效|变形|腐蚀|锈蚀|磨损|疲劳|缺陷|通病|病害|堵塞|泄漏|振动过大|failure|fault|crack|leak|settlement|corrosion|wear|defect|fatigue|grieta|fisura|fuga|corrosión|asentamiento|desgaste|avería|ひび割れ|漏水|沈下|腐食|故障|劣化|損傷/iu;
const technique =
  /(?:栽培|种植|繁育|育苗|养殖|饲养|嫁接|播种|丰产|高产|保鲜|贮藏|加工)(?:管理)?(?:关键)?技术|栽培技術|cultivation (?:technique|method|practice)s?|técnicas? de cultivo|rearing|husbandry/iu;
/** Firms, offices and people have problems too, but nobody treats those with drugs or mortar. */
const social =
  /管理|政策|企业|市场|保险|制度|监管|policy|management|insurance|market|polític|gestión|seguro|政策|経営|制度/iu;

export const isDefect = (text: string): boolean => defect.test(text);
export const isAilment = (text: string): boolean => ailment.test(text);

/** An illness: how it looks, where it comes from, how it is told from others, kept away and cured. */
export const planAilment: Core = (_material, angle) => {
  const signs = section('ailment.signs', 18, [part('ailment.look'), part('ailment.spread'), part('ailment.loss')]);
  const causes = section('ailment.causes', 20, [
    part('ailment.pathogen', {}, [part('ailment.agent'), part('ailment.route')]),
    part('ailment.setting'),
    part('ailment.host'),
  ]);
  const diagnosis = section('ailment.diagnosis', 14, [part('ailment.field'), part('ailment.lab')]);
  const prevent = section('ailment.prevent', 20, [
    part('ailment.manage'),
    part('ailment.resist'),
    part('ailment.watch'),
  ]);
  const cure = section('ailment.cure', 18, [part('ailment.drug'), part('ailment.support'), part('ailment.effect')]);
  return angle % 2 === 1 ? [causes, signs, diagnosis, cure, prevent] : [signs, causes, diagnosis, prevent, cure];
};

/** A defect of something built: how it shows, why it arises, how it is found, kept away and repaired. */
export const planDefect: Core = (_material, angle) => {
  const signs = section('defect.signs', 16, [part('defect.look'), part('defect.course'), part('defect.harm')]);
  const causes = section('defect.causes', 22, [part('defect.design'), part('defect.work'), part('defect.load')]);
  const detect = section('defect.detect', 14, [part('defect.inspect'), part('defect.grade')]);
  const prevent = section('defect.prevent', 18, [part('defect.early'), part('defect.process')]);
  const repair = section('defect.repair', 20, [
    part('defect.choice'),
    part('defect.steps', {}, [part('defect.parameter'), part('defect.accept')]),
    part('defect.effect'),
  ]);
  return angle % 2 === 1 ? [signs, detect, causes, repair, prevent] : [signs, causes, detect, prevent, repair];
};

const planTechnique: Core = (_material, angle) => {
  const steps = [
    part('technique.start'),
    part('technique.tend', {}, [part('technique.water'), part('technique.climate')]),
    part('technique.guard'),
  ];
  return [
    section('technique.condition', 22, [part('technique.site'), part('technique.stock')]),
    section('technique.steps', 36, angle % 2 === 1 ? [...steps.slice(1), ...steps.slice(0, 1)] : steps),
    section('technique.yield', 20, [part('technique.harvest'), part('technique.gain')]),
  ];
};

const machine =
  /汽车|车辆|发动机|制动|刹车|变速|底盘|空调|机床|电梯|泵|电机|液压|轴承|减速机|起重机|锅炉|压缩机|打印机|电脑|数控|仪表|engine|brake|gearbox|vehicle|\bcars?\b|pump|motor|machine|elevator|hydraulic|compressor|bearing|turbine|conditioning|frenos?|vehículo|bomba|máquina|ascensor|compresor|エンジン|ブレーキ|自動車|ポンプ|モータ|機械|エレベータ|空調/iu;
const works =
  /混凝土|路面|路基|桥|隧道|墙|房屋|屋面|基坑|管道|堤|concrete|pavement|bridge|tunnel|wall|building|dam\b|pipeline|hormigón|puente|muro|pavimento|コンクリート|橋|トンネル|壁|舗装/iu;

const deviceWords: readonly RegExp[] = [
  /的?(?:常见|典型)?(?:故障|失效|磨损|异响).*$|(?:常见|典型)$/u,
  /^(?:common )?(?:faults?|failures?|defects?) (?:of|in) (?:the |a )?| ?(?:common )?(?:faults?|failures?)$/iu,
  /^(?:averías?|fallas?|fallos?)(?: frecuentes| comunes)? (?:del?|de la|de los|de las|en el|en la) /iu,
  /の?(?:主な)?故障.*$/u,
];

/** What carries the fault, without the fault. */
const nameDevice = (object: string): string =>
  deviceWords.reduce((name, words) => name.replace(words, ''), object) || object;

/** A machine: how it works, what goes wrong and why, how that is found, how it is repaired and kept. */
const planFault: Core = (_material, angle, title) => {
  const device = grammars[title.language].fromTitle(nameDevice(title.object), title.text);
  const slots = { object: device, focus: device };
  const find = section('fault.find', 22, [part('fault.steps'), part('fault.tools')], slots);
  const kinds = section('fault.kinds', 20, [part('fault.sign'), part('fault.why')], slots);
  return [
    section('fault.system', 16, [part('fault.parts'), part('fault.work')], slots),
    ...(angle % 2 === 1 ? [find, kinds] : [kinds, find]),
    section('fault.mend', 22, [part('fault.repair'), part('fault.example'), part('fault.keep')], slots),
  ];
};

/** Where the trouble lies in nature or in matter, the remedy is a technique; null where people are to act otherwise. */
export function findTechnicalCore(field: Field, { text, object }: TitleUnderstanding): Core | null {
  const isLiving = field === 'agriculture' || field === 'medicine' || field === 'science';
  if (field === 'agriculture' && technique.test(text)) return planTechnique;
  // A soil that is tired of one crop takes no medicine.
  if (/连作障碍|重茬|霜冻|冻害|盐碱/u.test(object)) return null;
  if (social.test(object)) return null;
  if (isLiving && ailment.test(object)) return planAilment;
  if (field !== 'engineering' || !(defect.test(text) || defect.test(object))) return null;
  return machine.test(text) && !works.test(object) ? planFault : planDefect;
}
