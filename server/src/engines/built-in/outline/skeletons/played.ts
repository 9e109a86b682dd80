import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, type Section, section } from '../section.ts';
import { closeUp } from '../title-spans.ts';
import { nameOnce } from './design-names.ts';
import type { OpenPlan } from './open-names.ts';
import { namesPeople } from './people.ts';

/** People and bodies of people: only they do something and are held back in it. */
const zhActor =
  /(?:政府|部门|机关|机构|组织|[协学商工教行农]会|同乡会|会馆|会社|基金会|红十字会|妇联|委员会|居委会|村委会|合作社|企业|公司|银行|高校|大学|学校|幼儿园|医院|图书馆|博物馆|档案馆|文化馆|媒体|报刊|报纸|报人|平台|社区|社工|社会工作者|工作者|志愿者|乡贤|士绅|绅商|商人|商帮|传教士|党员|党组织|书记|干部|教师|教练|辅导员|班主任|家长|父母|父亲|母亲|家庭|祖辈|护士|护理人员|医生|医师|药师|律师|检察官|法院|法官|警察|农户|农民|能人|带头人|精英|青年|妇女|女性|老人|学生|居民|村民|工人|移民|华侨|侨商|留学生|知识分子|军队|国家|智库|设计师|建筑师|策展人|经纪人|领导者|管理者|NGO|NPO)$/u;
const jaActor =
  /(?:住民|市民|自治体|行政|政府|企業|会社|銀行|金融機関|機関|団体|組織|協会|協同組合|組合|農協|漁協|商工会(?:議所)?|NPO|NGO|ボランティア|学校|大学|教員|教師|教諭|担任|看護師|保健師|助産師|医師|薬剤師|栄養士|福祉士|保育士|ソーシャルワーカー|カウンセラー|保護者|父母|父親|母親|祖父母|家族|女性|若者|高齢者|学生|図書館|博物館|美術館|公民館|病院|施設|センター|メディア|新聞|雑誌|放送|農家|商人|武士|藩|幕府|教会|宣教師|寺院|神社|移民|士族|地主|青年団|婦人会|町内会|自治会|コーディネーター|出版社|業者|職人|版元|[本商問]屋|リーダー|管理者|経営者|専門職|隊員|協力隊)$/u;

const zhForms: readonly RegExp[] = [
  /^(?:论|试论|浅析|浅谈|略论|探析)?(?<a>[^在：:，]{2,14})在(?<b>.{2,24}?)(?:过程)?(?:中|里|上)?(?:所)?(?:发挥|扮演|起)?的(?<term>作用|角色|功能|角色定位|地位与作用|角色与作用|作用与地位)(?:研究|分析|探析|探究|考察)?$/u,
  /^(?:论|试论|浅析|浅谈|略论|探析)?(?<b>.{2,24}?)(?:过程)?中的?(?<a>[^中的：:，]{2,14})的?(?<term>作用|角色|功能|角色定位|地位与作用|角色与作用)(?:研究|分析|探析|探究|考察)?$/u,
];
/** 天津商会与城市公共卫生的近代转型: in a history, whoever stands beside a change had a part in it. */
const zhBeside =
  /^(?<a>[^与和：:，]{2,14})[与和](?<b>[^与和：:，]{4,24}(?:转型|变迁|变革|发展|兴起|近代化|现代化|建设|形成|改良|事业|运动|治理|救济|救助))(?:研究|考察|探析)?$/u;
const jaForms: readonly RegExp[] = [
  /^(?<b>.{2,30}?)における(?<a>[^、：と]{2,16})の(?:果たした|果たす|担う|担った)?(?<term>役割|機能)(?:と(?:課題|意義|可能性))?(?:に関する(?:研究|考察|一考察))?$/u,
  /^(?<b>[^と、：]{3,24})と(?<a>[^と、：]{2,16})の(?<term>役割|機能)$/u,
  /^(?<a>[^がは、：]{2,16})が(?<b>.{2,24}?)(?:に|において|で)(?:果たした|果たす|担った|担う)(?<term>役割)$/u,
];

