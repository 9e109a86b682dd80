import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { thingCues } from '../kind/cues/thing-cues.ts';
import { cropsAndWares, heirlooms, houses } from './goods-words.ts';
import { findNature, type NatureSort } from './nature-words.ts';

/**
 * A deed or means that is used, an ill that is fought, a state that is measured, a thing that is made or looked at,
 * a crop that is grown, stock that is kept, a part of nature; or open, where the words do not show it and a guess
 * would ask how well a jaguar dissolves.
 */
export type MatterSort = 'means' | 'ill' | 'state' | 'thing' | 'crop' | 'stock' | NatureSort | 'open';

type Cues = Readonly<Record<Language, RegExp>>;

const ills: Cues = {
  zh: /(?:倦怠|焦虑|抑郁|孤独感?|压力|成瘾|依赖|拖延(?:行为)?|欺凌|霸凌|暴力|歧视|贫困|失业|通胀|通货膨胀|污染|干旱|洪涝|灾害|侵蚀|退化|腐蚀|裂纹|裂缝|故障|泄漏|漏损|诈骗|犯罪|腐败|造假|舞弊|侵权|泄露|谣言|浪费|流失|辍学|逃课|厌学|内卷|躺平|风险|危机|冲突|老龄化|少子化|虫害|病害|灾|疲劳|失眠|肥胖|疼痛|跌倒|塌陷|滑坡|偏见|鸿沟|不平等|差距|缺失|障碍|困境|病|痛|换脸|深度伪造|抄袭|骚扰|霸权|失[控效稳真衡信学独范灵语忆配准]|焦虑情绪|爆炸|火灾|短路|老化|磨损|变形|开裂|坍塌|中毒|感染|超标|损伤|劣化|事故|拥堵|噪声|缺陷|恐惧|恐慌|羞耻|愤怒|内疚|忧虑|自杀|猝死|过劳死?|死亡率|振动|沉降|渗流|渗漏|冲刷|蠕变|空化|液化|结垢|堵塞|屈曲|攻击|威胁|恐怖主义|海盗|水华|富营养化|盐碱化|重金属|微塑料)$/u,
  en: /\b(?:burnout|anxiety|loneliness|stress|addiction|procrastination|bullying|violence|discrimination|poverty|unemployment|inflation|pollution|droughts?|flood(?:s|ing)?|erosion|corrosion|cracks?|cracking|failures?|faults?|leak(?:s|age)?|fraud|crime|corruption|deepfakes?|misinformation|disinformation|fake news|waste|dropout|absenteeism|truancy|risks?|crisis|conflicts?|ageing|aging|pests?|fatigue|insomnia|pain|falls|hesitancy|inequality|gaps?|barriers?|shortages?|debt|gambling|harassment|racism|hate speech|homelessness|plagiarism|cheating|turnover|emissions|injur(?:y|ies)|sepsis|arthritis|migraine|fever|malnutrition|weeds?|blight|salinity|microplastics|algal blooms?|ADHD|autism|dyslexia|attacks?|threats?|terrorism|piracy|hacking|noise|congestion|deforestation|wildfires?|landslides?|runaway|breakdowns?|collapse|overheating|deterioration|degradation|wear|explosions?|fires?|infections?|poisoning|accidents?|defects?|overload|loss(?:es)?|instability|delays?|fear|phobia|worry|shame|guilt|anger|grief|suicide|deaths?|mortality|overwork|scour|settlement|vibrations?|creep|cavitation|liquefaction|clogging|fouling|buckling|seepage|deformation|subsidence)$/iu,
  es: /^(?:el |la |los |las |un |una )?(?:desgaste|burnout|ansiedad|soledad|estrés|adicción|procrastinación|acoso(?: \p{L}+)?|bullying|violencia(?: \p{L}+| de género)?|discriminación|pobreza|desempleo|inflación|contaminación|sequías?|inundaci(?:ón|ones)|erosión|corrosión|grietas?|fallos?|fallas?|averías?|fugas?|fraude|delitos?|corrupción|desinformación|noticias falsas|bulos|desperdicio|abandono(?: escolar)?|absentismo|riesgos?|crisis|conflictos?|envejecimiento|plagas?|fatiga|insomnio|dolor|caídas|desigualdad|brechas?(?: \p{L}+)?|barreras?|escasez|deuda|ludopatía|racismo|plagio|emisiones|lesiones|anemia|desnutrición|sepsis|artritis|TDAH|autismo|dislexia|ataques?(?: \p{L}+)?|amenazas?|terrorismo|piratería|ruido|deforestación|incendios?|fuga térmica|deterioro|degradación|desgaste(?: \p{L}+)?|explosi(?:ón|ones)|infecci(?:ón|ones)|intoxicaci(?:ón|ones)|accidentes?|defectos?|pérdidas?|inestabilidad|retrasos?|congestión|miedo|fobia|vergüenza|culpa|ira|duelo|suicidios?|muertes?|mortalidad|socavación|asentamientos?|vibraci(?:ón|ones)|deformaci(?:ón|ones)|cavitación|licuefacción|obstrucci(?:ón|ones)|pandeo|filtraci(?:ón|ones))(?!\p{L})/iu,
  ja: /(?:燃え尽き|バーンアウト|不安|孤独感?|孤立|ストレス|依存|先延ばし|いじめ|暴力|差別|貧困|失業|インフレ|汚染|干ばつ|洪水|災害|侵食|腐食|亀裂|ひび割れ|故障|漏水|詐欺|犯罪|汚職|不正|侵害|漏えい|デマ|フェイクニュース|廃棄|ロス|中退|不登校|リスク|危機|対立|高齢化|少子化|過疎化?|虫害|病害|疲労|不眠|肥満|疼痛|痛み|転倒|偏見|格差|不平等|障壁|不足|障害|問題|病|依存症|ハラスメント|誹謗中傷|盗用|離職|空き家|ひきこもり|虐待|攻撃|脅威|テロ|騒音|渋滞|耕作放棄|暴走|劣化|摩耗|破損|損傷|事故|発火|火災|爆発|感染|中毒|欠陥|損失|欠如|食害|恐怖|苦手意識|怒り|罪悪感|悲嘆|死|自殺|過労|洗掘|沈下|振動|変形|液状化|座屈|詰まり)$/u,
};

