import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import type { DraftChapter } from '../../engine.ts';
import { writeOutlineAtOnce } from './write-outline.ts';

const list = (chapters: readonly DraftChapter[]): string[] =>
  chapters.flatMap(({ title, children }) => [title, ...list(children)]);

function headingsOf(language: Language, field: Field, title: string, wordCount: number): string {
  const type = wordCount < 5_000 ? 'course_paper' : 'thesis';
  const request = { title, language, field, type, wordCount, level: 'UNDERGRADUATE' } as const;
  return list(writeOutlineAtOnce({ ...request, keywords: [], works: [], extraRequirements: '', variant: 0 })).join(
    '\n',
  );
}

/** Title as a student brings it, read and laid out: what its headings must say, and what they must not. */
const titles: readonly (readonly [Language, Field, number, string, readonly RegExp[], RegExp])[] = [
  // An animal that eats the crop is known, lives and is fought; nobody treats it or runs it like a service.
  ['zh', 'agriculture', 10_000, '水稻褐飞虱的发生规律与综合防治', [/生活史/u, /生物防治/u], /治疗|易感|参与主体/u],
  [
    'en',
    'agriculture',
    9_000,
    'Managing Slugs in Organic Vegetable Beds',
    [/Life Cycle/u],
    /Chemical|Rules and Shared/u,
  ],
  [
    'es',
    'agriculture',
    9_000,
    'Manejo del gorgojo en silos familiares',
    [/Ciclo de vida y hábitos del gorgojo/u],
    /manejo del manejo|Agentes/u,
  ],
  // Whether it is worth its money is a matter of costs and benefits.
  [
    'en',
    'economics',
    9_000,
    'The Tram Extension in Leeds: Is It Worth the Money?',
    [/Costs of/u, /Who Pays/u],
    /Dignity/u,
  ],
  ['zh', 'economics', 10_000, '县城建设高铁站值得吗', [/成本/u, /谁付出/u], /尊严|权利/u],
  // How a thing is done is not what it is done to; an effect behind the colon is tested.
  [
    'en',
    'education',
    9_000,
    'Reading Aloud at Home: Its Effect on Listening Skills',
    [/Effect of Reading Aloud/u],
    /of Aloud/u,
  ],
  [
    'en',
    'education',
    9_000,
    'Block Play in Preschool: Its Effect on Spatial Skills',
    [/Observation and Test/u],
    /Scales for|Holds Back/u,
  ],
  // What a title weighs has two sides and no ailments.
  [
    'es',
    'education',
    9_000,
    'Los deberes en primaria: ventajas e inconvenientes',
    [/Ventajas/u, /Inconvenientes/u],
    /Falta de coord/u,
  ],
  // What stood in a town was no event.
  ['en', 'history', 9_000, 'Pawnshops in Victorian Manchester', [/Daily Running/u], /Parties to|Decisive Moments/u],
  ['ja', 'history', 10_000, '大正時代の銭湯', [/組織と日常/u], /関わった勢力/u],
  // Germs that withstand a drug are no poison in the water.
  [
    'en',
    'medicine',
    9_000,
    'Antifungal Resistance in Candida: A Review',
    [/Mechanisms of Resistance/u],
    /Exposure|Removal/u,
  ],
  // Why machines fail is found in machines.
  ['en', 'engineering', 9_000, 'Why Do Lift Motors Fail?', [/Diagnosing/u], /as a Case|Demand and Cost/u],
  // Pipes in a garden run no code.
  [
    'es',
    'engineering',
    9_000,
    'Diseño de un sistema de riego por aspersión para un parque',
    [/Caudales/u],
    /Modelo de datos/u,
  ],
  [
    'en',
    'engineering',
    9_000,
    'Design of a Cooling System for a Small Brewery',
    [/Load|Strength|Parameters/u],
    /Permissions|Data Model/u,
  ],
  // A word has senses, not sentences.
  ['zh', 'literature', 10_000, '网络词“内卷”的词义演变', [/原有意义/u, /新义/u], /词汇与构词|句式与语篇/u],
  // Figures stand to each other, and nobody tells a play.
  [
    'en',
    'literature',
    9_000,
    'Mothers and Sons in Hamlet',
    [/Stand to One Another/u, /Soliloquy/u],
    /Bearers|Narrative Voice/u,
  ],
  ['es', 'literature', 9_000, 'Madres e hijas en Bodas de sangre', [/las madres y las hijas/u], /los madres| e las/u],
  // What is lost and won back is one thing with a course.
  ['zh', 'philosophy', 10_000, '消费社会中主体性的迷失与重建', [/迷失的主要表现/u, /主体性的重建/u], /重建何以可能/u],
  ['zh', 'philosophy', 10_000, '自由与责任', [/自由的/u, /责任的/u], /自由与责任何以可能/u],
  // A thing that one meets with is not part of its name.
  ['zh', 'economics', 10_000, '跨境电商面临的物流难题及对策', [/跨境电商/u], /面临/u],
  // The kind of the paper is no side of it, and a measure is no cause.
  ['zh', 'education', 10_000, '《孔乙己》第一课时教学设计', [/学情/u], /课时教学设计的/u],
  [
    'ja',
    'management',
    10_000,
    'ホテルの食品ロス削減に向けた取り組み',
    [/対策\n[^\n]*取り組み/u],
    /原因\n[^\n]*取り組み/u,
  ],
  // What people know does not come from what they know.
  [
    'es',
    'medicine',
    9_000,
    'Conocimientos sobre hipertensión en pacientes de un hospital rural',
    [/conocimientos/u],
    /papel del conocimiento/u,
  ],
  // The law asks what is allowed where no state has decided anything.
  ['en', 'law', 9_000, 'Employer Use of Location Tracking', [/Law Governing/u], /Came Onto the Agenda/u],
  // A meter reads and does not steer.
  ['zh', 'engineering', 10_000, '基于ESP32的鱼缸水质监测系统设计', [/标定与误差分析/u, /采样要求/u], /整定|被控/u],
  ['en', 'engineering', 9_000, 'A Portable Noise Monitor for Open-Plan Offices', [/Calibration/u], /Tuning/u],
  ['en', 'engineering', 9_000, 'Design of a PID Controller for a Water Tank', [/Tuning/u], /Calibration and Sources/u],
  // What was in a town is told of; the town has no beginning in this paper.
  ['zh', 'history', 10_000, '民国时期汉口的茶馆', [/汉口茶馆/u], /汉口(?:之前|的阶段|中的)/u],
  // People want something; they do not spread by routes.
  [
    'en',
    'history',
    9_000,
    'The Levellers and the Franchise Question',
    [/Beginnings of the Levellers/u, /Levellers and the Franchise Question Were Bound Together/u],
    /Routes|Organisation of/u,
  ],
  // An abuse is judged; no rule governs its own curbing.
  ['zh', 'law', 10_000, '仲裁管辖异议权的滥用与规制', [/异议权滥用的/u], /滥用与规制/u],
  // What is done about a trouble stands among the answers.
  [
    'es',
    'education',
    9_000,
    'La ansiedad ante los exámenes en bachillerato: detección y respuesta',
    [/Medidas[^\n]*\n[^\n]*detección/u],
    /Causas[^\n]*\n[^\n]*detección/u,
  ],
  // Barriers are the factors that are tested, not a side of a link.
  ['en', 'medicine', 9_000, 'Barriers to Cancer Screening among Migrant Women', [/Cancer Screening/u], /This Link/u],
  // Nursing of one ailment answers what brings that ailment on.
  ['zh', 'medicine', 10_000, '老年患者术后便秘的预防护理', [/便秘/u], /如厕需求|共享处方/u],
  // Who is moved to another post has troubles of his own, not those of the lessons.
  ['zh', 'education', 10_000, '乡镇初中英语教师轮岗的困难与支持', [/轮岗/u], /模板|词汇语法/u],
  // A firm that came back is told by how it came back.
  ['en', 'management', 9_000, 'How Nintendo Recovered from the Wii U', [/Why It Worked/u], /of from|Losing Ground/u],
  // Two ends of a relation are no one thing.
  [
    'zh',
    'interdisciplinary',
    10_000,
    '合租青年的空间争夺与睡眠',
    [/空间争夺(?:对|作用于|影响)睡眠/u],
    /空间争夺与睡眠的(?:内涵|总体)/u,
  ],
  ['zh', 'art', 10_000, '旧自行车零件再设计', [/旧自行车零件的/u], /零件再的/u],
  // A practice of a war is not the war.
  ['en', 'military', 9_000, 'Pigeons in the Second World War', [/Pigeons/u], /Parties to|Decisive Moments/u],
  // What takes a metal up is tried; the removal is not prepared.
  [
    'en',
    'science',
    9_000,
    'Removal of Copper from Mine Water Using Eggshells',
    [/Levels of Eggshells/u, /Copper Removal/u],
    /Preparation|Morphology/u,
  ],
  ['en', 'science', 9_000, 'Mathematical Modelling of Traffic Jams', [/Model of Traffic Jams/u], /Deriving/u],
  [
    'en',
    'law',
    9_000,
    'Consumer Protection in Kenya',
    [/Law Governing Consumer Protection/u],
    /Protects? Consumer Prot/u,
  ],
  [
    'en',
    'military',
    4_000,
    'Dogs in Bomb Disposal Units: The Debate',
    [/Arguments for/u, /Arguments Against/u],
    /Those Affected/u,
  ],
  // A question with a verb is about what acts and what is acted on.
  [
    'es',
    'economics',
    9_000,
    '¿Encareció el alquiler turístico la vivienda en Palma?',
    [/alquiler turístico y (?:de )?la vivienda/u],
    /encareció/iu,
  ],
  ['es', 'philosophy', 9_000, '¿Es el trabajo un castigo?', [/considerar el trabajo como castigo/u], /es el trabajo/u],
  [
    'en',
    'education',
    9_000,
    'Does School Starting Age Really Matter?',
    [/School Starting Age on Learning Outcomes/u],
    /Really/u,
  ],
  ['zh', 'economics', 10_000, '地铁开通能否真正带动沿线商铺租金？', [/地铁开通/u, /商铺租金/u], /能否|真正|可能性/u],
  ['zh', 'philosophy', 4_000, '苏格拉底为什么说“认识你自己”？', [/“认识你自己”的含义/u], /为什么/u],
  ['ja', 'history', 9_000, 'なぜ薩摩藩は倒幕に踏み切ったのか', [/倒幕の遠因/u], /薩摩藩の(?:遠因|近因)/u],
  ['zh', 'history', 10_000, '戊戌变法为何未能挽救清朝', [/变法失败的原因/u], /直接起因/u],
  // What a firm did is told as its case, and why it worked has a chapter.
  [
    'en',
    'management',
    9_000,
    'How Lego Turned Its Fans into Designers',
    [/Turning Its Fans into Designers/iu, /Why It Worked for Lego/u],
    /Lego Turned/u,
  ],
  [
    'es',
    'management',
    9_000,
    'Cómo Cola Cao reinventó el desayuno infantil',
    [/reinvención del desayuno infantil/u, /éxito de Cola Cao/u],
    /reinventó/u,
  ],
  ['zh', 'management', 9_000, '名创优品何以在海外崛起', [/名创优品在海外崛起的原因/u], /改进名创优品/u],
  // Two who thought or painted are two.
  [
    'en',
    'philosophy',
    3_000,
    'Locke and Berkeley on Perception',
    [/Perception in Locke/u, /Perception in Berkeley/u],
    /Berkeley on Perception\n/u,
  ],
  [
    'es',
    'art',
    9_000,
    'El paisaje en Sorolla y Regoyos',
    [/paisaje en Sorolla/u, /paisaje en Regoyos/u],
    /enseñar|aprender/u,
  ],
  ['zh', 'literature', 4_000, '沈从文与汪曾祺笔下的故乡', [/沈从文的故乡/u, /汪曾祺的故乡/u], /为例/u],
  [
    'ja',
    'philosophy',
    4_000,
    'デカルトとスピノザにおける心身問題',
    [/デカルトにおける心身問題/u, /スピノザにおける心身問題/u],
    /$^/u,
  ],
  [
    'en',
    'literature',
    3_000,
    'Exile in Nadirs and The Emigrants',
    [/Exile in Nadirs/u, /Exile in The Emigrants/u],
    /nadirs/u,
  ],
  // How common something is is counted, and has no hypotheses.
  [
    'en',
    'medicine',
    9_000,
    'Prevalence of Myopia among Bus Drivers in Tampere',
    [/How Common Myopia Is Among Bus Drivers/u],
    /Hypothes/u,
  ],
  [
    'es',
    'medicine',
    9_000,
    'Prevalencia de anemia en gestantes de Cajamarca',
    [/prevalencia de la anemia/iu, /Factores asociados/u],
    /hipótesis/iu,
  ],
  ['zh', 'medicine', 9_000, '农村中学生近视患病率及影响因素调查', [/近视的患病率/u], /样点|人类活动/u],
  ['ja', 'medicine', 9_000, '夜勤看護師における腰痛の有病率と関連要因', [/腰痛の実態/u], /有病率が関連/u],
  // What is in the mud of one river is sampled there.
  [
    'es',
    'science',
    9_000,
    'Metales pesados en los sedimentos de la bahía de Quintero',
    [/Muestreo y análisis/u],
    /revisar|revisión/iu,
  ],
  ['ja', 'science', 9_000, '諏訪湖の底質における重金属の分布', [/採取と分析/u], /文献の検索/u],
  ['zh', 'science', 9_000, '洱海沉积物重金属污染特征及风险评价', [/洱海沉积物重金属的采样与测定/u], /综合得分|特征及/u],
  // A beam is loaded; it is no treatment.
  [
    'en',
    'engineering',
    9_000,
    'Flexural behaviour of bamboo reinforced slabs',
    [/Test set-up/u, /modes of failure/u],
    /Levels of/u,
  ],
  // A place is where a thing went on, not what went on.
  [
    'en',
    'interdisciplinary',
    9_000,
    'Bike Sharing in Bologna: Winners, Losers and Lessons',
    [/Bike Sharing in Bologna/u],
    /Bologna in Bologna|How Bologna Began/u,
  ],
  [
    'es',
    'agriculture',
    8_000,
    'Efecto de tres dosis de guano en el rendimiento del rábano',
    [/las tres dosis/u],
    /la tres/u,
  ],
  // Nobody's life is measured by a scale, and no patient is a group.
  [
    'en',
    'education',
    9_000,
    'Experiences of Mature Students at a Welsh College',
    [/Interview Study/u],
    /Measuring|Factors Behind/u,
  ],
  ['zh', 'medicine', 9_000, '急诊护士遭受暴力体验的质性研究', [/受访者的选取/u], /量表|假设/u],
  [
    'en',
    'medicine',
    3_000,
    'Nursing Care of a Patient with Parkinson’s Disease',
    [/Basic Care/u],
    /Allocation|Recruitment/u,
  ],
  [
    'es',
    'medicine',
    9_000,
    'Factores asociados al abandono de la lactancia en un hospital de Puno',
    [/criterios de inclusión|Diseño, lugar y participantes/iu],
    /Condiciones naturales|espacial/u,
  ],
  [
    'en',
    'medicine',
    9_000,
    'Mobile Apps for Asthma: A Scoping Review',
    [/Databases and Search Strings/u, /What the Studies Found on Asthma/u],
    /Burden and Risk Factors of Mobile/u,
  ],
  // What is read in pictures is no movement, and what people lived had no turning points.
  ['en', 'art', 9_000, 'Surrealism in the Photography of Dora Maar', [/Photography of Dora Maar/u], /Leading Artists/u],
  [
    'en',
    'history',
    9_000,
    'Fishermen in the Cornish Ports, 1880-1914',
    [/Who They Were and What They Did/u],
    /Parties to|Leisure/u,
  ],
  [
    'en',
    'history',
    9_000,
    'The Cholera Epidemic in Hamburg',
    [/Measures of the Authorities/u],
    /Beliefs Behind|Parties to/u,
  ],
  [
    'es',
    'military',
    9_000,
    'La artillería en la guerra del Chaco: lecciones para hoy',
    [/Lecciones/u, /artillería en la guerra del Chaco/u],
    /revisar/u,
  ],
  ['zh', 'military', 9_000, '叙利亚冲突中远程火力的运用及其启示', [/远程火力在叙利亚冲突中的表现/u, /启示/u], /盈利/u],
  // A bare thing of science is explained; a duct carries no load; a café's plan is a plan.
  ['en', 'science', 2_500, 'Dark Matter', [/Evidence for Dark Matter|Evidence for dark matter/u], /Why review|uses/iu],
  ['zh', 'science', 3_000, '钙钛矿激光器', [/主要技术路线/u], /综述的缘起/u],
  ['zh', 'engineering', 9_000, '某图书馆通风与空调工程设计', [/设备选型/u], /荷载取值|内力/u],
  [
    'es',
    'education',
    8_000,
    'Programa de intervención para reducir el acoso en un instituto de Cuenca',
    [/programa de intervención/u],
    /Forma, color/u,
  ],
  ['ja', 'interdisciplinary', 9_000, '飯田市における空き家問題の現状と対策', [/相続/u], /商店|店舗/u],
  ['ja', 'management', 9_000, 'モスバーガーはいかに台湾市場を開拓したか', [/台湾市場開拓の要因/u], /「い」/u],
  ['zh', 'art', 3_000, '汉服的流行', [/如何看待汉服/u], /历史背景/u],
  [
    'en',
    'economics',
    9_000,
    'Has the Sugar Levy Changed Soft Drink Sales?',
    [/“Has the Sugar Levy Changed Soft Drink Sales\?”/u, /Reasons for Answering Yes/u],
    /(?<!“Has the Sugar )Levy Changed/u,
  ],
  ['es', 'management', 9_000, 'El fracaso de Nokia frente al iPhone', [/Causas del fracaso/u], /Bases para comparar/u],
  [
    'es',
    'agriculture',
    8_000,
    'Respuesta de dos variedades de haba frente a la salinidad en Tacna',
    [/Respuesta de (?:las )?dos variedades de haba a la salinidad/iu],
    /comparar/u,
  ],
  [
    'es',
    'interdisciplinary',
    9_000,
    'Las bibliotecas populares de Mendoza: lectura y barrio',
    [/lectura/u, /barrio/u, /Mendoza/u],
    /revisar|enseña las|búsqueda/u,
  ],
  [
    'ja',
    'management',
    9_000,
    '個人商店の経営課題と後継者',
    [/個人商店の経営の主な問題/u],
    /経営課題の(?:意味|主な問題)/u,
  ],
  // A feeling has sources and effects; nobody objects to it.
  ['zh', 'philosophy', 3_000, '论嫉妒', [/嫉妒的本质与由来/u, /嫉妒的影响与评价/u], /质疑|何以可能/u],
  [
    'en',
    'philosophy',
    9_000,
    'On Gratitude',
    [/The nature of gratitude/u, /limits of gratitude/u],
    /(?:of|over) On /iu,
  ],
  // What moved and what was moved are two.
  [
    'zh',
    'history',
    9_000,
    '黄巾起义与东汉地方政治的变化',
    [/黄巾起义的经过/u, /黄巾起义作用于东汉地方政治的途径/u],
    /黄巾起义与东汉地方政治的(?:设立|兴起|组织)/u,
  ],
  ['zh', 'history', 9_000, '戊戌变法为什么没有成功', [/失败的原因/u], /戊戌变法的直接起因/u],
  // Each side that a title lists has a chapter.
  [
    'zh',
    'management',
    9_000,
    '社区食堂的选址方式、定价办法与运营补助',
    [/社区食堂的选址方式\n/u, /社区食堂的定价办法\n/u, /社区食堂的运营补助\n/u],
    /影响因素|突出问题/u,
  ],
  [
    'en',
    'interdisciplinary',
    9_000,
    'Street Food: Vendors, Residents and City Rules',
    [/Vendors and Street Food/u, /Residents and Street Food/u, /City Rules and Street Food/u],
    /Policy on|Factors/u,
  ],
  // A thing that is simply there is no trouble.
  [
    'en',
    'education',
    3_000,
    'School Lunches',
    [/School lunches: aims and present practice/u],
    /problem of|Size and trend/iu,
  ],
  // A question stands as it is asked; no piece of it is the name of a thing.
  [
    'en',
    'philosophy',
    3_000,
    'What Do We Owe Our Neighbours?',
    [/“What Do We Owe Our Neighbours\?”/u],
    /of We Owe|by We Owe/u,
  ],
  ['zh', 'interdisciplinary', 4_000, '老人为什么爱逛公园', [/老人爱逛公园的现象/u, /几种解释/u], /影响因素|假设/u],
  [
    'es',
    'education',
    9_000,
    '¿Por qué faltan maestros en los pueblos?',
    [/por qué faltan maestros en los pueblos/u],
    /hipótesis/iu,
  ],
  ['ja', 'interdisciplinary', 10_000, '若者はなぜ選挙に行かないのか', [/若者が選挙に行かない/u], /仮説/u],
  // Two things of the past are each told, then what bound them.
  [
    'zh',
    'history',
    10_000,
    '民国邮政与乡村社会',
    [/民国邮政的由来与发展/u, /民国邮政与乡村社会的相互关系/u],
    /关键节点|牵涉的各方/u,
  ],
  // People have an origin, deeds and a position, and no leisure that nobody asked for.
  [
    'en',
    'history',
    9_000,
    'Women Doctors in the Crimean War',
    [/Who They Were and What They Did/u],
    /Leisure|Decisive Moments/u,
  ],
  // Near roads and railways is one place.
  [
    'en',
    'science',
    9_000,
    'Insect Song near Roads and Railways',
    [/near Roads and Railways/iu],
    /Railways: What Matters/u,
  ],
  // What is valid in law has points in dispute, and no elements.
  ['zh', 'law', 10_000, '口头遗嘱的法律效力', [/主要争点/u], /构成要件/u],
  ['ja', 'law', 10_000, '電子投票の法的問題', [/法的論点/u], /要件と効果/u],
  // What is done every day took no decisions.
  ['en', 'management', 9_000, 'Queueing in Bakeries', [/What shapes queueing/iu], /Key Decisions|Recruitment/u],
  // Who asks why wants no remedies, and what a change is asked about is no thing with forms.
  ['zh', 'economics', 12_000, '直播带货退货率高的原因', [/成因分析/u, /现状与表现/u], /改进|的突出问题/u],
  [
    'zh',
    'economics',
    12_000,
    '人口老龄化背景下储蓄率的变化',
    [/储蓄率变化的原因/u, /人口老龄化的作用/u],
    /储蓄率背后/u,
  ],
  ['ja', 'management', 12_000, 'コンビニの24時間営業の見直し', [/選択肢/u], /営業の背景/u],
  ['zh', 'management', 12_000, '医院后勤外包的利弊', [/益处/u, /弊端/u], /改进.*利弊/u],
  ['zh', 'education', 12_000, '小学生课后服务：家长怎么看', [/家长对课后服务的看法/u], /的家长怎么看/u],
  // A use has needs, ways and results; a means in a trade is one, where nothing else is asked.
  ['zh', 'military', 12_000, '无人机在边境巡逻中的应用', [/边境巡逻的任务与需求/u], /无人机的边境巡逻/u],
  [
    'en',
    'agriculture',
    12_000,
    'Robotic Milking on Small Dairy Farms',
    [/Can Serve Small Dairy Farms/u],
    /What Goes On/u,
  ],
  // Two themes of one work, and two works, have a chapter each.
  [
    'zh',
    'literature',
    12_000,
    '《红楼梦》中的饮食描写与人物身份',
    [/《红楼梦》中的饮食描写$/mu, /《红楼梦》中的人物身份$/mu],
    /与人物身份的前后变化/u,
  ],
  ['zh', 'literature', 12_000, '《活着》与《许三观卖血记》的父亲形象', [/《活着》中的父亲形象/u], /》中的《/u],
  // A short form keeps what its head leans on.
  ['zh', 'education', 12_000, '乡村小规模学校教师流失问题研究', [/乡村小规模学校教师流失/u], /(?<!规模)学校教师流失/u],
  // People have duties and conditions; nobody improves them.
  [
    'en',
    'education',
    12_000,
    'Teaching Assistants in Inclusive Classrooms',
    [/Duties and Daily Work/u],
    /Improving Teaching Assistants/u,
  ],
  // A question of law has its rules and courts before it is argued.
  ['zh', 'law', 12_000, '高空抛物入刑是否过度？', [/支持“高空抛物入刑过度”的理由/u, /裁判与实务/u], /构成要件/u],
  // What is known of children who hit is not known of their teachers.
  ['zh', 'education', 10_000, '幼儿园教师的职业倦怠与支持', [/倦怠/u], /攻击|惩罚/u],
  // A railway and prices are given no questionnaire.
  ['zh', 'interdisciplinary', 10_000, '城际铁路与小城房价', [/城际铁路与小城房价的联系/u], /量表|被试/u],
  // How common a thing is and with what it goes are asked of the thing; what courts said is read to know the rule.
  [
    'es',
    'medicine',
    10_000,
    'Prevalencia y factores asociados a la anemia ferropénica en gestantes de Lima',
    [/Prevalencia de la anemia ferropénica/u, /Factores asociados a la anemia/u],
    /prevalencia de la prevalencia|efecto de la anemia/iu,
  ],
  [
    'es',
    'law',
    10_000,
    'El despido por causas objetivas: análisis de la jurisprudencia del Tribunal Supremo',
    [/Marco normativo del despido/u],
    /sobre la jurisprudencia/u,
  ],
  // What stands behind a catchy question is what is studied.
  [
    'en',
    'management',
    10_000,
    'Do bonuses work? Performance pay and staff retention in call centres',
    [/Measuring performance pay and staff retention/iu],
    /answering yes/iu,
  ],
  [
    'es',
    'education',
    10_000,
    '¿Sirven los deberes? Implicación familiar y rendimiento en sexto de primaria',
    [/implicación familiar/iu],
    /responder que sí/u,
  ],
  [
    'ja',
    'education',
    10_000,
    '宿題は役に立つのか――保護者の関与と算数の学力',
    [/保護者の関与と算数の学力/u],
    /とする論拠/u,
  ],
  // The design that a title names decides the plan: nobody is allotted in a cohort, and cases have controls.
  [
    'en',
    'medicine',
    10_000,
    'Effect of preoperative carbohydrate loading on postoperative nausea: a retrospective cohort study',
    [/The cohort and its records/iu, /Confounders/iu],
    /Allocation|randomi[sz]/iu,
  ],
  ['zh', 'medicine', 10_000, '饮茶与食管癌发病风险的病例对照研究', [/对照的选择与匹配/u, /比值比/u], /借鉴|随机/u],
  ['ja', 'medicine', 10_000, '喫煙と膀胱がんの関連：症例対照研究', [/対照の選定とマッチング/u], /割り付け/u],
  [
    'es',
    'medicine',
    10_000,
    'Consumo de alcohol y cáncer de esófago: estudio de casos y controles',
    [/Controles: selección/u, /consumo de alcohol/u],
    /el caso de los casos/u,
  ],
  // What heats, dries or ferments lives by heat and flow.
  [
    'en',
    'engineering',
    10_000,
    'Design and construction of a biogas digester for household waste',
    [/Energy and mass balance/iu, /Construction and assembly/iu],
    /Strength and stiffness|Forces and motion/iu,
  ],
  ['zh', 'engineering', 10_000, '小型太阳能粮食烘干机的设计', [/能量与质量衡算/u], /强度校核|受力/u],
  // What something may be begins behind its verb; a quality in law is asked of its thing.
  ['en', 'philosophy', 10_000, 'Can rivers be legal subjects?', [/rivers as legal subjects/iu], /rivers legal/iu],
  [
    'en',
    'law',
    10_000,
    'The admissibility of digital evidence after the spread of deepfakes',
    [/rules in force on digital evidence/iu],
    /this admissibility/iu,
  ],
  // Years in brackets say when, and stand in no name.
  ['zh', 'history', 10_000, '民国时期成都的茶馆与市民生活（1912—1937）', [/茶馆与市民生活/u], /1937/u],
  ['zh', 'economics', 10_000, '人口老龄化对中国储蓄率的影响（2000—2020）', [/被解释变量中国储蓄率/u], /影响（2000/u],
  // An artist made many works and is none; what goes on in nature involves nobody.
  [
    'en',
    'art',
    10_000,
    'Andy Warhol and the cult of celebrity',
    [/The cult of celebrity in the work of Andy Warhol/iu, /Galleries, museums and the market/iu],
    /Colour and light|Composition/iu,
  ],
  ['en', 'interdisciplinary', 10_000, 'Coral bleaching', [/what is observed/iu], /people involved|those involved/iu],
  ['es', 'interdisciplinary', 10_000, 'La erosión costera', [/Lo que se observa/u], /implicad[oa]s/u],
  // Difficulties and the support for them are no two variables: those who have them are asked.
  [
    'ja',
    'medicine',
    10_000,
    '新人看護師の夜勤における困難と支援のあり方',
    [/インタビュー/u, /求められる支援のあり方/u],
    /道筋|困難における/u,
  ],
  // What is asked of a thought today has a chapter.
  ['zh', 'philosophy', 10_000, '老子“无为而治”思想的现代意义', [/的当代意义$/mu], /思想现代/u],
  // What is known of a background is told as far as it speaks of the thing before it.
  ['zh', 'education', 10_000, '“双减”背景下初中体育课后服务的问题与对策', [/课后服务内容单薄/u], /作业|招生/u],
];

it.each(titles)('the headings fit the title (%s %s %i): %s', (language, field, words, title, has, hasNot) => {
  const headings = headingsOf(language, field, title, words);
  for (const said of has) expect(headings).toMatch(said);
  expect(headings).not.toMatch(hasNot);
});
