import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { sortMatter } from '../../../../understanding/titles/sort-matter.ts';
import { part, type Section, section } from '../section.ts';
import { namesPeople } from './people.ts';

const bodily: ReadonlySet<Field> = new Set<Field>(['engineering', 'agriculture', 'medicine']);

/** What is there to be dealt with, as against what is done or made. */
const suffered =
  /(?:脱落|开裂|裂缝|渗漏|故障|腐蚀|失效|沉降|变形|病|症|伤|痛|焦虑|抑郁|不安|压力|倦怠|疲劳|害|污染|堵塞|老化|磨损|流失|損傷|劣化|故障|病害)$|(?:不安|ストレス|疲労|痛み)$|\b(?:anxiety|stress|pain|burnout|injur(?:y|ies)|fatigue|depression|failures?|leaks?|leakage|cracks?|corrosion|diseases?|erosion|loss(?:es)?|damage|defects?|infections?|\p{L}+(?:osis|itis))$|^(?:fallas?|fugas|corrosión|enfermedad|erosión|pérdidas?|daños|plagas?)(?!\p{L})/iu;

/** How many there are and where is counted; it has no inner workings. */
const counted =
  /(?:数量|种群|分布|多样性|丰度|密度|個体数|多様性)$|\b(?:population|abundance|diversity|distribution|numbers)\b|\b(?:on|in|along|near) /iu;

const planNature = ({ object }: TitleUnderstanding): Section[] => [
  counted.test(object)
    ? section('shift.base', 17, [part('tech.sense'), part('shift.measure')])
    : section('tech.what', 17, [part('tech.sense'), part('tech.work')]),
  section('nat.seen', 26, [part('nat.how'), part('nat.facts')]),
  section('tech.why', 22, [part('tech.inner'), part('tech.outer')]),
  section('nat.mean', 22, [part('nat.explain'), part('nat.open'), part('nat.use')]),
];

const planMatter = ({ object }: TitleUnderstanding, field: Field): Section[] => [
  section('tech.what', 17, [part('tech.sense'), part(field === 'medicine' ? 'tech.work' : 'tech.basis')]),
  section('tech.state', 22, [part('tech.seen'), part('tech.trouble')]),
  section('tech.why', 22, [part('tech.inner'), part('tech.outer')]),
  section(suffered.test(object) ? 'tech.cope' : 'tech.way', 25, [
    part('tech.means', {}, [part('tech.principle'), part('tech.cost')]),
    part('tech.compare'),
    part('tech.next'),
  ]),
];

/** What a firm does has aims, ways, what shapes them, results and a better way. */
const planRun = (): Section[] => [
  section('run.what', 16, [part('thing.sense'), part('run.aim')]),
  section('run.now', 24, [part('run.ways'), part('run.who'), part('thing.differ')]),
  section('run.shape', 22, [part('run.demand'), part('run.cost'), part('run.rival')]),
  section('run.effect', 20, [part('run.good'), part('run.bad')]),
  section('run.better', 18, [part('run.options'), part('run.steps')]),
];

const planEconomic = (): Section[] => [
  section('econ.what', 16, [part('thing.sense'), part('shift.measure')]),
  section('econ.state', 22, [part('econ.size'), part('econ.parties')]),
  section('econ.drive', 24, [part('econ.want'), part('econ.gain'), part('econ.rule')]),
  section('econ.effect', 22, [part('econ.good'), part('econ.bad'), part('econ.share')]),
  section('econ.judge', 16, [part('econ.options'), part('econ.weigh')]),
];

const planSchooled = (): Section[] => [
  section('edu.what', 16, [part('thing.sense'), part('edu.aim')]),
  section('edu.now', 22, [part('edu.forms'), part('edu.people'), part('thing.differ')]),
  section('edu.shape', 22, [part('edu.school'), part('edu.home'), part('edu.rule')]),
  section('edu.effect', 22, [part('edu.good'), part('edu.bad')]),
  section('edu.better', 18, [part('edu.ways'), part('edu.need')]),
];

/** Who or what does the fighting; a duty to serve has no equipment. */
const armed =
  /部队|军$|兵种|武器|无人机|导弹|舰|战机|公司|机器人|\b(?:forces?|companies|troops|units?|army|navy|drones?|weapons?|missiles?|tanks?|submarines?|robots?|militias?|mercenaries|vehicles|aircraft)\b|ejército|fuerzas|armada|drones|armas|empresas|milicias|部隊|自衛隊|兵器|軍|ドローン|ミサイル/iu;