const states: Cues = {
  zh: /(?:绩效|满意度|意愿|意向|能力|素养|成绩|效率|质量|品质|产量|水平|幸福感|认同感?|忠诚度|投入|动机|兴趣|信任|竞争力|生产率|依从性|强度|性能|精度|安全感|健康|公平|行为|态度|参与度?|适应|创造力|增长|增收|收入|就业|学习|安全|获得感|归属感|效能感?|韧性|责任感|注意力|睡眠|成本|利润|价格|土壤|耕地|黑土地?|农田|水资源|[^特]权|权利|权益|隐私|尊严)$/u,
  en: /\b(?:performance|satisfaction|intentions?|skills?|literacy|achievement|efficiency|quality|yields?|well-?being|identity|loyalty|engagement|motivation|interest|trust|competitiveness|productivity|adherence|strength|accuracy|safety|health|equity|behaviou?r|attitudes?|participation|adaptation|creativity|growth|incomes?|employment|outcomes|retention|resilience|commitment|attention|memory|rights?|privacy|dignity|sleep|self-efficacy|belonging|prices|profits?|costs?|vocabulary|comprehension|grades)$/iu,
  es: /^(?:el |la |los |las )?(?:rendimiento(?: académico| escolar| laboral)?|desempeño(?: \p{L}+)?|satisfacción(?: \p{L}+)?|intención(?: de \p{L}+)?|habilidades(?: \p{L}+)?|competencias?(?: \p{L}+)?|alfabetización(?: \p{L}+)?|logro|eficiencia|calidad(?: de(?:l| la)? \p{L}+)?|bienestar(?: \p{L}+)?|identidad(?: \p{L}+)?|lealtad|compromiso(?: \p{L}+)?|motivación|interés|confianza|competitividad|productividad|adherencia|resistencia|precisión|seguridad|salud(?: \p{L}+)?|equidad|conducta|actitudes?|participación|creatividad|crecimiento(?: \p{L}+)?|ingresos|empleo(?: \p{L}+)?|resiliencia|atención|memoria|derechos?|intimidad|privacidad|dignidad|sueño|autoestima|pertenencia|precios|comprensión lectora|aprendizaje$|calidad|producción|cosecha)(?!\p{L})/iu,
  ja: /(?:成果|業績|満足度?|意欲|意向|意図|能力|リテラシー|成績|学力|効率|品質|収量|水準|幸福感|アイデンティティ|ロイヤルティ|エンゲージメント|動機づ?け?|モチベーション|関心|信頼|競争力|生産性|順守|アドヒアランス|強度|性能|精度|健康|公平|行動|態度|参加|適応|創造性|成長|所得|収入|雇用|定着|レジリエンス|コミットメント|注意力|記憶|権|権利|プライバシー|尊厳|睡眠|自己効力感|自己肯定感|帰属意識|価格|読解力|語彙力|QOL)$/u,
};

