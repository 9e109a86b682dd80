import type { Field } from '@yanmo/contract/codes';
import { canAskPeople } from '../../../../understanding/methods/can-ask-people.ts';
import { shareSaid } from '../../../../understanding/says-part.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';
import { planGroups } from './clinical-study.ts';
import { planCohort } from './cohort.ts';
import type { Core } from './core.ts';
import { planAlgorithm } from './design-artefact.ts';
import { planInfluence, planSway } from './effect.ts';
import { isBenchWork, planTrial } from './lab-experiment.ts';
import { isOfAnother, isOfOthers } from './matters/cared-for.ts';
import { findHarm, isKnownHarm } from './matters/find-matter.ts';
import { planObservation } from './observation.ts';
import { findParty } from './parties.ts';
import { areSmall, findPupilData, marked } from './pupil-data.ts';
import { advice } from './status-and-remedies.ts';
import { findUnitData } from './units.ts';

/** Where influence passes from ideas to works, and where it passes from one course of events to another. */
export const ideas: ReadonlySet<Field> = new Set(['philosophy', 'literature', 'art']);
const events: ReadonlySet<Field> = new Set(['history', 'law', 'military']);
export const isInterpretive = (field: Field): boolean => ideas.has(field) || events.has(field);
const natural: ReadonlySet<Field> = new Set(['science', 'engineering', 'agriculture']);
/** Within a field of nature these are asked of people and firms, not of plots, rivers or machines. */
const social =
  /农户|农民|居民|企业|社会化|政策|意愿|满意|市场|消费|依从|倦怠|素养|价格|出口|收入|贸易|工程项目|工期|farmers?\b|household|policy|adoption|market|satisfaction|adherence|burnout|prices?\b|income|construction|projects?\b|adopción|productores|agricultor|hogar|política|mercado|precio|ingreso|普及|農家|住民|政策|意欲|満足|市場|燃え尽き|後継者|価格|所得/iu;
/** Firms, regions and markets leave records; what they do is not asked of them by a scale. */
const recorded =
  /企业|公司|上市|银行|金融|汇率|利率|股|债|出口|进口|贸易|产业|经济|投资|财政|税|碳排放|GDP|城镇化|价格|面板|省|firms?\b|compan|bank|financ|exchange rate|interest rate|stock|export|import|trade|industr|econom|invest|fiscal|tax|emission|price|panel|inequality|growth|obesity|mortality|crime\b|poverty|food deserts|housing|migration|fertility|life expectancy|empresa|banc|tipo de cambio|exportaci|comercio|econom|inversi|precio|crecimiento|企業|銀行|金融|為替|株|輸出|貿易|産業|経済|投資|価格/iu;
const inSchools = {
  zh: '学校记录与学生成绩数据',
  en: 'school records and test results',
  es: 'registros escolares y calificaciones',
  ja: '学校記録と成績データ',
};
/** Pupils sit in classes and classes in schools. */
const nested = { zh: '多层线性模型', en: 'multilevel regression', es: 'regresión multinivel', ja: 'マルチレベル分析' };

const personal =
  /意愿|倾向|满意|动机|态度|行为|倦怠|焦虑|抑郁|孤独|睡眠质量|心理|素养|依从|感知|认知|知晓|认同|投入|幸福|工作压力|学业压力|压力源|应对方式|手机依赖|手机成瘾|网络成瘾|护理人员|护士|医护|自我效能|社会支持|生活质量|需求|(?:营养|健康|防治|疾病|急救|用药|护理)知识|conocimientos y (?:actitudes|hábitos|prácticas)|(?:栄養|健康|疾患|予防|服薬)知識|intention|satisfaction|motivation|attitude|behavio|burnout|anxiety|perceived|engagement|wellbeing|well-being|intenci|satisfacci|motivaci|actitud|ansiedad|estrés|intent\b|commitment|loneliness|self-efficacy|\btrust\b|clima laboral|liderazgo|compromiso|autoestima|resiliencia|soledad|percepci|意図|意向|ショック|負担感|エンゲージメント|コミットメント|自己効力|孤独|抑うつ|意欲|満足|動機|態度|行動|不安|ストレス|幸福/iu;
const rated = /评价|评估|测度|竞争力|evaluat|assess|competitiveness|\brating\b|evaluaci|competitividad|評価|競争力/iu;
const predicted = /预测|机器学习|深度学习|predict|forecast|machine learning|predicci|pronóstico|予測|機械学習/iu;