const planForces = ({ object }: TitleUnderstanding): Section[] => [
  section('thing.what', 16, [part('thing.sense'), part('thing.origin')]),
  armed.test(object)
    ? section('arms.work', 24, [part('arms.tasks'), part('arms.order'), part('arms.cases')])
    : section('thing.state', 24, [part('thing.forms'), part('thing.people'), part('thing.differ')]),
  section('thing.why', 18, [part('arms.need'), part('arms.money')]),
  section('arms.effect', 24, [part('arms.good'), part('arms.bad'), part('arms.law')]),
  section('arms.next', 16, [part('arms.outlook'), part('arms.answer')]),
];

const planArt = (): Section[] => [
  section('art.what', 17, [part('thing.origin'), part('thing.sense')]),
  section('art.form', 24, [part('craft.form'), part('craft.sign'), part('art.makers')]),
  section('craft.works', 22, [part('craft.pick'), part('craft.read')]),
  section('art.place', 20, [part('craft.sense'), part('craft.public'), part('art.market')]),
  section('art.judge', 15, [part('thing.views'), part('art.next')]),
];

/** What is there among people and has no better known sort: its forms, reasons and effects. */
const planPractice = (): Section[] => [
  section('thing.what', 16, [part('thing.sense'), part('thing.origin')]),
  section('thing.state', 26, [
    part('thing.forms', {}, [part('thing.kinds'), part('thing.each')]),
    part('thing.people'),
    part('thing.differ'),
  ]),
  section('thing.why', 20, [part('thing.inner'), part('thing.outer')]),
  section('thing.effect', 24, [part('thing.near'), part('thing.far')]),
  section('thing.judge', 14, [part('thing.views'), part('thing.next')]),
];

/** What people feel or are to each other has components, influences and consequences. */
const planBond = (): Section[] => [
  section('bond.what', 16, [part('thing.sense'), part('bond.sides')]),
  section('bond.now', 22, [part('bond.level'), part('thing.differ')]),
  section('bond.shape', 24, [part('bond.self'), part('bond.group'), part('bond.place')]),
  section('bond.effect', 20, [part('thing.near'), part('thing.far')]),
  section('bond.better', 18, [part('bond.own'), part('bond.org')]),
];

/** People have duties, conditions and a worth to others; nobody improves them. */
const planCrew = (): Section[] => [
  section('folk.side', 16, [part('folk.who'), part('folk.need')]),
  section('crew.work', 22, [part('crew.tasks'), part('crew.with')]),
  section('crew.terms', 22, [part('crew.train'), part('crew.strain')]),
  section('crew.effect', 22, [part('use.good'), part('side.weigh')]),
  section('crew.better', 18, [part('gap.answer'), part('gap.need')]),
];

/** What farmers do among themselves rests on no law of nature. */
const husbanded =
  /共享|合作|经营|服务|管理|营销|品牌|电商|市场|托管|流转|融资|\b(?:sharing|cooperatives?|marketing|markets?|ownership|branding|tourism|succession)\b|cooperativas?|comercialización|mercados?|経営|共同利用|直売|販売|継承/iu;

/** A phenomenon has reasons and effects, in whatever field it is looked at. */
const phenomenon =
  /(?:现象|热|潮|风|文化|离れ|現象|ブーム)$|\b(?:phenomenon|craze|trend|culture)$|^(?:fenómeno|moda|auge)/iu;

/** What is taught, learned or done in school; how a teacher feels is not. */
const schooled =
  /教学|学习|自习|课|作业|教育|阅读|服务|活动|培训|评价|管理|考试|辅导|游戏|餐|校服|\b(?:recess|homework|lessons?|class\p{L}*|reading|teaching|learning|schools?|courses?|tutoring|curricul\p{L}+|assessment|exams?|lunch(?:es)?|uniforms?|play|playgrounds?|libraries|trips?)\b|recreos?|lectura|formación|enseñanza|aprendizaje|aula|deberes|tutor|escuela|comedor|授業|学習|教育|宿題|読書|指導|活動|部活|給食/iu;

