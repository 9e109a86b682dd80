import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../../understanding/title-reading.ts';
import type { Chain } from '../../../knowledge/select.ts';
import { asking } from '../../asking-words.ts';
import { enGoods, enHarms } from './en.ts';
import { esGoods, esHarms } from './es.ts';
import { jaGoods, jaHarms } from './ja.ts';
import type { GoodTexts, HarmTexts } from './matter-texts.ts';
import { type GoodId, type HarmId, zhGoods, zhHarms } from './zh.ts';
import { findTradeLoss } from './zh-trade.ts';

const harmTexts: Record<Language, HarmTexts> = { zh: zhHarms, en: enHarms, es: esHarms, ja: jaHarms };
const goodTexts: Record<Language, GoodTexts> = { zh: zhGoods, en: enGoods, es: esGoods, ja: jaGoods };

/** The nearer a trouble's name, the earlier it stands: anxiety at school is anxiety, an accident at work an accident. */
const harmWords: readonly (readonly [HarmId, RegExp])[] = [
  [
    'mismatch',
    /供需(?:失衡|矛盾|错配|脱节|不匹配)|供求失衡|supply and demand (?:gap|mismatch)|mismatch (?:of|between) supply|desajuste entre (?:la )?oferta|需給(?:の)?(?:不一致|ミスマッチ|ギャップ)/iu,
  ],
  [
    'vacancy',
    /空置房|空置住宅|闲置宅基地|vacant (?:homes|houses|housing|buildings)|empty homes|viviendas? vacías?|空き家/iu,
  ],
  [
    'delay',
    /(?:工期|进度)(?:延误|拖延|滞后)|(?:construction|project) delays?|delays? in construction|retrasos? (?:en|de) (?:obras?|proyectos?|la construcción)|工期の?遅/iu,
  ],
  ['publicDebt', /(?:地方|政府|公共)债务|public debt|government debt|deuda pública|財政赤字|地方債/iu],
  ['injury', /(?:运动)?损伤|跌倒|坠床|\b(?:falls|injur(?:y|ies))\b|lesiones|caídas|転倒|けが|外傷/iu],
  [
    'turnover',
    /离职|跳槽|(?:人才|员工|人员|护士|教师|骨干)(?:的)?流失|\b(?:turnover|attrition|resignations?)\b|rotación (?:de personal|laboral|del personal)|fuga de talento|離職|人材流出/iu,
  ],
  [
    'burnout',
    /倦怠|过劳|(?:工作|职业)压力|burnout|work(?:place)? stress|overwork|desgaste profesional|estrés laboral|agotamiento|バーンアウト|燃え尽き|過労|職場(?:の)?ストレス/iu,
  ],
  [
    'dropout',
    /辍学|厌学|退学|旷课|逃课|失学|drop-?outs?\b|dropping out|truancy|school (?:absence|absenteeism)|abandono escolar|deserción|ausentismo escolar|不登校|中退/iu,
  ],
  ['bullying', /欺凌|校园暴力|网络暴力|bullying|school violence|acoso|violencia escolar|いじめ|校内暴力/iu],
  [
    'congestion',
    /拥堵|堵车|停车难|\bcongestion\b|traffic jams?|parking problem|congestión|congestionamiento|atascos|渋滞|交通混雑/iu,
  ],
  ['fraud', /诈骗|网贷陷阱|\b(?:fraud|scams?)\b|estafas?|fraude (?!académico|fiscal|contable)|詐欺/iu],
  [
    'misconduct',
    /作弊|抄袭|学术不端|拖延|plagiarism|cheating|procrastination|plagio|fraude académico|procrastinación|カンニング|剽窃|先延ばし/iu,
  ],
  [
    'accidents',
    /(?:安全)?事故|安全隐患|安全生产|(?:施工|实验室|校园|消防|煤矿)安全|\baccidents?\b|(?:workplace|construction|laboratory|road) safety|accidentes?|seguridad (?:laboral|vial|industrial)|労働災害|交通事故|事故/iu,
  ],
  [
    'foodSafety',
    /食品安全|假冒|伪劣|掺假|food safety|counterfeit|adulterat|inocuidad|seguridad de los alimentos|食の安全|食品偽装/iu,
  ],
  ['pollution', /污染|雾霾|黑臭|噪声扰民|\bpollution\b|plastic waste|contaminaci|海洋プラスチック|汚染|海洋ごみ/iu],
  [
    'waste',
    /(?:食物|粮食|餐饮|食品)?浪费|过度包装|food waste|over-?packaging|desperdicio|食品ロス|フードロス|過剰包装/iu,
  ],
  [
    'addiction',
    /沉迷|成瘾|网瘾|手机依赖|(?:phone|game|gaming|internet|social media) (?:addiction|dependence)|\baddiction\b|adicción|dependencia (?:a|de) (?:las|los|la|el)|依存/iu,
  ],
  [
    'privacy',
    /隐私|信息泄露|个人信息|信息安全|网络谣言|虚假信息|privacy|data breach|misinformation|fake news|cyber ?(?:security|attacks?)|privacidad|desinformación|noticias falsas|ciberseguridad|個人情報|プライバシー|フェイクニュース|偽情報|誹謗中傷/iu,
  ],
  [
    'distress',
    /心理(?:问题|压力|障碍|健康(?!教育))|焦虑|抑郁|(?:学业|考试|升学|就业)压力|\b(?:anxiety|depression|stress|loneliness|mental health)\b|ansiedad|depresión|estrés|salud mental|抑うつ|メンタルヘルス|ストレス|孤独/iu,
  ],
  ['joblessness', /就业难|就业(?:问题|困境|困难|现状)|失业|unemployment|desempleo|失業|就職難/iu],
  [
    'financing',
    /融资(?:难|困难|困境|问题|约束)|资金短缺|financing (?:difficult|problem|constraint|gap)|access to (?:credit|finance)|acceso al (?:crédito|financiamiento)|problemas de financiamiento|資金調達/iu,
  ],
  [
    'debtRisk',
    /信用风险|信贷风险|不良贷款|应收账款|债务(?:风险|违约|危机)|坏账|credit risk|non-performing|loan defaults?|bad debts?|morosidad|sobreendeudamiento|riesgo de crédito|不良債権|貸倒/iu,
  ],
  [
    'crime',
    /犯罪|家庭暴力|毒品|\bcrimes?\b|delinquen|domestic violence|delincuencia|violencia (?:de género|doméstica|intrafamiliar)|非行|家庭内暴力/iu,
  ],
  [
    'unfit',
    /肥胖|近视|营养不良|体质(?:下降|健康)|\b(?:obesity|overweight|myopia|malnutrition)\b|obesidad|sobrepeso|desnutrición|sedentarismo|肥満|近視|運動不足|体力低下/iu,
  ],
  [
    'poverty',
    /贫困|返贫|贫富差距|收入差距|城乡差距|数字鸿沟|\bpoverty\b|digital divide|(?:income|educational|social|gender) (?:inequality|gap)|pobreza|desigualdad|brecha|貧困|格差/iu,
  ],
  [
    'decline',
    /衰退|空心化|凋敝|depopulation|shrinking (?:cities|towns)|decline of (?:\w+ ){0,3}(?:towns?|high streets?|villages?|cities)|despoblación|declive|過疎|シャッター(?:街|商店街)/iu,
  ],
];