const means: Cues = {
  zh: /(?:机器学习|深度学习|强化学习|学习法|合作学习|项目式学习|技术|计算|算法|模型|平台|系统|网络|政策|制度|机制|模式|教学|教学法|疗法|护理|医疗|诊疗|问诊|随访|筛查|体检|康复|中医|干预|训练|管理|营销|直播|直播带货|电商|金融|保险|支付|服务|教育|课程|游戏|手游|电竞|影视|动漫|短视频|媒体|改革|转型|人工智能|AI|GPT|AIGC|大模型|大数据|区块链|物联网|识别|推荐|辅导|作业|按摩|针灸|推拿|运动|锻炼|灌溉|施肥|肥|栽培|种植|养殖|植保|飞防|加工|贮藏|嫁接|育种|法|领导|办公|工作制|阅读|培训|疫苗|手术|透析|导航|通信|控制|设计|遥感|无人机|机器人|贷款|补贴|税|关税|贸易|共享单车|外卖|旅游)$/iu,
  en: /\b(?:technolog\w+|computing|algorithms?|models?|platforms?|systems?|networks?|polic(?:y|ies)|programmes?|programs?|therap(?:y|ies)|care|training|interventions?|management|marketing|streaming|commerce|finance|insurance|payments?|services?|education|courses?|games?|media|reforms?|transformation|intelligence|AI|ChatGPT|GPT|big data|blockchain|recognition|recommendation|homework|acupuncture|exercise|irrigation|fertili[sz]\w+|leadership|work|vaccin\w+|surgery|dialysis|yoga|mindfulness|apps?|podcasts?|chatbots?|drones?|robots?|subsid(?:y|ies)|tax(?:es)?|tariffs?|trade|tourism|telemedicine|telehealth|rehabilitation|physiotherapy|control|\p{L}{3,}ing)$/iu,
  es: /^(?:el |la |los |las )?(?:tecnolog\p{L}+|computación(?: \p{L}+)?|algoritmos?|modelos?|plataformas?(?: \p{L}+)?|sistemas?|redes(?: \p{L}+)?|políticas?|programas?|terapia(?: \p{L}+)?|cuidados|formación|entrenamiento|intervención|gestión|marketing|comercio(?: \p{L}+)?|finanzas|seguros?|pagos?|servicios?|educación(?: \p{L}+)?|cursos?|juegos|videojuegos|medios|reforma(?: \p{L}+)?|transformación(?: \p{L}+)?|inteligencia artificial|IA|ChatGPT|blockchain|reconocimiento(?: \p{L}+)?|deberes|acupuntura|ejercicio(?: \p{L}+)?|riego(?: \p{L}+)?|fertilizantes?|liderazgo(?: \p{L}+)?|teletrabajo|vacunas?|vacunación|cirugía|yoga|aplicaciones(?: \p{L}+)?|pódcast|drones?|robots?|subsidios?|impuestos?|aranceles|turismo(?: \p{L}+)?|telemedicina|rehabilitación|fisioterapia|cribados?|gamificación|uso(?: del? .+)?|aprendizaje (?:basado|cooperativo|automático|profundo|en línea))(?!\p{L})/iu,
  ja: /(?:技術|コンピュー(?:ティング|タ)|アルゴリズム|モデル|プラットフォーム|システム|ネットワーク|政策|制度|仕組み|療法|看護|医療|診療|検診|健診|リハビリ(?:テーション)?|ケア|介入|訓練|管理|経営|マーケティング|配信|通販|金融|保険|決済|サービス|教育|授業|講座|ゲーム|動画|メディア|SNS|改革|転換|DX|人工知能|AI|ChatGPT|ビッグデータ|ブロックチェーン|IoT|認証|推薦|宿題|鍼灸|運動|体操|灌漑|施肥|肥料|栽培|リーダーシップ|ワーク|テレワーク|ワクチン|手術|ヨガ|アプリ|ポッドキャスト|ドローン|ロボット|補助金|課税|税|関税|貿易|観光|学習|読書|研修|制御|設計|利用|活用|導入)$/u,
};