/** Bodies of people, beside those whom a word for a doer names. */
const latinActor =
  /\b(?:parents|fathers|mothers|families|grandparents|churches|mosques|unions?|schools?|universities|libraries|museums|hospitals|banks|firms|companies|cooperatives|councils?|courts?|police|army|navy|media|press|newspapers|charities|NGOs?|government|parliament|state|communities|civil society|women|youth|principals|staff|United Nations|UN|EU|NATO|WHO|IMF|World Bank)$|^(?:padres|madres|famili|abuel|iglesia|sindicato|escuela|universidad|biblioteca|museo|hospital|banco|empresa|cooperativa|ayuntamiento|municipio|tribunal|policía|ejército|medios|prensa|ONG|gobierno|Estado|comunidad|mujer|jóvenes|juventud|enfermer|médic|docente|maestr|profesor|director|tutor|psicólog|trabajador|voluntari|matron|parter|comadron|fisioterapeut|farmacéutic|cuidador|educador|auxiliar|líder|nutricionist|ONU|OTAN)/iu;

const latinForms: readonly RegExp[] = [
  /^(?:the )?(?:changing |evolving |growing )?(?<term>role|part)s? (?:of|played by) (?:the )?(?<a>[^:]{3,44}?) in (?:the )?(?<b>[^:]{4,70})$/iu,
  /^(?:el |la )?(?<term>papel|rol) (?:de los |de las |de la |del |de )(?<a>[^:]{3,44}?) en (?:el |la |los |las )?(?<b>[^:]{4,70})$/iu,
];

/** Longer, and no heading could name who acts as well. */
const longestTask = 44;
/** A war or an upheaval is over, whatever field looks at it. */
const bygone =
  /\b(?:war|battle|revolution|revolt|uprising|siege|\d{4})\b|guerra|batalla|revolución|siglo|independencia/iu;

/** Where it is played stands in a slot of its own: preventing falls, and care homes. */
function withoutScopes(b: string, { contexts, language }: TitleUnderstanding): string {
  const joint =
    language === 'en'
      ? '(?:in|at|among|of|on|during|after)(?: the| an?)?'
      : '(?:en|entre|durante|tras)(?: el| la| los| las)?';
  return contexts.reduce((rest, { text }) => {
    const left = rest.replace(new RegExp(`,? ${joint} ${RegExp.escape(text)}$`, 'iu'), '');
    return left.length >= 4 ? left : rest;
  }, b);
}

/** The role of nurses in preventing falls: the title's own words, as they stand inside a heading. */
function readLatinPart(title: TitleUnderstanding): Part | null {
  const { language, text } = title;
  const [head = text] = text.split(/\s*(?:[:：]|[–—])\s+/u);
  for (const form of latinForms) {
    const { a, b, term } = form.exec(head)?.groups ?? {};
    if (!a || !b || !term || !(namesPeople(a, language) || latinActor.test(a))) continue;
    const own = (span: string): string => grammars[language].fromTitle(span, text);
    return { a: own(a), b: own(b.length <= longestTask ? b : withoutScopes(b, title)), term: term.toLowerCase() };
  }
  return null;
}

/** Kinds that are read, tried or looked up: who takes part in them is not what is asked. */
const otherwise: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'text-interpretation',
  'lab-experiment',
  'clinical-study',
  'review',
  'design-artefact',
  'doctrinal-law',
  'teaching-design',
]);

/** Below it the kind is a guess, and who takes part is asked all the same. */
const surely = 0.5;

interface Part {
  /** Who plays it, in what, and what the title calls it. */
  a: string;
  b: string;
  term: string;
}