const goodWords: readonly (readonly [GoodId, RegExp])[] = [
  [
    'green',
    /智慧农业|精准农业|smart farming|precision agriculture|agricultura de precisión|スマート農業|新能源|绿色(?:建筑|消费|金融|发展)|低碳|节能|可再生能源|光伏|充电桩|renewable|green (?:building|consumption|finance)|low-carbon|energy (?:saving|efficiency)|electric vehicles?|energías? renovables?|eficiencia energética|再生可能エネルギー|省エネ|脱炭素|電気自動車/iu,
  ],
  [
    'drugUse',
    /抗生素|抗菌药|合理用药|用药(?:安全|管理)|antibiotics?|medication (?:use|safety)|antibióticos?|uso de medicamentos|抗菌薬|服薬/iu,
  ],
  [
    'integration',
    /产业融合|三产融合|农旅融合|文旅融合|industrial integration|integration of (?:agriculture|industries)|六次産業化/iu,
  ],
  [
    'reading',
    /(?:课外|亲子|自主|整本书)?阅读(?!理解|教学|课堂)|reading habits|pleasure reading|hábitos? (?:lector|de lectura)|読書/iu,
  ],
  [
    'sorting',
    /垃圾分类|waste (?:sorting|separation)|recycling|reciclaje|separación de residuos|ごみ(?:の)?分別|リサイクル/iu,
  ],
  [
    'neighbourhood',
    /老旧小区|加装电梯|物业管理|社区(?:治理|管理|建设)|业主|community governance|neighbou?rhood|housing estates?|juntas? vecinal|町内会|自治会|地域コミュニティ/iu,
  ],
  [
    'eldercare',
    /养老|失能老人|空巢老人|老年人.{0,4}(?:服务|照护|教育)|elder(?:ly)? care|care (?:for|of) (?:the elderly|older)|older (?:people|adults).{0,20}care|adultos mayores|personas mayores|ancianos|高齢者|介護/iu,
  ],
  [
    'careQuality',
    /护理(?:质量|管理|服务|教学)|医疗服务|患者安全|医患|分级诊疗|基层医疗|社区卫生|nursing (?:quality|management)|patient safety|primary (?:health ?)?care|health services|calidad de la atención|servicios de salud|seguridad del paciente|看護の質|医療安全|地域医療/iu,
  ],
  [
    'newcomers',
    /流动人口|农民工|随迁子女|外来(?:务工|人口)|新市民|\b(?:migrants?|refugees?|immigrants?)\b|inmigrantes|migrantes|refugiados|外国人(?:労働者|住民|児童)|移民|多文化共生/iu,
  ],
  [
    'vocational',
    /校企合作|产教融合|职业(?:教育|院校|技能)|实习|顶岗|实训|vocational|internships?|apprentic|formación (?:profesional|dual)|prácticas (?:profesionales|preprofesionales)|職業教育|インターンシップ|産学連携/iu,
  ],
  [
    'sport',
    /体育|足球|篮球|健身|冰雪运动|全民运动|\bsports?\b|physical education|football|fitness|deportes?|educación física|fútbol|スポーツ|部活動/iu,
  ],
  [
    'heritage',
    /非物质文化遗产|非遗|传统(?:工艺|手工|村落|戏曲|节日|文化)|古(?:建筑|村落|镇)|文物|民俗|博物馆|heritage|traditional crafts?|museums?|folk|patrimonio|artesan|museos?|文化財|伝統(?:工芸|芸能|文化)|博物館|美術館/iu,
  ],
  // What is served, and how: where it is done has troubles of its own.
  [
    'service',
    /(?<!公共|政务|护理|医疗|养老)服务(?:质量|水平|品质)|(?:顾客|客户|售后)服务|service quality|quality of service|customer service|calidad (?:del|de) (?:los )?servicios?(?! de salud)|atención al cliente|サービス(?:の)?(?:品質|質|水準)|接客/iu,
  ],
  [
    'schoolLife',
    /课堂纪律|班级(?:氛围|凝聚力)|同伴关系|school climate|classroom (?:climate|discipline|behaviou?r)|convivencia (?:escolar|en (?:el aula|las aulas))|clima (?:escolar|de aula)|学級(?:経営|づくり)/iu,
  ],
  [
    'hiring',
    /人力资源|招聘|员工(?:培训|激励|管理)|培训体系|绩效(?:管理|考核)|薪酬|激励(?:机制|制度)|人才(?:培养|引进)|recruitment|(?:staff|employee) (?:training|motivation|engagement)|performance (?:management|appraisal)|human resources?|recursos humanos|selección de personal|capacitación|人事(?:評価|制度)|採用|人材育成/iu,
  ],
  [
    'control',
    /内部控制|内控|财务(?:管理|风险)|资金管理|预算管理|成本(?:控制|管理|核算)|税务筹划|税务(?:风险|管理)|风险管理|risk management|gestión de riesgos|リスク管理|internal controls?|financial management|budgeting|cost (?:control|management)|control interno|gestión financiera|presupuest|control de costos|内部統制|財務管理|原価管理/iu,
  ],
  [
    'supply',
    /物流|供应链|仓储|库存|配送|冷链|快递|采购|logistics|supply chains?|warehous|inventory|last[- ]mile|cold chain|procurement|logística|cadena de suministro|inventarios?|almac[eé]n|在庫|サプライチェーン|配送/iu,
  ],
  ['tourism', /旅游|民宿|景区|研学|tourism|homestays?|destinations?|turismo|turístic|hospedaje|観光|民泊/iu],
  [
    'digital',
    /数字化(?:转型|建设|管理)?|信息化|智能化(?:转型|改造)|digital transformation|digitali[sz]ation|transformación digital|digitalización|\bDX\b|DX推進|デジタル化/iu,
  ],
  [
    'ecommerce',
    /电商|电子商务|直播带货|网络购物|跨境|外贸|出口贸易|e-?commerce|live-?stream(?:ing)? (?:sales|commerce)|cross-border|exports?\b|comercio electrónico|exportaci|電子商取引|ネット通販|越境/iu,
  ],
  [
    'marketing',
    /营销|品牌|市场推广|客户(?:关系|流失)|marketing|branding|brand (?:building|image)|customer relationship|mercadotecnia|posicionamiento|マーケティング|ブランド|販売促進/iu,
  ],
  [
    'farming',
    /合作社|农产品|(?:特色|生态|现代|休闲)农业|家庭农场|(?:种植|养殖|茶|果|蔬菜|水稻|咖啡|柑橘?|苹果|葡萄|芒果|荔枝|枸杞|食用菌|药材|花卉|肉牛|生猪|蚕桑|马铃薯|辣椒)(?:产)?业|产业融合|农业(?:产业化|社会化|机械化|技术推广)|cooperatives?|agricultural (?:products|extension)|smallholders?|family farms?|cooperativas?|productores|agricultura|農業|農産物|六次産業/iu,
  ],
  [
    'project',
    /施工(?:管理|质量|进度|现场)|工程(?:造价|质量|管理|项目|监理)|项目管理|construction (?:quality|management|projects?)|project management|gestión de proyectos|obras? (?:públicas?|civil)|施工管理|工程管理|建設プロジェクト/iu,
  ],
  [
    'publicService',
    /政务|公共服务|电子政务|智慧城市|数字政府|公共图书馆|e-government|public (?:services?|libraries)|smart cit(?:y|ies)|gobierno (?:electrónico|digital)|servicios públicos|行政サービス|自治体|スマートシティ|図書館/iu,
  ],
  [
    'guidance',
    /学生管理|班级管理|班主任|思想政治|思政|德育|心理健康教育|职业(?:生涯)?规划|就业指导|家校|家庭教育|留守儿童|安全教育|劳动教育|class(?:room)? management|moral education|career guidance|counsell?ing|parental involvement|orientación (?:vocacional|educativa)|tutoría|educación emocional|participación de los padres|生徒指導|進路指導|キャリア教育|家庭教育|道徳教育/iu,
  ],
  [
    'teaching',
    /课堂|教学|课程|作业|阅读|写作|口语|听力|词汇|提问|预习|teaching|classroom|curricul|reading|homework|instruction|learners?|enseñanza|aprendizaje|lectura|currículo|授業|指導|読書|英語教育|学習/iu,
  ],
  [
    'media',
    /短视频|新媒体|自媒体|融媒体|电视节目|电视台|广播电台|报社|网络直播|short videos?|new media|journalism|podcasts?|periodismo|medios (?:locales|digitales)|動画配信|ローカルメディア|地方紙/iu,
  ],
  [
    'enterprise',
    /中小(?:微)?企业|小微企业|民营企业|个体户|创业|\bSMEs?\b|small (?:and medium|businesses|firms)|start-?ups?|entrepreneur|pymes?|mipymes?|emprendimientos?|中小企業|起業|創業/iu,
  ],
  // What people can do, and could learn to do better.
  [
    'skill',
    /(?:素养|技能|胜任力)$|\b(?:literacy|competenc(?:e|y|ies)|skills)$|^(?:las? )?(?:competencias?|habilidades|alfabetización) |(?:リテラシー|能力|技能)$/iu,
  ],
  // A trade at large, where nothing nearer is known of it.
  [
    'industry',
    /(?:产业|行业|种植业|养殖业|加工业|食品业)(?:链|集群|发展)?$|\b(?:industry|sector)$|^(?:la |el )?(?:industria|sector) |(?:産業|業界)$/iu,
  ],
];