/** Whether a study asks people, where its field would ask plots, samples or machines. */
export const asksPeople = (field: Field, text: string): boolean =>
  usesRecords(field, text)
    ? false
    : natural.has(field)
      ? social.test(text)
      : canAskPeople(text, 'relation-test', field);

/** What people feel, know or do, looked at for its own sake. */
const stateOfMind =
  /(?:依从性|习惯|满意度|意愿|素养|认知|态度|动机|幸福感|认同|知晓率|自我效能|自我管理(?:行为|能力)?|自护能力|自理能力|睡眠质量|生活质量|adherence|satisfaction|willingness|literacy|attitudes?|motivation|wellbeing|well-being|adherencia|satisfacción|motivación|actitud(?:es)?|満足度|意欲|意識|アドヒアランス)$/iu;
export const isStateOfMind = (object: string): boolean => stateOfMind.test(object);

/** An economy has regions, and no groups that answer. */
const ofRegions =
  /(?:经济|产业|贸易|出口|投资|増?成長|増加|経済|産業|貿易)$|\b(?:economy|economies|economic growth|industry|trade|exports)\b|(?:^|\s)(?:economía|economías|crecimiento económico|industria|comercio|exportaciones)(?!\p{L})/iu;
const region: Record<TitleUnderstanding['language'], string> = { zh: '地区', en: 'region', es: 'región', ja: '地域' };

const usesScales = (field: Field, text: string): boolean =>
  !areSmall(text) &&
  ((personal.test(text) && !/class size|班级规模|学級規模/iu.test(text)) ||
    // An illness is looked up in records, not asked of a scale.
    (field !== 'medicine' && field !== 'economics' && !recorded.test(text) && !marked.test(text)));

/** What people know or do is asked of them, in a ward as elsewhere. */
const known =
  /\b(?:knowledge|awareness|perceptions?|practices|beliefs|experiences?)\b|(?:营养|健康|防治|疾病|急救|用药|护理|相关)知识|conocimientos(?!\p{L})|(?:栄養|健康|疾患|予防|服薬)知識/iu;

/** Illness and what people are exposed to stand in records and measurements; only what they feel or do is asked of them. */
export const usesRecords = (field: Field, text: string): boolean =>
  field === 'medicine' && !personal.test(text) && !known.test(text);

/** A span of the title as it stands inside a heading. */
const own = ({ language, text }: TitleUnderstanding, span: string | null | undefined): string =>
  span ? grammars[language].fromTitle(span, text) : '';

interface Links {
  /** What the effect passes through and what it depends on: what the title names, else what is near it. */
  through: string;
  under: string;
}

/** Terms of the field that say the object or the outcome again in other words explain nothing. */
const listOthers = (terms: readonly string[], { object, bearing, language }: TitleUnderstanding): string[] =>
  language !== 'zh' && language !== 'ja'
    ? terms.filter((term) => shareSaid(`${object} ${bearing?.outcome ?? ''}`, term, language) < 0.5)
    : terms.filter((term) => {
        const said = new Set(`${object}${bearing?.outcome ?? ''}`);
        return [...term].filter((sign) => said.has(sign)).length < term.length * 0.6;
      });

/** A channel that the title does not name is put forward only where the field looks for channels, and then it is all that is. */
function findLinks(material: Material, title: TitleUnderstanding, field: Field): Links {
  const sought = field === 'economics' ? 2 : field === 'management' ? 1 : 0;
  // What somebody knows or feels stands in no county's books.
  const held = (term: string): boolean =>
    findUnitData(title) === null || !/素养|感知|认知|意愿|literacy|percei|attitude/iu.test(term);
  const [first = '', second = ''] =
    sought > 0 ? listOthers(material.variables(4), title).filter(held).slice(0, sought) : [];
  const through = own(title, title.bearing?.through);
  const under = own(title, title.bearing?.under);
  if (through && under) return { through, under };
  // A title that names one of the two tests that one; a second of our own would be another paper.
  if (through || under) return { through, under };
  return { through: first, under: second };
}