function readPart(title: TitleUnderstanding): Part | null {
  const { language, text, kind, contexts } = title;
  if (language === 'en' || language === 'es') return readLatinPart(title);
  const [head = text] = text.replace(/[（(][\d—–\-~～年—世纪]+[）)]/gu, '').split(/——|――|[―—：:]/u);
  const forms = language === 'zh' ? zhForms : language === 'ja' ? jaForms : [];
  const beside = language === 'zh' && kind === 'history-narrative' ? [zhBeside] : [];
  for (const form of [...forms, ...beside]) {
    const { a, b, term } = form.exec(head)?.groups ?? {};
    // An age has no tasks of its own in which somebody takes part.
    if (!a || !b || contexts.some((context) => context.kind === 'time' && context.text === b)) continue;
    // 清末民初天津商会: when it was has a place of its own; what is left names who it was.
    const time = contexts.find((context) => context.kind === 'time' && a.startsWith(context.text))?.text ?? '';
    const who = a.slice(time.length).replace(/^[的の]/u, '');
    if (!(language === 'zh' ? zhActor : jaActor).test(who)) continue;
    // 江戸時代における出版統制: when and where stand before both.
    const within = language === 'zh' ? closeUp(b) : b.replace(/^[^と]{2,12}における(?=.{2})/u, '');
    return { a: who, b: within, term: term ?? '作用' };
  }
  return null;
}

const nameWhole = ({ a, b, term }: Part, language: TitleUnderstanding['language']): string =>
  ({
    zh: `${a}在${b}中的${term}`,
    ja: `${b}における${a}の${term}`,
    en: `the ${term} of ${a} in ${b}`,
    es: `${term === 'papel' || term === 'rol' ? 'el' : 'la'} ${term} ${grammars.es.inflect(a, 'de')} en ${grammars.es.inflect(b, undefined)}`,
  })[language];

/** 乡村振兴中新乡贤的作用, 災害復興におけるNPOの役割: what they stand on, what they do, what comes of it, what limits them. */
export function findPlayed(title: TitleUnderstanding, field: Field): OpenPlan | null {
  const isOtherwise = otherwise.has(title.kind) && title.confidence.kind >= surely;
  if (isOtherwise || field === 'literature' || title.bearing?.through || title.bearing?.under) return null;
  const found = readPart(title);
  if (!found) return null;
  // Women in a war have a past of their own, and are told by it.
  const isLatin = title.language === 'en' || title.language === 'es';
  if (isLatin && title.kind === 'history-narrative' && title.bearing === null) return null;
  const isPast = title.kind === 'history-narrative' || field === 'history' || bygone.test(found.b);
  const where = title.contexts.find(
    ({ kind, text }) => kind === 'case' || (kind === 'place' && !found.a.includes(text)),
  );
  const slots = { ...found, case: where && !found.b.includes(where.text) ? where.text : '' };
  const chapters: Section[] = [
    section('play.scene', 18, [part('play.task'), part('play.stand')], slots),
    section('play.deeds', 24, [part('play.ways'), part('play.means'), part('play.bonds')], slots),
    section('play.effect', 24, [part('play.gain'), part('play.proof'), part('play.differ')], slots),
    section('play.limit', 16, [part('play.inner'), part('play.outer')], slots),
    isPast
      ? section('play.verdict', 18, [part('play.then'), part('play.after')], slots)
      : section('play.better', 18, [part('play.self'), part('play.support')], slots),
  ];
  const name = nameWhole(found, title.language);
  const read: TitleUnderstanding = {
    ...{ ...title, kind: isPast ? 'history-narrative' : 'case-study' },
    ...{ object: found.a, short: found.a, isAspectNamed: false, bearing: null, sides: null },
    contexts: title.contexts.filter(({ text }) => !found.a.includes(text) && !found.b.includes(text)),
  };
  const plan = nameOnce(read, name, chapters, title.language === 'ja' ? 'finding' : 'theory');
  const again = { object: title.language === 'ja' ? `${found.a}の${found.term}` : found.a };
  return { ...plan, names: { ...plan.names, ...again } };
}
