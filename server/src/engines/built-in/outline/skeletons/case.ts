import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';
import { findArms } from './arms.ts';
import { findSides } from './case-sides.ts';
import type { Core } from './core.ts';
import { findRise, planRise } from './rise.ts';

const state = /(?:能力|状况|绩效|质量|效率)$/u;
const fallen =
  /造假|舞弊|丑闻|破产|倒闭|失败|爆雷|崩盘|违规|泄露事件|暴雷|\b(?:scandals?|frauds?|collapse|bankruptcy|failure|downfall|fall of|disaster|meltdown|breach|recall)\b|escándalo|quiebra|fraude|fracaso|colapso|desastre|不正|粉飾|破綻|倒産|不祥事|隠蔽|改ざん|事故/iu;
/** A market, a lead or a firm that was lost: nothing was hidden and nobody is sentenced. */
const lost =
  /\blost\b|\bloses?\b|\bloss of .*(?:market|lead|share)|\bdeclines?\b|\bdemise\b|went wrong|失守|衰落|没落|衰败|败退|退出.{0,6}市场|perdi(?:ó|eron)|pérdida (?:del|de la) (?:mercado|liderazgo|cuota)|declive|ocaso|凋落|衰退|撤退/iu;
const gone =
  /\bcollapse\b|bankruptcy|\bfailures?\b|\bfailed\b|downfall|\bfall of\b|倒闭|破产|失败|quiebra|fracas|colapso|倒産|失敗|破綻/iu;
const wrongful =
  /scandal|fraud|account|audit|governance|\bbanks?\b|bridge|disaster|breach|recall|meltdown|accident|crash|explosion|lehman|ftx|wirecard|theranos|silicon valley|造假|舞弊|丑闻|爆雷|崩盘|违规|事故|监管|内部控制|银行|escándalo|fraude|banco|desastre|accidente|puente|不正|粉飾|不祥事|事故|隠蔽|改ざん|銀行/iu;
export const isDecline = (text: string): boolean => (lost.test(text) || gone.test(text)) && !wrongful.test(text);
const answered =
  /危机公关|危机管理|应对|防范机制|crisis (?:management|communication)|gestión de (?:la )?crisis|危機管理|再建/iu;
const planned =
  /策略|战略|营销|品牌|商业模式|盈利模式|国际化|出海|扩张|定位|竞争力|创新|strateg|marketing|branding|business model|expansion|market entry|competitive|innovation|estrategia|mercadotecnia|modelo de negocio|expansión|innovación|戦略|マーケティング|ブランド|ビジネスモデル|海外展開|海外進出|競争優位/iu;
const placed =
  /旅游|民宿|古镇|古村|小镇|乡村振兴|节庆|粉丝|打卡|文旅|tourism|pilgrimage|fan(?:s|dom)\b|festivals?|regeneration|turismo|fiestas?|festival|観光|聖地巡礼|まちづくり|地域活性化|地域おこし|町おこし|祭り|地域振興/iu;

/** Who or where the case is: what the title gives as the case, else whose doing it is. */
function nameCase({ language, text, contexts, object }: TitleUnderstanding): string {
  const named = contexts.find(
    ({ kind, text: said }) => kind === 'case' && (language !== 'en' || /^\p{Lu}|\d/u.test(said)),
  );
  if (named) return named.text;
  const owner =
    language === 'en'
      ? /^(?<firm>\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,2})[’']s? /u.exec(text)?.groups?.firm
      : undefined;
  if (owner) return owner;
  const place = contexts.find(({ kind }) => kind === 'place')?.text;
  return place && !object.includes(place) ? place : '';
}

/** "The Enron scandal: a failure of governance": the event is what the title opens with. */
export function nameFall({ kind, language, text, object }: TitleUnderstanding): string | null {
  const [head = ''] = text.split(/[:：]/u);
  const isHead =
    kind === 'case-study' && head !== text && fallen.test(head) && head.length <= 60 && !head.includes(object);
  return isHead ? grammars[language].fromTitle(head.replace(/^(?:the|el|la|los|las) /iu, ''), text) : null;
}