const nursed = /护理(?:干预|对策|措施|策略|进展)?|nursing|enfermería|看護/iu;
const firstOf = <Id extends string>(list: readonly (readonly [Id, RegExp])[], text: string): Id | null =>
  list.find(([, words]) => words.test(text))?.[0] ?? null;

/** Against what is done, or for what: 反欺凌教育 and "prevention of burnout" are still about the trouble. */
export function findHarm(title: TitleUnderstanding): readonly (readonly [string, string])[] {
  const id = isNursed(title) ? 'illness' : (firstOf(harmWords, title.object) ?? firstOf(harmWords, title.aspect));
  const lost = title.language === 'zh' && title.kind !== 'relation-test' ? findTradeLoss(title.object) : [];
  if (lost.length > 0) return lost;
  return id === null ? [] : harmTexts[title.language][id];
}
export const isNursed = ({ kind, aspect }: TitleUnderstanding): boolean =>
  kind === 'status-and-remedies' && nursed.test(aspect);

/** The trouble by its own name, where the object is what it befalls or what is done against it; null where the object is the trouble. */
export function nameTrouble(title: TitleUnderstanding, isAnswer: boolean): string | null {
  const inObject = firstOf(harmWords, title.object) !== null;
  if (inObject && !isAnswer) return null;
  if (!inObject && firstOf(harmWords, title.aspect) !== null) {
    // What a thing does to a trouble is asked; the trouble is only what it is done to.
    const asked = title.bearing?.outcome ?? title.aspect;
    return asked.length <= 40 ? asked : null;
  }
  return inObject ? nameHarm(title) : null;
}