function planPaths({ through, under }: Links): Section {
  const mediated =
    through !== '' && part('effect.mediated', { variable: through }, [part('effect.stepOne'), part('effect.stepTwo')]);
  const moderated = under !== '' && part('effect.moderated', { variable: under });
  const isBare = !mediated && !moderated;
  return section('effect.paths', 20, [
    isBare
      ? [part('effect.directReason'), part('effect.directClaim')]
      : part('effect.direct', {}, [part('effect.directReason'), part('effect.directClaim')]),
    mediated,
    moderated,
  ]);
}

function planTest(
  { through, under }: Links,
  material: Material,
  isScaled: boolean,
  title: TitleUnderstanding,
): Section {
  const isWide = title.language === 'zh' || title.language === 'ja';
  const moderates = isWide && Boolean(title.bearing?.under);
  const [group = '', otherGroup = ''] = material.groups(2);
  return section('effect.test', 22, [
    isScaled && part('scale.describe'),
    part(isScaled && isWide ? 'scale.main' : 'effect.baseline'),
    through !== '' && part('effect.mediationTest', { variable: through }),
    under !== ''
      ? part(moderates ? 'effect.moderationTest' : 'effect.byGroup', { variable: under })
      : ofRegions.test(title.bearing?.outcome.replace(/ (?:of|de|del) .*$/u, '') ?? '')
        ? part('effect.byGroup', { variable: region[title.language] })
        : part('effect.heterogeneity', {}, [
            group !== '' && part('effect.byGroup', { variable: group }),
            otherGroup !== '' && part('effect.byGroup', { variable: otherGroup }),
          ]),
    !isScaled && part('effect.robustness'),
  ]);
}

const governing: Record<TitleUnderstanding['language'], readonly [string, string]> = {
  zh: ['政策制定者', '企业与居民'],
  en: ['policymakers', 'firms and households'],
  es: ['los poderes públicos', 'las empresas y los hogares'],
  ja: ['政策担当者', '企業と家計'],
};

const schooled = /school|enrol|nutrition|escol|matrícula|nutrici|入学|上学|辍学|就学|営養|栄養/iu;

const employed = /最低賃金|雇用|賃金|最低工资|就业|工资|失业|退休/u;

/** To whoever can act on it: nobody advises a rate of exchange. */
function listAdvice(title: TitleUnderstanding, field: Field): Section[] {
  // What children do at school is decided at home, where an economy is studied.
  const isHome = field === 'economics' && findUnitData(title) !== null && schooled.test(title.text);
  // Wages and jobs are set by states and firms, whoever holds them.
  const isLabour = field === 'economics' && employed.test(title.text);
  const party = isHome || isLabour ? null : findParty(title);
  const to = party?.advisers ?? (field === 'economics' ? governing[title.language] : null);
  if (to) return to.map((term) => part('effect.adviceTo', { term }));
  return [part('effect.adviceDriver'), part('effect.adviceOutcome'), part('effect.adviceGroup')];
}

/** One economy through time: no regions, no respondents, but shocks and their course. */
const planSeries: Core = (material, angle, title) => {
  const links = findLinks(material, title, 'economics');
  const design = section('series.design', 20, [part('series.data'), part('series.unit'), part('series.model')]);
  const test = section('series.test', 24, [
    part('series.response'),
    part('series.share'),
    part('series.phase'),
    part('effect.robustness'),
  ]);
  const follow = section(
    'effect.suggest',
    14,
    governing[title.language].map((term) => part('effect.adviceTo', { term })),
  );
  const paths = planPaths(links);
  return angle % 3 === 1 ? [design, paths, test, follow] : [paths, design, test, follow];
};
/** How policy reaches the economy is told by its channels; nothing causes a channel. */
const planChannels: Core = (_material, _angle, title) => [
  section('channel.paths', 26, [part('channel.credit'), part('channel.asset'), part('channel.expect')]),
  section('series.design', 20, [part('series.data'), part('series.unit'), part('series.model')]),
  section('series.test', 24, [part('series.response'), part('series.share'), part('series.phase')]),
  section(
    'effect.suggest',
    12,
    governing[title.language].map((term) => part('effect.adviceTo', { term })),
  ),
];
/** Where people were asked, the field does not matter. */
const surveyed = /问卷|调查|\bsurvey\b|questionnaire|encuesta|調査|アンケート/iu;

const macro =
  /货币政策|量化宽松|利率|汇率|通货膨胀|通胀|经济增长|财政支出|国债|股市|股价|房价|油价|失业率|M2|quantitative easing|monetary policy|interest rates?|exchange rates?|inflation|oil prices?|stock (?:market|prices)|economic growth|fiscal policy|inflación|tipo de cambio|tasas? de interés|política monetaria|crecimiento económico|precio del petróleo|金融政策|為替|金利|インフレ|物価|株価|経済成長|量的緩和/iu;