/** How it came about, why, who bears it, what is learned: nobody chooses a scandal, and it has no components. */
const planFall: Core = (_material, angle, title) => {
  const who = nameCase(title);
  const fall = nameFall(title);
  const slots = fall ? { object: fall, focus: fall } : {};
  const causes = section('fall.causes', 24, [part('fall.pressure'), part('fall.inside'), part('fall.outside')], slots);
  const course = section(
    'fall.course',
    22,
    [part('fall.before', who === '' ? {} : { case: who }), part('fall.means'), part('fall.exposed')],
    slots,
  );
  const blame = section('fall.blame', 15, [part('fall.loss'), part('fall.duty')], slots);
  const lessons = section('fall.lessons', 16, [part('fall.firm'), part('fall.rule')], slots);
  return angle % 3 === 1 ? [course, blame, causes, lessons] : [course, causes, blame, lessons];
};

/** What it was at its height, how it slid, why, and what others learn. */
const planDecline: Core = (_material, angle, title) => {
  const fallen =
    /\b(?:[Cc]ollapse|[Ff]all|[Dd]ecline|[Dd]emise|[Ff]ailure|[Bb]ankruptcy|[Dd]ownfall) of (?:the )?(?<firm>\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*)?)/u.exec(
      title.text,
    )?.groups?.firm;
  const who = fallen ?? nameCase(title);
  const course = section('decline.course', 22, [
    part('decline.height', who === '' ? {} : { case: who }),
    part('decline.turn'),
    part('decline.slide'),
  ]);
  const causes = section('decline.causes', 28, [
    part('decline.market'),
    part('decline.choice'),
    part('decline.inside'),
    lesser('decline.rivals'),
  ]);
  const lessons = section('decline.lessons', 18, [part('decline.tried'), part('decline.signs'), part('decline.firms')]);
  return angle % 3 === 1 ? [causes, course, lessons] : [course, causes, lessons];
};

/** What the firm faces, what it does, what came of it, what to change. */
const planStrategy: Core = (material, _angle, title) => {
  const who = nameCase(title);
  const sides = findSides(title).map((variable) => part('case.side', { variable }));
  const [theory = ''] = material.theories(1);
  return [
    section(
      'plan.setting',
      18,
      [part('plan.macro'), part('plan.rivals'), part('plan.strength')],
      who === '' ? {} : { case: who },
    ),
    section('plan.content', 24, [
      theory !== '' && lesser('frame.theory', { theory }),
      ...(sides.length > 0 ? sides : [part('case.start'), part('case.moves')]),
      lesser('case.turns'),
    ]),
    section('plan.result', 22, [part('plan.gain'), part('plan.trouble'), part('plan.why')]),
    section('plan.better', 17, [part('plan.advice'), part('plan.guard')]),
  ];
};

/** A town or a village: how it began, who does it, what the place gained and bears. */
const planGain: Core = (_material, _angle, title) => {
  const who = nameCase(title);
  const slots = who === '' ? {} : { case: who };
  return [
    section('gain.place', 17, [part('gain.ground'), part('gain.stages')], slots),
    section('gain.doing', 20, [part('gain.parties'), part('gain.visitors')]),
    section('gain.effect', 26, [part('gain.economy'), part('gain.culture'), part('gain.friction')], slots),
    section('gain.keep', 16, [part('gain.advice'), part('case.transfer')]),
  ];
};

/** 海底捞与西贝的服务营销策略: what the two are compared in belongs to the name. */
const nameRivals = (language: TitleUnderstanding['language'], both: string, on: string): string => {
  if (on === '' || both.includes(on)) return both;
  if (language === 'zh') return `${both}的${on}`;
  if (language === 'ja') return `${both}の${on}`;
  return language === 'es' ? `${on} de ${both}` : `the ${on} of ${both}`;
};

/** Two firms, towns or schools side by side, by what such things are compared in. */
const planRivals =
  (a: string, b: string, on: string): Core =>
  (_material, angle, title) => {
    const { language } = title;
    const both = grammars[language].join(a, b);
    const slots = { a, b, object: both, focus: nameRivals(language, both, on) };
    const sides = findSides({ ...title, text: on === '' ? title.text : `${on} ${title.text}` });
    const dimensions =
      sides.length > 0
        ? sides.map((variable) => part('compare.dimension', { variable }))
        : [part('compare.content'), part('compare.effect')];
    const ground = section(
      'compare.ground',
      20,
      [part('compare.first'), part('compare.second'), lesser('compare.criteria')],
      slots,
    );
    const contrast = section('compare.contrast', 28, [...dimensions, part('compare.same')], slots);
    const reasons = section('compare.reasons', 20, [part('compare.market'), part('compare.bet')], slots);
    const lessons = section('compare.lessons', 16, [part('compare.borrow'), part('compare.caution')], slots);
    return angle % 3 === 1 ? [ground, reasons, contrast, lessons] : [ground, contrast, reasons, lessons];
  };

