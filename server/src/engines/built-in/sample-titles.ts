import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';

/** Titles as students hand them in, three a field and language; tests and the reading samples write outlines of them. */
export const sampleTitles: Readonly<Record<Language, Readonly<Record<Field, readonly string[]>>>> = {
  zh: {
    philosophy: ['论海德格尔技术哲学中的“座架”概念', '孟子与荀子人性论的比较研究', '人工智能时代的隐私伦理问题研究'],
    economics: [
      '数字普惠金融对农村居民消费升级的影响研究——基于省级面板数据',
      '我国跨境电商出口贸易的问题与对策',
      '长三角地区产业结构的演变及其动因',
    ],
    law: ['网络平台“二选一”行为的法律规制研究', '论正当防卫的限度条件', '中德环境公益诉讼制度比较研究'],
    education: [
      '乡村教师流失的原因与对策研究——以甘肃省某县为例',
      '翻转课堂在高中英语阅读教学中的应用研究',
      '父母陪伴对小学生阅读兴趣的影响',
    ],
    literature: [
      '《呼兰河传》中的儿童视角研究',
      '目的论视角下旅游宣传文本的翻译策略研究',
      '泰戈尔对冰心小诗创作的影响',
    ],
    history: [
      '晚清上海报业的演变',
      '宋代海外贸易对泉州城市发展的影响',
      '民国时期乡村建设运动的比较研究——以邹平与定县为例',
    ],
    science: ['温度对土壤有机碳矿化的影响', '氧化锌纳米棒的制备及光催化性能研究', '城市湖泊微塑料分布的影响因素研究'],
    engineering: [
      '基于Spring Boot的校园二手交易平台的设计与实现',
      '基于深度学习的道路裂缝检测方法研究',
      '六自由度机械臂的结构设计与仿真',
    ],
    agriculture: [
      '氮肥施用量对冬小麦产量及品质的影响',
      '农业社会化服务对粮食生产效率的影响——来自河南省农户的证据',
      '设施番茄连作障碍的成因与防治措施',
    ],
    medicine: [
      '针灸联合药物治疗偏头痛的疗效观察',
      '某三甲医院护理人员职业倦怠的现状与干预对策',
      '社区老年高血压患者服药依从性的影响因素分析',
    ],
    military: ['军事物流保障模式的演进与启示', '大学生国防教育的困境与优化路径', '任务式指挥对分队协同能力的影响'],
    management: ['A公司员工激励机制的优化研究', '变革型领导对员工创新行为的影响机制研究', '新能源汽车企业营销策略研究'],
    art: ['非遗剪纸元素在文创产品设计中的应用研究', '宋代花鸟画的审美意蕴', '贾樟柯电影中的城市空间研究'],
    interdisciplinary: [
      '算法推荐对青年群体信息茧房形成的影响',
      '智慧养老平台的设计与评价',
      '城市更新中社区参与的困境与对策',
    ],
  },
  en: {
    philosophy: [
      'The concept of freedom in Kant’s moral philosophy',
      'Rethinking moral responsibility in the age of artificial intelligence',
      'A comparative study of Stoic and Confucian ethics',
    ],
    economics: [
      'The impact of minimum wage increases on youth employment in Portugal',
      'Determinants of household savings in rural Kenya',
      'Challenges facing small exporters in Vietnam',
    ],
    law: [
      'Regulating deepfakes: legal problems and policy options',
      'A comparison of privacy law in the European Union and China',
      'On the nature of customary international law',
    ],
    education: [
      'Improving teacher retention in remote schools: challenges and solutions',
      'The Effect of Peer Feedback on Writing Quality: Evidence from University Freshmen',
      'The application of project-based learning in secondary school chemistry',
    ],
    literature: [
      'The representation of women in Jane Eyre',
      'The influence of Russian realism on modern Chinese fiction',
      'The symbolism of the river in modern American fiction',
    ],
    history: [
      'The rise and decline of the Hanseatic League',
      'Public health reform in Shanghai, 1900–1937',
      'The effect of the railway on market towns in Victorian England',
    ],
    science: [
      'The effect of temperature on soil carbon decomposition',
      'Preparation and characterization of chitosan-based antibacterial films',
      'Factors influencing algal blooms in urban lakes',
    ],
    engineering: [
      'Design and implementation of a campus second-hand trading platform based on Spring Boot',
      'Road crack detection using convolutional neural networks',
      'Design of a low-cost robotic arm for laboratory teaching',
    ],
    agriculture: [
      'The effects of nitrogen fertilizer on wheat yield: a field experiment',
      'Barriers to the adoption of precision agriculture among smallholders',
      'A comparison of drip and furrow irrigation in maize production',
    ],
    medicine: [
      'The efficacy of mindfulness training on exam anxiety: a randomized controlled trial',
      'Preventing nurse burnout in intensive care units',
      'Factors influencing vaccine hesitancy among pregnant women',
    ],
    military: [
      'The role of non-commissioned officers in unit cohesion',
      'The evolution of mission command in the German army',
      'Improving spare-part supply in field exercises',
    ],
    management: [
      'The effect of remote work on employee retention: evidence from German manufacturing firms',
      'A comparative study of British and Japanese corporate governance',
      'Reducing staff turnover in budget hotels',
    ],
    art: [
      'The influence of Japanese woodblock prints on French Impressionism',
      'The use of colour in the films of Wong Kar-wai',
      'Design of a board game for museum education',
    ],
    interdisciplinary: [
      'Consumer trust in live-stream commerce: a survey study of Chinese students',
      'Algorithmic management and worker autonomy: a mixed-methods study',
      'Strategies for reducing food waste in university canteens',
    ],
  },
  es: {
    philosophy: [
      'El concepto de libertad en la filosofía moral de Kant',
      'La responsabilidad moral ante la inteligencia artificial',
      'Estudio comparativo entre el estoicismo y el epicureísmo',
    ],
    economics: [
      'Efecto del salario mínimo en el empleo juvenil en Chile',
      'Factores que influyen en el ahorro de los hogares rurales',
      'Retos para la financiación de las pequeñas empresas en Colombia',
    ],
    law: [
      'Análisis comparativo de la protección de datos en España y México',
      'Problemas de la regulación del trabajo en plataformas',
      'El concepto de dignidad en el derecho constitucional',
    ],
    education: [
      'Impacto de la evaluación formativa en el rendimiento académico',
      'Estrategias para reducir el abandono escolar en zonas rurales',
      'Diseño de un programa de lectura para educación primaria',
    ],
    literature: [
      'La representación de la mujer en La casa de Bernarda Alba',
      'Influencia de Borges en la narrativa argentina reciente',
      'La figura del viajero en la novela de posguerra',
    ],
    history: [
      'Evolución de la sanidad urbana en Barcelona',
      'El impacto del ferrocarril en las ciudades medias durante el siglo XIX',
      'Orígenes del movimiento cooperativo en Cataluña',
    ],
    science: [
      'Efecto de la temperatura en la descomposición del carbono del suelo',
      'Síntesis y caracterización de películas de quitosano',
      'Factores que influyen en la calidad del agua de los lagos urbanos',
    ],
    engineering: [
      'Diseño e implementación de una plataforma de intercambio universitario',
      'Detección de grietas mediante redes neuronales',
      'Diseño de un brazo robótico de bajo coste',
    ],
    agriculture: [
      'Efecto del riego por goteo en el rendimiento del maíz',
      'Problemas de comercialización de los pequeños productores de café',
      'Análisis comparativo de dos sistemas de cultivo de tomate',
    ],
    medicine: [
      'Impacto de la educación sanitaria en la adherencia al tratamiento',
      'Estrategias para prevenir el desgaste profesional en enfermería',
      'Factores asociados a la ansiedad en estudiantes de medicina',
    ],
    military: [
      'Evolución de la logística militar en el siglo XX',
      'El papel de los suboficiales en la cohesión de la unidad',
      'Problemas de la formación de reservistas',
    ],
    management: [
      'Impacto del teletrabajo en la retención del talento en empresas españolas',
      'Estrategias de marketing para cooperativas locales',
      'Estudio comparativo entre la gestión pública y la privada',
    ],
    art: [
      'La imagen de la ciudad en el cine de Almodóvar',
      'Influencia del grabado japonés en la pintura francesa',
      'Diseño de una exposición sobre la cerámica popular',
    ],
    interdisciplinary: [
      'Efecto de la recomendación algorítmica en la diversidad informativa',
      'Diseño de una plataforma de cuidados para personas mayores',
      'Retos de la participación vecinal en la renovación urbana',
    ],
  },
  ja: {
    philosophy: [
      'カントの道徳哲学における自由の概念',
      '人工知能時代の道徳的責任に関する考察',
      '和辻哲郎とハイデガーの風土論の比較研究',
    ],
    economics: [
      '最低賃金の引き上げが若年雇用に及ぼす影響',
      '地方における中小企業金融の課題と対策',
      '戦後日本における産業構造の変遷',
    ],
    law: ['個人情報保護法制の日独比較研究', 'プラットフォーム労働の法的課題', '正当防衛の限界に関する一考察'],
    education: [
      '地方大学における留学生支援の課題と対策',
      '相互評価が大学生の文章力に及ぼす影響',
      '中学校理科における探究学習プログラムの開発',
    ],
    literature: [
      '夏目漱石の小説における都市の表象',
      'ロシア文学が二葉亭四迷に与えた影響',
      '宮沢賢治の童話における自然の意味',
    ],
    history: [
      '明治期における公衆衛生制度の変遷',
      '鉄道の開通が在郷町に及ぼした影響',
      '近世江戸と大坂の商人組合の比較研究',
    ],
    science: [
      '温度が土壌有機炭素の分解に及ぼす影響',
      '酸化亜鉛ナノロッドの合成と光触媒特性',
      '都市湖沼の水質の規定要因',
    ],
    engineering: [
      '学内物品交換システムの設計と実装',
      '深層学習を用いた道路ひび割れ検出手法の提案',
      '小型ロボットアームの設計',
    ],
    agriculture: [
      '窒素施肥量が小麦の収量に及ぼす影響',
      '中山間地域における農業後継者不足の課題と対策',
      '点滴灌漑と畝間灌漑の比較研究',
    ],
    medicine: [
      '看護師の燃え尽きの規定要因',
      'マインドフルネス訓練が試験不安に及ぼす効果',
      '在宅高齢者の服薬支援の課題',
    ],
    military: ['近代日本における兵站制度の変遷', '任務指揮が部隊の協同に及ぼす影響', '予備役制度の課題と対策'],
    management: [
      'テレワークが従業員の定着に及ぼす影響――製造業を事例として',
      '地方旅館の経営課題と改善策',
      '日英の企業統治の比較研究',
    ],
    art: ['浮世絵が印象派に与えた影響', '小津安二郎の映画における家族の表象', '地域伝統文様を用いた商品デザインの開発'],
    interdisciplinary: [
      'アルゴリズム推薦が情報接触の多様性に及ぼす影響',
      '見守りプラットフォームの設計と評価',
      '都市再生における住民参加の課題',
    ],
  },
};