const crossed =
  /面板|省级|各省|地级|县域|城市|企业|上市|银行|农户|居民|国家(?:的|间)|一带一路|panel|provinc|\bstates\b(?! of)|countries|OECD|\bEU\b|firms?\b|compan|\bbanks\b|municip|empresas?|países|provincias|municipios|都道府県|企業|各国/iu;
const isOneEconomy = (field: Field, text: string): boolean =>
  (field === 'economics' || field === 'management') &&
  macro.test(text) &&
  !crossed.test(text.replace(/United States/giu, ''));

const participants = part('scale.people', {}, [part('scale.choose'), part('scale.drop')]);

/** Mechanism, hypotheses, measures, test, what follows: both ends can be measured. */
const planEffect =
  (isScaled: boolean, field: Field): Core =>
  (material, angle, title) => {
    const links = findLinks(material, title, field);
    const paths = planPaths(links);
    const unit = findUnitData(title);
    // What the title sets between the two or makes them depend on is measured as they are.
    const between = own(title, title.bearing?.through ?? title.bearing?.under);
    const measured = between !== '' && lesser('effect.link', { variable: between });
    const ofPupils = findPupilData(title);
    const found =
      ofPupils ??
      (unit !== null
        ? { data: unit, tool: null }
        : marked.test(title.text)
          ? { data: inSchools[title.language], tool: nested[title.language] }
          : null);
    const design = isScaled
      ? section('scale.design', 18, [participants, part('scale.tools'), measured, part('scale.course')])
      : section('effect.design', 18, [
          part('effect.sample', found ? { data: found.data } : {}, [part('effect.source'), part('effect.screening')]),
          part('effect.outcome'),
          part('effect.driver'),
          measured,
          part('effect.model', found?.tool ? { tool: found.tool } : {}),
        ]);
    const test = planTest(links, material, isScaled, title);
    const follow = section('effect.suggest', 14, [
      ...listAdvice(title, field),
      links.through !== '' && part('effect.adviceThrough', { variable: links.through }),
    ]);
    const turned = (chapter: Section): Section => ({ ...chapter, children: chapter.children.toReversed() });
    const [one = '', two = ''] = angle % 3 === 1 ? material.theories(2) : [];
    if (two !== '') {
      const rival = section('effect.rival', 18, [
        part('effect.prediction', { theory: one }),
        part('effect.prediction', { theory: two }),
        title.bearing?.through ? part('effect.mediated', { variable: links.through }) : null,
        title.bearing?.under ? part('effect.moderated', { variable: links.under }) : null,
        part('effect.claims'),
      ]);
      return [rival, turned(design), test, turned(follow)];
    }
    if (angle % 3 === 0) return [paths, design, test, follow];
    return angle % 3 === 1
      ? [turned(paths), turned(design), test, turned(follow)]
      : [paths, design, turned({ ...test, move: 'effect.groups' }), turned(follow)];
  };

const knowing = /知识|知晓|认知|knowledge|awareness|conocimiento|知識|認知/iu;
/** What people know does not come from what they know. */
const listApart = (factors: readonly string[], { text }: TitleUnderstanding): readonly string[] =>
  knowing.test(text) ? factors.filter((factor) => !knowing.test(factor)) : factors;