export const isKnownHarm = (title: TitleUnderstanding): boolean => firstOf(harmWords, title.object) !== null;

/** What usually falls short where something of this sort is done. */
export function findGood({ object, language, text, aspect, isAspectNamed }: TitleUnderstanding): Chain[] {
  const id = firstOf(goodWords, object) ?? firstOf(goodWords, text);
  const words = goodWords.find(([good]) => good === id)?.[1];
  const found = words?.exec(object)?.[0] ?? words?.exec(text)?.[0] ?? '';
  // 老旧小区雨污分流改造施工质量控制: where it is done is not what is done there.
  const isAsked = !isAspectNamed || asking[language].test(aspect);
  const isWide = language === 'zh' || language === 'ja';
  const size = (words: string): number => (isWide ? words.length : words.split(/\s+/u).length);
  // 短视频平台未成年人保护: where something is guarded is not what is guarded.
  const isIn = object.includes(found) || language === 'en' || language === 'es';
  const isHead = object.endsWith(found) || aspect.includes(found) || (isIn && size(found) * 5 >= size(object) * 2);
  if (!isHead || (!isAsked && !aspect.includes(found) && size(aspect) >= size(found))) return [];
  return id === null ? [] : goodTexts[language][id].map(([problem, cause, measure]) => ({ problem, cause, measure }));
}

/** The words of the title that name the trouble; null where it names none that is known. */
export function nameHarm({ object }: TitleUnderstanding): string | null {
  for (const [, words] of harmWords) {
    const found = words.exec(object)?.[0];
    if (found) return found;
  }
  return null;
}