/** Why this case, what happened, what it shows, and what carries over; a framework where a theory gives one. */
function planExample(material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const [theory = ''] = material.theories(1);
  const choice = section('case.choice', 13, [part('case.profile'), part('case.reason'), lesser('case.sources')]);
  const frame = section('case.frame', 15, [
    part('case.terms'),
    theory !== '' && part('frame.theory', { theory }, [part('frame.claim'), part('frame.fit')]),
    part('case.aspects'),
  ]);
  const sides = findSides(title).map((variable) => part('case.side', { variable }));
  const who = nameCase(title);
  // What went on went on in the case; the matter at large has no course. A town has one, but not this paper's.
  const isPlace = title.contexts.some(({ kind, text }) => kind === 'place' && text === who);
  const own =
    who !== '' && !isPlace && (title.language !== 'zh' || /并购|收购|事件|改革|项目/u.test(who))
      ? { object: who, focus: who, case: '' }
      : {};
  const course = section(
    'case.course',
    21,
    [part('case.start'), ...(sides.length > 0 ? sides : [part('case.moves')]), part('case.turns')],
    own,
  );
  // What a firm is able to do is measured; only what it does has a course.
  const isState = title.language === 'zh' && sides.length > 0 && state.test(title.object);
  const findings = section('case.findings', 24, [
    ...(isState ? [...sides, part('plan.why')] : [part('plan.gain'), part('plan.trouble'), part('plan.why')]),
  ]);
  const carry = section('case.carry', 16, [part('case.advice'), part('case.transfer'), lesser('case.bound')]);
  const framed = theory === '' ? [] : [frame];
  if (isState) return [choice, ...framed, findings, carry];
  if (angle % 3 === 1) return [frame, choice, findings, carry];
  return angle % 3 === 2 ? [choice, course, ...framed, findings, carry] : [choice, ...framed, course, findings, carry];
}

/** Whether the words of the title say how its case went: a rise, a fall, a strategy. */
export function isToldCase(title: TitleUnderstanding): boolean {
  const core = findCaseCore(title);
  return core !== planExample && core !== planGain && core !== planStrategy;
}

/** A firm, a project or an event of its own went a way and took decisions; a habit, a trade or a town at large did not. */
export function hasCourse(title: TitleUnderstanding): boolean {
  if (findCaseCore(title) !== planExample) return true;
  const acts =
    /公司|集团|银行|品牌|项目|事件|改革|并购|收购|平台|机构|医院|学校|大学|合作社|企业|\b(?:project|programme|program|reform|merger|acquisition|company|firm|club|initiative|campaign|agency|hospital|school|university|museum)\b|proyecto|programa|empresa|cooperativa|reforma|プロジェクト|事件|改革|企業|会社|病院|大学|事業/iu;
  return (
    title.contexts.some(
      ({ kind, text }) => kind === 'case' || (kind === 'setting' && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(text)),
    ) ||
    acts.test(title.object) ||
    (title.language !== 'zh' &&
      title.language !== 'ja' &&
      /^\p{Lu}/u.test(title.object) &&
      title.text.indexOf(title.object) > 0)
  );
}

/** By what the case is: two cases, a fall, a strategy, a place and what it gained, or anything else that happened once. */
export function findCaseCore(title: TitleUnderstanding): Core {
  const { text } = title;
  // «El fracaso de X frente a Y»: what X lost to is no second case.
  const isBeaten = (isDecline(text) || fallen.test(text)) && /frente al?(?!\p{L})|\bagainst\b/iu.test(text);
  const arms = isBeaten ? null : findArms(title);
  if (arms) return planRivals(arms.a, arms.b, arms.on);
  const rise = findRise(title);
  if (rise) return planRise(rise);
  if (isDecline(text) && !answered.test(text)) return planDecline;
  if (fallen.test(text) && !answered.test(text)) return planFall;
  if (placed.test(text) && !/营销|marketing|マーケティング/iu.test(title.object)) return planGain;
  if (planned.test(text)) return planStrategy;
  return planExample;
}