/** The title names what is acted on and asks what acts. */
export const planFactors =
  (isScaled: boolean): Core =>
  (material, angle, title) => {
    const { signs } = title;
    const sort = isKnownHarm(title)
      ? findHarm(title).map(([cause]) => cause)
      : listApart(findParty(title)?.factors ?? [], title);
    const near =
      sort.length > 0
        ? sort.map((variable) => part('factor.sort', { variable }))
        : listOthers(material.variables(3), title).map((variable) => part('factor.one', { variable }));
    const usual = isScaled
      ? [part('factor.person'), part('factor.around'), part('factor.system')]
      : [part('factor.demand'), part('factor.supply'), part('factor.policy')];
    const factors = [...near, ...usual].slice(0, Math.max(3, near.length));
    const chains = material.chains(3).filter((chain) => !isOfAnother(chain, title) && !isOfOthers(chain, title));
    const candidates = section('factor.candidates', 22, [
      ...(angle % 2 === 1 ? factors.toReversed() : factors),
      part('factor.claims'),
    ]);
    const design = isScaled
      ? section('factor.design', 18, [participants, part('factor.outcome'), part('factor.items'), part('scale.course')])
      : section('factor.data', 18, [
          part('factor.outcome'),
          part('effect.sample', {}, [part('effect.source'), part('effect.screening')]),
          part('effect.model'),
        ]);
    const test = section('factor.test', 24, [
      (isScaled || signs.includes('status')) && part('factor.level'),
      isScaled && part('factor.group'),
      part('factor.rank'),
      part('factor.joint'),
      !isScaled && part('effect.robustness'),
    ]);
    const follow = section(
      'factor.suggest',
      14,
      isKnownHarm(title)
        ? findHarm(title).map(([cause, measure]) => part('harm.answer', { cause, measure }))
        : chains.length >= 2
          ? advice(chains)
          : findParty(title)
            ? listAdvice(title, 'management')
            : isScaled
              ? [part('factor.adviceSelf'), part('factor.adviceAround'), part('factor.adviceSystem')]
              : [part('effect.adviceDriver'), part('factor.adviceSystem')],
    );
    // Who only asks why wants no advice.
    const last = signs.includes('question') && !signs.includes('remedy') ? [] : [follow];
    return angle % 3 === 2 ? [design, candidates, test, ...last] : [candidates, design, test, ...last];
  };

/** A level that is to be told: by which signs, with what result, where it falls short. */
const planRating: Core = (_material, angle) => {
  const result = [part('rating.total'), part('rating.side'), part('rating.check')];
  return [
    section('rating.index', 26, [
      part('rating.basis'),
      part('rating.items', {}, [part('rating.levels'), part('rating.scope')]),
      part('rating.weight'),
    ]),
    section('rating.result', 28, angle % 2 === 1 ? result.toReversed() : result),
    section('rating.use', 20, [part('rating.gap'), part('rating.step')]),
  ];
};

/** What is done with patients can be given to one group and kept from another; what merely befalls them cannot. */
const given =
  /(?:护理|疗法|训练|干预|健康教育|按摩|教室|足浴|瑜伽|太极拳|八段锦|针灸|推拿|音乐|芳香|プログラム|介入|訓練|療法|体操|マッサージ|アロマ|音楽|ヨガ|ストレッチ|保健指導|栄養指導)$|^(?:yoga|tai chi|acupuncture|music|mindfulness|aromatherapy|foot baths?|stretching|massage|hand massage)\b|^(?:el |la )?(?:yoga|acupuntura|música|musicoterapia|masaje|ejercicio)|^(?:the |a |an )?[\p{L}-]* ?[\p{L}-]* ?(?:programme|program|intervention|therapy|massage)\b|^(?:un |una |el |la |los )?(?:programas?|intervenci[oó]n(?:es)?|terapia|fisioterapia|masaje|cuidados de enfermería)(?![\p{L}])/iu;

export function findRelationCore(field: Field, title: TitleUnderstanding): Core | null {
  const { text, bearing, signs, object } = title;
  const isScaled = usesScales(field, text);
  if (bearing === null) {
    if (rated.test(text) && !signs.includes('factors')) return planRating;
    if (predicted.test(text) && natural.has(field)) return planAlgorithm;
    if (isOneEconomy(field, text) && /传导|transmission|transmisión|波及/iu.test(text)) return planChannels;
    if (isInterpretive(field) && !surveyed.test(text)) return null;
    if (field === 'engineering' && !asksPeople(field, text)) return planTrial;
    // How common an illness is among people has factors in those people; it has no sampling points and no weather.
    if (field === 'medicine') return planFactors(true);
    return asksPeople(field, text) ? planFactors(isScaled) : planObservation;
  }
  if (field === 'medicine' && given.test(object)) return planGroups;
  if (isOneEconomy(field, text)) return planSeries;
  // What can be set on a bench is set there, not looked for in the field.
  if (field === 'science' && isBenchWork(title)) return planTrial;
  if (usesRecords(field, text)) return planCohort;
  if (ideas.has(field) && !surveyed.test(text)) return planInfluence;
  if (events.has(field) && !surveyed.test(text)) return planSway;
  if (asksPeople(field, text)) return planEffect(isScaled, field);
  return field === 'engineering' ? planTrial : planObservation;
}