/** What is arranged has ways and results wherever it is. */
const arranged =
  /(?:审核|制度|机制|招聘|评审|收费|配置|渠道|模式|策略|方式|定价|分配|制度|仕組み|運営)$|\b(?:schemes?|channels?|pricing|recruitment|admissions?)$/iu;

/** What people are in, not what they do: it is measured and explained, and has no aims. */
const isState = ({ object, language }: TitleUnderstanding, field: Field): boolean => {
  const sort = sortMatter(object, language, field);
  return (
    sort === 'ill' ||
    sort === 'state' ||
    /(?:性|率|感|差距|不对称|失灵|垄断|劳动|关系|空置|过剩|外流|流失|格差|意識)$/u.test(object)
  );
};

const among: ReadonlySet<Field> = new Set<Field>([
  'education',
  'management',
  'medicine',
  'interdisciplinary',
  'military',
]);
const felt =
  /(?:需求|体验|健康|信任|关系|情绪劳动|感|认同|压力|适应|动机|士气|凝聚力|倦怠|孤独|焦虑|意識|関係|信頼|孤立|ストレス|やりがい)$|\b(?:health|well-?being|trust|relationships?|belonging|identity|morale|motivation|loneliness|stress|anxiety|burnout|homesickness|engagement|resilience|grief)$|^(?:convivencia|salud|confianza|relaciones|identidad|moral|motivación|soledad|estrés|ansiedad|pertenencia|aislamiento|duelo)(?!\p{L})/iu;

/** What goes on in nature has no people in it, in whatever field it is looked at. */
const ofNature =
  /(?:热岛|热岛效应|侵蚀|冰川消融|冰川退缩|沙漠化|荒漠化|盐碱化|水土流失|赤潮|厄尔尼诺|温室效应|海平面上升|富营养化|白化|酸雨|台风|地震|火山|干旱|ヒートアイランド(?:現象)?|浸食|侵食|白化(?:現象)?|砂漠化|赤潮|海面上昇|酸性雨|氷河の後退)$|\b(?:heat islands?|erosion|bleaching|retreat|salini[sz]ation|desertification|eutrophication|acidification|permafrost thaw|sea[- ]level rise|algal blooms?|acid rain|droughts?|earthquakes?|volcanoes|landslides?|tsunamis?|el niño|subsidence|glaciation)$|^(?:islas? de calor|erosión|blanqueamiento|retroceso (?:de los )?glaciar|salinización|desertificación|eutrofización|acidificación|subida del nivel del mar|lluvia ácida|sequías?|terremotos|deslizamientos)(?!\p{L})/iu;

export const isOfNature = (object: string): boolean => ofNature.test(object);

/** A bare thing is asked what its field asks of such things. */
export function listBare(title: TitleUnderstanding, field: Field): Section[] {
  if (field === 'science' || ofNature.test(title.object)) return planNature(title);
  if (namesPeople(title.object, title.language)) return planCrew();
  if (field === 'agriculture' && husbanded.test(title.object)) return planRun();
  if (among.has(field) && felt.test(title.object)) return planBond();
  if (bodily.has(field)) return planMatter(title, field);
  if (phenomenon.test(title.object)) return planPractice();
  if (field === 'economics' && isState(title, field))
    return planEconomic().map((chapter) =>
      chapter.move === 'econ.effect'
        ? { ...chapter, children: [part('thing.near'), part('thing.far'), part('econ.share')] }
        : chapter,
    );
  if ((field === 'management' || field === 'education') && isState(title, field)) return planBond();
  if (arranged.test(title.object) && (field === 'education' || field === 'economics')) return planRun();
  if (field === 'education' && !schooled.test(title.object)) return planPractice();
  switch (field) {
    case 'management':
      return planRun();
    case 'economics':
      return planEconomic();
    case 'education':
      return planSchooled();
    case 'military':
      return title.contexts.some(({ kind }) => kind === 'population') && !armed.test(title.object)
        ? planBond()
        : planForces(title);
    case 'art':
      // How an art is handed on or sold is no work that could be looked at.
      return /(?:传播|推广|教育|市场|保护|传承|教学|普及|継承|教育)$|\b(?:education|market|marketing|conservation)$/iu.test(
        title.object,
      )
        ? planPractice()
        : planArt();
    default:
      return planPractice();
  }
}
