import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';

/** The kinds by which the literature on a technique is usually sorted. */
const families: readonly (readonly [RegExp, Record<Language, readonly string[]>])[] = [
  [
    /路径规划|航迹规划|轨迹规划|path planning|trajectory planning|motion planning|planificación de (?:rutas|trayectorias)|経路計画/iu,
    {
      zh: ['图搜索算法', '采样类算法', '智能优化算法', '学习类算法'],
      en: ['Graph search', 'Sampling-based planning', 'Bio-inspired optimisation', 'Learning-based planning'],
      es: ['búsqueda en grafos', 'métodos de muestreo', 'optimización bioinspirada', 'métodos de aprendizaje'],
      ja: ['グラフ探索', 'サンプリング法', '進化・群知能による最適化', '学習に基づく方法'],
    },
  ],
  [
    /目标检测|物体检测|图像(?:识别|分类|分割)|人脸识别|object detection|image (?:recognition|classification|segmentation)|face recognition|detección de objetos|reconocimiento (?:de imágenes|facial)|物体検出|画像認識|顔認識/iu,
    {
      zh: ['手工特征方法', '两阶段与卷积网络方法', '单阶段与轻量化方法', '注意力与变换器方法'],
      en: [
        'Hand-crafted features',
        'Convolutional and two-stage networks',
        'One-stage and light networks',
        'Attention and transformers',
      ],
      es: [
        'características diseñadas a mano',
        'redes convolucionales de dos etapas',
        'redes de una etapa y ligeras',
        'atención y transformadores',
      ],
      ja: ['手作りの特徴量', '畳み込みと二段階の方法', '一段階と軽量化の方法', '注意機構と変換器'],
    },
  ],
  [
    /推荐(?:系统|算法)|recommend(?:er|ation) systems?|sistemas? de recomendación|推薦システム/iu,
    {
      zh: ['协同过滤', '基于内容的推荐', '图与深度学习推荐', '混合与可解释推荐'],
      en: [
        'Collaborative filtering',
        'Content-based recommendation',
        'Graph and deep models',
        'Hybrid and explainable systems',
      ],
      es: [
        'filtrado colaborativo',
        'recomendación por contenido',
        'modelos de grafos y profundos',
        'sistemas híbridos y explicables',
      ],
      ja: ['協調フィルタリング', '内容に基づく推薦', 'グラフと深層学習', '混合型と説明可能な推薦'],
    },
  ],
  [
    /情感分析|机器翻译|自然语言处理|大语言模型|文本分类|sentiment analysis|machine translation|natural language processing|language models?|análisis de sentimientos|traducción automática|感情分析|機械翻訳|自然言語処理|言語モデル/iu,
    {
      zh: ['规则与统计方法', '循环与卷积网络方法', '预训练语言模型', '大模型与提示方法'],
      en: [
        'Rules and statistics',
        'Recurrent and convolutional networks',
        'Pretrained models',
        'Large models and prompting',
      ],
      es: [
        'reglas y estadística',
        'redes recurrentes y convolucionales',
        'modelos preentrenados',
        'modelos grandes e instrucciones',
      ],
      ja: ['規則と統計', '再帰型と畳み込み型', '事前学習モデル', '大規模モデルとプロンプト'],
    },
  ],
  [
    /锂离子电池|锂电池|动力电池|钠离子电池|lithium[- ]ion|sodium[- ]ion|batter(?:y|ies)|baterías?|リチウムイオン電池|電池/iu,
    {
      zh: ['正极材料', '负极材料', '电解质与隔膜', '电池管理与安全'],
      en: ['Cathodes', 'Anodes', 'Electrolytes and separators', 'Management and safety'],
      es: ['cátodos', 'ánodos', 'electrolitos y separadores', 'gestión y seguridad'],
      ja: ['正極材料', '負極材料', '電解質とセパレータ', '管理と安全'],
    },
  ],
  [
    /污水处理|尾水处理|废水处理|水处理|重金属(?:废水|去除)|wastewater|water treatment|aguas residuales|tratamiento de agua|廃水処理|水処理/iu,
    {
      zh: ['物理法', '化学法', '生物法', '组合工艺'],
      en: ['Physical treatment', 'Chemical treatment', 'Biological treatment', 'Combined processes'],
      es: ['tratamiento físico', 'tratamiento químico', 'tratamiento biológico', 'procesos combinados'],
      ja: ['物理的処理', '化学的処理', '生物学的処理', '組み合わせ処理'],
    },
  ],
  [
    /土壤修复|土壤污染修复|soil remediation|remediación de suelos|土壌浄化|土壌修復/iu,
    {
      zh: ['物理修复', '化学修复', '植物与微生物修复', '联合修复'],
      en: ['Physical remediation', 'Chemical remediation', 'Phyto- and bioremediation', 'Combined remediation'],
      es: ['remediación física', 'remediación química', 'fito y biorremediación', 'remediación combinada'],
      ja: ['物理的浄化', '化学的浄化', '植物と微生物による浄化', '複合的な浄化'],
    },
  ],
  [
    /3D打印|增材制造|3D printing|additive manufacturing|impresión 3D|fabricación aditiva|3Dプリン|積層造形/iu,
    {
      zh: ['工艺类型', '打印材料', '缺陷与质量控制', '后处理'],
      en: ['Processes', 'Materials', 'Defects and quality control', 'Post-processing'],
      es: ['procesos', 'materiales', 'defectos y control de calidad', 'posprocesado'],
      ja: ['造形方式', '材料', '欠陥と品質管理', '後処理'],
    },
  ],
  [
    /自动驾驶|无人驾驶|autonomous (?:driving|vehicles?)|self-driving|vehículos autónomos|conducción autónoma|自動運転/iu,
    {
      zh: ['环境感知', '定位与地图', '决策与规划', '控制与安全验证'],
      en: ['Perception', 'Localisation and maps', 'Decision and planning', 'Control and safety validation'],
      es: ['percepción', 'localización y mapas', 'decisión y planificación', 'control y validación'],
      ja: ['環境認識', '位置推定と地図', '判断と計画', '制御と安全性検証'],
    },
  ],
  [
    /基因编辑|CRISPR|gene editing|genome editing|edición (?:génica|genética)|ゲノム編集/iu,
    {
      zh: ['编辑工具及其原理', '递送方式', '脱靶与安全性', '伦理与监管'],
      en: ['Tools and how they cut', 'Delivery', 'Off-target effects and safety', 'Ethics and regulation'],
      es: [
        'herramientas y su acción',
        'vehículos de entrega',
        'efectos fuera de diana y seguridad',
        'ética y regulación',
      ],
      ja: ['編集の道具と原理', '送達方法', '標的外作用と安全性', '倫理と規制'],
    },
  ],
  [
    /太阳能电池|光伏电池|solar cells?|células? solares?|太陽電池/iu,
    {
      zh: ['吸光层材料', '传输层与界面', '器件结构与工艺', '封装与稳定性'],
      en: [
        'Absorber materials',
        'Transport layers and interfaces',
        'Device structure and processing',
        'Encapsulation and stability',
      ],
      es: [
        'materiales absorbentes',
        'capas de transporte e interfaces',
        'estructura y fabricación',
        'encapsulado y estabilidad',
      ],
      ja: ['光吸収材料', '輸送層と界面', '素子構造と作製', '封止と安定性'],
    },
  ],
];

/** MXene in the anodes of batteries: where a thing is put to use has parts, and those are no kinds of the thing. */
const withoutSettings = ({ text, contexts, object }: TitleUnderstanding): string =>
  contexts
    .filter((context) => context.kind === 'setting' && !object.includes(context.text))
    .reduce((rest, context) => rest.replace(context.text, ' '), text);

export const findFamilies = (title: TitleUnderstanding): readonly string[] =>
  families.find(([words]) => words.test(withoutSettings(title)))?.[1][title.language] ?? [];
