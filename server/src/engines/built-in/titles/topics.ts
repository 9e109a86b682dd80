import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';

/** What a student of the field could write about: a matter, what it may act on, and where it can be looked at. */
export interface Topic {
  matter: string;
  outcome: string;
  place: string;
}

const topic = (matter: string, outcome: string, place: string): Topic => ({ matter, outcome, place });

export const topics: Readonly<Record<Field, Readonly<Record<Language, readonly Topic[]>>>> = {
  philosophy: {
    zh: [
      topic('道德责任', '人工智能决策', '医疗与自动驾驶情境'),
      topic('承认', '社会认同', '数字平台劳动者'),
      topic('自然观念', '生态伦理', '先秦道家典籍'),
    ],
    en: [
      topic('moral responsibility', 'automated decision-making', 'medical practice'),
      topic('recognition', 'social identity', 'platform workers'),
    ],
    es: [
      topic('la responsabilidad moral', 'las decisiones automatizadas', 'la práctica médica'),
      topic('el reconocimiento', 'la identidad social', 'los trabajadores de plataformas'),
    ],
    ja: [
      topic('道徳的責任', '自動化された意思決定', '医療現場'),
      topic('承認', '社会的アイデンティティ', 'プラットフォーム労働者'),
    ],
  },
  economics: {
    zh: [
      topic('数字普惠金融', '农户创业', '中部地区县域'),
      topic('绿色信贷', '企业绿色转型', '制造业上市公司'),
      topic('人口老龄化', '家庭消费结构', '东部沿海省份'),
    ],
    en: [
      topic('mobile banking', 'household saving', 'rural counties'),
      topic('green credit', 'corporate investment', 'manufacturing firms'),
    ],
    es: [
      topic('la banca móvil', 'el ahorro de los hogares', 'los municipios rurales'),
      topic('el crédito verde', 'la inversión empresarial', 'la industria manufacturera'),
    ],
    ja: [topic('モバイル決済', '家計の貯蓄行動', '地方都市'), topic('環境金融', '企業の設備投資', '製造業')],
  },
  law: {
    zh: [
      topic('算法推荐服务', '用户知情权保护', '网络消费平台'),
      topic('个人信息跨境提供', '企业合规义务', '跨境电商企业'),
      topic('未成年人网络游戏消费', '合同效力认定', '公开裁判案例'),
    ],
    en: [
      topic('automated recommendation', 'the right to information', 'consumer platforms'),
      topic('cross-border data transfer', 'compliance duties', 'online retailers'),
    ],
    es: [
      topic('la recomendación automatizada', 'el derecho a la información', 'las plataformas de consumo'),
      topic('la transferencia internacional de datos', 'los deberes de cumplimiento', 'el comercio electrónico'),
    ],
    ja: [
      topic('アルゴリズム推薦', '利用者の知る権利', '消費者向けプラットフォーム'),
      topic('個人データの越境移転', '企業の法令順守義務', '電子商取引'),
    ],
  },
  education: {
    zh: [
      topic('项目式学习', '学生问题解决能力', '初中科学课堂'),
      topic('同伴反馈', '英语写作质量', '高中学生'),
      topic('乡村教师在线研修', '教学改进', '西部农村学校'),
    ],
    en: [
      topic('project-based learning', 'problem-solving skills', 'lower secondary science'),
      topic('peer feedback', 'writing quality', 'university freshmen'),
    ],
    es: [
      topic('el aprendizaje por proyectos', 'la resolución de problemas', 'la secundaria obligatoria'),
      topic('la evaluación entre pares', 'la calidad de la escritura', 'los estudiantes de primer curso'),
    ],
    ja: [topic('プロジェクト型学習', '問題解決力', '中学校理科'), topic('相互評価', '作文の質', '大学初年次')],
  },
  literature: {
    zh: [
      topic('返乡叙事', '乡土认同', '新世纪长篇小说'),
      topic('儿童视角', '创伤书写', '现代短篇小说'),
      topic('文化负载词', '译文接受', '当代小说英译本'),
    ],
    en: [
      topic('homecoming narratives', 'rural identity', 'contemporary novels'),
      topic('the child narrator', 'the writing of trauma', 'modern short fiction'),
    ],
    es: [
      topic('el relato del regreso', 'la identidad rural', 'la novela contemporánea'),
      topic('la voz infantil', 'la escritura del trauma', 'el cuento moderno'),
    ],
    ja: [topic('帰郷の物語', '郷土意識', '現代長編小説'), topic('子どもの視点', '傷の表現', '近代短編小説')],
  },
  history: {
    zh: [
      topic('近代城市公共卫生', '市民日常生活', '沿海通商口岸'),
      topic('地方会馆', '商业秩序', '明清江南市镇'),
      topic('乡村师范教育', '基层社会动员', '民国时期华北'),
    ],
    en: [
      topic('urban public health', 'daily life', 'treaty ports'),
      topic('merchant guilds', 'commercial order', 'early modern towns'),
    ],
    es: [
      topic('la sanidad urbana', 'la vida cotidiana', 'las ciudades portuarias'),
      topic('los gremios mercantiles', 'el orden comercial', 'las villas modernas'),
    ],
    ja: [topic('都市の公衆衛生', '市民の日常生活', '開港都市'), topic('商人組合', '商業秩序', '近世の在郷町')],
  },
  science: {
    zh: [
      topic('土壤含水量', '有机碳分解', '温带草地'),
      topic('生物炭添加', '重金属吸附', '矿区污染土壤'),
      topic('微塑料', '水生植物生长', '城市湖泊'),
    ],
    en: [
      topic('soil moisture', 'carbon decomposition', 'temperate grassland'),
      topic('biochar amendment', 'heavy metal adsorption', 'polluted soils'),
    ],
    es: [
      topic('la humedad del suelo', 'la descomposición del carbono', 'los pastizales templados'),
      topic('el biocarbón', 'la adsorción de metales', 'los suelos contaminados'),
    ],
    ja: [topic('土壌水分', '有機炭素の分解', '温帯草地'), topic('バイオ炭の添加', '重金属の吸着', '汚染土壌')],
  },
  engineering: {
    zh: [
      topic('轻量化目标检测模型', '巡检识别精度', '输电线路巡检'),
      topic('温室环境监测系统', '能耗控制', '小型设施农业'),
      topic('储能调度策略', '微电网运行稳定性', '园区微电网'),
    ],
    en: [
      topic('lightweight object detection', 'inspection accuracy', 'power line inspection'),
      topic('greenhouse monitoring', 'energy use', 'small farms'),
    ],
    es: [
      topic('la detección ligera de objetos', 'la precisión de la inspección', 'las líneas eléctricas'),
      topic('la monitorización de invernaderos', 'el consumo de energía', 'las pequeñas explotaciones'),
    ],
    ja: [
      topic('軽量な物体検出', '点検の精度', '送電線の点検'),
      topic('温室環境の監視', '消費エネルギー', '小規模農場'),
    ],
  },
  agriculture: {
    zh: [
      topic('有机肥替代', '番茄产量与品质', '设施大棚'),
      topic('农业生产托管', '粮食生产效率', '平原主产区农户'),
      topic('节水灌溉方式', '玉米水分利用效率', '半干旱地区'),
    ],
    en: [
      topic('organic fertiliser', 'tomato yield', 'greenhouse production'),
      topic('shared machinery services', 'grain output', 'smallholders'),
    ],
    es: [
      topic('la fertilización orgánica', 'el rendimiento del tomate', 'los invernaderos'),
      topic('los servicios de maquinaria compartida', 'la producción de cereal', 'los pequeños productores'),
    ],
    ja: [topic('有機質肥料', 'トマトの収量', '施設栽培'), topic('農作業の受託', '穀物の生産性', '小規模農家')],
  },
  medicine: {
    zh: [
      topic('移动健康随访', '慢性病患者服药依从性', '社区卫生服务中心'),
      topic('延续性护理', '术后康复质量', '骨科患者'),
      topic('护士职业倦怠', '护理安全行为', '三级医院'),
    ],
    en: [
      topic('mobile health follow-up', 'medication adherence', 'community clinics'),
      topic('transitional care', 'recovery after surgery', 'orthopaedic wards'),
    ],
    es: [
      topic('el seguimiento por móvil', 'la adherencia a la medicación', 'los centros de salud'),
      topic('los cuidados de transición', 'la recuperación posoperatoria', 'los servicios de traumatología'),
    ],
    ja: [
      topic('モバイル端末による経過観察', '服薬の順守', '地域の診療所'),
      topic('継続看護', '術後の回復', '整形外科病棟'),
    ],
  },
  military: {
    zh: [
      topic('任务式指挥', '分队协同能力', '联合训练'),
      topic('国防教育课程', '大学生国防观念', '普通高校'),
      topic('装备维修保障', '保障响应速度', '野外驻训'),
    ],
    en: [
      topic('mission command', 'small-unit cooperation', 'joint training'),
      topic('spare-part supply', 'speed of repair', 'field exercises'),
    ],
    es: [
      topic('el mando orientado a la misión', 'la cooperación de las unidades', 'la instrucción conjunta'),
      topic('el suministro de repuestos', 'la rapidez de reparación', 'las maniobras'),
    ],
    ja: [topic('任務指揮', '小部隊の協同', '統合訓練'), topic('補給部品の管理', '修理の迅速さ', '野外演習')],
  },
  management: {
    zh: [
      topic('弹性工作制', '员工组织承诺', '互联网企业'),
      topic('直播带货', '消费者购买意愿', '县域农产品品牌'),
      topic('数字化采购', '供应链响应能力', '中小制造企业'),
    ],
    en: [
      topic('flexible working hours', 'organisational commitment', 'technology firms'),
      topic('live-stream selling', 'purchase intention', 'regional food brands'),
    ],
    es: [
      topic('el horario flexible', 'el compromiso organizativo', 'las empresas tecnológicas'),
      topic('la venta en directo', 'la intención de compra', 'las marcas regionales'),
    ],
    ja: [
      topic('フレックスタイム制', '組織コミットメント', '情報通信企業'),
      topic('ライブ配信販売', '購買意図', '地域食品ブランド'),
    ],
  },
  art: {
    zh: [
      topic('民间剪纸纹样', '文创产品识别度', '地方博物馆文创'),
      topic('城市纪录片', '地方记忆建构', '老城更新题材'),
      topic('水墨留白', '当代插画表现', '绘本创作'),
    ],
    en: [
      topic('folk paper-cut patterns', 'product identity', 'museum shops'),
      topic('city documentaries', 'local memory', 'old town renewal'),
    ],
    es: [
      topic('los motivos de papel recortado', 'la identidad del producto', 'las tiendas de museo'),
      topic('el documental urbano', 'la memoria local', 'los barrios históricos'),
    ],
    ja: [
      topic('民俗切り絵の文様', '製品の識別性', '博物館の物販'),
      topic('都市ドキュメンタリー', '地域の記憶', '旧市街の再生'),
    ],
  },
  interdisciplinary: {
    zh: [
      topic('短视频算法推荐', '青年信息接触多样性', '高校学生'),
      topic('智慧养老平台', '老年人使用意愿', '城市社区'),
      topic('城市绿地布局', '居民心理健康', '高密度城区'),
    ],
    en: [
      topic('algorithmic recommendation', 'diversity of information', 'university students'),
      topic('smart care platforms', 'intention to use', 'older residents'),
    ],
    es: [
      topic('la recomendación algorítmica', 'la diversidad informativa', 'los estudiantes universitarios'),
      topic('las plataformas de cuidados', 'la intención de uso', 'las personas mayores'),
    ],
    ja: [
      topic('アルゴリズム推薦', '情報接触の多様性', '大学生'),
      topic('見守りプラットフォーム', '利用意図', '高齢者世帯'),
    ],
  },
};