/** What is mixed, grown in a furnace or put on a balance. */
const materials: Cues = {
  zh: /(?:材料|薄膜|涂层|晶体|催化剂|合金|聚合物|高分子|溶液|石墨烯|纳米管|纳米颗粒|量子点|凝胶|电极|电解质|离子液体|离子|(?<![因要元])素|[酸盐酶碱酯醇烯酮胺苷糖]|蛋白|多肽|氧化[物钛锌铁铝]|二氧化\p{Script=Han}|化合物|配合物|玻璃|钙钛矿|沸石|锂|硅|活性炭|生物炭|树脂|橡胶|纤维|粉末)$/u,
  en: /\b(?:materials?|films?|coatings?|crystals?|catalysts?|alloys?|polymers?|solutions?|graphene|nanotubes?|nano(?:particles|wires|materials)|quantum dots|(?:hydro|aero)?gels?|electrodes?|electrolytes?|ions?|acids?|salts?|enzymes?|proteins?|peptides?|compounds?|composites?|glass(?:es)?|perovskites?|zeolites?|lithium|silicon|biochar|resins?|fib(?:re|er)s?|powders?|solvents?|(?:di)?oxides?|\p{L}{3,}(?:oxide|chloride|sulfide|nitride|phosphate|carbonate|nitrate)s?)$/iu,
  es: /^(?:el |la |los |las )?(?:material(?:es)?|películas?|recubrimientos?|cristales?|catalizador(?:es)?|aleaci(?:ón|ones)|polímeros?|disoluci(?:ón|ones)|grafeno|nanotubos|nanopartículas|(?:hidro|aero)?gel(?:es)?|electrodos?|electrolitos?|iones|ácidos?|sales|enzimas?|proteínas?|péptidos?|compuestos?|vidrios?|perovskitas?|zeolitas?|litio|silicio|biocarbón|resinas?|fibras?|polvos?|disolventes?|(?:di)?óxidos?)(?!\p{L})/iu,
  ja: /(?:材料|薄膜|被膜|結晶|触媒|合金|高分子|ポリマー|溶液|グラフェン|ナノチューブ|ナノ粒子|量子ドット|ゲル|電極|電解質|イオン|酸|塩|酵素|タンパク質|ペプチド|化合物|錯体|ガラス|ペロブスカイト|ゼオライト|リチウム|シリコン|バイオ炭|活性炭|樹脂|繊維|粉末|酸化\p{Script=Han}+|酸化チタン)$/u,
};

/** What is taken or given against an illness. */
const drugs: Cues = {
  zh: /(?:药|(?<![因要元])素|汤|丸|胶囊|片|颗粒|提取物|多糖|黄酮|抗体|制剂|胍|他汀|沙坦|黄芪|人参|丹参|当归|枸杞|三七)$/u,
  en: /\b(?:drugs?|antibiotics?|insulin|metformin|aspirin|statins?|extracts?|ginseng|curcumin|probiotics?|antibod(?:y|ies)|\p{L}+(?:mycin|cillin|olol|pril|sartan|azole|statin|mab))$/iu,
  es: /^(?:el |la |los |las )?(?:fármacos?|medicamentos?|antibióticos?|insulina|metformina|aspirina|estatinas?|extractos?(?: .+)?|ginseng|cúrcuma|probióticos?|anticuerpos?)(?!\p{L})/iu,
  ja: /(?:薬|剤|漢方|インスリン|抗体|エキス|抽出物|プロバイオティクス|アスピリン|スタチン)$/u,
};

const usual: Readonly<Partial<Record<Field, MatterSort>>> = {
  medicine: 'ill',
  agriculture: 'open',
  education: 'open',
  interdisciplinary: 'open',
  engineering: 'thing',
  science: 'open',
  philosophy: 'thing',
  literature: 'thing',
  history: 'thing',
  art: 'thing',
};

const looked: ReadonlySet<Field> = new Set(['philosophy', 'literature', 'history', 'art']);

/** What sort of thing a matter is, as far as its words show; else what the field mostly works on. */
export function sortMatter(text: string, language: Language, field: Field): MatterSort {
  if (looked.has(field)) return 'thing';
  const written: Language = /[\p{Script=Han}\u3040-\u30ff]/u.test(text) || language === 'es' ? language : 'en';
  // An English noun stands before what is said of it: tariffs on steel are tariffs.
  const head = written === 'en' ? (text.trim().split(/ (?:on|of|for|with|from|to|in|against|by|at) /u)[0] ?? '') : text;
  const is = (cues: Cues): boolean => cues[written].test(head.trim());
  const isLearning =
    /(?:机器|深度|强化|合作|项目式|移动|在线)学习$|\b(?:machine|deep|reinforcement|project-based|cooperative|online|mobile) learning$/iu;
  if (isLearning.test(text)) return 'means';
  const nature = findNature(head.trim(), written);
  if (nature !== null) return nature;
  if (is(ills) || thingCues.disease?.[written]?.test(text)) return 'ill';
  if (field === 'medicine' && is(drugs)) return 'thing';
  const goods = cropsAndWares.find(({ cues }) => is(cues));
  if (goods) return field === 'interdisciplinary' && goods.sort === 'thing' && !is(heirlooms) ? 'open' : goods.sort;
  if (field === 'management' && is(houses)) return 'thing';
  if (written === 'es' && is(means)) return 'means';
  if (is(states)) return 'state';
  if (is(means)) return 'means';
  if (field === 'science' && is(materials)) return 'thing';
  return usual[field] ?? 'means';
}
